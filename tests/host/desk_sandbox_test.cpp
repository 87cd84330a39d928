// Sandboxes, positions, replays looked at, and the table in sentences: as the desk answers them.
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string>

#include "host/desk.h"

namespace six {
namespace {

using Json = nlohmann::ordered_json;

class SandboxTest : public testing::Test {
protected:
    Json ask(const Json& request) { return Json::parse(desk_.request(request.dump())); }
    Json edit(const Json& change) {
        Json request = {{"do", "edit"}};
        request.update(change);
        return ask(request);
    }
    Json blank() { return ask({{"do", "blank"}, {"edition", "unlimited"}, {"map", "open_field"}}); }
    Json add(const char* seat, int x, int y) {
        return edit(
            {{"add",
              {{"warrior", "lantern_guard"}, {"seat", seat}, {"at", {x, y}}, {"facing", 900}}}});
    }
    // So many answers of a game that plays itself.
    Json play(const std::string& setup, int answers) {
        Json answer = ask({{"do", "begin"},
                           {"setup", {{"name", setup}}},
                           {"seed", "5"},
                           {"players", {"simple", "simple"}}});
        for (int n = 0; n < answers && answer["table"]["phase"] != "over"; ++n)
            answer = ask({{"do", "go_on"}});
        return answer;
    }
    static void expect_same(const Json& a, const Json& b) {
        for (const char* what : {"figures", "round", "turn", "actionsLeft", "castleActions"})
            EXPECT_EQ(a[what], b[what]) << what;
        EXPECT_EQ(a["owed"]["ask"], b["owed"]["ask"]);
        EXPECT_EQ(a["owed"]["figure"], b["owed"]["figure"]);
        EXPECT_EQ(a["field"], b["field"]);
    }
    host::Desk desk_;
};

TEST_F(SandboxTest, AJudgeBeginsWithAnEmptyTable) {
    const Json empty = blank();
    ASSERT_TRUE(empty.contains("table")) << empty.dump();
    EXPECT_EQ(empty["table"]["mode"], "sandbox");
    EXPECT_TRUE(empty["table"]["figures"].empty());
    ASSERT_TRUE(add("blue", 10'000, 20'000).contains("table"));
    const Json both = add("red", 10'000, 10'000);
    ASSERT_TRUE(both.contains("table")) << both.dump();
    ASSERT_EQ(both["table"]["figures"].size(), 2u);
    EXPECT_EQ(both["table"]["figures"][0]["label"], "b1");
    EXPECT_EQ(both["table"]["figures"][1]["label"], "r1");
    EXPECT_FALSE(both["table"]["seats"][1]["out"]);
    const Json moved = ask({{"do", "answer"}, {"command", "move r1 to 10,12"}});
    EXPECT_TRUE(moved.contains("table")) << moved.dump();
}

// The user's files are read once, so this program has them from its beginning.
class OwnFigures : public testing::Environment {
public:
    void SetUp() override {
        data_ = std::filesystem::path(testing::TempDir()) / ("own_" + std::to_string(getpid()));
        std::filesystem::create_directories(data_ / "sixskulls/figures");
        std::ofstream(data_ / "sixskulls/figures/own_bear.json") << R"({
            "format": "six-skulls/figures", "version": 1, "figures": [{
                "id": "own_bear", "name": "Honey Bear", "factions": ["heroes"], "points": 30,
                "dials": [{"start": 1, "clicks": [
                    {"speed": {"value": 9}, "attack": {"value": 9}, "defense": {"value": 15}, "damage": {"value": 2}},
                    {"speed": {"value": 8}, "attack": {"value": 8}, "defense": {"value": 14}, "damage": {"value": 2}}
                ]}]}]})";
        setenv("XDG_DATA_HOME", data_.c_str(), 1);
    }
    void TearDown() override { std::filesystem::remove_all(data_); }

private:
    std::filesystem::path data_;
};
const testing::Environment* const kOwnFigures = testing::AddGlobalTestEnvironment(new OwnFigures);

TEST_F(SandboxTest, AFigureOfTheUsersOwnIsAddedAndLaidAgain) {
    blank();
    const Json added = edit(
        {{"add",
          {{"warrior", "own_bear"}, {"seat", "red"}, {"at", {10'000, 10'000}}, {"facing", 900}}}});
    ASSERT_TRUE(added.contains("table")) << added.dump();
    EXPECT_EQ(added["table"]["figures"][0]["name"], "Honey Bear");
    EXPECT_EQ(added["table"]["figures"][0]["sections"][0]["click"], 1) << "where it begins";
    const Json text = ask({{"do", "scenario"}});
    ASSERT_TRUE(text.contains("text")) << text.dump();
    const Json laid = ask({{"do", "lay"}, {"scenario", text["text"]}});
    ASSERT_TRUE(laid.contains("table")) << laid.dump() << text["text"];
    expect_same(laid["table"], added["table"]);
}

