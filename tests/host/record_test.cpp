// What is kept of a game by adding what is new is the game's whole replay, whatever happens to it.
#include "host/record.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>

#include "host/desk.h"

namespace six {
namespace {

using Json = nlohmann::ordered_json;

class RecordTest : public testing::Test {
protected:
    Json ask(Json request) { return Json::parse(desk_.request(request.dump())); }

    // As the browser keeps a game: how many lines were new is told.
    std::size_t keep() {
        Json request{{"do", "record"}};
        if (!mark_.empty()) request["after"] = mark_;
        const Json part = ask(std::move(request));
        if (part["from"] == 0) kept_.clear();
        EXPECT_EQ(part["from"], std::count(kept_.begin(), kept_.end(), '\n'));
        const std::string lines = part["lines"];
        kept_ += lines;
        mark_ = kept_.substr(kept_.size() - 67, 64);
        EXPECT_EQ(kept_ + part["end"].get<std::string>(), ask({{"do", "replay"}})["text"]);
        return static_cast<std::size_t>(std::count(lines.begin(), lines.end(), '\n'));
    }

    host::Desk desk_;
    std::string kept_, mark_;
};

TEST_F(RecordTest, GainsALineForEachAnswerFromTheSetUpToTheEnd) {
    Json answer = ask({{"do", "begin"},
                       {"setup", {{"name", "first_battle"}}},
                       {"seed", "3"},
                       {"players", {"simple", "simple"}}});
    ASSERT_TRUE(answer.contains("table")) << answer.dump();
    EXPECT_EQ(keep(), 1 + answer["table"]["answered"].get<std::size_t>());
    EXPECT_EQ(keep(), 0u);
    for (int n = 0; n < 2000 && answer["table"]["phase"] != "over"; ++n) {
        answer = ask({{"do", "go_on"}});
        EXPECT_EQ(keep(), 1u);
    }
    EXPECT_EQ(answer["table"]["phase"], "over");
    EXPECT_NE(ask({{"do", "record"}})["end"].get<std::string>().find("\"winner\""),
              std::string::npos);
}

TEST_F(RecordTest, BeginsAnewWhereWhatWasKeptIsNoLongerSo) {
    ask({{"do", "begin"},
         {"setup", {{"name", "first_battle"}}},
         {"seed", "1"},
         {"deploy", "hand"}});
    keep();
    Json table = ask({{"do", "let_bot"}})["table"];
    while (!table["canUndo"].get<bool>())
        table = ask({{"do", table["owed"]["by"].is_null() ? "let_bot" : "go_on"}})["table"];
    keep();
    ask({{"do", "undo"}});
    ask({{"do", "let_bot"}});
    EXPECT_EQ(keep(), 0u);  // answered as before it is the same file
    // The first line, and what is left of the answers.
    const std::size_t anew = 1 + ask({{"do", "undo"}})["table"]["answered"].get<std::size_t>();
    EXPECT_EQ(keep(), anew);
    ask({{"do", "orders"},
         {"seat", "red"},
         {"orders", {{"spin", true}, {"cancel", false}, {"dodge", true}, {"terrify", true}}}});
    EXPECT_EQ(keep(), anew);
    EXPECT_EQ(keep(), 0u);
    // Another game: nothing of the one before is known.
    ask({{"do", "begin"}, {"setup", {{"name", "first_battle"}}}, {"seed", "2"}});
    EXPECT_GT(keep(), 0u);
    EXPECT_TRUE(
        ask({{"do", "resume"}, {"replay", ask({{"do", "replay"}})["text"]}}).contains("table"));
    EXPECT_EQ(keep(), 0u);  // and one that is resumed goes on where it was kept
}

TEST_F(RecordTest, AMarkIsAChainValue) {
    ask({{"do", "begin"}, {"setup", {{"name", "first_battle"}}}});
    EXPECT_TRUE(ask({{"do", "record"}, {"after", "here"}}).contains("error"));
    EXPECT_EQ(ask({{"do", "record"}, {"after", std::string(64, '0')}})["from"], 0);
}

}  // namespace
}  // namespace six
