// Lines typed at the browser table: completed, understood, and refused in sentences of the
// language.
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "host/desk.h"

namespace six {
namespace {

using Json = nlohmann::ordered_json;

class TypedLineTest : public testing::Test {
protected:
    void SetUp() override {
        const Json laid = ask({{"do", "lay"}, {"scenario", R"(
figure brute points 20
       dial speed 8:flight 8 attack 9 9 defense 15 15 damage 3 3
given Alva brute red at 10,10 facing 0
      Bo brute blue at 11.25,10 facing 180
      Cy brute red at 20,20 facing 0
)"}});
        ASSERT_TRUE(laid.contains("table")) << laid.dump();
    }
    Json ask(const Json& request) { return Json::parse(desk_.request(request.dump())); }
    Json complete(const std::string& line) { return ask({{"do", "complete"}, {"line", line}}); }
    std::vector<std::string> words(const std::string& line) {
        std::vector<std::string> list;
        const Json answer = complete(line);
        for (const Json& word : answer["words"]) list.push_back(word["word"]);
        return list;
    }
    std::string first(const std::string& line) {
        const std::vector<std::string> list = words(line);
        return list.empty() ? "nothing" : list[0];
    }
    Json typed(const std::string& line, const std::string& language = "en") {
        return ask({{"do", "typed"}, {"line", line}, {"lang", language}});
    }
    std::string sentence(const std::string& line, const std::string& language = "en") {
        const Json answer = typed(line, language);
        return answer.contains("error") ? answer["error"]["sentence"].get<std::string>()
                                        : answer.dump();
    }
    host::Desk desk_;
};

TEST_F(TypedLineTest, WhatMayFollowIsToldWithWhatItIs) {
    const Json verbs = complete("cl");
    EXPECT_EQ(verbs["from"], 0);
    ASSERT_EQ(verbs["words"].size(), 1u) << verbs.dump();
    EXPECT_EQ(verbs["words"][0]["word"], "close");
    EXPECT_FALSE(verbs["words"][0]["said"].get<std::string>().empty());
    const Json figures = complete("close ");
    EXPECT_EQ(figures["from"], 6);
    EXPECT_EQ(figures["words"][0]["word"], "Alva");
    EXPECT_NE(figures["words"][0]["said"].get<std::string>().find("Red"), std::string::npos);
}

TEST_F(TypedLineTest, OwnFiguresActAndOthersAreTargets) {
    EXPECT_EQ(first("close "), "Alva");
    EXPECT_EQ(first("close Alva at "), "Bo");
    EXPECT_EQ(first("why close Alva at "), "Bo");
    EXPECT_EQ(words("close B"), std::vector<std::string>{"Bo"});
    EXPECT_EQ(first("close Alva "), "at");
    EXPECT_EQ(first("form Alva "), "Cy");
    for (const std::string& word : words("close Alva at ")) {
        EXPECT_NE(word, "at");
        EXPECT_NE(word, "Alva");
    }
}

TEST_F(TypedLineTest, OnlyWordsThatMeanSomethingHereAreOffered) {
    const std::vector<std::string> all = words("");
    const auto holds = [&](const char* word) {
        return std::find(all.begin(), all.end(), word) != all.end();
    };
    EXPECT_TRUE(holds("move") && holds("why") && holds("undo") && holds("hints"));
    EXPECT_FALSE(holds("look") || holds("quit") || holds("save"));
    EXPECT_TRUE(words("look ").empty());
    EXPECT_TRUE(words("nonsense ").empty());
}

// The browser counts letters, not bytes.
TEST_F(TypedLineTest, TheLastWordBeginsWhereTheBrowserSeesIt) {
    EXPECT_EQ(complete("use Alva ö")["from"], 9);
    EXPECT_EQ(complete("use ö Al")["from"], 6);
}

TEST_F(TypedLineTest, ALineIsReadAsTheTerminalReadsIt) {
    EXPECT_EQ(typed("c alva at bo")["command"], "close Alva at Bo");
    EXPECT_EQ(typed("c alva at bo")["does"], "give");
    EXPECT_EQ(typed("why  c alva at bo")["command"], "close Alva at Bo");
    EXPECT_EQ(typed("why c alva at bo")["does"], "why");
    EXPECT_EQ(typed("u")["does"], "undo");
    EXPECT_EQ(typed("hints")["does"], "hints");
    EXPECT_EQ(typed("cancel Alva fliegen", "de")["command"], "cancel Alva flight");
}

TEST_F(TypedLineTest, WhatIsNotUnderstoodIsSaidInTheLanguage) {
    EXPECT_EQ(sentence("xxxxx"), "There is no word \"xxxxx\".");
    EXPECT_EQ(sentence("clsoe").rfind("There is no word \"clsoe\". Near: ", 0), 0u)
        << sentence("clsoe");
    EXPECT_NE(sentence("dance", "de").find("gibt es nicht"), std::string::npos);
    EXPECT_EQ(sentence("move Cy 20,22"), "`to` is missing before 20,22.");
    EXPECT_NE(sentence("close Alv at Bo").find("Alva"), std::string::npos);
    EXPECT_NE(sentence("move Cy two 20,22").find("Did you mean to?"), std::string::npos)
        << sentence("move Cy two 20,22");
    EXPECT_EQ(sentence("withdr"), "That is for good: write out withdraw.");
    EXPECT_NE(sentence("end_turn now").find("expected nothing more"), std::string::npos);
    EXPECT_NE(sentence("look").find("terminal"), std::string::npos);
    EXPECT_NE(sentence("why").find("expected a command"), std::string::npos);
    EXPECT_NE(sentence("   ").find("Expected a command"), std::string::npos);
    EXPECT_TRUE(typed(std::string(5000, 'x')).contains("error"));
    EXPECT_TRUE(complete(std::string(5000, 'x')).contains("error"));
}

TEST_F(TypedLineTest, AWishThatCannotBeReadIsAnErrorThatSaysWhere) {
    const Json good = {{"figure", "Alva"},   {"what", "close"},   {"ability", nullptr},
                       {"section", nullptr}, {"targets", {"Bo"}}, {"members", Json::array()},
                       {"long", false},      {"freeze", false}};
    const auto why = [&](const Json& wish) {
        Json request = {{"do", "why"}};
        request.update(wish);
        return ask(request);
    };
    EXPECT_EQ(why({{"attack", good}})["command"], "close Alva at Bo");
    const auto where = [&](const std::string& member, const Json& value) {
        Json bad = good;
        bad[member] = value;
        const Json answer = why({{"attack", bad}});
        return answer.contains("error") ? answer["error"]["where"].get<std::string>()
                                        : answer.dump();
    };
    EXPECT_EQ(where("figure", "Zoe"), "/attack/figure");
    EXPECT_EQ(where("targets", {"Bo", "Zoe"}), "/attack/targets/1");
    EXPECT_EQ(where("targets", Json(std::vector<std::string>(9, "Bo"))), "/attack/targets");
    EXPECT_EQ(where("what", "dance"), "/attack/what");
    EXPECT_EQ(where("ability", "dancing"), "/attack/ability");
    EXPECT_EQ(where("long", 1), "/attack/long");
    EXPECT_TRUE(why(Json::object()).contains("error"));
    EXPECT_TRUE(why({{"cancel", Json::array()}}).contains("error"));
    EXPECT_TRUE(why({{"form", {{"members", {"Alva", "Cy"}}}}}).contains("error"));
}

}  // namespace
}  // namespace six