TEST_F(SandboxTest, APositionThatCanNeverBeIsRefusedAndNothingChanges) {
    blank();
    add("red", 10'000, 10'000);
    const Json before = ask({{"do", "table"}})["table"];
    for (const Json& change :
         {Json{{"add",
                {{"warrior", "lantern_guard"},
                 {"seat", "blue"},
                 {"at", {10'000, 10'100}},
                 {"facing", 0}}}},
          Json{{"add", {{"warrior", "nobody"}, {"seat", "blue"}, {"at", {1, 1}}, {"facing", 0}}}},
          Json{{"add",
                {{"warrior", "lantern_guard"}, {"seat", "green"}, {"at", {1, 1}}, {"facing", 0}}}},
          Json{{"add",
                {{"warrior", "lantern_guard"},
                 {"seat", "blue"},
                 {"at", {20'000, 20'000}},
                 {"facing", 0},
                 {"label", "r1"}}}},
          Json{{"set", {{"figure", "r1"}, {"at", {-5'000, 10'000}}}}},
          Json{{"set", {{"figure", "r1"}, {"clicks", {11}}}}},
          Json{{"set", {{"figure", "r1"}, {"clicks", {99}}}}},
          Json{{"set", {{"figure", "r1"}, {"captor", "r1"}}}}, Json{{"set", {{"figure", "zz"}}}},
          Json{{"turn", {{"seat", "red"}, {"actions", 99}}}}, Json{{"remove", {{"figure", 7}}}},
          Json{{"edition", "dungeons"}}, Json{{"field", 3}}, Json::object()}) {
        const Json answer = edit(change);
        ASSERT_TRUE(answer.contains("error")) << change.dump() << answer.dump();
        EXPECT_FALSE(answer["error"]["sentence"].get<std::string>().empty());
        EXPECT_EQ(ask({{"do", "table"}})["table"], before) << change.dump();
    }
    for (const Json& map : {Json("nowhere"), Json(3), Json::object(), Json()})
        EXPECT_TRUE(
            ask({{"do", "blank"}, {"edition", "unlimited"}, {"map", map}}).contains("error"));
}

TEST_F(SandboxTest, EverythingOfAFigureIsSetByHand) {
    blank();
    add("red", 10'000, 10'000);
    add("blue", 11'250, 10'000);
    const Json set = edit(
        {{"set",
          {{"figure", "b1"}, {"clicks", {2}}, {"tokens", 1}, {"facing", 450}, {"captor", "r1"}}}});
    ASSERT_TRUE(set.contains("table")) << set.dump();
    const Json& captive = set["table"]["figures"][1];
    EXPECT_EQ(captive["captor"], "r1");
    EXPECT_EQ(captive["tokens"], 1);
    EXPECT_EQ(captive["facing"], 450);
    EXPECT_EQ(captive["sections"][0]["click"], 2);
    const Json gone = edit({{"set", {{"figure", "r1"}, {"eliminated", true}}}});
    ASSERT_TRUE(gone.contains("table")) << gone.dump();
    EXPECT_EQ(gone["table"]["figures"][0]["whereabouts"], "eliminated");
    EXPECT_TRUE(gone["table"]["figures"][1]["captor"].is_null()) << "nobody holds it any more";
    const Json back = edit({{"set", {{"figure", "r1"}, {"eliminated", false}}}});
    EXPECT_EQ(back["table"]["figures"][0]["whereabouts"], "on_table");
    const Json turn = edit({{"turn", {{"seat", "blue"}, {"actions", 1}}}});
    EXPECT_EQ(turn["table"]["turn"], "blue");
    EXPECT_EQ(turn["table"]["actionsLeft"], 1);
    const Json without = edit({{"remove", {{"figure", "r1"}}}});
    ASSERT_TRUE(without.contains("table")) << without.dump();
    EXPECT_EQ(without["table"]["figures"].size(), 1u);
    EXPECT_EQ(edit({{"edition", "conquest"}})["table"]["edition"], "conquest");
}

