// The desk and the list of its requests.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "host/desk.h"
#include "host/protocol/published.h"

namespace six::host {
namespace {

using Json = nlohmann::ordered_json;

TEST(Protocol, EveryRequestOfTheListIsCarriedOut) {
    Desk desk;
    for (const std::string& name : protocol::request_names()) {
        const Json answer = Json::parse(desk.request(Json{{"do", name}}.dump()));
        if (answer.contains("error")) {
            EXPECT_NE(answer["error"]["key"], "desk.no_such_request") << name;
        }
    }
}

TEST(Protocol, AFieldThatNobodyReadsIsRefused) {
    Desk desk;
    const Json begun = Json::parse(desk.request(
        R"({"do": "begin", "setup": {"name": "first_battle"}, "seed": "1", "lang": "de"})"));
    ASSERT_TRUE(begun.contains("table")) << begun.dump();
    for (const char* text :
         {R"({"do": "undo", "twice": true})", R"({"do": "choices", "figure": "r1", "section": 0})",
          R"({"do": "edit", "remove": {"figure": "r1", "twice": true}})"}) {
        const Json answer = Json::parse(desk.request(text));
        ASSERT_TRUE(answer.contains("error")) << answer.dump();
        EXPECT_EQ(answer["error"]["key"], "json.unknown_field") << answer.dump();
    }
}

}  // namespace
}  // namespace six::host
