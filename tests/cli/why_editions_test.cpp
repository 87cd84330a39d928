// One command in one position under two editions: what each decides, where they differ, and what is
// said where one of them has no such position.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tests/cli/answer.h"
#include "tests/support/temp_path.h"

namespace six::cli {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

const std::string kTouching =
    "figure raider points 20\n"
    "  dial speed 8 8 7 attack 9 9 8 defense 15 15 14 damage 3 2 2\n"
    "given A raider red at 10,10 facing 0\n"
    "      B raider blue at 11.25,10 facing 180\n";
const std::vector<std::string> kClose = {"red", "close", "A", "at", "B"};

class WhyEditions : public ::testing::Test {
protected:
    void SetUp() override { fs::remove(file_); }
    void TearDown() override { fs::remove(file_); }

    Answer ask(const std::string& scenario, const std::string& editions,
               std::vector<std::string> words, io::Language language = io::Language::en) const {
        std::ofstream(file_, std::ios::binary) << scenario;
        words.insert(words.begin(), {file_.string(), "--editions", editions});
        return answer_to("why", words, language);
    }
    static Answer ask_pair(const std::string& name, std::vector<std::string> words,
                           io::Language language = io::Language::en) {
        words.insert(words.begin(),
                     {SIX_SOURCE_DIR "/tests/scenarios/v2/conflicts/" + name + ".scn", "--at", "0",
                      "--editions", "unlimited,v2"});
        return answer_to("why", words, language);
    }
    static std::vector<std::string> parts_of(const Json& json) {
        std::vector<std::string> parts;
        for (const Json& one : json["differences"]) parts.push_back(one["part"]);
        return parts;
    }