TEST_F(SandboxTest, WhatLiesOnATableOfTheSecondEditionIsLaidByHand) {
    ask({{"do", "blank"}, {"edition", "v2"}, {"map", "open_field"}});
    const Json flier = edit({{"add",
                              {{"warrior", "squallwing_druid_standard"},
                               {"seat", "red"},
                               {"at", {10'000, 10'000}},
                               {"facing", 900}}}});
    ASSERT_TRUE(flier.contains("table")) << flier.dump();
    EXPECT_FALSE(flier["table"]["figures"][0]["soaring"]);
    const Json aloft = edit({{"set", {{"figure", "r1"}, {"soaring", true}}}});
    ASSERT_TRUE(aloft.contains("table")) << aloft.dump();
    EXPECT_TRUE(aloft["table"]["figures"][0]["soaring"]);

    const Json two = {{{"at", {5'000, 18'000}}}, {{"at", {30'000, 18'000}}, {"seat", "blue"}}};
    const Json laid = edit({{"objectives", two}})["table"]["objectives"];
    ASSERT_EQ(laid.size(), 2u) << laid.dump();
    EXPECT_TRUE(laid[0]["seat"].is_null());
    EXPECT_EQ(laid[1]["seat"], "blue");
    EXPECT_EQ(laid[1]["at"], (Json{30'000, 18'000}));
    // Nobody stands on one, nor soars above it.
    const Json under = edit({{"objectives", {{{"at", {10'000, 10'000}}}}}});
    EXPECT_TRUE(under.contains("error")) << under.dump();
    EXPECT_EQ(edit({{"objectives", Json::array()}})["table"]["objectives"].size(), 0u);

    const Json weather = {{{"name", "darkness"}, {"by", "red"}}};
    const Json domains = edit({{"domains", weather}})["table"]["domains"];
    ASSERT_EQ(domains.size(), 1u) << domains.dump();
    EXPECT_EQ(domains[0]["name"], "darkness");
    EXPECT_EQ(domains[0]["by"], "red");
    EXPECT_TRUE(domains[0]["inForce"]);
    EXPECT_EQ(edit({{"domains", Json::array()}})["table"]["domains"].size(), 0u);
}

TEST_F(SandboxTest, WhatAnEditionDoesNotKnowIsNotLaid) {
    blank();
    add("red", 10'000, 10'000);
    for (const Json& wish : {Json{{"domains", {{{"name", "darkness"}, {"by", "red"}}}}},
                             Json{{"objectives", {{{"at", {5'000, 18'000}}}}}},
                             Json{{"set", {{"figure", "r1"}, {"soaring", true}}}}})
        EXPECT_TRUE(edit(wish).contains("error")) << wish.dump();
    EXPECT_EQ(ask({{"do", "table"}})["table"]["figures"].size(), 1u);
}

TEST_F(SandboxTest, ItemsAreToldWithWhatTheyDo) {
    const Json table = ask({{"do", "lay"},
                            {"scenario",
                             "edition v2\n"
                             "given r1 saltmirror_acolyte_tough red at 15,8 facing 90 wields "
                             "lamplighters_blade\n"
                             "      b1 gnash_hollow_snarer_standard blue at 15,18 facing 270\n"}});
    ASSERT_TRUE(table.contains("table")) << table.dump();
    const Json wielded = table["table"]["figures"][0]["items"];
    ASSERT_EQ(wielded.size(), 1u);
    EXPECT_EQ(wielded[0]["name"], "Lamplighter's Blade");
    EXPECT_EQ(wielded[0]["said"], "attack value +1");
    const Json down = ask({{"do", "answer"}, {"command", "drop r1 lamplighters_blade"}});
    ASSERT_TRUE(down.contains("table")) << down.dump();
    EXPECT_EQ(down["table"]["items"][0]["name"], "Lamplighter's Blade");
    EXPECT_EQ(down["told"][0]["lines"][0]["text"],
              "Saltmirror Acolyte (r1) lays down Lamplighter's Blade at (15, 8).");
}

TEST_F(SandboxTest, TheFirstEditOfAGameMakesASandboxOfIt) {
    const Json game = play("first_battle", 60)["table"];
    const Json sandbox =
        edit({{"set", {{"figure", game["figures"][0]["label"]}, {"tokens", 1}}}})["table"];
    EXPECT_EQ(sandbox["mode"], "sandbox");
    EXPECT_EQ(sandbox["answered"], 0);
    EXPECT_EQ(sandbox["figures"].size(), game["figures"].size());
}

TEST_F(SandboxTest, AnyMomentIsLaidAgainFromItsScenario) {
    for (const char* setup : {"first_battle", "dragon_duel"})
        for (int answers = 40; answers < 90; answers += 3) {
            const Json game = play(setup, answers)["table"];
            const Json written = ask({{"do", "scenario"}, {"name", "A dispute"}});
            if (game["phase"] == "setup") continue;
            ASSERT_TRUE(written.contains("text")) << written.dump();
            host::Desk other;
            const Json laid = Json::parse(
                other.request(Json{{"do", "lay"}, {"scenario", written["text"]}}.dump()));
            ASSERT_TRUE(laid.contains("table")) << laid.dump() << written["text"];
            expect_same(laid["table"], game);
        }
}

