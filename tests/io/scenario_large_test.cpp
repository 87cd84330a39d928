// What scenarios say of large figures, titans and passengers, and what they can ask of them.
#include <gtest/gtest.h>

#include <algorithm>

#include "io/scenario/scenario_book.h"
#include "tests/io/scenario_problems.h"

namespace six::io {
namespace {

// A dragon of three ages, a chariot, a tank, a titan of two values, an archer. W touches B with its
// front, C lies on the border of front and right, P rides K.
const std::string kDial =
    "  dial speed 6 6 6 6 5 5 attack 9 9 9 9 8 8 defense 16 16 16 15 15 15 damage 3 3 3 2 2 x\n";
std::string figures() {
    return "build 300\n"
           "figure wyrm kind dragon range 4 levels ancient 200 0 mature 150 2 young 100 4\n"
           "  dial front range 10 targets 2 speed 8 8 8 7 7 6 attack 10 10 9 9 9 8 "
           "defense 17 17 17 16 16 15 damage 4 4 3 3 3 2\n" +
           kDial + kDial + "  dial right range 0 start 1" + kDial.substr(6) +
           "figure snake kind dragon levels young 90 4\n" + kDial + kDial + kDial + kDial +
           "figure cart kind chariot points 80\n" + kDial + kDial + kDial + kDial +
           "figure mole kind tank levels hot 90 0 cold 60 3\n" + kDial + kDial + kDial + kDial +
           "figure giant kind titan arc 180 levels tall 90 0 bent 60 3\n" + kDial +
           "figure archer range 8\n" + kDial;
}
std::string file(const std::string& lines) {
    return figures() +
           "given W wyrm@young red at 10,10 facing 90 click 0 1 2 0\n"
           "      B archer blue at 10,12.625 facing 270\n"
           "      C archer blue at 20,20 facing 270\n"
           "      P archer blue aboard K tokens 1\n"
           "      K cart blue at 30,30 facing 270\n"
           "      T giant@bent red at 25,10 facing 90 acted tokens 1 again\n"
           "      M cart red at 5,30 facing 0\n"
           "      N mole@cold red at 30,5 facing 0 acted_sections front rear moved fought tokens "
           "1\n" +
           lines;
}

using Lines = std::vector<std::string>;
// What was found instead; empty: as expected.
std::string found(const std::string& query) {
    const Lines all = problems(run_text(file("then " + query + "\n")));
    EXPECT_LE(all.size(), 1u) << query;
    if (all.empty()) return "";
    return all[0].substr(all[0].find(" | ") + 3);
}
// The clauses that a query which is met shows, besides the decision of the moment.
std::string shown(const std::string& query) {
    const ScenarioReport report = run_text(file("then " + query + "\n"));
    for (const std::string& problem : problems(report)) ADD_FAILURE() << query << ": " << problem;
    std::string out;
    for (const ClauseEvidence& row : report.evidence)
        if (row.shown && row.clause != "U-TURN-3") out += (out.empty() ? "" : " ") + row.clause;
    return out;
}
std::string error_of(const std::string& text) {
    const Lines all =
        problems(run_text(text));  // the first; a figure that is not there causes more
    EXPECT_FALSE(all.empty()) << text;
    return all.empty() ? "" : all[0];
}

TEST(LargeScenario, FiguresStandInTheCatalogOnceForEachLevel) {
    const auto scenario = parse_scenario(file("then W tokens 0\n"), "t.scn");
    ASSERT_TRUE(scenario);
    const auto& warriors = scenario->warriors;
    ASSERT_EQ(warriors.size(), 10u);
    const Warrior& ancient = warriors[0].warrior;
    const Warrior& young = warriors[2].warrior;
    EXPECT_EQ(ancient.id, "wyrm@ancient");
    EXPECT_EQ(young.id, "wyrm@young");
    EXPECT_EQ(young.model, "wyrm");
    EXPECT_EQ(young.level, "young");
    EXPECT_EQ(young.kind, FigureKind::dragon);
    EXPECT_EQ(young.points, 100);
    EXPECT_EQ(ancient.dials[0].start, 0);
    EXPECT_EQ(young.dials[0].start, 4);
    EXPECT_EQ(young.dials[3].start, 5);  // it began one further on
    EXPECT_EQ(young.dials[0].range, 10_in);
    EXPECT_EQ(young.dials[0].targets, 2);
    EXPECT_EQ(young.dials[1].range, 4_in);  // the figure's
    EXPECT_EQ(young.dials[3].range, 0_in);  // its own, though it is none
    EXPECT_EQ(young.base.kind, BaseKind::quartered_disc);
    EXPECT_EQ(young.base.arc, Facing::kFullTurn);
    EXPECT_EQ(warriors[8].warrior.base.kind, BaseKind::disc);  // a titan
    EXPECT_EQ(warriors[8].warrior.base.arc, 1800);
    EXPECT_EQ(warriors[9].warrior.kind, FigureKind::warrior);
    EXPECT_TRUE(warriors[9].warrior.level.empty());
}

TEST(LargeScenario, WhatIsSaidOfAKindIsKept) {
    const auto scenario =
        parse_scenario("figure mole kind tank base quartered radius 1.5 arc 270\n" + kDial + kDial +
                           kDial + kDial + "given A mole red at 10,10 facing 0\nthen A tokens 0\n",
                       "t.scn");
    ASSERT_TRUE(scenario);
    EXPECT_EQ(scenario->warriors[0].warrior.base.arc, 2700);
    EXPECT_EQ(scenario->warriors[0].warrior.base.radius, 1500_mil);
}

TEST(LargeScenario, Facts) {
    EXPECT_EQ(found("W clicks 0 1 2 0"), "");
    EXPECT_EQ(found("W clicks 0 0 2 0"), "W clicks 0 1 2 0");
    EXPECT_EQ(found("W clicks 0 1"), "W clicks 0 1 2 0");
    EXPECT_EQ(found("W click 0"), "");  // of the front
    EXPECT_EQ(found("W section left click 1 speed 5 active section rear inactive"), "");
    EXPECT_EQ(found("W section left click 0 speed 6"), "W section left click 1 speed 5");
    EXPECT_EQ(found("W section rear active"), "W section rear inactive");
    EXPECT_EQ(found("W section front range 10 targets 2 section right range 0"), "");
    EXPECT_EQ(found("W section left range 10"), "W section left range 4");
    EXPECT_EQ(found("B section left active"), "B section left");  // has none
    EXPECT_EQ(found("N acted_sections rear front moved fought acted"), "");
    EXPECT_EQ(found("N acted_sections front"), "N acted_sections front rear");
    EXPECT_EQ(found("W acted_sections none fresh"), "");
    EXPECT_EQ(found("W acted_sections left"), "W acted_sections none");
    EXPECT_EQ(found("P aboard K"), "");
    EXPECT_EQ(found("P aboard M"), "P aboard chariot K");
    EXPECT_EQ(found("P chariot nobody"), "P chariot K");
    EXPECT_EQ(found("B chariot nobody"), "");
    EXPECT_EQ(found("B aboard K"), "B on_table chariot nobody");
    EXPECT_EQ(found("P at 30,30"), "");  // where its chariot is
    EXPECT_EQ(found("T again"), "");
    EXPECT_EQ(found("W again"), "W not again");
}

TEST(LargeScenario, Queries) {
    EXPECT_EQ(found("sections W touched B front"), "");
    EXPECT_EQ(found("sections W touched B left"), "sections W touched B front");
    EXPECT_EQ(found("sections W touched C none"), "");
    EXPECT_EQ(found("sections W towards C right front"), "");
    EXPECT_EQ(found("sections W towards C front"), "sections W towards C front right");
    EXPECT_EQ(found("kind W dragon"), "");
    EXPECT_EQ(found("kind K tank"), "kind K chariot");
    EXPECT_EQ(found("dials W 4"), "");
    EXPECT_EQ(found("dials T 4"), "dials T 1");
    EXPECT_EQ(found("dials W head wing tail wing"), "");
    EXPECT_EQ(found("dials W head tail wing wing"), "dials W head wing tail wing");
    EXPECT_EQ(found("dials K head wing tail wing"), "dials K none");
    EXPECT_EQ(found("level W young points 100 clicks 4"), "");
    EXPECT_EQ(found("level W young points 150 clicks 2"), "level W young points 100 clicks 4");
    EXPECT_EQ(found("level W mature"), "level W young");
    EXPECT_EQ(found("level K young"), "level K none");
    EXPECT_EQ(found("levels W ancient mature young"), "");
    EXPECT_EQ(found("levels T tall bent"), "");
    EXPECT_EQ(found("levels T bent"), "levels T tall bent");
    EXPECT_EQ(found("room K 0"), "");
    EXPECT_EQ(found("room K 1"), "room K 0");
    EXPECT_EQ(found("room M 1"), "");
    EXPECT_EQ(found("room W 1"), "room W 0");
    EXPECT_EQ(found("base W quartered radius 2"), "");
    EXPECT_EQ(found("base T disc radius 1.5"), "");
    EXPECT_EQ(found("base B disc radius 0.625"), "");
    EXPECT_EQ(found("printed K symbol wheel"), "");
    EXPECT_EQ(found("printed T symbol wheel"), "printed T symbol fist");
    EXPECT_EQ(found("printed W symbol none"), "");
    EXPECT_EQ(found("apart P K"), "");
    EXPECT_EQ(found("touches P K"), "apart P K");
    EXPECT_EQ(found("arc W front C"), "");
}

TEST(LargeScenario, EachQueryShowsWhatItChecks) {
    EXPECT_EQ(shown("sections W touched B front"), "DRG-DIAL-7 LRG-ATK-5");
    EXPECT_EQ(shown("sections W touched C none"), "LRG-ATK-5");
    EXPECT_EQ(shown("sections W towards B front"), "LRG-ATK-7");
    EXPECT_EQ(shown("sections W towards C front right"), "C-MULTI-8 LRG-ATK-7");
    EXPECT_EQ(shown("kind W dragon"), "C-MULTI-1 LRG-DEF-1");
    EXPECT_EQ(shown("kind K chariot"), "C-MULTI-1 LRG-CHAR-1 LRG-DEF-1");
    EXPECT_EQ(shown("kind N tank"), "C-MULTI-1 C-TANK-1 LRG-DEF-1");
    EXPECT_EQ(shown("kind T titan"), "C-TITAN-1");
    EXPECT_EQ(shown("kind B warrior"), "");
    EXPECT_EQ(shown("dials W 4"), "C-MULTI-1 DRG-DEF-2 DRG-DIAL-2 LRG-DEF-2 LRG-DIAL-1");
    EXPECT_EQ(shown("dials K 4"), "C-MULTI-1 LRG-DEF-2 LRG-DIAL-1");
    EXPECT_EQ(shown("dials T 1"), "C-TITAN-1");
    EXPECT_EQ(shown("dials W head wing tail wing"), "DRG-DEF-3 DRG-DEF-4 DRG-DEF-5");
    // The snake is another dragon, and cheaper when young.
    EXPECT_EQ(shown("level W young points 100 clicks 4"), "DRG-PV-1 DRG-PV-3 DRG-PV-6 DRG-PV-7");
    EXPECT_EQ(shown("level W young"), "DRG-PV-1");
    EXPECT_EQ(shown("level N cold points 60 clicks 3"), "LRG-PV-1 LRG-PV-4");
    EXPECT_EQ(shown("level T bent points 60 clicks 3"), "C-TITAN-2");
    EXPECT_EQ(shown("level T bent points 60"), "");
    EXPECT_EQ(shown("levels W ancient mature young"), "DRG-PV-1 LRG-PV-1 LRG-PV-2");
    EXPECT_EQ(shown("room K 0"), "LRG-PASS-1");
    EXPECT_EQ(shown("room N 0"), "C-TANK-1");
    EXPECT_EQ(shown("room B 0"), "");
    EXPECT_EQ(shown("base W quartered radius 2"), "C-MULTI-7 DRG-DIAL-1");
    EXPECT_EQ(shown("base K quartered"), "");
    EXPECT_EQ(shown("base T disc radius 1.5"), "C-TITAN-18 U-BASE-4");
    EXPECT_EQ(shown("printed K symbol wheel"), "LRG-CHAR-2 U-BASE-2");
    EXPECT_EQ(shown("printed T symbol fist"), "C-TITAN-1 U-BASE-2");
    EXPECT_EQ(shown("printed W symbol none"), "U-BASE-2");
    EXPECT_EQ(shown("apart P K"), "LRG-PASS-11 U-GEN-1 U-GEN-8");
    EXPECT_EQ(shown("apart P M"), "U-GEN-1 U-GEN-8");
    EXPECT_EQ(shown("arc W front C"), "LRG-GEN-11 U-BASE-6 U-BASE-7");
    EXPECT_EQ(shown("arc T front C"), "C-TITAN-6 U-BASE-6 U-BASE-7");
    EXPECT_EQ(shown("distance W B 2.625"), "LRG-MEAS-1 U-GEN-3 U-GEN-4");
    EXPECT_EQ(shown("mark venom attack red circle"), "DRG-VEN-2 U-DIAL-9");
    EXPECT_EQ(shown("P aboard K"), "LRG-PASS-2");
    EXPECT_EQ(shown("P tokens 1"), "LRG-PASS-14");  // his chariot has none
    EXPECT_EQ(shown("B tokens 0"), "");
    EXPECT_EQ(shown("W section left speed 5"), "LRG-DIAL-2");
    EXPECT_EQ(shown("W section left active"), "LRG-DIAL-3");
    EXPECT_EQ(shown("W section rear inactive"), "LRG-DIAL-5");
    EXPECT_EQ(shown("W section right damage 0"), "LRG-DIAL-2 LRG-DIAL-4");  // a skull
    EXPECT_EQ(shown("W section rear speed 0"), "LRG-DIAL-2");  // inactive: nothing to be shown by
}

// The value of a figure is chosen before the game: only a set-up shows that.
TEST(LargeScenario, LevelsAreChosenInTheSetUp) {
    const ScenarioReport report =
        run_text(figures() +
                 "setup\n"
                 "when red army wyrm@mature ; blue army archer ; dice 6 6 1 1 ; red edge south\n"
                 "     red deploy r1 at 10,2 facing 90 ; blue deploy b1 at 10,35 facing 270\n"
                 "then level r1 mature points 150 clicks 2\n");
    std::string all;
    for (const ClauseEvidence& row : report.evidence)
        if (row.shown) all += row.clause + " ";
    for (const char* clause : {"U-ARMY-6 ", "DRG-PV-2 ", "DRG-PV-5 "})
        EXPECT_NE(all.find(clause), std::string::npos) << clause << all;
}

TEST(LargeScenario, OurOwnFigures) {
    const auto named = [](const std::string& lines) {
        return problems(run_text("figure archer\n" + kDial + lines));
    };
    EXPECT_EQ(named("given W ember_wyrm@mature red at 10,10 facing 90\n"
                    "      A archer blue at 20,20 facing 0\n"
                    "then level W mature points 172 clicks 2 ; kind W dragon ; dials W 4\n"
                    "     levels W ancient mature young\n"),
              Lines{});
    EXPECT_EQ(named("given W ember_wyrm red at 10,10 facing 90\n").at(0),
              std::string("t.scn:3:9: 'ember_wyrm' is offered at several point values; say which: "
                          "ember_wyrm@ancient ember_wyrm@mature ember_wyrm@young."));
    // All values at once, to choose an army from.
    const auto scenario = parse_scenario(
        "setup\nfigure ember_wyrm\nfigure oxbow_colossus@crumbling\nwhen red army "
        "ember_wyrm@young\n",
        "t.scn");
    ASSERT_TRUE(scenario) << say(Language::en, scenario.error()[0]);
    EXPECT_EQ(scenario->warriors.size(), 4u);
}

TEST(LargeScenario, ErrorsSayWhatIsExpected) {
    const std::string four = kDial + kDial + kDial + kDial;
    const std::string rest = "given A f red at 10,10 facing 0\nthen A tokens 0\n";
    EXPECT_EQ(error_of("figure f kind dragon levels old 100 0\n" + four +
                       "given A f@old red at "
                       "10,10 facing 0\n"),
              "t.scn:1:29: A dragon is ancient with 0 clicks, mature with 2 or young with 4.");
    EXPECT_EQ(error_of("figure f kind dragon levels young 100 3\n" + four).substr(0, 30),
              "t.scn:1:29: A dragon is ancien");
    EXPECT_EQ(error_of("figure f kind tank levels a 100 1\n" + four).substr(0, 24),
              "t.scn:1:27: Levels stand");
    EXPECT_EQ(error_of("figure f kind tank levels a 100 0 b 100 1\n" + four).substr(0, 24),
              "t.scn:1:35: Levels stand");
    EXPECT_EQ(error_of("figure f kind tank levels a 100 0 b 90 6\n" + four).substr(0, 30),
              "t.scn:1:35: The starting posit");
    EXPECT_EQ(error_of("figure f levels a 100 0\n" + kDial),
              "t.scn:1:17: Only large figures, titans and castle sections are offered at several "
              "point values.");
    EXPECT_EQ(error_of("figure f kind tank levels a 100 0 a 90 1\n" + four + rest).substr(0, 21),
              "t.scn:1:35: The level");
    EXPECT_EQ(error_of("figure f kind mole\n" + four + rest).substr(0, 48),
              "t.scn:1:15: Expected a kind of figure (warrior, ");
    EXPECT_EQ(error_of("figure f kind tank\n" + kDial + "  dial rear" + kDial.substr(6) + rest),
              "t.scn:3:8: Dials are listed in the order front, left, rear, right.");
    // A tank needs four.
    EXPECT_NE(error_of("figure f kind tank\n" + kDial + rest).find("has 4 dials"),
              std::string::npos);
    EXPECT_EQ(
        error_of(figures() + "given W wyrm red at 10,10 facing 0\nthen W tokens 0\n").substr(12),
        "'wyrm' is offered at several point values; say which: wyrm@ancient wyrm@mature "
        "wyrm@young.");
    const auto then = [](const std::string& lines) {
        const std::string error = error_of(file("then " + lines + "\n"));
        return error.substr(error.find(": ") + 2);
    };
    EXPECT_EQ(then("sections W near B front"), "Expected touched or towards, found 'near'.");
    EXPECT_EQ(then("sections W touched B"),
              "Expected sections (front, left, rear, right), or none, but the line ends here.");
    EXPECT_EQ(then("W section head speed 3"),
              "Expected a section (front, left, rear, right), found 'head'.");
    EXPECT_EQ(then("W section left"),
              "Expected a fact about the section (click, speed, attack, defense, damage, range, "
              "targets, active, inactive), but the line ends here.");
    EXPECT_EQ(then("dials W"),
              "Expected a number of dials, or what they stand for (head, wing, "
              "tail), but the line ends here.");
    EXPECT_EQ(then("printed K symbol horn"),
              "Expected a symbol (none, wheel, fist, fortification), found 'horn'.");
    EXPECT_NE(error_of(figures() + "given P archer red aboard Z\nthen P tokens 0\n").find("'Z'"),
              std::string::npos);
}

// Positions that cannot arise are not run.
TEST(LargeScenario, ImpossiblePositionsAreErrors) {
    const auto laid = [](const std::string& lines) {
        const std::string error = error_of(file(lines + "then W tokens 0\n"));
        return error.substr(error.find(": ") + 2);
    };
    const auto impossible = [](const std::string& what) {
        return "This position is impossible: " + what + ".";
    };
    EXPECT_EQ(laid("given Q archer blue aboard K\n"),
              impossible("a chariot carries two passengers"));
    EXPECT_EQ(laid("given Q archer red aboard K\n"),
              impossible("a passenger rides with an opponent"));
    EXPECT_EQ(laid("given Q archer blue aboard W\n"),
              impossible("a passenger rides on what is no chariot on the table"));
    EXPECT_EQ(laid("given Q mole@hot red aboard M\n"),
              impossible("a figure is aboard that cannot be a passenger"));
    EXPECT_EQ(laid("given Q archer blue at 3,3 facing 0 acted_sections left tokens 1\n"),
              impossible("a section acted that the figure does not have"));
    EXPECT_EQ(laid("given Q archer red at 3,3 facing 0 again acted tokens 1\n"),
              impossible("a figure may act again that gets no second action"));
    // Two inactive sections eliminate, one does not.
    EXPECT_EQ(laid("given Q mole@hot blue at 16,28 facing 0 click 6 0 6 0\n"),
              impossible("a figure on the table shows the skulls that eliminate it"));
    EXPECT_EQ(problems(run_text(file("given Q mole@hot blue at 16,28 facing 0 click 6 0 0 0\n"
                                     "then Q section front inactive\n"))),
              Lines{});
}

// `by` names sections in a command and a clause behind one.
TEST(LargeScenario, TwoKindsOfBy) {
    EXPECT_EQ(found("may not red close W at C by left by LRG-CC-2 section_not_touched"), "");
    EXPECT_EQ(found("may not red close W at C by left"), "");
    EXPECT_EQ(found("may red close W at B by front"), "");
    EXPECT_EQ(found("may not blue close W at B by U-TURN-3"), "");
    EXPECT_NE(error_of(file("then may not red pass W by left by U-NONE-1\n")).find("U-NONE-1"),
              std::string::npos);
}

TEST(LargeScenario, ASectionInDoubtIsOwedByName) {
    // C stands at the border of the front and the left section of W.
    const std::string head = figures() +
                             "given W wyrm@ancient red at 10,10 facing 0\n"
                             "      C archer blue at 11.856,11.856 facing 225\n"
                             "turn blue\n"
                             "when blue close C at W\n";
    EXPECT_EQ(
        problems(run_text(head + "then owes red choose_section W front left\n"
                                 "when red section W left\n"
                                 "then event section_struck W left ; owes chance roll_attack\n")),
        Lines{});
    EXPECT_EQ(problems(run_text(head + "then owes red choose_section W left\n")),
              Lines{"owes red choose_section W left | owes red choose_section W front left"});
}

}  // namespace
}  // namespace six::io
