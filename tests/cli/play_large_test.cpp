// Large figures, titans and passengers as a person at the table sees them.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <sstream>

#include "cli/battle_screen.h"
#include "cli/play_session.h"
#include "cli/play_template.h"
#include "engine/messages/reason.h"
#include "engine/rules/move.h"
#include "tests/support/fixture_chariot.h"

namespace six::cli {
namespace {

using fixture::kBlue;
using fixture::kRed;
using io::Language;

int g_columns = 80;
Terminal as_wide_as_asked(const std::ostream&) {
    return {.columns = g_columns, .rows = 24};
}

bool holds(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

// r1 a chariot of two sorry sections with r2 aboard, r3 a dragon, b1 a titan.
host::PlayStart giants() {
    Table table = fixture::chariot_table();
    Warrior wyrm = fixture::with_ability(fixture::plain_dragon(), Ability::toughness);
    wyrm.id = "wyrm@young";
    wyrm.model = "wyrm";
    wyrm.level = "young";
    wyrm.dials[1].range = 0_in;
    for (std::size_t i = 0; i < 3; ++i)
        wyrm.dials[1].clicks[i].speed.abilities[0] = Ability::flight;
    const std::uint16_t dragon = fixture::add_warrior(table, wyrm);
    State state = fixture::battle_of(table, {{kRed, {10_in, 6_in}, 900, fixture::kChariot},
                                             {kRed, {10_in, 6_in}, 900, fixture::kArcher},
                                             {kRed, {20_in, 10_in}, 900, dragon},
                                             {kBlue, {20_in, 30_in}, 2700, fixture::kTitan}});
    fixture::put_on(state, FigureId{1}, FigureId{0});
    state.figures[0].clicks = {0, 0, 3, 1};
    state.figures[0].acted = 0b1000;
    state.figures[0].tokens = 1;
    host::PlayStart start;
    start.table = std::make_shared<const Table>(table);
    start.state = state;
    start.names = io::standard_names(*start.table, start.state);
    return start;
}

class PlayLarge : public testing::Test {
protected:
    explicit PlayLarge(Language language = Language::en) {
        g_columns = 80;
        PlayWishes wishes;
        wishes.language = language;
        session_ = std::make_unique<PlaySession>(host::PlayGame(giants()), std::move(wishes),
                                                 PlayRecord(std::string()), out_, as_wide_as_asked);
        session_->begin();
    }
    std::string said(std::string_view line) {
        out_.str("");
        session_->enter(line);
        return out_.str();
    }

    std::ostringstream out_;
    std::unique_ptr<PlaySession> session_;
};

TEST_F(PlayLarge, TheListHasALineForEachSection) {
    const std::string text = said("list");
    EXPECT_TRUE(holds(text, "r1  Plain Chariot ")) << text;
    EXPECT_TRUE(holds(text, "\n    carries r2\n    front                     6  8 16  3    10\n"))
        << text;
    EXPECT_TRUE(holds(text, "\n    rear                     inactive\n")) << text;
    EXPECT_TRUE(holds(text, "\n    right                     6  8 16  3    10 has acted\n"))
        << text;
    EXPECT_TRUE(holds(text, "r2  Plain Archer              8  9 15  2  12x2    aboard r1\n"))
        << text;
    // What a section shows is its own. [LRG-SA-1]
    EXPECT_TRUE(holds(text, "r3  Plain Dragon (young) ")) << text;
    EXPECT_TRUE(
        holds(text, "\n    left                      6  8 16  3     -\n      Flight, Toughness\n"))
        << text;
    EXPECT_TRUE(holds(text, "\n    rear                      6  8 16  3    10\n      Toughness\n"))
        << text;
    EXPECT_TRUE(holds(text, "b1  Plain Titan               8  9 15  2     -    (20, 30) 270°\n"))
        << text;
}

TEST_F(PlayLarge, TheDialShowsFourSectionsOrOne) {
    const std::string all = said("dial r1");
    EXPECT_TRUE(holds(all, "r1: Plain Chariot (chariot, ")) << all;
    EXPECT_TRUE(holds(all, "60 points.\n")) << all;
    EXPECT_TRUE(holds(all, "inactive")) << all;
    EXPECT_TRUE(
        holds(all, "\n     front              left               rear               right\n"))
        << all;
    EXPECT_TRUE(holds(
        all, "\n>  0   6  8 16  3  >  0   6  8 16  3     0   6  8 16  3     0   6  8 16  3\n"))
        << all;
    EXPECT_TRUE(holds(
        all, "\n   3   ☠  ☠  ☠  0     3   ☠  ☠  ☠  0  >  3   ☠  ☠  ☠  0     3   ☠  ☠  ☠  0\n"))
        << all;
    const std::string one = said("dial r3 left");
    EXPECT_TRUE(holds(one, "r3: Plain Dragon (young) (dragon, ")) << one;
    EXPECT_TRUE(holds(one, ">  0   6  8 16  3  Flight, Toughness\n")) << one;
    EXPECT_TRUE(holds(said("dial r3 middle"), "\"middle\" is no section")) << out_.str();
    EXPECT_TRUE(holds(said("dial r2 left"), "\"left\" is no section")) << out_.str();
    EXPECT_TRUE(holds(said("dial b1"), "Plain Titan (titan, ")) << out_.str();
    EXPECT_TRUE(holds(said("dial x9"), "Which figure?")) << out_.str();
}

TEST_F(PlayLarge, TheSurroundingsOfAFigureAreDrawnLarge) {
    const std::string text = said("look r3");
    EXPECT_TRUE(holds(text, "╲") && holds(text, "╱") && holds(text, "r3")) << text;
    EXPECT_FALSE(holds(text, "b1")) << text;
    EXPECT_LE(std::count(text.begin(), text.end(), '\n'), 23) << text;
    // A passenger is where his chariot is.
    EXPECT_TRUE(holds(said("look r2"), "r1")) << out_.str();
    EXPECT_TRUE(holds(said("legend"), "front section of a large figure")) << out_.str();
}

TEST_F(PlayLarge, TheBattleScreenShowsSectionsWhereThereIsRoom) {
    host::PlayStart start = giants();
    const auto picture = [&](int rows) {
        std::string text;
        for (const std::string& line :
             battle_picture(Language::en, start.names, {.columns = 80, .rows = rows}, *start.table,
                            start.state, {})) {
            EXPECT_LE(columns_of(line), 80u) << line;
            text += line + '\n';
        }
        return text;
    };
    const std::string high = picture(30);
    EXPECT_TRUE(holds(high, "r1  Plain Chariot                    ●")) << high;
    EXPECT_TRUE(holds(high, "      rear               inactive")) << high;
    EXPECT_TRUE(holds(high, "      right               6  8 16  3 ✓")) << high;
    EXPECT_TRUE(holds(high, "r2  Plain Archer          8  9 15  2^")) << high;
    EXPECT_TRUE(holds(picture(20), "inactive"));
    for (std::int32_t i = 0; i < 4; ++i) {
        Figure& guard = start.state.figures[start.state.figure_count++];
        guard = start.state.figures[3];
        guard.warrior = WarriorId{fixture::kPlain};
        guard.at = vec2_mils(2000 + 2000 * i, 30000);
    }
    start.names = io::standard_names(*start.table, start.state);
    const std::string low = picture(20);
    EXPECT_TRUE(holds(low, "r1  Plain Chariot         F  L  -  R ●")) << low;
    EXPECT_TRUE(holds(low, "r3  Plain Dragon          F  L  B  R")) << low;
    EXPECT_FALSE(holds(low, "inactive")) << low;
}

TEST_F(PlayLarge, NothingIsWiderThanTheTerminal) {
    for (const int columns : {80, 72, 60, 40}) {
        g_columns = columns;
        for (const char* line :
             {"look", "list", "dial r1", "dial r1 left", "look r1", "template r3",
              "template r3 back", "template r2", "help template", "legend"}) {
            const std::string text = said(line);
            EXPECT_FALSE(holds(text, "cli.") || holds(text, "section.")) << text;
            std::istringstream lines(text);
            for (std::string each; std::getline(lines, each);)
                EXPECT_LE(columns_of(each), static_cast<std::size_t>(columns))
                    << line << ": " << each;
        }
    }
}

// --- the template ---

constexpr std::uint8_t kFront = 1, kAll = 15;

Furthest ahead(const Table& table, const State& state, std::uint8_t sections,
               bool backward = false) {
    return furthest_place(table, state, FigureId{0}, state.figures[0].facing, backward, sections);
}

TEST(Template, WithoutObstaclesTheSpeedsDecide) {
    const Table table = fixture::chariot_table();
    const State state = fixture::battle_of(
        table, {{kRed, {10_in, 18_in}, 0, fixture::kDragon}, {kBlue, {18_in, 4_in}}});
    const Furthest one = ahead(table, state, kFront);
    EXPECT_EQ(one.pace, 6_in);
    EXPECT_EQ(one.distance, 6_in);
    EXPECT_EQ(one.at, (Vec2{16_in, 18_in}));
    EXPECT_FALSE(one.stopped);
    EXPECT_EQ(ahead(table, state, 0b101).distance, 12_in);  // speeds add up [DRG-MOVE-2]
    // The edge: the whole base stays on the table.
    const Furthest off = ahead(table, state, kAll, true);
    EXPECT_EQ(off.at, (Vec2{2_in, 18_in}));
    ASSERT_TRUE(off.stopped);
    EXPECT_EQ(off.stopped->clause, Clause("U-MOVE-14"));
}

TEST(Template, ALargeBaseEndsTheWay) {
    const Table table = fixture::chariot_table();
    const State state = fixture::battle_of(table, {{kRed, {6_in, 18_in}, 0, fixture::kDragon},
                                                   {kBlue, {18_in, 18_in}, 0, fixture::kDragon}});
    const Furthest met = ahead(table, state, kAll);
    ASSERT_TRUE(met.stopped);
    EXPECT_EQ(met.stopped->why, Reason::must_stop_at_base);
    EXPECT_EQ(met.stopped->other, FigureId{1});
    // In contact, to the mil: the next one would not do.
    Move move{FigureId{0}, {met.at}, {}, kAll};
    EXPECT_TRUE(check_way(table, state, move));
    move.path = {met.at + vec2_mils(1, 0)};
    EXPECT_FALSE(check_way(table, state, move));
    EXPECT_NEAR(met.distance.mils(), 8000, 20);
}

// A small base may be passed over, but not be ended on. [LRG-MOVE-4, LRG-TEMP-5]
TEST(Template, ASmallBaseIsNoPlaceToEnd) {
    const Table table = fixture::chariot_table();
    const auto with_guard_at = [&](Inches x) {
        return fixture::battle_of(
            table, {{kRed, {6_in, 18_in}, 0, fixture::kDragon}, {kBlue, {x, 18_in}}});
    };
    const Furthest before = ahead(table, with_guard_at(17_in), 0b101);  // 12 inches, to 18
    ASSERT_TRUE(before.stopped);
    EXPECT_EQ(before.stopped->why, Reason::rests_on_base);
    EXPECT_NEAR(before.at.x.mils(), 17000 - 2625, 20);
    const Furthest beyond = ahead(table, with_guard_at(12_in), 0b101);
    EXPECT_FALSE(beyond.stopped);
    EXPECT_EQ(beyond.distance, 12_in);
    // Two of them leave room only where it stands.
    State state = with_guard_at(8700_mil);
    state.figures[2] = state.figures[1];
    state.figures[2].at.x = 11300_mil;
    state.figure_count = 3;
    EXPECT_NEAR(ahead(table, state, kFront).distance.mils(), 75, 20);
}

TEST_F(PlayLarge, ATemplateIsDrawnAndSaid) {
    const std::string text = said("template r3");
    EXPECT_TRUE(holds(text, "o") && holds(text, "·")) << text;
    EXPECT_TRUE(holds(text, "r3 can end ")) << text;
    EXPECT_TRUE(holds(text, " of 24 inches away")) << text;
    EXPECT_TRUE(holds(text, "Speeds: front 6, left\n6, rear 6, right 6.")) << text;
    EXPECT_TRUE(holds(text, "That takes 4 actions, and 2 are left.")) << text;
    const std::string two = said("template r3 facing 0 by front rear");
    EXPECT_TRUE(holds(two, "r3 can end 12 of 12 inches away, at (32, 10), facing 0°.")) << two;
    EXPECT_FALSE(holds(two, "That takes")) << two;
    EXPECT_TRUE(holds(said("template r3 back by front"), "at (20, 4), facing 90°")) << out_.str();
    // A chariot does not go back, and its idle sections are not counted. [LRG-CHAR-3]
    const std::string chariot = said("template r1 back");
    EXPECT_TRUE(holds(chariot, "r1 can end nowhere on this way, 12 inches long")) << chariot;
    EXPECT_TRUE(holds(chariot, "[LRG-CHAR-3]")) << chariot;
    EXPECT_TRUE(holds(chariot, "Speeds: front 6, left 6.")) << chariot;
    for (const char* wrong : {"template", "template r2", "template b1", "template r9",
                              "template r3 sideways", "template r3 by middle"})
        EXPECT_TRUE(holds(said(wrong), "`template` expected a large figure"))
            << wrong << out_.str();
}

TEST_F(PlayLarge, CommandsOfLargeFiguresAreWords) {
    EXPECT_TRUE(holds(said("mo r3 forw 4 by fro"), "r3 moves 4 inches to (20, 14)")) << out_.str();
    EXPECT_TRUE(holds(said("help board"), "board A CHARIOT")) << out_.str();
    EXPECT_TRUE(holds(said("disem r2 at 10,2 facing north"), "r2")) << out_.str();
    EXPECT_FALSE(holds(out_.str(), "nknown")) << out_.str();
}

class PlayLargeGerman : public PlayLarge {
protected:
    PlayLargeGerman() : PlayLarge(Language::de) {}
};
TEST_F(PlayLargeGerman, SpeaksOfSections) {
    const std::string text = said("list");
    EXPECT_TRUE(holds(text, "inaktiv") && holds(text, "auf r1") && holds(text, "hat gehandelt"))
        << text;
    EXPECT_TRUE(holds(said("template r3"), "r3 kommt ")) << out_.str();
    EXPECT_FALSE(holds(out_.str(), "cli.")) << out_.str();
}

}  // namespace
}  // namespace six::cli
