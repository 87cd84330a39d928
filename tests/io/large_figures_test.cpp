// Large figures and titans in files: kinds, four dials, levels.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "engine/game/setup.h"
#include "engine/rulesets/unlimited.h"
#include "io/format/files.h"
#include "io/format/json_definitions.h"
#include "io/library/muster.h"
#include "tests/io/refusal.h"
#include "tests/support/fixture_battle.h"

namespace six::io {
namespace {

using Json = nlohmann::ordered_json;

Json cell(int value, std::initializer_list<const char*> abilities = {}) {
    Json json{{"value", value}};
    for (const char* ability : abilities) json["abilities"].push_back(ability);
    return json;
}
Json click(int speed) {
    return {
        {"speed", cell(speed)}, {"attack", cell(9)}, {"defense", cell(16)}, {"damage", cell(3)}};
}
// Six living clicks, the speeds 9 down to 4.
Json dial(const char* section) {
    Json json = Json::object();
    if (section != nullptr) json["section"] = section;
    for (int speed = 9; speed > 3; --speed) json["clicks"].push_back(click(speed));
    return json;
}

Json wyrm() {
    Json json{{"id", "wyrm"},
              {"name", "Test Wyrm"},
              {"kind", "dragon"},
              {"factions", {"draconum"}},
              {"rank", "unique"}};
    json["levels"] = {{{"name", "ancient"}, {"points", 300}, {"clicks", 0}},
                      {{"name", "mature"}, {"points", 220}, {"clicks", 2}},
                      {{"name", "young"}, {"points", 150}, {"clicks", 4}}};
    for (const char* section : kSectionNames) json["dials"].push_back(dial(section));
    json["dials"][0]["range"] = 10;
    json["dials"][0]["targets"] = 2;
    json["dials"][1]["clicks"][0]["speed"] = cell(9, {"flight"});
    json["dials"][2]["start"] = 1;
    json["dials"][2]["clicks"].push_back(click(3));
    return json;
}
Json colossus() {
    Json json{{"id", "colossus"},
              {"name", "Test Colossus"},
              {"kind", "titan"},
              {"factions", {"orc_raiders"}},
              {"rank", "tough"}};
    json["levels"] = {{{"name", "high"}, {"points", 130}, {"clicks", 0}},
                      {{"name", "low"}, {"points", 90}, {"clicks", 3}}};
    json["range"] = 8;
    json["dials"].push_back(dial(nullptr));
    return json;
}

std::string file_of(std::initializer_list<Json> figures) {
    Json json{{"format", "six-skulls/figures"}, {"version", 1}, {"figures", Json::array()}};
    for (const Json& figure : figures) json["figures"].push_back(figure);
    return json.dump();
}

std::string with(Json figure, std::string_view pointer, const Json& value) {
    figure[Json::json_pointer(std::string(pointer))] = value;
    return refusal(figures_from_json(file_of({figure})));
}
std::string without(Json figure, const std::string& member) {
    figure.erase(member);
    return refusal(figures_from_json(file_of({figure})));
}

TEST(LargeFigures, EachLevelIsAWarrior) {
    const auto read = figures_from_json(file_of({wyrm(), colossus()}));
    ASSERT_TRUE(read) << refusal(read);
    ASSERT_EQ(read->warriors.size(), 5u);
    const Warrior& young = read->warriors[2];
    EXPECT_EQ(young.id, "wyrm@young");
    EXPECT_EQ(young.model, "wyrm");
    EXPECT_EQ(young.level, "young");
    EXPECT_EQ(young.name, "Test Wyrm");
    EXPECT_EQ(young.kind, FigureKind::dragon);
    EXPECT_EQ(young.points, 150);
    ASSERT_EQ(young.dials.size(), 4u);
    EXPECT_EQ(young.dials[0].start, 4);  // the printed start and 4 clicks [DRG-PV-6]
    EXPECT_EQ(young.dials[2].start, 5);
    EXPECT_EQ(young.dials[0].range, 10_in);
    EXPECT_EQ(young.dials[0].targets, 2);
    EXPECT_EQ(young.dials[1].range, 0_in);
    EXPECT_EQ(young.dials[1].targets, 1);
    EXPECT_EQ(
        young.base,
        (BaseShape{.kind = BaseKind::quartered_disc, .radius = 2_in, .arc = Facing::kFullTurn}));
    const Warrior& low = read->warriors[4];
    EXPECT_EQ(low.id, "colossus@low");
    EXPECT_EQ(low.dials[0].start, 3);
    EXPECT_EQ(low.dials[0].range, 8_in);
    EXPECT_EQ(low.base, (BaseShape{.kind = BaseKind::disc, .radius = 1500_mil, .arc = 900}));
    EXPECT_TRUE(check_agreement([&] {
        Agreement agreement = *fixture::plain_agreement();
        agreement.catalog = *read;
        return agreement;
    }()));
}

TEST(LargeFigures, AreWrittenBackAsOneFigure) {
    const auto read = figures_from_json(file_of({wyrm(), colossus()}));
    ASSERT_TRUE(read) << refusal(read);
    const std::string text = figures_file(*read);
    EXPECT_EQ(nlohmann::json::parse(text), nlohmann::json::parse(file_of({wyrm(), colossus()})));
    const auto again = figures_from_json(text);
    ASSERT_TRUE(again) << refusal(again);
    EXPECT_EQ(again->warriors, read->warriors);
    EXPECT_EQ(figures_file(*again), text);
}

// A replay's catalog keeps its order, whatever stands between the levels of a model and however
// many of them there are.
TEST(LargeFigures, CatalogsKeepTheirOrder) {
    const auto read = figures_from_json(file_of({wyrm(), colossus()}));
    ASSERT_TRUE(read) << refusal(read);
    const auto& all = read->warriors;
    for (const std::vector<Warrior>& some : {std::vector{all[2]},
                                             {all[1], all[2]},
                                             {all[2], all[0]},
                                             {all[4], all[3]},
                                             {all[4]},
                                             {all[0], fixture::plain_warrior(), all[2]},
                                             {all[3], all[0], all[4], all[1], all[2]}}) {
        const std::string text = to_json(Catalog{some});
        const auto back = catalog_from_json(text);
        ASSERT_TRUE(back) << refusal(back) << '\n' << text;
        EXPECT_EQ(back->warriors, some) << text;
        EXPECT_EQ(to_json(*back), text);
    }
    for (const Warrior& warrior : all) {
        const auto back = warrior_from_json(to_json(warrior));
        ASSERT_TRUE(back) << refusal(back);
        EXPECT_EQ(*back, warrior);
    }
    EXPECT_EQ(refusal(warrior_from_json(wyrm().dump())), "/levels json.expected_count");
}

// A scenario may make up levels that no dragon has; its replay holds them all the same.
TEST(LargeFigures, CatalogsHoldLevelsOfAnySort) {
    const auto read = figures_from_json(file_of({wyrm()}));
    ASSERT_TRUE(read) << refusal(read);
    Catalog odd{{read->warriors[0], read->warriors[0], read->warriors[2], read->warriors[0]}};
    const auto name = [&](std::size_t i, const char* level, std::uint16_t points) {
        odd.warriors[i].id = "wyrm@" + std::string(level);
        odd.warriors[i].level = level;
        odd.warriors[i].points = points;
    };
    name(0, "young", 10);  // though no dial is turned
    name(1, "old", 10);
    name(2, "third", 20);
    name(3, "mature", 5);
    const std::string text = to_json(odd);
    const auto back = catalog_from_json(text);
    ASSERT_TRUE(back) << refusal(back) << '\n' << text;
    EXPECT_EQ(back->warriors, odd.warriors) << text;
    EXPECT_EQ(to_json(*back), text);
}

TEST(LargeFigures, AFigureOfOneValueHasPoints) {
    Json tank = wyrm();
    tank.erase("levels");
    tank["kind"] = "tank";
    tank["points"] = 180;
    const auto read = figures_from_json(file_of({tank}));
    ASSERT_TRUE(read) << refusal(read);
    ASSERT_EQ(read->warriors.size(), 1u);
    EXPECT_EQ(read->warriors[0].id, "wyrm");
    EXPECT_EQ(read->warriors[0].model, "");
    EXPECT_EQ(read->warriors[0].dials[2].start, 1);
    const auto again = figures_from_json(figures_file(*read));
    ASSERT_TRUE(again) << refusal(again);
    EXPECT_EQ(again->warriors, read->warriors);
}

TEST(LargeFigures, LevelsThatCannotBe) {
    const std::string levels = "/figures/0/levels";
    // The ages of a dragon. [DRG-PV-4, DRG-PV-5, DRG-PV-6]
    EXPECT_EQ(with(wyrm(), "/levels/1/name", "old"), levels + "/1/name json.expected_word");
    EXPECT_EQ(with(wyrm(), "/levels/1/clicks", 3), levels + "/1/clicks json.clicks_of_age");
    EXPECT_EQ(with(wyrm(), "/levels/0/clicks", 1), levels + "/0/clicks json.clicks_of_age");
    EXPECT_EQ(with(colossus(), "/levels/1/clicks", 2), "accepted");  // on its own label
    // More points, fewer clicks. [C-TITAN-2]
    EXPECT_EQ(with(wyrm(), "/levels/1/points", 300), levels + "/1/points json.levels_descend");
    EXPECT_EQ(with(colossus(), "/levels/0/clicks", 1), levels + "/0/clicks json.levels_descend");
    EXPECT_EQ(with(colossus(), "/levels/1/clicks", 0), levels + "/1/clicks json.levels_descend");
    EXPECT_EQ(with(colossus(), "/levels/1/name", "high"), levels + "/1/name json.expected_other");
    EXPECT_EQ(with(colossus(), "/levels/1/name", "Low"),
              levels + "/1/name json.expected_identifier");
    EXPECT_EQ(with(colossus(), "/levels/1/clicks", 11), levels + "/1/clicks json.expected_integer");
    EXPECT_EQ(with(colossus(), "/levels/1/points", 20'001),
              levels + "/1/points json.expected_integer");
    EXPECT_EQ(with(colossus(), "/levels/1/motto", "Ho!"), levels + "/1/motto json.unknown_field");
    EXPECT_EQ(with(colossus(), "/levels", Json::array()), levels + " json.expected_count");
    Json nine = Json::array();
    for (int i = 0; i < 9; ++i)
        nine.push_back({{"name", "l" + std::to_string(i)}, {"points", 90 - i}, {"clicks", i}});
    EXPECT_EQ(with(colossus(), "/levels", nine), levels + " json.expected_count");
    // One or the other.
    EXPECT_EQ(with(wyrm(), "/points", 300), levels + " json.points_and_levels");
    EXPECT_EQ(without(wyrm(), "levels"), "/figures/0 json.missing_field");
    Json warrior = colossus();
    warrior["kind"] = "warrior";
    EXPECT_EQ(refusal(figures_from_json(file_of({warrior}))), levels + " json.levels_of_kind");
}

TEST(LargeFigures, EveryDialBeginsAlive) {
    // Six clicks live: the sixth is the last that a level may begin at.
    EXPECT_EQ(with(colossus(), "/levels/1/clicks", 5), "accepted");
    EXPECT_EQ(with(colossus(), "/levels/1/clicks", 6),
              "/figures/0/levels/1/clicks json.clicks_beyond_dial");
    Json short_tail = wyrm();
    short_tail["dials"][2]["clicks"].erase(6);
    short_tail["dials"][2]["clicks"].erase(5);
    EXPECT_EQ(refusal(figures_from_json(file_of({short_tail}))),
              "/figures/0/levels/2/clicks json.clicks_beyond_dial");
    // Six skulls of the four dials eliminate it, each of which is active. [LRG-DIAL-7]
    Json weary = wyrm();
    const auto worn = [&](std::size_t dial, const char* stat) {  // skulls come and do not go
        Json& clicks = weary["dials"][dial]["clicks"];
        for (std::size_t i = dial == 2 ? 5 : 4; i < clicks.size(); ++i)
            clicks[i][stat] = {{"skull", true}};
    };
    for (std::size_t dial = 0; dial < kMaxDials; ++dial) worn(dial, "speed");
    worn(0, "attack");
    EXPECT_EQ(refusal(figures_from_json(file_of({weary}))), "accepted");
    worn(1, "attack");
    EXPECT_EQ(refusal(figures_from_json(file_of({weary}))),
              "/figures/0/levels/2/clicks json.eliminated_at_start");
}

TEST(LargeFigures, DialsAndBasesOfTheirKind) {
    Json three = wyrm();
    three["dials"].erase(3);
    EXPECT_EQ(refusal(figures_from_json(file_of({three}))), "/figures/0/dials json.expected_dials");
    EXPECT_EQ(with(wyrm(), "/dials/4", dial("front")), "/figures/0/dials json.expected_count");
    EXPECT_EQ(with(colossus(), "/dials/1", dial(nullptr)), "/figures/0/dials json.expected_dials");
    EXPECT_EQ(with(wyrm(), "/kind", "hydra"), "/figures/0/kind json.expected_word");
    EXPECT_EQ(with(wyrm(), "/dials/1/section", "rear"),
              "/figures/0/dials/1/section json.expected_section");
    EXPECT_EQ(with(wyrm(), "/dials/1/section", 1),
              "/figures/0/dials/1/section json.expected_section");
    EXPECT_EQ(with(colossus(), "/dials/0/section", "front"),
              "/figures/0/dials/0/section json.unknown_field");
    EXPECT_EQ(with(colossus(), "/dials/0/range", 8), "/figures/0/dials/0/range json.unknown_field");
    EXPECT_EQ(with(wyrm(), "/range", 8), "/figures/0/range json.of_a_section");
    EXPECT_EQ(with(wyrm(), "/targets", 2), "/figures/0/targets json.of_a_section");
    EXPECT_EQ(with(wyrm(), "/dials/3/range", 97), "/figures/0/dials/3/range json.expected_inches");
    EXPECT_EQ(with(wyrm(), "/dials/3/targets", 7),
              "/figures/0/dials/3/targets json.expected_integer");
    EXPECT_EQ(with(wyrm(), "/dials/3/clicks/0/attack/abilities", {"toughness"}),
              "/figures/0/dials/3/clicks/0/attack/abilities/0 json.expected_ability_of");
    EXPECT_EQ(with(wyrm(), "/mounted", true), "/figures/0/mounted json.mounted_kind");
    EXPECT_EQ(with(wyrm(), "/mounted", false), "accepted");
    EXPECT_EQ(with(wyrm(), "/base", {{"kind", "disc"}}),
              "/figures/0/base/kind json.expected_base_of");
    EXPECT_EQ(with(wyrm(), "/base", {{"kind", "rectangle"}, {"half_length", 2}, {"half_width", 1}}),
              "/figures/0/base/kind json.expected_base_of");
    EXPECT_EQ(with(colossus(), "/base", {{"kind", "quartered_disc"}}),
              "/figures/0/base/kind json.expected_base_of");
    EXPECT_EQ(with(colossus(), "/base", {{"kind", "double_disc"}}),
              "/figures/0/base/kind json.expected_base_of");
    const Json plain = Json::parse(to_json(fixture::plain_warrior()));
    EXPECT_EQ(with(plain, "/base/kind", "quartered_disc"),
              "/figures/0/base/kind json.expected_base_of");
    // No rear arc. [LRG-GEN-11]
    EXPECT_EQ(with(wyrm(), "/base", {{"arc", 180}}),
              "/figures/0/base/arc json.expected_these_degrees");
    EXPECT_EQ(with(wyrm(), "/base", {{"arc", 360}}), "accepted");
    EXPECT_EQ(with(wyrm(), "/base", {{"radius", 12.001}}),
              "/figures/0/base/radius json.expected_inches");
    Json wide = wyrm();
    wide["base"] = {{"radius", 2.25}};
    const auto read = figures_from_json(file_of({wide}));
    ASSERT_TRUE(read) << refusal(read);
    EXPECT_EQ(read->warriors[0].base.radius, 2250_mil);
    EXPECT_EQ(read->warriors[0].base.arc, Facing::kFullTurn);
    const auto again = figures_from_json(figures_file(*read));
    ASSERT_TRUE(again) << refusal(again);
    EXPECT_EQ(again->warriors, read->warriors);
}

TEST(LargeFigures, ANameStandsOnceInAFile) {
    Json other = wyrm();
    other["levels"].erase(2);
    other["levels"].erase(0);
    EXPECT_EQ(refusal(figures_from_json(file_of({wyrm(), other}))),
              "/figures/1/id json.expected_other");
    Json first = wyrm();
    first["levels"].erase(1);
    EXPECT_EQ(refusal(figures_from_json(file_of({first, other}))),
              "/figures/1/id json.expected_other");
    Json plain = Json::parse(to_json(fixture::plain_warrior()));
    plain["id"] = "wyrm";
    EXPECT_EQ(refusal(figures_from_json(file_of({wyrm(), plain}))),
              "/figures/1/id json.expected_other");
    // Figures of two files: the place is that of the object.
    const auto one = figures_from_json(file_of({colossus()}));
    const auto two = figures_from_json(file_of({wyrm(), colossus()}));
    ASSERT_TRUE(one && two);
    EXPECT_EQ(refusal(joined(*one, *two)), "/figures/1/id json.expected_other");
}

// Each value by each wrong type: an error at that place, never a crash.
TEST(LargeFigures, EveryWrongTypeEverywhere) {
    const Json good = wyrm();
    const Json wrong[] = {nullptr, true, -1, 1.00001, "nonsense", Json::array(), Json::object()};
    const Json flat = good.flatten();
    for (const auto& [pointer, value] : flat.items())
        for (const Json& other : wrong) {
            Json bad = good;
            bad[Json::json_pointer(pointer)] = other;
            const auto read = figures_from_json(file_of({bad}));
            if (!read)
                EXPECT_TRUE(read.error().where.starts_with("/figures/0" + pointer))
                    << pointer << ": " << refusal(read);
            else
                EXPECT_TRUE(other == "nonsense" && (pointer == "/name" || pointer == "/id"))
                    << pointer << " took " << other;
        }
}

// --- armies ---

Agreement agreement_of(std::uint16_t build_total) {
    Agreement agreement = *fixture::plain_agreement();
    const auto figures = figures_from_json(file_of({wyrm(), colossus()}));
    agreement.catalog = *joined(agreement.catalog, *figures);
    agreement.build_total = build_total;
    return agreement;
}

TEST(LargeFigures, ArmiesNameTheLevel) {
    const Army army{"Wyrm", 400, {{"wyrm@mature", 1}, {"colossus@low", 2}}, Edition::unlimited};
    const auto read = army_from_json(army_file(army));
    ASSERT_TRUE(read) << refusal(read);
    EXPECT_EQ(*read, army);
    const auto chosen = muster(army, agreement_of(400));
    ASSERT_TRUE(chosen) << refusal(chosen);
    EXPECT_EQ(chosen->warriors.size(), 3u);
    const auto bad = [](const char* id) {
        Json json = Json::parse(army_file({"Wyrm", 400, {{"wyrm@mature", 1}}, Edition::unlimited}));
        json["figures"][0]["id"] = id;
        return refusal(army_from_json(json.dump()));
    };
    for (const char* id : {"wyrm@", "@young", "wyrm@young@old", "Wyrm@young", "wyrm @young"})
        EXPECT_EQ(bad(id), "/figures/0/id json.expected_figure_id") << id;
    const auto unknown =
        muster({"Wyrm", 400, {{"wyrm", 1}}, Edition::unlimited}, agreement_of(400));
    EXPECT_EQ(refusal(unknown), "/figures/0/id army.level_wanted");
    EXPECT_NE(say(Language::en, unknown.error()).find("wyrm@ancient, wyrm@mature, wyrm@young"),
              std::string::npos);
    EXPECT_EQ(
        refusal(muster({"Wyrm", 400, {{"wyrm@old", 1}}, Edition::unlimited}, agreement_of(400))),
        "/figures/0/id army.unknown_figure");
}

// Two ages of one unique dragon are the same unique figure; others repeat freely. [U-ARMY-3,
// U-ARMY-6]
TEST(LargeFigures, AUniqueModelStandsOnceInAnArmy) {
    EXPECT_EQ(
        refusal(muster({"Two", 400, {{"wyrm@mature", 1}, {"wyrm@young", 1}}, Edition::unlimited},
                       agreement_of(400))),
        "/figures/1/id army.unique_twice");
    EXPECT_EQ(
        refusal(muster({"Two", 400, {{"wyrm@young", 2}}, Edition::unlimited}, agreement_of(400))),
        "/figures/0/count army.unique_twice");
    EXPECT_EQ(refusal(muster(
                  {"Two", 400, {{"colossus@high", 1}, {"colossus@low", 2}}, Edition::unlimited},
                  agreement_of(400))),
              "accepted");
}

// The points of the level count against the build total and are what the table knows. [U-ARMY-2,
// U-ARMY-6]
TEST(LargeFigures, ALevelCostsItsOwnPoints) {
    EXPECT_EQ(
        refusal(muster({"One", 200, {{"wyrm@young", 1}}, Edition::unlimited}, agreement_of(200))),
        "accepted");
    EXPECT_EQ(
        refusal(muster({"One", 200, {{"wyrm@mature", 1}}, Edition::unlimited}, agreement_of(200))),
        "/figures army.army_too_expensive");
}

}  // namespace
}  // namespace six::io
