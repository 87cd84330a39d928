#include "host/desk.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "engine/base/clause.h"

namespace six {
namespace {

using Json = nlohmann::ordered_json;

class DeskTest : public testing::Test {
protected:
    Json ask(const Json& request) { return Json::parse(desk_.request(request.dump())); }
    Json begin(const std::string& setup, const Json& more = Json::object()) {
        Json request = {{"do", "begin"}, {"setup", {{"name", setup}}}};
        request.update(more);
        return go_on_to_a_person(ask(request));
    }
    Json go_on_to_a_person(Json answer) {
        while (answer.contains("table") && !answer["table"]["owed"]["by"].is_null())
            answer = ask({{"do", "go_on"}});
        return answer;
    }
    Json answer(const std::string& command) {
        return ask({{"do", "answer"}, {"command", command}});
    }
    host::Desk desk_;
};

TEST_F(DeskTest, BeginsABattleThatAPersonIsAskedIn) {
    const Json table = begin("first_battle")["table"];
    EXPECT_EQ(table["phase"], "playing");
    EXPECT_EQ(table["owed"]["ask"], "give_action");
    EXPECT_EQ(table["seats"].size(), 2u);
    EXPECT_GT(table["figures"].size(), 4u);
    for (const Json& figure : table["figures"]) {
        EXPECT_EQ(figure["whereabouts"], "on_table");
        EXPECT_TRUE(figure["silhouette"].is_string()) << figure.dump();
    }
}

TEST_F(DeskTest, ARefusalNamesItsClauseAndChangesNothing) {
    const Json before = begin("first_battle")["table"];
    const Json refused = answer("move r1 to 1,35");
    ASSERT_TRUE(refused.contains("refusal")) << refused.dump();
    EXPECT_FALSE(refused["refusal"]["clause"].is_null());
    EXPECT_EQ(ask({{"do", "table"}})["table"], before);
}

TEST_F(DeskTest, WhatRevealedNothingIsTakenBack) {
    const Json before = begin("first_battle")["table"];
    const std::string label = before["unused"][0];
    const Json after = answer("move " + label + " facing 45");
    ASSERT_TRUE(after.contains("table")) << after.dump();
    EXPECT_TRUE(after["table"]["canUndo"]);
    EXPECT_EQ(ask({{"do", "undo"}})["table"]["figures"], before["figures"]);
}

TEST_F(DeskTest, EveryFigureSaysWhatItMayDoAndWhyNot) {
    const Json table = begin("dragon_duel")["table"];
    for (const Json& figure : table["figures"]) {
        const Json answer = ask({{"do", "choices"}, {"figure", figure["label"]}});
        ASSERT_TRUE(answer.contains("choices")) << answer.dump();
        EXPECT_FALSE(answer["choices"].empty());
        for (const Json& choice : answer["choices"])
            EXPECT_NE(choice["allowed"].get<bool>(), !choice["refusal"].is_null()) << choice.dump();
    }
}

TEST_F(DeskTest, AChoiceThatIsAllowedIsAccepted) {
    Json table = begin("first_battle")["table"];
    const std::string label = table["unused"][0];
    const Json choices = ask({{"do", "choices"}, {"figure", label}})["choices"];
    int tried = 0;
    for (const Json& choice : choices) {
        if (!choice["allowed"].get<bool>() || choice["command"].is_null()) continue;
        ++tried;
        host::Desk other;
        const Json replay = ask({{"do", "replay"}});
        other.request(Json{{"do", "resume"}, {"replay", replay["text"]}}.dump());
        const Json done = Json::parse(
            other.request(Json{{"do", "answer"}, {"command", choice["command"]}}.dump()));
        EXPECT_TRUE(done.contains("table")) << choice.dump() << done.dump();
    }
    EXPECT_GT(tried, 0);
}

TEST_F(DeskTest, WhyGivesTheSumTheOddsAndTheClauses) {
    begin("first_battle");
    const Json why = ask({{"do", "why"}, {"command", "shoot r1 at b1"}, {"lang", "de"}});
    ASSERT_TRUE(why.contains("legal")) << why.dump();
    ASSERT_FALSE(why["clauses"].empty());
    EXPECT_TRUE(Clause::find(why["clauses"][0].get<std::string>()));
}

TEST_F(DeskTest, AGameIsGoneOnWithFromItsReplay) {
    begin("first_battle");
    answer("end_turn");
    const Json before = go_on_to_a_person(ask({{"do", "table"}}))["table"];
    const Json replay = ask({{"do", "replay"}});
    host::Desk other;
    const Json after =
        Json::parse(other.request(Json{{"do", "resume"}, {"replay", replay["text"]}}.dump()));
    ASSERT_TRUE(after.contains("table")) << after.dump();
    EXPECT_EQ(after["table"]["figures"], before["figures"]);
    EXPECT_EQ(after["table"]["seats"][1]["player"], "simple");
    EXPECT_EQ(after["told"].size(), before["answered"].get<std::size_t>());
}

TEST_F(DeskTest, AWholeGameByTheBotsOwnAnswers) {
    Json answer = begin("dragon_duel");
    int answers = 0;
    while (answer["table"]["phase"] != "over" && answers++ < 4000) {
        answer = ask({{"do", answer["table"]["owed"]["by"].is_null() ? "let_bot" : "go_on"}});
        ASSERT_TRUE(answer.contains("table")) << answer.dump();
    }
    EXPECT_EQ(answer["table"]["phase"], "over");
}

// Every button of every question is legal: whichever is pressed, the game goes on.
TEST_F(DeskTest, EveryReadyAnswerIsAccepted) {
    Json answer = begin("first_battle", {{"players", {"human", "human"}}});
    int pressed = 0;
    for (int n = 0; n < 1500 && answer["table"]["phase"] != "over"; ++n) {
        const Json owed = answer["table"]["owed"];
        if (!owed["by"].is_null()) {
            answer = ask({{"do", "go_on"}});
        } else if (owed["ask"] != "give_action" && !owed["answers"].empty()) {
            const Json& ready =
                owed["answers"][static_cast<std::size_t>(n) % owed["answers"].size()];
            EXPECT_FALSE(ready["said"].get<std::string>().empty());
            answer = this->answer(ready["command"]);
            ++pressed;
        } else {
            answer = ask({{"do", "let_bot"}});
        }
        ASSERT_TRUE(answer.contains("table")) << answer.dump();
    }
    EXPECT_GT(pressed, 0);
}

TEST_F(DeskTest, ARequestWithAFaultLeavesTheGameOnTheTable) {
    const Json before = begin("first_battle")["table"];
    const Json refused =
        ask({{"do", "begin"}, {"setup", {{"name", "dragon_duel"}}}, {"players", {"nobody"}}});
    EXPECT_TRUE(refused.contains("error")) << refused.dump();
    EXPECT_EQ(ask({{"do", "table"}})["table"], before);
}

TEST_F(DeskTest, AHandThatIsNotExactIsDrawnToABase) {
    const Json laid = ask({{"do", "lay"}, {"scenario", R"(table 24 x 24 ; build 100 ; actions 1
given r1 lantern_guard red at 6,6 facing 90
      b1 lantern_guard blue at 6,9 facing 270
)"}});
    ASSERT_TRUE(laid.contains("table")) << laid.dump();
    Json wish = {{"do", "way"}, {"figure", "r1"}, {"to", {6000, 7200}}};
    EXPECT_TRUE(ask(wish)["contacts"].empty());
    wish["near"] = 600;
    const Json drawn = ask(wish);
    EXPECT_TRUE(drawn["reached"]);
    EXPECT_TRUE(drawn["refusal"].is_null());
    ASSERT_EQ(drawn["contacts"].size(), 1u) << drawn.dump();
    EXPECT_EQ(drawn["contacts"][0]["figure"], "b1");
    EXPECT_EQ(drawn["contacts"][0]["arc"], "front");
    for (const Json& near : {Json(1001), Json(-1), Json("far")}) {
        wish["near"] = near;
        EXPECT_TRUE(ask(wish).contains("error")) << near;
    }
}

TEST_F(DeskTest, NonsenseIsAnsweredWithAnErrorThatSaysWhat) {
    for (const char* text :
         {"", "{", "[]", "null", "{\"do\": 7}", "{\"do\": \"dance\"}", "{\"do\": \"answer\"}",
          "{\"do\": \"begin\"}", "{\"do\": \"begin\", \"setup\": {\"name\": \"nowhere\"}}",
          "{\"do\": \"begin\", \"setup\": {\"file\": 3}}", "{\"do\": \"resume\"}",
          "{\"do\": \"lay\"}", "{\"do\": \"view_replay\"}",
          "{\"do\": \"resume\", \"replay\": \"nonsense\"}", "{\"do\": \"resume\", \"replay\": 4}",
          "{\"do\": \"lay\", \"scenario\": \"nonsense\"}",
          "{\"do\": \"begin\", \"setup\": {\"name\": \"first_battle\"}, \"seed\": \"x\"}",
          "{\"do\": \"begin\", \"setup\": {\"name\": \"first_battle\"}, \"players\": "
          "[\"nobody\"]}"}) {
        const Json answer = Json::parse(desk_.request(text));
        ASSERT_TRUE(answer.contains("error")) << text << answer.dump();
        EXPECT_FALSE(answer["error"]["sentence"].get<std::string>().empty()) << text;
    }
    begin("first_battle");
    for (const char* command : {"", "dance", "move", "move zz to 1,1", "dice 7", "dice 1 1"})
        EXPECT_FALSE(answer(command).contains("table")) << command;
    EXPECT_TRUE(ask({{"do", "choices"}, {"figure", "zz"}}).contains("error"));
}

}  // namespace
}  // namespace six
