// Things put down by pointing: where they come to lie, and why they may not lie elsewhere.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <utility>

#include "engine/rulesets/conquest.h"
#include "host/desk.h"
#include "host/record.h"
#include "tests/support/fixture_battle.h"
#include "tests/support/fixture_castle.h"

namespace six {
namespace {

using Json = nlohmann::ordered_json;
using namespace fixture;

class DeskPlaceTest : public testing::Test {
protected:
    Json ask(const Json& request) { return Json::parse(desk_.request(request.dump())); }
    Json go_on_to_a_person(Json answer) {
        while (answer.contains("table") && !answer["table"]["owed"]["by"].is_null())
            answer = ask({{"do", "go_on"}});
        return answer["table"];
    }
    Json answer(const Json& command) {
        const Json done = ask({{"do", "answer"}, {"command", command}});
        EXPECT_TRUE(done.contains("table")) << command << done.dump();
        return go_on_to_a_person(done);
    }
    Json place(const Json& what, int x, int y, int facing) {
        return ask({{"do", "place"}, {"what", what}, {"at", {x, y}}, {"facing", facing}});
    }
    void expect_refused(const Json& placed, const std::string& clause, const std::string& reason) {
        ASSERT_TRUE(placed["refusal"].is_object()) << placed.dump();
        EXPECT_TRUE(placed["command"].is_null());
        EXPECT_EQ(placed["refusal"]["clause"], clause);
        EXPECT_EQ(placed["refusal"]["reason"], reason);
    }
    static Json figure(const Json& table, const Json& label) {
        for (const Json& one : table["figures"])
            if (one["label"] == label) return one;
        return {};
    }