    const fs::path file_ =
        fixture::temp_path(::testing::UnitTest::GetInstance()->current_test_info()->name());
};

TEST_F(WhyEditions, StandSideBySide) {
    const Answer answer = ask(kTouching, "unlimited,v2", kClose);
    EXPECT_EQ(answer.code, kSuccess) << answer.err;
    const std::string head = "Unlimited" + std::string(32, ' ') + "Second edition (2.0)\n";
    EXPECT_NE(answer.out.find("Red: close A at B\n\n" + head), std::string::npos) << answer.out;
    EXPECT_LE(longest_line(answer.out), 80u) << answer.out;
    for (const char* part :
         {"This is allowed. This is allowed.", "The sum The sum",
          "Where they differ Nowhere: they decide alike. The clauses: Unlimited U-CBT-1",
          "The clauses: Second edition (2.0) V-CMB-1"})
        EXPECT_TRUE(holds(answer.out, part)) << part << "\n" << answer.out;
}

// The order is the one asked for, whatever edition the file is written for.
TEST_F(WhyEditions, AnyTwoThatArePlayed) {
    for (const auto& [editions, first] :
         {std::pair{"conquest,unlimited", "Conquest"}, {"v2,conquest", "Second edition (2.0)"}}) {
        const Answer answer = ask("edition unlimited\n" + kTouching, editions, kClose);
        EXPECT_EQ(answer.code, kSuccess) << answer.err;
        EXPECT_EQ(answer.out.find(std::string("\n\n") + first), 17u) << answer.out;
    }
}

TEST_F(WhyEditions, WhatDoesNotFitStandsBelow) {
    // So many rolls that no column holds their number.
    const std::string shooting =
        "figure archer points 30 range 10\n"
        "  dial speed 6 6 attack 9:flame_lightning 9 defense 15 15 damage 2 2\n"
        "figure raider points 20\n"
        "  dial speed 8 8 7 attack 9 9 8 defense 15:dodge 15 14 damage 3 2 2\n"
        "given A archer red at 10,10 facing 0\n"
        "      B raider blue at 15,10 facing 180\n"
        "      C raider blue at 16.25,10 facing 180\n"
        "      D raider blue at 15,11.25 facing 180\n";
    const Answer answer =
        ask(shooting, "unlimited,v2", {"red", "shoot", "A", "at", "B", "using", "flame_lightning"});
    EXPECT_EQ(answer.code, kSuccess) << answer.err;
    EXPECT_NE(answer.out.find("\nUnlimited\n"), std::string::npos) << answer.out;
    EXPECT_NE(answer.out.find("\n\nSecond edition (2.0)\n"), std::string::npos) << answer.out;
}

TEST_F(WhyEditions, SayWhereTheyDiffer) {
    const auto expect = [](const Answer& answer, std::vector<std::string> parts) {
        EXPECT_EQ(answer.code, kSuccess) << answer.err;
        for (const std::string& part : parts)
            EXPECT_TRUE(holds(answer.out, part)) << part << "\n" << answer.out;
    };
    expect(ask_pair("c36_v2", {"red", "move W forward 9 by front"}),
           {"Allowed in Unlimited, refused in the second edition.",
            "Cited only in the second edition: MDW-MOVE-7"});
    expect(ask_pair("c13_water_unlimited", {"blue", "shoot A at T"}),
           {"T, in the water: nothing in Unlimited, +2 in the second edition.",
            "Needed on the dice: 7 (21 of 36 rolls) in Unlimited, 9 (10 of 36 rolls) in the second",
            "The odds of T differ."});
    expect(
        ask_pair("c22_dragon_v2", {"blue", "shoot A at T"}, io::Language::de),
        {"Worin sie sich unterscheiden", "Erlaubt in der zweiten Ausgabe, abgelehnt in Unlimited.",
         "Nur in Unlimited zitiert: DRG-ATK-15"});
}

// Nothing is compared with a sum that never arose.
TEST_F(WhyEditions, ARefusalWithoutASumHasNoneThatDiffers) {
    const Json json =
        Json::parse(ask_pair("c36_v2", {"red", "move W forward 9 by front", "--json"}).out);
    EXPECT_EQ(parts_of(json), (std::vector<std::string>{"verdict", "clauses", "clauses"}));
}

TEST_F(WhyEditions, APositionThatOneOfThemLacksIsItsRefusal) {
    const std::string tokens = kTouching + "      objective 18,18 nobody\n";
    const Answer answer = ask(tokens, "unlimited,v2", kClose);
    EXPECT_EQ(answer.code, kSuccess) << answer.err;
    EXPECT_EQ(answer.err, "");
    for (const char* part : {"Cannot lay this position", "This is allowed.",
                             "This position exists in the second edition, not in Unlimited."})
        EXPECT_TRUE(holds(answer.out, part)) << part << "\n" << answer.out;

    auto words = kClose;
    words.push_back("--json");
    const Json json = Json::parse(ask(tokens, "unlimited,v2", words).out);
    EXPECT_TRUE(json["sides"][0]["why"].is_null());
    EXPECT_NE(json["sides"][0]["refused"].get<std::string>().find("impossible"), std::string::npos);
    EXPECT_TRUE(json["sides"][1]["refused"].is_null());
    EXPECT_EQ(json["sides"][1]["why"]["legal"], true);
    EXPECT_EQ(parts_of(json), std::vector<std::string>{"laid"});
}

TEST_F(WhyEditions, AScriptThatStopsInOneOfThemIsItsRefusal) {
    const Answer answer = ask(kTouching + "when red pass A\n", "unlimited,v2", {"end_turn"});
    EXPECT_EQ(answer.code, kSuccess) << answer.err;
    EXPECT_TRUE(holds(answer.out, "The script stops at \"pass A\"")) << answer.out;
}

TEST_F(WhyEditions, AScriptMayLeadToTwoPositions) {
    auto words = std::vector<std::string>{"end_turn", "--json"};
    // A passenger that heals itself in one of them only.
    const std::string file =
        SIX_SOURCE_DIR "/tests/scenarios/v2/conflicts/c28_regeneration_unlimited.scn";
    words.insert(words.begin(), {file, "--editions", "v2,unlimited"});
    const Json json = Json::parse(answer_to("why", words).out);
    EXPECT_EQ(parts_of(json)[0], "position");
}

TEST_F(WhyEditions, APositionThatBothLackIsAFailure) {
    const std::string overlapping = kTouching + "      D raider red at 10,10.5 facing 0\n";
    const Answer answer = ask(overlapping, "unlimited,v2", kClose);
    EXPECT_EQ(answer.code, kFailure);
    EXPECT_EQ(answer.out, "");
    EXPECT_TRUE(holds(answer.err, "overlap")) << answer.err;
}

TEST_F(WhyEditions, OtherValuesAreUsageErrors) {
    for (const auto& [value, said] :
         {std::pair{"v2", "expected two editions with a comma between them"},
          {"unlimited,v2,conquest", "expected two editions with a comma between them"},
          {"unlimited,", "knows no edition \"\""},
          {"unlimited,v3", "knows no edition \"v3\""},
          {"Unlimited,v2", "knows no edition \"Unlimited\""},
          {"unlimited,dungeons", "The edition dungeons cannot be played yet"},
          {"v2,v2", "expected two different editions, not v2 twice"}}) {
        const Answer answer = ask(kTouching, value, kClose);
        EXPECT_EQ(answer.code, kUsage) << value;
        EXPECT_TRUE(holds(answer.err, said)) << value << "\n" << answer.err;
        EXPECT_TRUE(holds(answer.err, "unlimited, v2, conquest")) << answer.err;
        EXPECT_EQ(answer.out, "");
    }
    EXPECT_EQ(ask(kTouching, "unlimited,v2", {"dance"}).code, kUsage);
    EXPECT_TRUE(
        holds(ask(kTouching, "v2,v2", kClose, io::Language::de).err, "zwei verschiedene Ausgaben"));
}

TEST_F(WhyEditions, JsonHoldsTheSame) {
    const Answer answer = ask_pair("c13_water_v2", {"blue", "shoot A at T", "--json"});
    const Json json = Json::parse(answer.out);
    EXPECT_EQ(json["sides"][0]["edition"], "unlimited");
    EXPECT_EQ(json["sides"][1]["edition"], "v2");
    EXPECT_EQ(json["sides"][1]["why"]["roll"]["needed"], 9);
    const std::vector<std::string> parts = parts_of(json);
    EXPECT_EQ(std::vector<std::string>(parts.begin(), parts.begin() + 3),
              (std::vector<std::string>{"sum", "need", "odds"}));
    const Json& sum = json["differences"][0];
    EXPECT_EQ(sum["term"], "aquatic");
    EXPECT_EQ(sum["figure"], "T");
    EXPECT_TRUE(sum["edition"].is_null());
    EXPECT_EQ(json["differences"].back()["edition"], "v2");
}

}  // namespace
}  // namespace six::cli
