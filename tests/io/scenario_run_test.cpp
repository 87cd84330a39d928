#include "io/scenario/scenario_run.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "io/rules/rule_coverage.h"
#include "io/scenario/scenario_book.h"

namespace six::io {
namespace {

const std::string kHead =
    "figure raider points 20\n"
    "  dial speed 8 8 7 attack 9 9 8 defense 15 15 14 damage 3 2 2\n"
    "given A raider red at 10,10 facing 0\n"
    "      B raider blue at 11.25,10 facing 180\n"
    "      C raider blue at 30,30 facing 180\n";

// Files that exist only here.
class Scenarios : public ::testing::Test {
protected:
    std::map<std::string, std::string> files;

    ScenarioReport run(const std::string& file, Language language = Language::en) {
        return run_scenario_file(file, language, [this](const std::string& name) {
            const auto found = files.find(name);
            if (found == files.end())
                return Expected<std::string, Error>(Error{name, "file.unreadable", {}});
            return Expected<std::string, Error>(found->second);
        });
    }
    ScenarioReport run_text(const std::string& lines) {
        files["t.scn"] = kHead + lines;
        return run("t.scn");
    }
    // What differs in a file that is the usual head and these lines: "line: expected | got".
    std::vector<std::string> differences(const std::string& lines) {
        const ScenarioReport report = run_text(lines);
        std::vector<std::string> out;
        for (const Error& error : report.errors) out.push_back(say(Language::en, error));
        for (const ScenarioOutcome& outcome : report.outcomes) {
            for (const Error& error : outcome.errors) out.push_back(say(Language::en, error));
            for (const Difference& difference : outcome.differences)
                out.push_back(difference.where + ": " + difference.expected + " | " +
                              difference.got);
        }
        for (const Difference& difference : report.pair_differences)
            out.push_back(difference.where + ": " + difference.expected + " | " + difference.got);
        return out;
    }
    static bool shows(const ScenarioReport& report, std::string_view clause) {
        return std::any_of(
            report.evidence.begin(), report.evidence.end(),
            [&](const ClauseEvidence& row) { return row.clause == clause && row.shown; });
    }
    static bool names(const ScenarioReport& report, std::string_view clause) {
        return std::any_of(
            report.evidence.begin(), report.evidence.end(),
            [&](const ClauseEvidence& row) { return row.clause == clause && row.named; });
    }
};
using Lines = std::vector<std::string>;

TEST_F(Scenarios, WhatHappensAsExpectedPasses) {
    EXPECT_EQ(differences("when red move A to 10,14\n"
                          "     dice 3\n"
                          "then event break_away_rolled A 3 held\n"
                          "     A at 10,10 tokens 1 owes red turn_in_place\n"),
              Lines{});
}

// Each kind of expectation must be able to fail, and say what was found.
TEST_F(Scenarios, WhatDiffersIsTold) {
    EXPECT_EQ(differences("when red move A facing 90\n"
                          "then A at 10,11 facing 90 tokens 2\n"),
              Lines{"t.scn:7: A at 10,11 facing 90 tokens 2 | A at 10,10 facing 90 tokens 1"});
    EXPECT_EQ(differences("then event moved A\n"),
              Lines{"t.scn:6: event moved A | no further event"});
    EXPECT_EQ(differences("when red pass A\nthen no event passed\n"),
              Lines{"t.scn:7: no event passed | passed A [U-TURN-6]"});
    EXPECT_EQ(differences("when red pass A\nthen event passed A by U-TURN-5\n"),
              Lines{"t.scn:7: event passed A by U-TURN-5 | passed A [U-TURN-6]"});
    EXPECT_EQ(differences("then owes blue give_action\n"),
              Lines{"t.scn:6: owes blue give_action | owes red give_action"});
    EXPECT_EQ(differences("then seat red points 5 out\n"),
              Lines{"t.scn:6: seat red points 5 out | seat red points 0 in"});
    EXPECT_EQ(differences("then winner red\n"), Lines{"t.scn:6: winner red | winner nobody"});
    EXPECT_EQ(differences("then phase over ; round 2 ; actions 1 ; turn blue\n"),
              (Lines{"t.scn:6: phase over | phase playing", "t.scn:6: round 2 | round 1",
                     "t.scn:6: actions 1 | actions 2", "t.scn:6: turn blue | turn red"}));
    EXPECT_EQ(differences("then apart A B ; touches A C\n"),
              (Lines{"t.scn:6: apart A B | touches A B", "t.scn:6: touches A C | apart A C"}));
    EXPECT_EQ(differences("then arc A rear B\n"), Lines{"t.scn:6: arc A rear B | arc A front B"});
    EXPECT_EQ(differences("then line A B blocked by C ; line A C clear\n"),
              Lines{"t.scn:6: line A B blocked by C | line A B clear"});
    EXPECT_EQ(differences("then line A B hindered\n"),
              Lines{"t.scn:6: line A B hindered | line A B clear"});
    EXPECT_EQ(differences("then A captive_of B ; A cancelled pierce ; A touched free\n"),
              (Lines{"t.scn:6: A captive_of B | A free",
                     "t.scn:6: A cancelled pierce | A cancelled nothing",
                     "t.scn:6: A touched free | A free unnoted"}));
    EXPECT_EQ(differences("then seat red withdrawn\n"),
              Lines{"t.scn:6: seat red withdrawn | seat red present"});
    EXPECT_EQ(differences("then sum red close A at B : defense C 15\n"),
              Lines{"t.scn:6: sum red close A at B : defense C 15 | : attack A 9 defense B 15 "
                    "damage A 3 needs 6 chances 26"});
    EXPECT_EQ(differences("then distance A B 1.2 ; within A B 1.249 ; beyond A B 1.25\n").size(),
              3u);
    EXPECT_EQ(differences("then inside A area red\n"),
              Lines{"t.scn:6: inside A area red | outside A area red"});
    EXPECT_EQ(differences("then base A double radius 0.5\n"),
              Lines{"t.scn:6: base A double radius 0.5 | base A disc radius 0.625"});
    EXPECT_EQ(
        differences("then printed A faction heroes draconum rank weak points 21 range 8 "
                    "targets 2 arc 180 name Raider\n"),
        Lines{"t.scn:6: printed A faction heroes draconum rank weak points 21 range 8 targets "
              "2 arc 180 name Raider | printed A faction mage_spawn rank standard points 20 "
              "range 0 targets 1 arc 90 name Raider"});
    EXPECT_EQ(differences("then printed A arc 90.5\n"),
              Lines{"t.scn:6: printed A arc 90.5 | printed A arc 90"});
    EXPECT_EQ(differences("then slots A 11\n"), Lines{"t.scn:6: slots A 11 | slots A 12"});
    EXPECT_EQ(differences("then mark frenzy speed orange square\n"),
              Lines{"t.scn:6: mark frenzy speed orange square | mark frenzy speed orange circle"});
    EXPECT_EQ(differences("then mark terrify speed gray circle\n"),
              Lines{"t.scn:6: mark terrify speed gray circle | mark terrify defense gray circle"});
    EXPECT_EQ(differences("then may not red pass A\n"),
              Lines{"t.scn:6: may not red pass A | it is allowed"});
    EXPECT_EQ(differences("then may red move A to 10,99\n").size(), 1u);
    EXPECT_EQ(differences("then sum red close A at B : attack 9 rear 1 needs 6\n"),
              Lines{"t.scn:6: sum red close A at B : attack 9 rear 1 needs 6 | : attack 9 defense "
                    "15 damage 3 "
                    "needs 6 chances 26"});
}

TEST_F(Scenarios, EventsAreExpectedInTheirOrder) {
    const std::string moves = "when red pass A\n     red end_turn\n";
    EXPECT_EQ(
        differences(moves + "then event passed A ; event turn_ended red ; event turn_began blue\n"),
        Lines{});
    EXPECT_EQ(differences(moves + "then event turn_ended red ; event passed A\n").size(), 1u);
    EXPECT_EQ(differences(moves + "then event passed * ; event turn_began blue * 2\n"), Lines{});
    // One event answers one expectation.
    EXPECT_EQ(differences(moves + "then event passed A ; event passed A\n").size(), 1u);
}

TEST_F(Scenarios, RefusalsMustBeTheExpectedOnes) {
    EXPECT_EQ(differences("when red move A to 10,19 refused U-MOVE-1 beyond_speed\n"), Lines{});
    EXPECT_EQ(differences("when red move A to 10,19 refused U-MOVE-1\n"), Lines{});
    EXPECT_EQ(differences("when red move A to 10,19 refused U-MOVE-2\n"),
              Lines{"t.scn:6: red move A to 10,19 refused U-MOVE-2 | refused U-MOVE-1 "
                    "beyond_speed: The path of A is 9 "
                    "inches long; its speed allows 8. [U-MOVE-1]"});
    EXPECT_EQ(differences("when red pass A refused U-MOVE-1\n"),
              Lines{"t.scn:6: red pass A refused U-MOVE-1 | it was allowed"});
}

// Heights and terrain count for lines of fire, and what decides is cited.
// Any clause of the citation that is printed will do, or none.
TEST_F(Scenarios, ARefusalIsWhateverItsCitationNames) {
    EXPECT_EQ(differences("when red move A to 10,30 refused\n     red move A to 10,30 refused "
                          "beyond_speed\n"),
              Lines{});
    EXPECT_EQ(differences("when red pass A refused\n"),
              Lines{"t.scn:6: red pass A refused | it was allowed"});
    EXPECT_EQ(differences("when red move A to 10,30 refused two_tokens\n").size(), 1u);
    const std::string wyrm =
        "figure wyrm kind dragon levels ancient 200 0\n"
        "  dial speed 8 8 attack 10 9 defense 17 17 damage 4 4\n"
        "  dial speed 6 6 attack 9 9 defense 16 16 damage 3 3\n"
        "  dial speed 6 6 attack 9 9 defense 16 16 damage 3 3\n"
        "  dial speed 6 6 attack 9 9 defense 16 16 damage 3 3\n"
        "given W wyrm@ancient red at 20,20 facing 0\n"
        "      D raider blue at 22.625,20 facing 180\n";
    // Both documents that are in force here state it; that of another edition does not count.
    for (const char* clause : {"DRG-GEN-1", "LRG-GEN-1"})
        EXPECT_EQ(differences(wyrm + "when red close W at D capture refused " + clause + "\n"),
                  Lines{});
    EXPECT_EQ(differences(wyrm + "when red close W at D capture refused MDW-GEN-2\n").size(), 1u);
    EXPECT_EQ(differences(wyrm + "then may not red close W at D capture by DRG-GEN-1\n"
                                 "     may not red close W at D capture by LRG-GEN-1\n"),
              Lines{});
}

TEST_F(Scenarios, EverythingAskedIsDeclined) {
    const std::string spin =
        "given D raider red at 30,26.5 facing 90\n"
        "when red move D to 30,28.75\n";
    EXPECT_EQ(differences(spin + "then owes blue free_spin C\n"
                                 "when blue decline_all\n"
                                 "then event spin_declined C D ; owes red give_action\n"),
              Lines{});
    // Nothing is asked of him; nor does it answer for somebody else.
    EXPECT_EQ(differences("when blue decline_all\n     red decline_all\n"
                          "then owes red give_action ; no event spin_declined\n"),
              Lines{});
    EXPECT_EQ(differences(spin + "     red decline_all\nthen owes blue free_spin C\n"), Lines{});
    // What cannot be declined is answered as usual: he is held and stays as he is.
    EXPECT_EQ(differences("when red move A to 10,14 dice 1\n     red decline_all\n"
                          "then A at 10,10 facing 0 tokens 1 ; owes red give_action\n"),
              Lines{});
}

TEST_F(Scenarios, SomeEventHappenedWhateverTheOrder) {
    const std::string hit = "when red close A at B dice 4 4\n";
    EXPECT_EQ(differences(hit + "then event clicked B 3 attack\n"
                                "     some event attack_rolled A B ; some event token_placed A\n"
                                "     event eliminated B\n"),
              Lines{});
    EXPECT_EQ(differences("then some event moved A\n"),
              Lines{"t.scn:6: some event moved A | no event so far"});
    EXPECT_EQ(differences(hit + "then event eliminated B\n     some event clicked B 2\n").size(),
              1u);
}

// Three clicks of damage turn a dial that has one left by one. [U-DIAL-6]
TEST_F(Scenarios, ClickedTellsTheClicksThatTurned) {
    EXPECT_EQ(differences("given D raider red at 30,20 facing 0\n"
                          "      E raider blue at 31.25,20 facing 180 click 2\n"
                          "when red close D at E dice 4 4\n"
                          "then event clicked E 1 attack ; E eliminated\n"),
              Lines{});
}

TEST_F(Scenarios, WhatIsShownIsNotJudged) {
    const ScenarioReport report = run_text(
        "clause U-GEN-9\n"
        "then show line A C ; show distance A C ; show arc A B ; show touches A C\n"
        "     show sum red close A at B ; show may red move A to 10,30 ; show may red pass A\n"
        "     show owes ; show events ; show seat red ; show game ; show A ; show printed B\n"
        "     show inside A area red\n"
        "when red pass A\nthen show events ; event passed A\n");
    EXPECT_TRUE(report.passed());
    Lines said;
    for (const Answer& answer : report.outcomes[0].answers)
        said.push_back(answer.asked + " | " + answer.said);
    ASSERT_EQ(said.size(), 15u);
    EXPECT_EQ(said[0], "show line A C | line A C clear");
    EXPECT_EQ(said[1], "show distance A C | distance A C 28.285");
    EXPECT_EQ(said[2], "show arc A B | arc A front B");
    EXPECT_EQ(said[3], "show touches A C | apart A C");
    EXPECT_EQ(said[4].substr(0, 41), "show sum red close A at B | : attack 9 de");
    EXPECT_EQ(said[5].substr(0, 60),
              "show may red move A to 10,30 | refused U-MOVE-1 beyond_speed");
    EXPECT_EQ(said[6], "show may red pass A | may red pass A");
    EXPECT_EQ(said[7], "show owes | owes red give_action");
    EXPECT_EQ(said[8], "show events | no event so far");
    EXPECT_EQ(said[9], "show seat red | seat red points 0 in present");
    EXPECT_EQ(said[13], "show inside A area red | outside A area red");
    EXPECT_EQ(said[14], "show events | passed A [U-TURN-6]");
    // It proves nothing either.
    EXPECT_FALSE(shows(report, "U-GEN-9"));
}

TEST_F(Scenarios, LinesOfFireGoByTheRules) {
    const std::string wood = "terrain wood hindering polygon 18,18 22,18 22,22 18,22\n";
    EXPECT_EQ(differences(wood + "then line A C hindered by wood ; line A C hindered\n"), Lines{});
    EXPECT_EQ(differences(wood + "then line A C clear\n"),
              Lines{"t.scn:7: line A C clear | line A C hindered by wood"});
    EXPECT_TRUE(shows(run_text(wood + "then line A C hindered\n"), "U-HIND-3"));
    const std::string hill = "terrain hill gradual clear polygon 18,18 22,18 22,22 18,22\n";
    EXPECT_EQ(differences(hill + "then line A C blocked by hill ; line A C blocked\n"), Lines{});
}

// A captive lies side by side with its captor and touches nobody.
TEST_F(Scenarios, CaptivesTouchNobody) {
    files["c.scn"] =
        "figure raider points 20\n"
        "  dial speed 8 8 7 attack 9 9 8 defense 15 15 14 damage 3 2 2\n"
        "given A raider red at 10,10 facing 0\n"
        "      B raider blue at 11.25,10 facing 180 captive_of A\n"
        "      C raider blue at 30,30 facing 180\n"
        "then apart A B ; B captive_of A ; A free\n";
    const ScenarioReport report = run("c.scn");
    EXPECT_TRUE(report.passed());
    EXPECT_TRUE(shows(report, "U-CAP-20"));
}

// Strict choices: an answer nobody is asked for, or of the wrong seat, stops the run.
TEST_F(Scenarios, EveryAnswerMustBeOwed) {
    const Lines wrong = differences("when red close A at B\n     red end_turn\nthen A tokens 9\n");
    ASSERT_EQ(wrong.size(), 1u);
    EXPECT_NE(wrong[0].find("not_your_decision"), std::string::npos) << wrong[0];
    EXPECT_NE(wrong[0].find("owes chance roll_attack A"), std::string::npos) << wrong[0];
    EXPECT_EQ(differences("when dice 3\n").size(), 1u);
    EXPECT_EQ(differences("when blue end_turn\n").size(), 1u);
}

TEST_F(Scenarios, ExpectationsStandBetweenSteps) {
    EXPECT_EQ(differences("then A tokens 0\n"
                          "when red move A facing 10\n"
                          "then A tokens 1\n"
                          "when red end_turn\n"
                          "     blue end_turn\n"
                          "     red end_turn\n"
                          "then A tokens 0\n"),
              Lines{});
}

TEST_F(Scenarios, AFailureDrawsTheTable) {
    const ScenarioReport report = run_text("then A tokens 2\n");
    EXPECT_NE(report.outcomes[0].drawing.find("Raider (Red)"), std::string::npos);
    EXPECT_TRUE(run_text("then A tokens 0\n").outcomes[0].drawing.empty());
}

TEST_F(Scenarios, PositionsThatCannotBeAreErrors) {
    EXPECT_EQ(differences("given D raider red at 10.5,10 facing 0\nthen A tokens 0\n"),
              Lines{"t.scn:3: This position is impossible: two bases overlap."});
    EXPECT_EQ(differences("given D raider red at 0,0 facing 0\nthen A tokens 0\n").size(), 1u);
    EXPECT_EQ(differences("given D raider red at 20,20 facing 0 click 3\nthen A tokens 0\n"),
              Lines{"t.scn:6: D would have been eliminated by so many clicks."});
    EXPECT_EQ(differences("actions 3\nthen A tokens 0\n").size(), 1u);
    EXPECT_EQ(differences("build 250\nthen A tokens 0\n").size(), 1u);
    EXPECT_EQ(differences("table 10 x 10\nthen A tokens 0\n").size(), 1u);
    EXPECT_EQ(differences("edition dungeons\nthen A tokens 0\n"),
              Lines{"t.scn:1: The edition dungeons cannot be played yet."});
    EXPECT_EQ(differences("option H-RESCUE on\nthen A tokens 0\n").size(), 1u);
    EXPECT_EQ(differences("given D raider blue at 20,20 facing 0 captive_of A\nthen A tokens 0\n"),
              Lines{"t.scn:3: This position is impossible: a captive does not touch his captor."});
}

// What a turn and a battle remember must be something that play can leave behind.
TEST_F(Scenarios, MemoriesThatCannotBeAreErrors) {
    const auto laid = [&](const std::string& lines) {
        const Lines found = differences(lines + "then A tokens 0\n");
        if (found.empty()) return std::string("possible");
        return found[0].substr(found[0].find("impossible: ") + 12);
    };
    const std::string figures =
        "figure mage points 20 range 8\n"
        "  dial speed 8:flight 8 8 attack 9 9 9 defense 15:toughness 15 15 damage 2 2:command 2\n";
    const auto of = [&](const std::string& given) {
        return laid(figures + "given M mage " + given + "\n");
    };
    // Cancelled: optional, and somewhere on the dial.
    EXPECT_EQ(of("red at 20,20 facing 0 cancelled flight"), "possible");
    EXPECT_EQ(of("blue at 20,20 facing 0 click 1 cancelled flight"), "possible");
    EXPECT_EQ(of("red at 20,20 facing 0 cancelled toughness"),
              "an ability is cancelled that is not optional.");
    EXPECT_EQ(of("red at 20,20 facing 0 cancelled pierce"),
              "an ability is cancelled that is on none of the figure's dials.");
    // An action: in one's own turn, with its token.
    EXPECT_EQ(of("red at 20,20 facing 0 acted tokens 1"), "possible");
    EXPECT_EQ(of("red at 20,20 facing 0 passed"), "possible");
    EXPECT_EQ(of("blue at 20,20 facing 0 acted tokens 1"),
              "a figure has acted or passed whose player is not on turn.");
    EXPECT_EQ(of("blue at 20,20 facing 0 passed"),
              "a figure has acted or passed whose player is not on turn.");
    EXPECT_EQ(of("red at 20,20 facing 0 acted"), "a figure has acted and carries no action token.");
    // Notes of a turn.
    EXPECT_EQ(of("red at 20,20 facing 0 touched"), "possible");
    EXPECT_EQ(of("blue at 20,20 facing 0 touched").substr(0, 13), "touched, duty");
    EXPECT_EQ(of("red at 20,20 facing 0 rolled"), "possible");
    EXPECT_EQ(of("red at 20,20 facing 0 duty").substr(0, 10), "duty needs");
    EXPECT_EQ(of("red at 20,20 facing 0 struck").substr(0, 10), "duty needs");
    EXPECT_EQ(of("red at 20,20 facing 0 moved").substr(0, 13), "moved, fought");
    EXPECT_EQ(of("red at 20,20 facing 0 fell").substr(0, 19), "a figure has fallen");
    EXPECT_EQ(of("red at 20,20 facing 0 hurt_by blue"), "possible");
    EXPECT_EQ(of("red at 20,20 facing 0 hurt_by red"),
              "hurt_by names a player of the figure's own side.");
    EXPECT_EQ(of("blue at 10,8.75 facing 0 captive_of A"), "possible");
    EXPECT_EQ(of("blue at 10,8.75 facing 0 captive_of A cancelled flight"),
              "a captive has acted, or a turn remembers something of it.");
    // Before the battle.
    EXPECT_EQ(of("red left_out"), "possible");
    EXPECT_EQ(of("red left_out tokens 1").substr(0, 14), "a figure shows");
    EXPECT_EQ(of("red in_hand click 1").substr(0, 14), "a figure shows");
    EXPECT_EQ(laid(figures + "points red 20\ngiven M mage red in_hand\n").substr(0, 15),
              "somebody has sc");
    // Rounds.
    EXPECT_EQ(laid("round 20\nquiet 19\n"), "possible");
    EXPECT_EQ(laid("quiet 1\n"), "there were more quiet rounds than rounds.");
    EXPECT_EQ(laid("round 30\nquiet 20\n"), "the game would have ended with an earlier round.");
}

// --- evidence ---

TEST_F(Scenarios, APartIsShownByWhoeverNamesIt) {
    const ScenarioReport report =
        run_text("clause U-MOVE-1/a U-TURN-6\nwhen red move A to 10,30 refused U-MOVE-1\n");
    EXPECT_TRUE(report.passed());
    EXPECT_TRUE(shows(report, "U-MOVE-1/a"));
    EXPECT_FALSE(names(report, "U-MOVE-1"));
    EXPECT_FALSE(shows(report, "U-MOVE-1/b"));
}

TEST_F(Scenarios, NamingAClauseIsNotShowingIt) {
    const ScenarioReport report =
        run_text("clause U-CAP-1 U-TURN-6\nwhen red pass A\nthen event passed A\n");
    EXPECT_TRUE(report.passed());
    EXPECT_TRUE(names(report, "U-CAP-1"));
    EXPECT_FALSE(shows(report, "U-CAP-1"));
    EXPECT_TRUE(names(report, "U-TURN-6"));
    EXPECT_TRUE(shows(report, "U-TURN-6"));
    EXPECT_FALSE(
        names(report, "U-TURN-3"));  // shown by the decision, but the file does not claim it
    EXPECT_TRUE(shows(report, "U-TURN-3"));
}

TEST_F(Scenarios, RefusalsDecisionsSumsAndQueriesShow) {
    EXPECT_TRUE(shows(run_text("when red move A to 10,19 refused U-MOVE-1\n"), "U-MOVE-1"));
    EXPECT_TRUE(shows(run_text("then may not red move A to 10,19 by U-MOVE-1\n"), "U-MOVE-1"));
    EXPECT_TRUE(shows(run_text("when red move A to 10,14\n"), "U-BREAK-1"));
    EXPECT_TRUE(shows(run_text("then sum red close A at B : attack 9\n"), "U-CBT-2"));
    EXPECT_TRUE(shows(run_text("then touches A B\n"), "U-GEN-8"));
    EXPECT_TRUE(shows(run_text("then arc A front B\n"), "U-BASE-8"));
    EXPECT_FALSE(shows(run_text("then arc A front C\n"), "U-BASE-8"));  // they do not touch
    EXPECT_TRUE(shows(run_text("then line A C clear\n"), "U-GEN-9"));
    EXPECT_TRUE(shows(run_text("then distance A B 1.25\n"), "U-GEN-4"));
    EXPECT_TRUE(shows(run_text("then distance A B 1.25\n"), "U-GEN-3"));
    EXPECT_TRUE(shows(run_text("then printed A points 20\n"), "U-BASE-2"));
    EXPECT_FALSE(shows(run_text("then printed A points 20\n"), "U-FAC-2"));
    EXPECT_TRUE(shows(run_text("then printed A faction mage_spawn\n"), "U-FAC-2"));
    EXPECT_FALSE(shows(run_text("then printed A faction mage_spawn\n"), "U-FAC-1"));
    EXPECT_TRUE(shows(run_text("then slots A 12\n"), "U-DIAL-2"));
    EXPECT_TRUE(shows(run_text("then mark ram speed black circle\n"), "U-DIAL-9"));
    EXPECT_FALSE(shows(run_text("then mark ram speed black circle\n"), "DGT-ADM-2"));
    EXPECT_TRUE(shows(run_text("then mark cursed defense orange circle\n"), "DGT-ADM-2"));
    EXPECT_TRUE(shows(run_text("then mark cursed defense orange circle\n"), "DGT-CUR-1"));
}

// A clear case is no dispute: only an answer that a mil would turn round shows that none is rolled
// for.
TEST_F(Scenarios, OnlyACloseCaseShowsThatGeometryDecides) {
    const auto shown = [this](const std::string& place, const std::string& query) {
        const ScenarioReport report =
            run_text("given D raider blue at " + place + " facing 0\nthen " + query + "\n");
        EXPECT_TRUE(report.passed()) << place << ": " << query;
        return shows(report, "U-GEN-7");
    };
    EXPECT_FALSE(shown("10,8.75", "touches A D"));
    EXPECT_FALSE(shown("10,8.732", "touches A D"));
    EXPECT_TRUE(shown("10,8.73", "touches A D"));
    EXPECT_TRUE(shown("10,8.729", "apart A D"));
    EXPECT_FALSE(shown("10,8.727", "apart A D"));
    EXPECT_FALSE(shown("10,6", "within A D 4.1"));
    EXPECT_TRUE(shown("10,6", "within A D 4"));
    EXPECT_TRUE(shown("10,5.999", "beyond A D 4"));
    EXPECT_FALSE(shown("10,6", "distance A D 4"));
    EXPECT_FALSE(shown("13,7.1", "arc A front D"));
    EXPECT_TRUE(shown("13,6.998", "arc A front D"));
    EXPECT_TRUE(shown("13,6.997", "arc A rear D"));
}

TEST_F(Scenarios, AFailureShowsNothing) {
    const ScenarioReport report = run_text("clause U-TURN-6\nwhen red pass A\nthen A tokens 2\n");
    EXPECT_FALSE(report.passed());
    EXPECT_TRUE(names(report, "U-TURN-6"));
    EXPECT_FALSE(shows(report, "U-TURN-6"));
}

TEST_F(Scenarios, APairThatEndsDifferentlyShows) {
    files["dir/one.scn"] =
        kHead + "when red move A facing 90\nthen A tokens 1\npair two.scn clause U-MOVE-8\n";
    files["dir/two.scn"] = kHead + "when red pass A\nthen A tokens 0\n";
    const ScenarioReport report = run("dir/one.scn");
    EXPECT_TRUE(report.passed());
    EXPECT_TRUE(shows(report, "U-MOVE-8"));
    EXPECT_TRUE(names(report, "U-MOVE-8"));
}

TEST_F(Scenarios, APairMustNotEndAlike) {
    files["two.scn"] = kHead + "when red pass A\nthen A tokens 0\n";
    // The same run, told apart by a line that changes nothing.
    files["one.scn"] =
        kHead + "round 1\nwhen red pass A\nthen A tokens 0\npair two.scn clause U-MOVE-8\n";
    const ScenarioReport same = run("one.scn");
    ASSERT_EQ(same.pair_differences.size(), 1u);
    EXPECT_EQ(same.pair_differences[0].got, "both files end alike");
    EXPECT_FALSE(shows(same, "U-MOVE-8"));
    EXPECT_FALSE(same.passed());
}

TEST_F(Scenarios, APairDiffersInFewLines) {
    files["one.scn"] = kHead + "when red pass A\npair two.scn clause U-MOVE-8\n";
    files["two.scn"] = kHead + "when red pass A\n";
    EXPECT_EQ(run("one.scn").pair_differences[0].got,
              "the files differ in 0 lines; 1 to 2 are allowed");
    files["two.scn"] = kHead + "round 2\nquiet 3\nactions 1\nwhen red pass A\n";
    EXPECT_EQ(run("one.scn").pair_differences[0].got,
              "the files differ in 3 lines; 1 to 2 are allowed");
    files["two.scn"] = kHead + "when red move A facing 3\nthen A tokens 2\n";
    EXPECT_EQ(run("one.scn").pair_differences[0].got, "two.scn fails by itself");
    files.erase("two.scn");
    EXPECT_EQ(run("one.scn").pair_differences[0].got, "two.scn: This file cannot be read.");
}

TEST_F(Scenarios, FromSetUpToBattle) {
    files["s.scn"] =
        "setup\n"
        "figure raider points 20\n"
        "  dial speed 8 8 7 attack 9 9 8 defense 15 15 14 damage 3 2 2\n"
        "when red army raider*2\n"
        "     blue army raider\n"
        "     dice 6 6 1 1\n"
        "     red edge south\n"
        "     red deploy r1 at 10,1 facing 90\n"
        "     red deploy r2 at 14,1 facing 90\n"
        "     blue deploy b1 at 10,35 facing 270\n"
        "then r1 at 10,1 ; b1 on_table ; turn red ; phase playing\n";
    const ScenarioReport report = run("s.scn");
    for (const ScenarioOutcome& outcome : report.outcomes)
        for (const Difference& difference : outcome.differences)
            ADD_FAILURE() << difference.where << " " << difference.expected << " "
                          << difference.got;
    EXPECT_TRUE(report.passed());
    EXPECT_TRUE(shows(report, "U-SETUP-2"));
}

TEST(ScenarioFiles, FoldersAreSearched) {
    const std::string folder = SIX_SOURCE_DIR "/tests/scenarios";
    const auto files = find_scenarios({folder});
    ASSERT_TRUE(files);
    EXPECT_GT(files->size(), 60u);
    EXPECT_TRUE(std::is_sorted(files->begin(), files->end()));
    const auto twice = find_scenarios({folder, folder});
    ASSERT_TRUE(twice);
    EXPECT_EQ(*twice, *files);
    EXPECT_FALSE(find_scenarios({folder + "/no_such_place"}));
    EXPECT_FALSE(find_scenarios({SIX_SOURCE_DIR "/cmake"}));
}

TEST(ScenarioFiles, EvidenceOfTheProject) {
    const auto evidence = gather_evidence(SIX_SOURCE_DIR "/tests/scenarios");
    ASSERT_TRUE(evidence);
    const auto shown =
        std::count_if(evidence->begin(), evidence->end(),
                      [](const ClauseEvidence& row) { return row.named && row.shown; });
    EXPECT_GT(shown, 100);
    // Every part of a clause that is played and listed is shown by somebody, or
    // data/rules/open.json says why not; and what somebody shows is not listed there any more.
    const auto expect_shown_or_open = [](bool is_shown, const std::string& open, std::string id) {
        EXPECT_NE(is_shown, !open.empty()) << id << ' ' << open;
    };
    for (const DocumentCoverage& document : coverage(rule_catalog(), *evidence)) {
        for (const PartCoverage& part : document.parts) {
            if (!rule_catalog()[part.clause].editions.overlaps(played_editions())) continue;
            expect_shown_or_open(!part.scenarios.empty(), part.open,
                                 std::string(part.clause.id()) + '/' + part.part);
        }
        for (const CoveredClause& covered : document.covered)
            EXPECT_EQ(rule_catalog()[covered.clause].open, "") << covered.clause.id();
        // Of the editions that are played, every clause.
        for (const Clause clause : document.uncovered) {
            const RuleClause& c = rule_catalog()[clause];
            if (c.parts.empty() && c.editions.overlaps(played_editions())) {
                EXPECT_NE(c.open, "") << clause.id();
            }
        }
    }
}

}  // namespace
}  // namespace six::io