    // Red builds at the south edge: a wall of 6 by 2 inches twice, a tower, planking.
    Json begin_castle(Edition edition) {
        Agreement agreement = *plain_agreement(2);
        for (const FigureKind kind : {FigureKind::wall, FigureKind::tower, FigureKind::planking})
            agreement.catalog.warriors.push_back(plain_section(kind));
        agreement.build_total = 800;
        if (edition == Edition::conquest) {
            agreement.rules = &kConquest;
            agreement.options = OptionValues(edition);
            agreement.field_size = kConquest.field.table_size;
        }
        return begin(std::move(agreement), {3, 0, 3, 4, 5}, {0});
    }
    Json begin(Agreement agreement, std::initializer_list<std::uint16_t> red,
               std::initializer_list<std::uint16_t> blue) {
        EXPECT_TRUE(check_agreement(agreement));
        host::PlayStart start;
        start.agreement = std::make_shared<const Agreement>(std::move(agreement));
        host::PlayGame game(std::move(start));
        const auto play = [&](Seat seat, const Command& command) {
            EXPECT_TRUE(game.answer(seat, command));
        };
        for (const auto& [seat, warriors] : {std::pair(kRed, red), std::pair(kBlue, blue)}) {
            ChooseArmy army;
            for (const std::uint16_t n : warriors) army.warriors.push_back(WarriorId{n});
            play(seat, army);
        }
        play(kChance, SetupCommand{dice({3, 3, 2, 2})});
        play(kRed, ChooseEdge{Edge::south});
        const Json resumed = ask({{"do", "resume"}, {"replay", host::replay_text(game, {})}});
        EXPECT_TRUE(resumed.contains("table")) << resumed.dump();
        return resumed["table"];
    }
    host::Desk desk_;
};

// --- castle sections ---

TEST_F(DeskPlaceTest, TheSectionsOfTheOneWhoIsAskedAreListed) {
    const Json table = begin_castle(Edition::unlimited);
    EXPECT_EQ(table["owed"]["ask"], "build_section");
    const Json& items = table["owed"]["items"];
    ASSERT_EQ(items.size(), 4u) << items.dump();
    EXPECT_EQ(items[1]["what"], "build 2");
    EXPECT_EQ(items[1]["figure"], "r3");
    EXPECT_EQ(items[1]["facing"], 900);
    EXPECT_EQ(figure(table, "r3")["whereabouts"], "in_hand");
    EXPECT_EQ(figure(table, "r3")["base"]["outline"].size(), 4u);
}

TEST_F(DeskPlaceTest, ASectionIsDrawnToTheEdgeAndTooFarAwayItIsRefused) {
    begin_castle(Edition::unlimited);
    const Json placed = place("build 0", 12000, 3100, 900);
    EXPECT_EQ(placed["at"], Json::array({12000, 1000})) << placed.dump();
    expect_refused(place("build 0", 12000, 12000, 900), "C-CASTLE-46", "section_not_at_edge");
    const Json table = answer(placed["command"]);
    EXPECT_EQ(figure(table, "r1")["whereabouts"], "built");
    EXPECT_EQ(table["field"]["pieces"].size(), 1u);
    EXPECT_EQ(table["owed"]["items"].size(), 3u);
}

TEST_F(DeskPlaceTest, NearlyFlushIsFlush) {
    begin_castle(Edition::unlimited);
    answer(place("build 0", 12000, 1000, 900)["command"]);
    // Beside it, in line; before it; in its place, which is taken.
    EXPECT_EQ(place("build 2", 18200, 1300, 900)["at"], Json::array({18000, 1000}));
    EXPECT_EQ(place("build 2", 12200, 3300, 900)["at"], Json::array({12000, 3000}));
    const Json pushed = place("build 2", 12000, 1400, 900);
    EXPECT_EQ(pushed["at"], Json::array({12000, 3000})) << pushed.dump();
    // Whoever wants a gap has it.
    EXPECT_EQ(place("build 2", 20000, 1000, 900)["at"], Json::array({20000, 1000}));
}

TEST_F(DeskPlaceTest, SectionsThatAreTurnedLieFlushToo) {
    begin_castle(Edition::unlimited);
    const Json first = place("build 0", 12000, 3000, 300);
    ASSERT_FALSE(first["command"].is_null()) << first.dump();
    answer(first["command"]);
    const int x = first["at"][0], y = first["at"][1];
    // Six inches along its long side: across the facing.
    const Json second = place("build 2", x - 3300 + 200, y + 5196 + 200, 300);
    ASSERT_FALSE(second["command"].is_null()) << second.dump();
    EXPECT_NEAR(second["at"][0].get<int>(), x - 3000, 2);
    EXPECT_NEAR(second["at"][1].get<int>(), y + 5196, 2);
}

TEST_F(DeskPlaceTest, InConquestASectionStaysInItsStartingArea) {
    const Json table = begin_castle(Edition::conquest);
    const Json area = table["seats"][0]["area"];
    const int top = area[1][1];
    const Json placed = place("build 0", 30000, top + 500, 900);
    EXPECT_EQ(placed["at"], Json::array({30000, top - 1000})) << placed.dump();
    expect_refused(place("build 0", 30000, top + 8000, 900), "C-CASTLE-37", "section_outside_area");
}

TEST_F(DeskPlaceTest, PlankingFindsTheTwoItJoins) {
    begin_castle(Edition::unlimited);
    expect_refused(place("build 4", 12000, 2000, 900), "C-CASTLE-16", "planking_joins_two");
    answer(place("build 0", 12000, 1000, 900)["command"]);
    answer(place("build 2", 18000, 1000, 900)["command"]);
    const Json placed = place("build 4", 15300, 4000, 900);
    EXPECT_FALSE(placed["command"].is_null()) << placed.dump();
}

// --- terrain ---

TEST_F(DeskPlaceTest, ThePoolIsChosenFromTheBoxAndPutDown) {
    Json table = begin(*plain_agreement(2), {0}, {0});
    ASSERT_EQ(table["owed"]["ask"], "choose_terrain");
    ASSERT_EQ(table["owed"]["items"].size(), 2u);
    EXPECT_EQ(table["owed"]["items"][1]["what"], "pool 1");
    EXPECT_EQ(table["owed"]["items"][1]["piece"]["kind"], "deep_water");
    EXPECT_TRUE(table["owed"]["items"][1]["refusal"].is_null());
    answer("pool 0 0");
    table = answer("pool 1");
    ASSERT_EQ(table["owed"]["ask"], "place_terrain");
    ASSERT_EQ(table["owed"]["items"].size(), 3u);
    EXPECT_EQ(table["owed"]["items"][2]["what"], "terrain 1");
    // Two inches from the edge of the table; too far beyond it there is none.
    const Json placed = place("terrain 0", 2000, 18000, 0);
    EXPECT_EQ(placed["at"], Json::array({4000, 18000})) << placed.dump();
    expect_refused(place("terrain 0", 18000, -1500, 0), "U-TPL-4", "item_near_edge");
    table = answer(placed["command"]);
    ASSERT_EQ(table["field"]["pieces"].size(), 1u);
    EXPECT_EQ(table["field"]["pieces"][0]["outline"][0], Json::array({2000, 16000}));
    // Two inches from the first, and as it is turned.
    const Json second = place("terrain 0", 9000, 18000, 0);
    EXPECT_GE(second["at"][0].get<int>(), 10000) << second.dump();
    EXPECT_LE(second["at"][0].get<int>(), 10010);
    const Json turned = place("terrain 0", 12000, 18000, 450);
    EXPECT_EQ(turned["command"], "terrain 0 at 12,18 turned 45");
}

TEST_F(DeskPlaceTest, AnItemThatMayNotBeChosenSaysWhy) {
    Agreement agreement = *plain_agreement(2);
    agreement.terrain_box[0].outline = {{vec2_mils(0, 0), vec2_mils(2000, 0), vec2_mils(0, 2000)}};
    const Json items = begin(std::move(agreement), {0}, {0})["owed"]["items"];
    EXPECT_EQ(items[0]["refusal"]["clause"], "U-TPL-5");
    EXPECT_TRUE(items[1]["refusal"].is_null());
}

// --- figures that are set down in contact ---

constexpr const char* kCaptor = R"(
figure  raider  points 20
        dial speed 8 8 7  attack 9 8 8  defense 15 15 14  damage 3 2 2
given   A  raider  red   at 10,10     facing 0
        B  raider  blue  at 11.25,10  facing 180  captive_of A
        C  raider  blue  at 10,12.5   facing 180
when    red   move A to 10,11.25 facing 90
)";

TEST_F(DeskPlaceTest, AFigureIsDrawnToWhomItMustTouch) {
    const Json laid = ask({{"do", "lay"}, {"scenario", kCaptor}});
    ASSERT_TRUE(laid.contains("table")) << laid.dump();
    Json table = go_on_to_a_person(laid);
    ASSERT_EQ(table["owed"]["ask"], "place_figure") << table["owed"].dump();
    const Json item = table["owed"]["items"][0];
    EXPECT_EQ(item["what"], "place B");
    const Json ready = place(item["what"], item["at"][0], item["at"][1], item["facing"]);
    EXPECT_EQ(ready["at"], item["at"]);
    EXPECT_FALSE(ready["command"].is_null()) << ready.dump();
    // Pointed at from the east it stands to the east; towards C it finds the nearest free place.
    EXPECT_EQ(place("place B", 16000, 11250, 0)["at"], Json::array({11250, 11250}));
    const Json aside = place("place B", 10000, 13000, 0);
    ASSERT_FALSE(aside["command"].is_null()) << aside.dump();
    EXPECT_NEAR(std::abs(aside["at"][0].get<int>() - 10000), 1083, 12);
    table = answer(aside["command"]);
    EXPECT_EQ(figure(table, "B")["at"], aside["at"]);
}

TEST_F(DeskPlaceTest, WhereNothingMayBePutTheAnswerIsARefusalOrAnError) {
    const Json laid = ask({{"do", "lay"}, {"scenario", kCaptor}});
    ASSERT_TRUE(laid.contains("table")) << laid.dump();
    EXPECT_TRUE(place("place A", 10000, 10000, 0)["refusal"].is_object());
    EXPECT_TRUE(place("build 0", 10000, 10000, 0)["refusal"].is_object());
    EXPECT_TRUE(place("terrain 200", 10000, 10000, 0)["refusal"].is_object());
    EXPECT_TRUE(place("disembark C", 10000, 10000, 0)["refusal"].is_object());
    EXPECT_TRUE(place("deploy A", 10000, 10000, 0).contains("error"));
    EXPECT_TRUE(place("dance", 10000, 10000, 0).contains("error"));
    EXPECT_TRUE(place("place B", 1, 900000, 0).contains("error"));
    EXPECT_TRUE(place("place B", 1, 1, 3600).contains("error"));
    begin_castle(Edition::unlimited);
    EXPECT_TRUE(place("build 200", 10000, 1000, 900)["refusal"].is_object());
    EXPECT_TRUE(place("terrain 0", 10000, 1000, 900)["refusal"].is_object());
}

}  // namespace
}  // namespace six
