#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>

#include "tests/cli/answer.h"
#include "tests/support/temp_path.h"

namespace six::cli {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

const std::string kRaider =
    "figure raider points 20\n"
    "  dial speed 8 8 7 attack 9 9 8 defense 15 15 14 damage 3 2 2\n";
const std::string kTouching = kRaider +
                              "given A raider red at 10,10 facing 0\n"
                              "      B raider blue at 11.25,10 facing 180\n"
                              "      C raider blue at 30,30 facing 180\n";

class WhyCommand : public ::testing::Test {
protected:
    void SetUp() override {
        folder_ =
            fixture::temp_path(::testing::UnitTest::GetInstance()->current_test_info()->name());
        fs::remove_all(folder_);
        fs::create_directories(folder_);
    }
    void TearDown() override { fs::remove_all(folder_); }

    // The answer to a question about a position given as text.
    Answer ask(std::string_view scenario, std::vector<std::string> words,
               io::Language language = io::Language::en) const {
        const std::string file = (folder_ / "position.scn").string();
        std::ofstream(file, std::ios::binary) << scenario;
        words.insert(words.begin(), file);
        return answer_to("why", words, language);
    }
    static bool said(const std::string& text, std::string_view part) {
        return text.find(part) != std::string::npos;
    }

    fs::path folder_;
};

// Which section attacks, which is struck, and who still has to say so.
TEST_F(WhyCommand, TheSumOfLargeFiguresNamesTheirSections) {
    const std::string dial =
        "  dial speed 6 6 attack 9 9 defense 16 16 damage 3 3\n"
        "  dial speed 6 6 attack 8 8 defense 15 15 damage 2 2\n";
    const std::string wyrm =
        kRaider + "figure wyrm kind dragon\n" + dial + dial +
        "given W wyrm red at 10,10 facing 0 click 0 0 2 0\n"
        "      A raider blue at 10,12.625 facing 270\n"     // at its left
        "      B raider blue at 11.856,8.144 facing 135\n"  // where front and right meet
        "      C raider blue at 7.375,10 facing 0\n";       // at its rear, which is inactive
    const Answer mine = ask(wyrm, {"red", "close", "W", "at", "A", "by", "left"});
    EXPECT_TRUE(said(mine.out, "W attacks by its left section.\n")) << mine.out;
    EXPECT_TRUE(said(mine.out, "W: attack value 8 [")) << mine.out;
    EXPECT_FALSE(said(mine.out, "gets an action token")) << mine.out;  // its own is no outcome
    const auto theirs = [&](const char* who, const char* part) {
        const Answer answer = ask(wyrm + "turn blue\n", {"blue", "close", who, "at", "W"});
        EXPECT_TRUE(said(answer.out, part)) << part << "\n" << answer.out << answer.err;
    };
    theirs("A", "The attack affects the left section of W. [LRG-ATK-5");
    theirs("A", "W: defense value 15 [");
    theirs("B", "Red chooses which section of W the attack affects (front, right); this");
    theirs("B", "W: defense value 16 [");
    theirs("C", "Blue chooses which section of W the attack affects (front, left, right);");

    const Json json =
        Json::parse(ask(wyrm + "turn blue\n", {"blue", "close", "B", "at", "W", "--json"}).out);
    EXPECT_EQ(json["section"], nullptr);
    EXPECT_EQ(json["struck"][0]["section"], "front");
    EXPECT_EQ(json["struck"][0]["choices"], Json({"front", "right"}));
    EXPECT_EQ(json["struck"][0]["chooser"], "red");
    EXPECT_EQ(
        Json::parse(
            ask(wyrm, {"red", "close", "W", "at", "A", "by", "left", "--json"}).out)["section"],
        "left");
}

TEST_F(WhyCommand, AnAttackIsAllowedWithItsSumItsOddsAndItsClauses) {
    const Answer answer = ask(kTouching, {"red", "close", "A", "at", "B"});
    EXPECT_EQ(answer.code, kSuccess) << answer.err;
    for (const char* part :
         {"Red: close A at B\nThis is allowed.\n", "A: attack value 9 [", "B: defense value 15 [",
          "A: damage value 3 [", "Needs 6 or more on two dice: 26 of 36 rolls.",
          "Out of 36 equally likely rolls:", "26/36  72.22 %", "10/36  27.78 %", " 1/36   2.78 %",
          "on average 2.1", "\n  U-CBT-1 ", "\n  U-CBT-4 "})
        EXPECT_TRUE(said(answer.out, part)) << part << "\n" << answer.out;
    EXPECT_EQ(answer.err, "");
}

TEST_F(WhyCommand, EveryClauseIsShownOnce) {
    const Answer answer = ask(kTouching, {"close A at B"});
    std::size_t shown = 0;
    for (std::size_t at = 0; (at = answer.out.find("\n  U-CBT-1 ", at)) != std::string::npos; ++at)
        ++shown;
    EXPECT_EQ(shown, 1u) << answer.out;
}

TEST_F(WhyCommand, ARefusalNamesReasonClauseFigureAndPlaceAndIsAnAnswer) {
    const Answer answer = ask(kTouching, {"red", "move", "A", "to", "10,30"});
    EXPECT_EQ(answer.code, kSuccess) << answer.err;
    for (const char* part :
         {"Refused. The path of A is 20 inches long; its speed allows 8. [U-MOVE-1",
          "A: Raider (Red) at (10, 10), facing 0°", "\n  U-MOVE-1 "})
        EXPECT_TRUE(said(answer.out, part)) << part << "\n" << answer.out;
    EXPECT_FALSE(said(answer.out, "The odds"));
    const Answer blocked = ask(kTouching, {"move A to 14,10"});
    for (const char* part :
         {"A crosses the base of B", "B: Raider (Blue) at (11.25, 10)", "Place: ("})
        EXPECT_TRUE(said(blocked.out, part)) << part << "\n" << blocked.out;
    const Answer terrain = ask(kTouching + "terrain tower blocking polygon 9,12 11,12 11,14 9,14\n",
                               {"move A to 10,17"});
    EXPECT_TRUE(said(terrain.out, "tower: blocking terrain")) << terrain.out;
}

TEST_F(WhyCommand, WithoutASeatTheOneAsksWhoseAnswerIsOwed) {
    EXPECT_TRUE(said(ask(kTouching, {"pass A"}).out, "Red: pass A\nThis is allowed."));
    const Answer wrong = ask(kTouching, {"blue", "pass", "B"});
    EXPECT_TRUE(said(wrong.out, "Blue: pass B\nRefused. It is not your decision.")) << wrong.out;
    EXPECT_TRUE(said(wrong.out, "What is asked now:")) << wrong.out;
}

TEST_F(WhyCommand, TheScriptIsRunFirstAsFarAsOneLikes) {
    const std::string scripted = kTouching +
                                 "when red move A to 10,30 refused U-MOVE-1\n"
                                 "     red move A to 10,14\n"
                                 "     dice 3\n"
                                 "     red turn A facing 90\n";
    EXPECT_TRUE(said(ask(scripted, {"pass", "A"}).out, "A has been given an action"));
    EXPECT_TRUE(said(ask(scripted, {"--at", "3", "turn A facing 45"}).out, "This is allowed."));
    EXPECT_TRUE(said(ask(scripted, {"--at", "2", "dice 4"}).out, "the dice: dice 4\nThis is"));
    const Answer away = ask(scripted, {"--at", "0", "move A to 10,14"});
    for (const char* part : {"Needs 4 or more on one die: 3 of 6 rolls.", "breaks away",
                             "3/6  50 %", "Assumed on the way:", "The path is taken as wished"})
        EXPECT_TRUE(said(away.out, part)) << part << "\n" << away.out;
    const Answer beyond = ask(scripted, {"--at", "5", "pass A"});
    EXPECT_EQ(beyond.code, kFailure);
    EXPECT_TRUE(said(beyond.err, "only 4 steps")) << beyond.err;
}

TEST_F(WhyCommand, AScriptThatStopsSaysWhere) {
    const Answer answer = ask(kTouching + "when red move A to 10,30\n", {"pass A"});
    EXPECT_EQ(answer.code, kFailure);
    EXPECT_TRUE(said(answer.err, "position.scn:6: The script stops at \"move A to 10,30\""))
        << answer.err;
    EXPECT_EQ(answer.out, "");
}

TEST_F(WhyCommand, GamesInSetUpOrOverHaveNoPosition) {
    const Answer setup = ask(kRaider + "setup\nwhen red army raider\n", {"pass A"});
    EXPECT_EQ(setup.code, kFailure);
    EXPECT_TRUE(said(setup.err, "still being set up")) << setup.err;
    const Answer over = ask(kRaider +
                                "given A raider red at 10,10 facing 0\n"
                                "      B raider blue at 11.25,10 facing 180 click 2\n"
                                "when red close A at B dice 6 5\n",
                            {"pass A"});
    EXPECT_EQ(over.code, kFailure);
    EXPECT_TRUE(said(over.err, "The game is over")) << over.err;
}

TEST_F(WhyCommand, FilesThatCannotBeUsedAreFailures) {
    EXPECT_EQ(answer_to("why", {"missing.scn", "pass A"}).code, kFailure);
    const Answer text = ask("clause U-NONE-1\n" + kTouching, {"pass A"});
    EXPECT_EQ(text.code, kFailure);
    EXPECT_TRUE(said(text.err, "position.scn:1:8: There is no clause 'U-NONE-1'")) << text.err;
    const Answer impossible =
        ask(kTouching + "      D raider red at 10,10.5 facing 0\n", {"pass A"});
    EXPECT_EQ(impossible.code, kFailure);
    EXPECT_NE(impossible.err, "");
}

TEST_F(WhyCommand, CommandsThatCannotBeReadAreUsageErrors) {
    const Answer unknown = ask(kTouching, {"red", "close", "Z", "at", "B"});
    EXPECT_EQ(unknown.code, kUsage);
    EXPECT_TRUE(said(unknown.err, "'Z'")) << unknown.err;
    EXPECT_TRUE(said(unknown.err, "Column 11:")) << unknown.err;
    EXPECT_EQ(ask(kTouching, {"dance"}).code, kUsage);
    EXPECT_EQ(ask(kTouching, {"red"}).code, kUsage);
    EXPECT_EQ(ask(kTouching, {"green pass A"}).code, kUsage);
    EXPECT_EQ(ask(kTouching, {" "}).code, kUsage);
    EXPECT_EQ(ask(kTouching, {}).code, kUsage);
    EXPECT_EQ(ask(kTouching, {"--at", "x", "pass A"}).code, kUsage);
    EXPECT_TRUE(said(answer_to("why", {}).err, "FILE COMMAND...")) << answer_to("why", {}).err;
}

TEST_F(WhyCommand, German) {
    const Answer answer = ask(kTouching, {"close A at B"}, io::Language::de);
    EXPECT_EQ(answer.code, kSuccess);
    for (const char* part : {"Rot: close A at B\nDas ist erlaubt.", "Die Summe", "Angriffswert 9",
                             "72,22 %", "im Mittel 2,1", "Die Klauseln"})
        EXPECT_TRUE(said(answer.out, part)) << part << "\n" << answer.out;
    EXPECT_TRUE(said(ask(kTouching, {"--lang", "de", "move A to 10,30"}).out, "Abgelehnt."));
}

TEST_F(WhyCommand, JsonHoldsTheSame) {
    const Answer answer = ask(kTouching, {"close A at B", "--json"});
    EXPECT_EQ(answer.code, kSuccess) << answer.err;
    const Json json = Json::parse(answer.out);
    EXPECT_EQ(json["sender"], "red");
    EXPECT_EQ(json["command"], "close A at B");
    EXPECT_EQ(json["owed"]["ask"], "give_action");
    EXPECT_EQ(json["legal"], true);
    EXPECT_TRUE(json["refusal"].is_null());
    EXPECT_EQ(json["terms"][0]["term"], "attack");
    EXPECT_EQ(json["terms"][0]["said"], "attack value");
    EXPECT_EQ(json["terms"][0]["change"], false);
    EXPECT_EQ(json["terms"][0]["value"], 9);
    EXPECT_EQ(json["terms"][0]["figure"], "A");
    EXPECT_EQ(json["roll"]["needed"], 6);
    EXPECT_EQ(json["roll"]["chances"], 26);
    EXPECT_EQ(json["odds"]["total"], 36);
    EXPECT_EQ(json["odds"]["hit"], 26);
    const Json& struck = json["odds"]["figures"][1];
    EXPECT_EQ(struck["figure"], "B");
    EXPECT_EQ(struck["clicks"][1], (Json{{"clicks", 3}, {"weight", 26}})) << answer.out;
    EXPECT_EQ(struck["eliminated"], 26);
    const Json& said = json["odds"]["said"].back();
    EXPECT_EQ(said["figure"], "B");
    EXPECT_EQ(said["rows"][0], (Json{{"what", "hit"}, {"weight", 26}})) << answer.out;
    bool texts = !json["clauses"].empty();
    for (const Json& clause : json["clauses"])
        texts = texts && clause["text"].get<std::string>().size() > 10;
    EXPECT_TRUE(texts);
}

TEST_F(WhyCommand, JsonOfARefusal) {
    const Answer answer = ask(kTouching, {"move A to 14,10", "--json", "--lang", "de"});
    EXPECT_EQ(answer.code, kSuccess) << answer.err;
    const Json json = Json::parse(answer.out);
    EXPECT_EQ(json["legal"], false);
    EXPECT_EQ(json["lang"], "de");
    const Json& refusal = json["refusal"];
    EXPECT_EQ(refusal["reason"], "path_crosses_base");
    EXPECT_EQ(refusal["clause"], "U-MOVE-2");
    EXPECT_EQ(refusal["figure"]["label"], "A");
    EXPECT_EQ(refusal["other"]["label"], "B");
    EXPECT_EQ(refusal["other"]["place"], (Json{{"x", 11250}, {"y", 10000}}));
    EXPECT_TRUE(refusal["piece"].is_null());
    EXPECT_TRUE(refusal["place"].is_object());
    EXPECT_TRUE(json["odds"].is_null());
    EXPECT_EQ(json["clauses"][0]["id"], "U-MOVE-2");
}

// What the README shows is what the program prints.
TEST_F(WhyCommand, TheExampleOfTheReadme) {
    std::ifstream in(std::string(SIX_SOURCE_DIR) + "/README.md");
    const std::string readme{std::istreambuf_iterator<char>(in), {}};
    const std::string file = "tests/scenarios/unlimited/close/from_behind_adds_one.scn";
    const std::string line = "$ ./run why " + file + " --at 0 red close A at B\n";
    const std::size_t begin = readme.find(line);
    ASSERT_NE(begin, std::string::npos);
    const std::size_t text = begin + line.size();
    const Answer answer = answer_to("why", {std::string(SIX_SOURCE_DIR) + "/" + file, "--at", "0",
                                            "red", "close", "A", "at", "B"});
    EXPECT_EQ(readme.substr(text, readme.find("```", text) - text), answer.out);
}

// A refusal names what there is to name.
TEST_F(WhyCommand, RefusalsNameWhoMustActFirstAndHowManyActionsAreTooMany) {
    const std::string folder = SIX_SOURCE_DIR "/tests/scenarios/unlimited/";
    const auto asked = [&](const std::string& file, std::vector<std::string> words,
                           io::Language language = io::Language::en) {
        words.insert(words.begin(), {folder + file, "--at", "0"});
        return answer_to("why", words, language).out;
    };
    EXPECT_TRUE(holds(asked("speed/frenzy_acts_first.scn", {"red", "end_turn"}),
                      "A shows Frenzy and must be given an action first."));
    const std::string dragon = "dragons/actions/each_takes_one_of_the_players_actions.scn";
    const std::vector<std::string> both = {"red", "move W forward 10 by front left"};
    EXPECT_TRUE(holds(asked(dragon, both), "That takes 2 actions; 1 is left this turn. [U-ARMY-5]"))
        << asked(dragon, both);
    EXPECT_TRUE(holds(asked(dragon, both, io::Language::de),
                      "Das braucht 2 Aktionen; in diesem Spielzug ist noch 1 übrig."));
}

}  // namespace
}  // namespace six::cli
