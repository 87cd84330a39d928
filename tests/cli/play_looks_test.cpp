// What the terminal shows while a game is played, and what it answers to nonsense.
#include <array>

#include "tests/cli/play_fixture.h"
#include "tests/support/rng.h"

namespace six::cli {
namespace {

using namespace at_play;

class PlayLooks : public AtPlay {};

// Fourteen figures a side have no line each.
TEST_F(PlayLooks, BothArmiesAreSeenOnTheUsualTerminal) {
    host::PlayStart start;
    start.table = std::make_shared<const Table>(fixture::plain_table());
    start.state = fixture::battle_of(
        *start.table, {{fixture::kRed, {2_in, 2_in}, 900}, {fixture::kBlue, {2_in, 30_in}, 900}});
    const std::array<Figure, 2> first = {start.state.figures[0], start.state.figures[1]};
    start.state.figure_count = 28;
    for (std::uint16_t i = 0; i < 28; ++i) {
        Figure& figure = start.state.figures[i] = first[i / 14];
        figure.at.x = Inches::from_mils(2000 + 2000 * (i % 14));
    }
    start.names = io::standard_names(*start.table, start.state);
    auto session = begun(host::PlayGame(start), {}, {});
    const std::string text = said(*session, "look");
    EXPECT_TRUE(holds(text, "r14 ")) << text;
    EXPECT_TRUE(holds(text, "b14 ")) << text;
    EXPECT_FALSE(holds(text, " more")) << text;
    EXPECT_LE(std::count(text.begin(), text.end(), '\n'), 23) << text;
}

std::size_t longest_line(const std::string& text) {
    std::size_t longest = 0;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);)
        longest = std::max(longest, columns_of(line));
    return longest;
}

TEST_F(PlayLooks, NothingIsWiderThanTheTerminal) {
    for (const Language language : {Language::en, Language::de}) {
        PlayWishes wishes;
        wishes.language = language;
        out_.str("");
        columns_ = 80;
        auto session = sitting({"--seed", "4"}, wishes);
        for (int i = 0; i < 12; ++i) {
            session->enter("h");
            session->enter("1");
        }
        for (const int columns : {80, 72, 60, 40}) {
            columns_ = columns;
            for (const char* line :
                 {"look", "list", "dial r1", "help", "help move", "orders", "score", "log", "hints",
                  "why 1", "measure r1 b1", "nonsense", "move r1 to 99,99", ""}) {
                const std::string text = said(*session, line);
                EXPECT_LE(longest_line(text), static_cast<std::size_t>(columns)) << text;
                EXPECT_FALSE(holds(text, "cli.")) << text;
            }
        }
    }
}

TEST_F(PlayLooks, LooksFitTheUsualTerminal) {
    auto session = sitting({"--seed", "4"});
    const std::string text = said(*session, "look");
    EXPECT_LE(std::count(text.begin(), text.end(), '\n'), 23) << text;  // and the prompt
}

// Whatever is typed: no crash, and only what is a command changes the game.
TEST_F(PlayLooks, NonsenseIsAnswered) {
    auto session = begun(duel(), {}, {});
    TestRng rng(7);
    constexpr std::string_view kPieces[] = {"move",
                                            "close",
                                            "shoot",
                                            "form",
                                            "use",
                                            "march",
                                            "cancel",
                                            "place",
                                            "r1",
                                            "b1",
                                            "r9",
                                            "#3",
                                            "at",
                                            "to",
                                            "via",
                                            "with",
                                            "10,12",
                                            "-1,-1",
                                            "99999999999,1",
                                            "dial",
                                            "why",
                                            "hints",
                                            "list",
                                            "log",
                                            "help",
                                            "measure",
                                            "orders",
                                            "spin",
                                            "on",
                                            "-5",
                                            "1e9",
                                            "\xff",
                                            "\x1b[",
                                            "Größe",
                                            "towards",
                                            "facing",
                                            "1000",
                                            "charge",
                                            "using",
                                            "undo",
                                            "score",
                                            "look",
                                            "*",
                                            "%s",
                                            "{who}",
                                            "|",
                                            "[",
                                            "U-CBT-1"};
    for (int i = 0; i < 3000 && session->waiting(); ++i) {
        std::string line;
        for (std::uint32_t n = rng.below(7); n > 0; --n)
            line += std::string(kPieces[rng.below(std::size(kPieces))]) + ' ';
        const std::size_t before = session->game().answers().size();
        const std::string text = said(*session, line);
        EXPECT_EQ(text.find('\x1b'), std::string::npos) << line;
        if (session->game().answers().size() != before) {
            EXPECT_FALSE(text.empty());
        }
        session->complete(line);
    }
    EXPECT_FALSE(said(*session, std::string(100'000, 'z')).empty());
}

}  // namespace
}  // namespace six::cli
