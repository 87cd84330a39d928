// What the terminal tells of sieges and of castles that are built.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <sstream>

#include "cli/battle_screen.h"
#include "cli/commands.h"
#include "cli/line_input.h"
#include "io/scenario/scenario_lay.h"
#include "tests/cli/answer.h"

namespace six::cli {
namespace {

namespace fs = std::filesystem;
using io::Language;

bool holds(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}
// Wherever the lines break.
std::string flat(std::string text) {
    std::replace(text.begin(), text.end(), '\n', ' ');
    for (std::size_t at; (at = text.find("  ")) != std::string::npos;) text.erase(at, 1);
    return text;
}

class Siege : public testing::Test {
protected:
    Siege() {
        fs::remove_all(folder_);
        fs::create_directories(folder_);
    }
    ~Siege() override {
        std::error_code ignored;
        fs::remove_all(folder_, ignored);
    }
    std::string file(const std::string& name) const { return (folder_ / name).string(); }

    Answer played(std::vector<std::string> line, const std::string& typed) const {
        line.insert(line.begin(), "play");
        const Parsed parsed = parse(commands(), line, Language::en);
        std::istringstream in(typed);
        std::ostringstream out, err;
        const auto input = stream_input(in, out);
        const int code = play(std::get<Arguments>(parsed), *input, out, err);
        return {code, out.str(), err.str()};
    }
    Answer built_by_hand(const std::string& typed) const {
        return played({"--edition", "conquest", "--siege", "--points", "800", "--deploy", "hand",
                       "--red", "simple", "--blue", "human", "--replay", file("siege.jsonl")},
                      typed);
    }

    fs::path folder_ =
        fs::path(testing::TempDir()) /
        (std::string("six_siege_") + testing::UnitTest::GetInstance()->current_test_info()->name());
};

// The bot has taken the south, so blue's castle stands in the north, or the other way round.
TEST_F(Siege, WhatIsBuiltIsCalledByItsNameAndLabel) {
    const std::string typed =
        "dial b2\nmeasure b1 b2\nlook b1\nbuild 1 at 30,3 facing 90\nbuild 1 at 30,33 facing 90\n"
        "undo\n";
    const Answer game = built_by_hand(typed);
    EXPECT_EQ(game.code, kSuccess) << game.err;
    const std::string told = flat(game.out);
    EXPECT_TRUE(holds(told, "Blue builds castle section b2 (Tollbridge Gate) at (30, 3")) << told;
    EXPECT_TRUE(holds(told, "Blue builds; the starting area, in which sections lie wholly"));
    EXPECT_LT(told.find("build N at X,Y"), told.find(" decline ")) << told;
    EXPECT_FALSE(holds(told, "Expected one of: .")) << told;
    EXPECT_TRUE(holds(told, "Not before the table is laid. ")) << told;
}

TEST_F(Siege, IsToldAgainWhenResumedAndShown) {
    ASSERT_EQ(built_by_hand("build 1 at 30,3 facing 90\nbuild 1 at 30,33 facing 90\n").code,
              kSuccess);
    const Answer shown = answer_to("replay", {"show", file("siege.jsonl")});
    EXPECT_EQ(shown.code, kSuccess) << shown.err;
    EXPECT_TRUE(holds(shown.out, "\nA siege: Blue defends.\n")) << shown.out;
    EXPECT_TRUE(holds(shown.out, "Blue builds castle section b2 at (30, 3")) << shown.out;
    const Answer resumed = played({"--resume", file("siege.jsonl")}, "log\n");
    EXPECT_EQ(resumed.code, kSuccess) << resumed.err;
    EXPECT_TRUE(holds(resumed.out, "A siege: Blue defends.\n")) << resumed.out;
    EXPECT_TRUE(holds(flat(resumed.out), "castle section b2 (Tollbridge Gate) at (30, 3"))
        << resumed.out;
}

TEST_F(Siege, ABattleTellsWhatWasBuilt) {
    const std::vector<std::string> line = {"--edition", "conquest", "--siege", "--points", "400"};
    const Answer english = answer_to("battle", line);
    EXPECT_EQ(english.code, kSuccess) << english.err;
    const std::size_t built = english.out.find("\n  Blue builds castle section b");
    ASSERT_NE(built, std::string::npos) << english.out;
    EXPECT_NE(english.out.find("[C-CASTLE-37]", built), std::string::npos);
    EXPECT_LT(english.out.find("A siege: Blue defends."), built);
    EXPECT_LT(built, english.out.find("Round 1"));
    const Answer german = answer_to("battle", line, Language::de);
    EXPECT_TRUE(holds(german.out, "\n  Blau baut die Castle-Sektion b")) << german.out;
}

TEST_F(Siege, TheScreenSaysWhoDefends) {
    const auto scenario = io::parse_scenario(
        "given K greywater_keep@heavy blue at 18,8 facing 90\n"
        "  A candle_hill_watchman red at 18,20 facing 90\n"
        "  B candle_hill_watchman blue at 28,8 facing 90\n",
        "t.scn", io::ScenarioUse::ask);
    ASSERT_TRUE(scenario);
    const auto laid = io::lay_scenario(*scenario, Edition::conquest, Language::en);
    ASSERT_TRUE(laid);
    Table table = (*laid)->game->table();
    const auto heading = [&] {
        return battle_picture(Language::en, (*laid)->names, {.columns = 80, .rows = 24}, table,
                              (*laid)->game->state(), {})[0];
    };
    EXPECT_FALSE(holds(heading(), "siege"));
    table.defender = Seat{1};
    EXPECT_TRUE(holds(heading(), "A siege: Blue defends.")) << heading();
}

TEST_F(Siege, AnArmyIsBlamedForItsBuildTotal) {
    for (const std::string option : {"--red-army", "--blue-army"}) {
        const Answer game = played({"--edition", "conquest", option, "first_steps"}, "");
        EXPECT_EQ(game.code, kFailure) << game.out;
        EXPECT_TRUE(holds(game.err, "first_steps: ")) << game.err;
        EXPECT_FALSE(holds(game.err, "kings_march")) << game.err;
    }
}

TEST_F(Siege, NoBattleIsLargerThanBotsCanPlay) {
    const auto refused = [](std::vector<std::string> line, std::string_view part) {
        const Answer answer = answer_to("battle", std::move(line));
        EXPECT_EQ(answer.code, kUsage);
        EXPECT_TRUE(holds(answer.err, part)) << answer.err;
    };
    refused({"--points", "1100"}, "at most 1000");
    refused({"--points", "4000"}, "at most 1000");
    refused({"--points", "8000"}, "at most 1000");
    refused({"--edition", "conquest", "--points", "4400"}, "at most 4000");
}

}  // namespace
}  // namespace six::cli
