#include "io/scenario_run.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "io/scenario_book.h"

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
    EXPECT_EQ(differences("edition v2\nthen A tokens 0\n"),
              Lines{"t.scn:1: The edition v2 cannot be played yet."});
    EXPECT_EQ(differences("option H-RESCUE on\nthen A tokens 0\n").size(), 1u);
    EXPECT_EQ(differences("given D raider blue at 20,20 facing 0 captive_of A\nthen A tokens 0\n"),
              Lines{"t.scn:3: This position is impossible: a captive does not touch his captor."});
}

// --- evidence ---

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
}

}  // namespace
}  // namespace six::io
