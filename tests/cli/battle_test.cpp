#include <gtest/gtest.h>

#include <array>
#include <sstream>

#include "cli/battle_screen.h"
#include "cli/commands.h"
#include "engine/game/setup.h"
#include "io/format/files.h"
#include "io/text/data.h"
#include "sim/random_battle.h"

namespace six::cli {
namespace {

using io::Language;

std::string battle(std::vector<std::string> options, Language language = Language::en) {
    options.insert(options.begin(), "battle");
    std::ostringstream out, err;
    EXPECT_EQ(run(options, language, out, err), kSuccess) << err.str();
    EXPECT_EQ(err.str(), "");
    return out.str();
}

TEST(Battle, PipedItIsALogWithoutEscapes) {
    const std::string log = battle({"--points", "100"});
    EXPECT_EQ(log.find('\x1b'), std::string::npos);
    EXPECT_NE(log.find("Round 1"), std::string::npos);
    EXPECT_NE(log.find("[U-MOVE-1]"), std::string::npos);
    EXPECT_NE(log.find("wins in round"), std::string::npos);
    EXPECT_EQ(log.find("cli."), std::string::npos);
}

TEST(Battle, SameSeedSameBattle) {
    EXPECT_EQ(battle({"--seed", "5"}), battle({"--seed", "5"}));
    EXPECT_NE(battle({"--seed", "5"}), battle({"--seed", "6"}));
}

TEST(Battle, SpeaksGerman) {
    const std::string log = battle({"--points", "100", "--lang", "de"});
    EXPECT_NE(log.find("Runde 1"), std::string::npos);
    EXPECT_EQ(log.find("wins"), std::string::npos);
}

TEST(Battle, FourArmies) {
    const std::string log = battle({"--points", "100", "--seats", "4"});
    EXPECT_NE(log.find("Yellow"), std::string::npos);
}

TEST(Battle, ByTheRulesOfConquest) {
    const std::string log = battle({"--edition", "conquest", "--points", "400"});
    EXPECT_NE(log.find("A battle of 400 points"), std::string::npos);
    EXPECT_NE(log.find("west_copse"), std::string::npos);  // of the map for Conquest
    EXPECT_NE(log.find("wins in round"), std::string::npos);
}

TEST(Battle, ASiegeBeginsWithTheAttackerAndACastle) {
    const std::string log =
        battle({"--edition", "conquest", "--siege", "--points", "400", "--lang", "de"});
    EXPECT_NE(log.find("Eine Belagerung: Blau verteidigt."), std::string::npos) << log;
    EXPECT_NE(log.find("▓"), std::string::npos);
    EXPECT_LT(log.find("Rot ist am Zug"), log.find("Blau ist am Zug"));
}

TEST(Battle, OnlyWhatTheEditionPlays) {
    const auto refused = [](std::vector<std::string> options, std::string_view part) {
        options.insert(options.begin(), "battle");
        std::ostringstream out, err;
        EXPECT_EQ(run(options, Language::en, out, err), kUsage) << out.str();
        EXPECT_NE(err.str().find(part), std::string::npos) << err.str();
    };
    refused({"--siege"}, "C-SIEGE-2");
    refused({"--edition", "conquest", "--points", "500"}, "multiple of 400");
    refused({"--edition", "dungeons"}, "unlimited, v2, conquest");
}

TEST(Battle, DemoFiguresAreSoundAndPlain) {
    const auto catalog = io::figures_from_json(*io::data_file("figures/demo.json"));
    ASSERT_TRUE(catalog) << say(Language::en, catalog.error());
    for (const Warrior& warrior : catalog->warriors)
        for (const Click& click : warrior.dials[0].clicks)
            for (const Cell* cell : click.cells())
                EXPECT_EQ(cell->abilities[0], Ability::none) << warrior.id;
    EXPECT_TRUE(io::map_from_json(*io::data_file("maps/demo.json")));
}

TEST(BattleScreen, PictureFitsTheTerminal) {
    for (const auto& [columns, rows] : {std::pair{80, 24}, {72, 20}, {200, 60}}) {
        for (const std::uint16_t figures : std::array<std::uint16_t, 3>{2, 30, 200}) {
            Rng rng(figures);
            const sim::Battle b =
                sim::random_battle(rng, sim::Beginning::melee,
                                   {.edition = Edition::unlimited, .seats = 2, .figures = figures});
            const Terminal terminal{.is_tty = true, .columns = columns, .rows = rows};
            const io::Names names = io::standard_names(b.table, b.state);
            const auto lines =
                battle_picture(Language::de, names, terminal, b.table, b.state,
                               {std::string(300, 'x'),
                                "Ein Satz mit vielen Wörtern, der über die Zeile "
                                "hinausgeht und darum umgebrochen werden muss. [U-GEN-1]"});
            EXPECT_LE(lines.size(), static_cast<std::size_t>(rows));
            for (std::size_t i = 0; i + 4 < lines.size(); ++i)
                EXPECT_LE(columns_of(lines[i]), static_cast<std::size_t>(columns)) << lines[i];
        }
    }
}

TEST(BattleScreen, NeedsATerminalOfSomeSize) {
    EXPECT_FALSE(BattleScreen::fits({.is_tty = false}));
    EXPECT_FALSE(BattleScreen::fits({.is_tty = true, .columns = 40, .rows = 24}));
    EXPECT_TRUE(BattleScreen::fits({.is_tty = true}));
}

}  // namespace
}  // namespace six::cli