TEST_F(SandboxTest, AReplayIsLookedAtBesideTheGame) {
    const Json game = play("first_battle", 130)["table"];
    const Json replay = ask({{"do", "replay"}});
    blank();
    const Json viewed = ask({{"do", "view_replay"}, {"replay", replay["text"]}});
    ASSERT_TRUE(viewed.contains("count")) << viewed.dump();
    EXPECT_EQ(viewed["count"], game["answered"]);
    EXPECT_EQ(viewed["told"].size(), viewed["count"].get<std::size_t>());
    EXPECT_TRUE(viewed["difference"].is_null());
    const auto count = viewed["count"].get<int>();
    expect_same(ask({{"do", "view_at"}, {"n", count}})["table"], game);
    host::Desk other;
    for (const int n : {count - 1, 0, 57, 100, count}) {
        const Json then = ask({{"do", "view_at"}, {"n", n}});
        ASSERT_TRUE(then.contains("table")) << then.dump();
        EXPECT_EQ(then["table"]["answered"], n);
        const Json text = ask({{"do", "view_scenario"}, {"n", n}});
        if (then["table"]["phase"] == "setup") continue;
        const Json laid =
            Json::parse(other.request(Json{{"do", "lay"}, {"scenario", text["text"]}}.dump()));
        ASSERT_TRUE(laid.contains("table")) << laid.dump();
        expect_same(laid["table"], then["table"]);
    }
    EXPECT_TRUE(ask({{"do", "table"}})["table"]["figures"].empty()) << "the sandbox is untouched";
    for (const Json& request :
         {Json{{"do", "view_at"}, {"n", count + 1}}, Json{{"do", "view_at"}, {"n", -1}},
          Json{{"do", "view_at"}}, Json{{"do", "view_replay"}, {"replay", "nonsense"}},
          Json{{"do", "view_replay"}, {"replay", 4}}})
        EXPECT_TRUE(ask(request).contains("error")) << request.dump();
    EXPECT_TRUE(
        Json::parse(host::Desk().request("{\"do\":\"view_at\",\"n\":0}")).contains("error"));
}

// As far as today's rules go with them, and with the difference said.
TEST_F(SandboxTest, ReplaysOfOlderRulesAreShownAsFarAsTheyGo) {
    int shown = 0, differing = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(
             std::filesystem::path(SIX_SOURCE_DIR) / "tests/replays/v1")) {
        if (entry.path().extension() != ".jsonl") continue;
        std::ifstream file(entry.path());
        const std::string text((std::istreambuf_iterator<char>(file)), {});
        const Json viewed = ask({{"do", "view_replay"}, {"replay", text}});
        ASSERT_TRUE(viewed.contains("count")) << entry.path() << viewed.dump();
        const auto lines = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
        const auto count = viewed["count"].get<std::size_t>();
        EXPECT_TRUE(count + 2 >= lines || !viewed["difference"].is_null()) << entry.path();
        differing += !viewed["difference"].is_null();
        EXPECT_TRUE(ask({{"do", "view_at"}, {"n", count}}).contains("table")) << entry.path();
        ++shown;
    }
    EXPECT_GT(shown, 2);
    EXPECT_GT(differing, 0);
}

TEST_F(SandboxTest, TheTableIsToldInBothLanguages) {
    blank();
    add("red", 10'000, 10'000);
    add("blue", 10'000, 14'500);
    for (const char* lang : {"en", "de"}) {
        const Json whole = ask({{"do", "account"}, {"lang", lang}});
        ASSERT_TRUE(whole.contains("lines")) << whole.dump();
        EXPECT_GE(whole["lines"].size(), 5u);
        for (const Json& line : whole["lines"]) {
            const auto text = line["text"].get<std::string>();
            EXPECT_EQ(text.find("account."), std::string::npos) << text;
            EXPECT_EQ(text.find('{'), std::string::npos) << text;
        }
    }
    const Json around = ask({{"do", "account"}, {"figure", "r1"}, {"lang", "en"}});
    ASSERT_GE(around["lines"].size(), 2u) << around.dump();
    EXPECT_EQ(around["lines"][0]["figure"], "r1");
    EXPECT_NE(
        around.dump().find("Lantern Guard (b1), Blue, 4.5 inches at 12 o'clock, its back to you."),
        std::string::npos)
        << around.dump();
    EXPECT_TRUE(ask({{"do", "account"}, {"figure", "zz"}}).contains("error"));
    play("dragon_duel", 60);
    EXPECT_TRUE(ask({{"do", "account"}}).contains("lines"));
}

}  // namespace
}  // namespace six
