#include "io/language/describe.h"

#include <gtest/gtest.h>

#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/messages/term.h"
#include "engine/state/ask.h"
#include "io/draw/draw_table.h"
#include "tests/support/fixture_battle.h"

namespace six::io {
namespace {

const Names kNames{{"A", "B"}, {"red", "blue"}, {"wood"}};

TEST(Names, OfWhatHasALabelAndOfWhatHasNone) {
    EXPECT_EQ(kNames.of(FigureId{1}), "B");
    EXPECT_EQ(kNames.of(FigureId{7}), "#7");
    EXPECT_EQ(kNames.find_figure("B"), FigureId{1});
    EXPECT_EQ(kNames.find_figure("#7"), FigureId{7});
    EXPECT_EQ(kNames.find_figure("#65535"), FigureId{});
    for (const char* bad : {"", "C", "#", "#07", "#65536", "#-1", "#7x", "b"})
        EXPECT_FALSE(kNames.find_figure(bad)) << bad;
    EXPECT_EQ(kNames.find_seat("blue"), Seat{1});
    EXPECT_FALSE(kNames.find_seat("green"));
    EXPECT_FALSE(kNames.find_seat(""));
    EXPECT_EQ(kNames.said(Language::de, Seat{1}), "Blau");
    EXPECT_EQ(kNames.said(Language::de, Seat{}), "niemand");
}

TEST(Names, Standard) {
    const Table table = fixture::plain_table();
    const State state = fixture::battle_of(table, {{Seat{1}, vec2_mils(5000, 5000)},
                                                   {Seat{0}, vec2_mils(9000, 5000)},
                                                   {Seat{1}, vec2_mils(13000, 5000)}});
    EXPECT_EQ(standard_names(table, state).figures, (std::vector<std::string>{"b1", "r1", "b2"}));
}

TEST(Names, Labels) {
    for (const char* good : {"A", "r1", "hill_raider", "Z_9"}) EXPECT_TRUE(is_label(good)) << good;
    for (const char* bad : {"", "1a", "_a", "a-b", "a b", "ä", "aaaaaaaaaaaaaaaaaaaaaaaaa", "with",
                            "at", "own", "by", "long"})
        EXPECT_FALSE(is_label(bad)) << bad;
}

TEST(Describe, Events) {
    Event event{
        .kind = EventKind::break_away_rolled, .clause = "U-BREAK-2", .who = FigureId{0}, .n = 3};
    EXPECT_EQ(describe(Language::en, kNames, event), "A rolls 3 to break away: held. [U-BREAK-2]");
    EXPECT_EQ(describe(Language::de, kNames, event),
              "A würfelt 3 zum Lösen: festgehalten. [U-BREAK-2]");
    EXPECT_EQ(event_text(kNames, event), "break_away_rolled A 3 held");

    event = {.kind = EventKind::moved,
             .clause = "U-MOVE-1",
             .who = FigureId{0},
             .at = vec2_mils(10250, 14000),
             .facing = Facing::from_tenths(225),
             .n = 4031};
    EXPECT_EQ(describe(Language::en, kNames, event),
              "A moves 4.031 inches to (10.25, 14), facing 22.5°. [U-MOVE-1]");
    EXPECT_EQ(describe(Language::de, kNames, event),
              "A bewegt sich 4,031 Zoll weit nach (10,25; 14), Ausrichtung 22,5°. [U-MOVE-1]");
    EXPECT_EQ(event_text(kNames, event), "moved A 10.25,14 facing 22.5 inches 4.031");

    event = {.kind = EventKind::modifier,
             .clause = "U-CC-2",
             .who = FigureId{1},
             .n = 1,
             .word = static_cast<std::uint8_t>(Term::rear)};
    EXPECT_EQ(describe(Language::en, kNames, event), "B: rear arc +1. [U-CC-2]");
    EXPECT_EQ(event_text(kNames, event), "modifier B rear 1");

    event = {.kind = EventKind::ability_used,
             .clause = "U-SA-DEF-6",
             .who = FigureId{1},
             .word = static_cast<std::uint8_t>(Ability::regeneration)};
    EXPECT_EQ(describe(Language::en, kNames, event).substr(0, 22), "B uses Regeneration. [");
    EXPECT_EQ(event_text(kNames, event), "ability_used B regeneration");
}

TEST(Describe, SectionsOfLargeFigures) {
    Event event{.kind = EventKind::clicked,
                .clause = "LRG-PUSH-3",
                .who = FigureId{0},
                .n = 1,
                .word = static_cast<std::uint8_t>(ClickWord::pushing)};
    EXPECT_EQ(describe(Language::en, kNames, event), "A takes 1 click (pushing). [LRG-PUSH-3]");
    event.section = 1;
    EXPECT_EQ(describe(Language::en, kNames, event),
              "A (left section) takes 1 click (pushing). [LRG-PUSH-3]");
    EXPECT_EQ(describe(Language::de, kNames, event),
              "A (linke Sektion) nimmt 1 Klick Schaden (Antreiben). [LRG-PUSH-3]");
    event = {.kind = EventKind::section_inactive, .who = FigureId{1}, .section = 2};
    EXPECT_EQ(describe(Language::en, kNames, event), "The rear section of B is now inactive.");
    EXPECT_EQ(describe(Language::de, kNames, event),
              "Die hintere Sektion von B ist jetzt inaktiv.");
    EXPECT_EQ(event_text(kNames, event), "section_inactive B rear");
    event = {.kind = EventKind::attack_forfeited,
             .who = FigureId{1},
             .other = FigureId{0},
             .section = 0};
    EXPECT_EQ(describe(Language::en, kNames, event),
              "The attack of A is forfeited: the front section of B may not be attacked.");

    const Decision owed{.ask = Ask::choose_section,
                        .seat = Seat{1},
                        .who = FigureId{1},
                        .other = FigureId{0},
                        .sections = 0b1010};
    EXPECT_EQ(describe(Language::en, kNames, owed),
              "Blue chooses which section of B the attack of A affects: left, right.");
    EXPECT_EQ(describe(Language::de, kNames, owed),
              "Blau wählt, welche Sektion von B der Angriff von A trifft: linke, rechte.");

    Explanation sum;
    sum.attacker = FigureId{0};
    sum.section = 3;
    sum.struck.push_back({.figure = FigureId{1}, .section = 0});
    sum.struck.push_back(
        {.figure = FigureId{1}, .section = 1, .choices = 0b0110, .chooser = Seat{1}});
    EXPECT_EQ(describe(Language::en, kNames, sum),
              (std::vector<std::string>{
                  "This is allowed.", "A attacks by its right section.",
                  "The attack affects the front section of B.",
                  "Blue chooses which section of B the attack affects (left, rear); this is the "
                  "sum for the left one."}));
    sum.through = true;
    EXPECT_EQ(describe(Language::de, kNames, sum)[1],
              "A greift durch die rechte Sektion des Streitwagens an.");
}

TEST(Describe, TheDieOfAPassengerAndOfAFall) {
    Event event{.kind = EventKind::passenger_rolled,
                .who = FigureId{0},
                .other = FigureId{1},
                .n = 5,
                .word = static_cast<std::uint8_t>(PassengerWord::hurt)};
    EXPECT_EQ(describe(Language::en, kNames, event), "5 is rolled for A, aboard B: hurt as well.");
    EXPECT_EQ(describe(Language::de, kNames, event),
              "5 ist der Wurf für A in B: ebenfalls getroffen.");
    event.word = static_cast<std::uint8_t>(PassengerWord::fell);
    EXPECT_EQ(describe(Language::en, kNames, event), "5 is rolled for A in the fall of B.");
    EXPECT_EQ(describe(Language::de, kNames, event), "5 ist der Wurf für A beim Fall von B.");
    EXPECT_EQ(event_text(kNames, event), "passenger_rolled A B 5 fell");
}

TEST(Describe, AFigureThatIsNotSaidIsSomeFigure) {
    const Illegal illegal{.why = Reason::frenzy_first, .who = FigureId{0}};
    EXPECT_EQ(describe(Language::en, kNames, illegal).find('#'), std::string::npos);
    EXPECT_EQ(describe(Language::de, kNames, illegal).find('#'), std::string::npos);
}

// Below and above what a game can have.
TEST(Describe, ABuildTotalThatIsTooLargeIsNotCalledOdd) {
    const Illegal illegal{.why = Reason::bad_build_total, .n = 10'100, .m = 100};
    EXPECT_EQ(
        describe(Language::en, kNames, illegal),
        "The build total must be a positive multiple of 100, at most a hundred times that, not "
        "10100.");
}

// No field may break a sentence: wild words, nobody's seat, figures that do not exist.
TEST(Describe, EveryEventOfEveryKindIsASentence) {
    for (const EventSpec& spec : kEventSpecs)
        for (int word = 0; word < 256; ++word) {
            Event event{.kind = spec.kind, .n = -2147483647 - 1, .m = 5};
            event.word = static_cast<std::uint8_t>(word);
            for (const Language language : {Language::en, Language::de})
                EXPECT_FALSE(describe(language, kNames, event).empty());
            EXPECT_FALSE(event_text(kNames, event).empty());
        }
}

TEST(Describe, WordsOfAnEvent) {
    Event event{.kind = EventKind::attack_rolled};
    event.word = 3;
    EXPECT_EQ(word_of(event), "critical_hit");
    event.word = 4;
    EXPECT_EQ(word_of(event), "");
    event.kind = EventKind::passed;
    event.word = 0;
    EXPECT_EQ(word_of(event), "");
}

TEST(Describe, Refusals) {
    const Illegal illegal{.clause = "U-MOVE-1",
                          .why = Reason::beyond_speed,
                          .who = FigureId{0},
                          .n = 8001,
                          .m = 8000};
    EXPECT_EQ(describe(Language::en, kNames, illegal),
              "The path of A is 8.001 inches long; its speed allows 8. [U-MOVE-1]");
    EXPECT_EQ(describe(Language::de, kNames, illegal),
              "Der Weg von A ist 8,001 Zoll lang; der Bewegungswert erlaubt 8. [U-MOVE-1]");
    for (std::size_t i = 0; i < kReasonNames.size(); ++i)
        EXPECT_EQ(describe(Language::en, kNames, Illegal{.why = static_cast<Reason>(i)}).find('{'),
                  std::string::npos)
            << kReasonNames[i];
}

TEST(Describe, Decisions) {
    const Decision owed{.ask = Ask::free_spin,
                        .seat = Seat{1},
                        .clause = "U-SPIN-1",
                        .who = FigureId{1},
                        .other = FigureId{0}};
    EXPECT_EQ(describe(Language::en, kNames, owed),
              "Blue: B may spin freely to meet A. [U-SPIN-1]");
    for (std::size_t i = 0; i < kAskNames.size(); ++i)
        EXPECT_EQ(describe(Language::de, kNames, Decision{.ask = kAsks[i]}).find('{'),
                  std::string::npos)
            << kAskNames[i];
}

// What changes a sum carries its sign, lengths their unit.
TEST(Describe, TermsOfSums) {
    const auto said = [](Term term, std::int32_t n) {
        Event event{.kind = EventKind::modifier, .who = FigureId{0}, .n = n};
        event.word = static_cast<std::uint8_t>(term);
        return describe(Language::en, kNames, event);
    };
    EXPECT_EQ(said(Term::defense, 15), "A: defense value 15.");
    EXPECT_EQ(said(Term::hindering, 1), "A: hindering terrain +1.");
    EXPECT_EQ(said(Term::toughness, -1), "A: Toughness -1.");
    EXPECT_EQ(said(Term::doubled, 8000), "A: doubled speed +8 inches.");
    EXPECT_EQ(said(Term::slowest, 6000), "A: slowest member 6 inches.");
    EXPECT_EQ(said(Term::halved, -3500), "A: halved in hindering terrain -3.5 inches.");
}

TEST(Describe, Sums) {
    Explanation sum;
    sum.terms.push_back({Term::attack, 9, "U-CBT-1", FigureId{0}});
    sum.terms.push_back({Term::rear, 1, "U-CC-2", FigureId{1}});
    sum.terms.push_back({Term::length, 7500, "U-MOVE-1", FigureId{0}});
    sum.needed = 5;
    sum.dice = 2;
    sum.chances = 30;
    EXPECT_EQ(describe(Language::en, kNames, sum),
              (std::vector<std::string>{"This is allowed.", "A: attack value 9 [U-CBT-1]",
                                        "B: rear arc +1 [U-CC-2]",
                                        "A: length of the path 7.5 inches [U-MOVE-1]",
                                        "Needs 5 or more on two dice: 30 of 36 rolls."}));
    sum.needed = 13;
    sum.chances = 1;
    EXPECT_EQ(describe(Language::de, kNames, sum).back(),
              "Nur ein kritischer Treffer hilft: 1 von 36 Würfen.");
}

class DrawTable : public ::testing::Test {
protected:
    Table table = fixture::plain_table();
    State state = fixture::battle_of(
        table, {{Seat{0}, vec2_mils(10000, 10000), 0}, {Seat{1}, vec2_mils(11250, 10000), 1800}});
    Names names{{"A", "B"}, {"red", "blue"}, {"tower"}};
};

TEST_F(DrawTable, ShowsFiguresTerrainAndLegend) {
    table.field.pieces.push_back({"tower",
                                  TerrainKind::blocking,
                                  Height::ground,
                                  Polygon{{vec2_mils(20000, 20000), vec2_mils(24000, 20000),
                                           vec2_mils(24000, 24000), vec2_mils(20000, 24000)}},
                                  {}});
    const std::string text = draw_table(Language::en, names, table, state,
                                        {.width = 100, .height = 60, .whole_table = false});
    for (const char* part : {"A", "B", "→", "←", "####", "tower: blocking terrain, ground level",
                             "(Red) at (10, 10) facing 0°; clicks: 0, tokens: 0"})
        EXPECT_NE(text.find(part), std::string::npos) << part << "\n" << text;
}

TEST_F(DrawTable, ShowsKindsAndHeightsApart) {
    const auto square = [](std::int32_t x) {
        return Polygon{{vec2_mils(x, 20000), vec2_mils(x + 4000, 20000), vec2_mils(x + 4000, 24000),
                        vec2_mils(x, 24000)}};
    };
    table.field.pieces = {
        {"wood", TerrainKind::hindering, Height::ground, square(1000), {}},
        {"rock", TerrainKind::blocking, Height::ground, square(6000), {}},
        {"ford", TerrainKind::shallow_water, Height::ground, square(11000), {}},
        {"lake", TerrainKind::deep_water, Height::ground, square(16000), {}},
        {"hill", TerrainKind::clear, Height::gradual, square(21000), {}},
        {"grove", TerrainKind::hindering, Height::gradual, square(26000), {}},
        {"cliff", TerrainKind::clear, Height::abrupt, square(31000), {vec2_mils(33000, 20000)}},
        {"wall",
         TerrainKind::low_wall,
         Height::ground,
         Polygon{{vec2_mils(5000, 30000), vec2_mils(11000, 30000), vec2_mils(11000, 30100),
                  vec2_mils(5000, 30100)}},
         {}}};
    const std::string text =
        draw_table(Language::en, names, table, state, {.width = 100, .height = 60});
    for (const char* part : {"::::", "####", "~~~~", "≈≈≈≈", "^^^^", "^:^:", "▲▲▲▲", "+",
                             "====", "^:  grove: hindering terrain, elevated",
                             "▲  cliff: clear terrain, abruptly elevated"})
        EXPECT_NE(text.find(part), std::string::npos) << part << "\n" << text;
}

TEST_F(DrawTable, MarksCaptives) {
    state[FigureId{1}].captor = FigureId{0};
    const std::string text = draw_table(Language::en, names, table, state,
                                        {.width = 100, .height = 60, .whole_table = false});
    EXPECT_NE(text.find("x"), std::string::npos) << text;
    EXPECT_NE(text.find("captive of A"), std::string::npos) << text;
}

std::size_t characters(std::string_view line) {
    std::size_t n = 0;
    for (const char c : line) n += (static_cast<unsigned char>(c) & 0xC0u) != 0x80u;
    return n;
}

TEST_F(DrawTable, FitsTheSpaceItIsGiven) {
    for (const int width : {20, 40, 78, 200})
        for (const int height : {8, 24, 60})
            for (const bool whole : {true, false}) {
                const std::string text = draw_table(
                    Language::en, names, table, state,
                    {.width = width, .height = height, .whole_table = whole, .legend = false});
                int lines = 0;
                std::string_view rest = text;
                while (!rest.empty()) {
                    const std::string_view line = rest.substr(0, rest.find('\n'));
                    // The numbers below the axis may reach a little further than the last column.
                    EXPECT_LE(characters(line), static_cast<std::size_t>(width + 6)) << text;
                    rest.remove_prefix(line.size() + 1);
                    ++lines;
                }
                EXPECT_LE(lines, height) << text;
            }
}

TEST_F(DrawTable, AnyTableCanBeDrawn) {
    state[FigureId{1}].whereabouts = Whereabouts::eliminated;
    EXPECT_NE(draw_table(Language::de, names, table, state).find("ausgeschaltet"),
              std::string::npos);
    state.figure_count = 0;
    EXPECT_FALSE(draw_table(Language::en, names, table, state,
                            {.width = -5, .height = 0, .whole_table = false})
                     .empty());
    table.field.size = vec2_mils(1, 1);
    EXPECT_FALSE(draw_table(Language::en, names, table, state).empty());
}

TEST(Describe, ShowsEveryLinkedClauseInForce) {
    Names names = kNames;
    names.edition = Edition::unlimited;
    const Decision decision{.ask = Ask::deploy, .seat = Seat{0}, .clause = "U-SETUP-10"};
    const std::string unlimited = describe(Language::en, names, decision);
    EXPECT_NE(unlimited.find("[U-SETUP-10, LRG-PASS-9]"), std::string::npos) << unlimited;
    names.edition = Edition::v2;  // the same rule stands in another document there
    const std::string v2 = describe(Language::en, names, decision);
    EXPECT_NE(v2.find("[MDW-PASS-6]"), std::string::npos) << v2;
}

}  // namespace
}  // namespace six::io
