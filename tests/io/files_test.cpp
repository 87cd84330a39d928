#include "io/format/files.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>

#include "io/format/json_definitions.h"
#include "io/library/muster.h"
#include "tests/io/refusal.h"
#include "tests/support/fixture_battle.h"

namespace six::io {
namespace {

using Json = nlohmann::ordered_json;

Json figures() {
    return Json::parse(figures_file({{fixture::plain_warrior(), fixture::plain_rider()}}));
}
Army two_plain() {
    return {"Two", 200, {{"plain", 2}, {"unique", 1}}, Edition::unlimited};
}
Map crag_map() {
    return {"A Crag",
            {{36_in, 24_in},
             {{"crag",
               TerrainKind::clear,
               Height::abrupt,
               {{vec2_mils(20000, 5000), vec2_mils(25000, 5000), vec2_mils(23000, 10500)}},
               {vec2_mils(22500, 5000)}}}}};
}

template <class T>
std::string with(const std::string& file, Expected<T, Error> (*read)(std::string_view),
                 std::string_view pointer, const Json& value) {
    Json json = Json::parse(file);
    json[Json::json_pointer(std::string(pointer))] = value;
    return refusal(read(json.dump()));
}

template <class T>
std::string without(const std::string& file, Expected<T, Error> (*read)(std::string_view),
                    const std::string& member) {
    Json json = Json::parse(file);
    json.erase(member);
    return refusal(read(json.dump()));
}

TEST(Files, FiguresThereAndBack) {
    Warrior archer = fixture::plain_warrior();
    archer.id = "archer";
    archer.dials[0].range = 10_in;
    archer.dials[0].targets = 2;
    archer.base.arc = 1800;
    archer.base.radius = 500_mil;
    const Catalog catalog{{fixture::plain_warrior(), fixture::plain_rider(), archer}};
    const auto read = figures_from_json(figures_file(catalog));
    ASSERT_TRUE(read) << refusal(read);
    EXPECT_EQ(read->warriors, catalog.warriors);
}

TEST(Files, ArmiesAndMapsThereAndBack) {
    const auto army = army_from_json(army_file(two_plain()));
    ASSERT_TRUE(army) << refusal(army);
    EXPECT_EQ(*army, two_plain());
    const auto map = map_from_json(map_file(crag_map()));
    ASSERT_TRUE(map) << refusal(map);
    EXPECT_EQ(*map, crag_map());
}

TEST(Files, AreLaidOutForPeople) {
    EXPECT_EQ(army_file(two_plain()), R"({
  "format": "six-skulls/army",
  "version": 1,
  "name": "Two",
  "build_total": 200,
  "figures": [
    {"id": "plain", "count": 2},
    {"id": "unique"}
  ]
}
)");
    EXPECT_EQ(map_file({"Bare", {{36_in, 24500_mil}, {}}}), R"({
  "format": "six-skulls/map",
  "version": 1,
  "name": "Bare",
  "width": 36,
  "height": 24.5,
  "terrain": []
}
)");
}

TEST(Files, SayWhatTheyAre) {
    const std::string army = army_file(two_plain());
    EXPECT_EQ(with(army, army_from_json, "/format", "six-skulls/map"),
              "/format json.expected_word");
    EXPECT_EQ(with(army, army_from_json, "/version", 2), "/version json.other_version");
    EXPECT_EQ(with(army, army_from_json, "/version", "1"), "/version json.expected_integer");
    EXPECT_EQ(without(army, army_from_json, "format"), "/ json.missing_field");
    EXPECT_EQ(without(army, army_from_json, "version"), "/ json.missing_field");
    EXPECT_EQ(refusal(figures_from_json(army)), "/format json.expected_word");
    EXPECT_EQ(refusal(map_from_json(army)), "/format json.expected_word");
    EXPECT_EQ(refusal(figures_from_json("[]")), "/ json.expected_object");
    // A younger file may have fields of its own: its version is what is said.
    Json young = Json::parse(army);
    young["version"] = 2;
    young["banner"] = "red";
    EXPECT_EQ(refusal(army_from_json(young.dump())), "/version json.other_version");
    EXPECT_EQ(with(army, army_from_json, "/banner", "red"), "/banner json.unknown_field");
}

TEST(Files, OneBadFigureAndNoneIsTaken) {
    const auto bad = [](std::string_view pointer, const Json& value) {
        Json json = figures();
        json[Json::json_pointer(std::string(pointer))] = value;
        return refusal(figures_from_json(json.dump()));
    };
    EXPECT_EQ(bad("/figures/1/points", -1), "/figures/1/points json.expected_integer");
    EXPECT_EQ(bad("/figures/1/id", "plain"), "/figures/1/id json.expected_other");
    EXPECT_EQ(bad("/figures/1/motto", "Ho!"), "/figures/1/motto json.unknown_field");
    EXPECT_EQ(bad("/figures/1/dials/0/clicks/0/damage/abilities", {"toughness"}),
              "/figures/1/dials/0/clicks/0/damage/abilities/0 json.expected_ability_of");
    EXPECT_EQ(bad("/figures", Json::object()), "/figures json.expected_array");
    EXPECT_EQ(refusal(figures_from_json(std::string((16 << 20) + 1, ' '))), " json.too_large");
}

TEST(Files, ArmiesWithNonsense) {
    const auto bad = [](std::string_view pointer, const Json& value) {
        return with(army_file(two_plain()), army_from_json, pointer, value);
    };
    EXPECT_EQ(bad("/name", ""), "/name json.expected_text");
    EXPECT_EQ(bad("/build_total", 0), "/build_total json.expected_integer");
    EXPECT_EQ(bad("/build_total", 20'001), "/build_total json.expected_integer");
    EXPECT_EQ(bad("/figures", Json::array()), "/figures json.expected_count");
    EXPECT_EQ(bad("/figures/1/id", "plain"), "/figures/1/id json.expected_other");
    EXPECT_EQ(bad("/figures/1/id", "Plain"), "/figures/1/id json.expected_figure_id");
    EXPECT_EQ(bad("/figures/1/count", 0), "/figures/1/count json.expected_integer");
    EXPECT_EQ(bad("/figures/1/count", 241), "/figures/1/count json.expected_integer");
    EXPECT_EQ(bad("/figures/1/points", 9), "/figures/1/points json.unknown_field");
    EXPECT_EQ(without(army_file(two_plain()), army_from_json, "figures"), "/ json.missing_field");
}

TEST(Files, MapsWithNonsense) {
    const auto bad = [](std::string_view pointer, const Json& value) {
        return with(map_file(crag_map()), map_from_json, pointer, value);
    };
    EXPECT_EQ(bad("/width", 97), "/width json.expected_inches");
    EXPECT_EQ(bad("/width", 24), "/terrain/0/outline/1 json.off_the_map");
    EXPECT_EQ(bad("/terrain/0/access", Json::array()), "/terrain/0 json.missing_field");
    EXPECT_EQ(bad("/terrain/0/kind", "lava"), "/terrain/0/kind json.expected_word");
    EXPECT_EQ(bad("/terrain/0/access/0", {1, 1}), "/terrain/0/access/0 json.access_on_outline");
    EXPECT_EQ(bad("/terrain/1", Json::parse(to_json(crag_map().field.pieces[0]))),
              "/terrain/1/name json.expected_other");
    EXPECT_EQ(without(map_file(crag_map()), map_from_json, "terrain"), "/ json.missing_field");
}

TEST(Files, ErrorsNameTheFile) {
    const std::string name =
        (std::filesystem::path(::testing::TempDir()) / "six_files_test_army.json").string();
    const auto save = [&](const std::string& text) {
        std::ofstream(name, std::ios::binary) << text;
    };
    save(army_file(two_plain()));
    const auto read = load_army(name);
    ASSERT_TRUE(read) << refusal(read);
    EXPECT_EQ(*read, two_plain());
    EXPECT_EQ(refusal(load_map(name)), name + ":/format json.expected_word");
    save("{\n\"format\": nope");
    EXPECT_EQ(refusal(load_figures(name)), name + ":2:12 json.syntax");
    save(std::string((1 << 20) + 1, ' '));
    EXPECT_EQ(refusal(load_army(name)), name + " json.too_large");
    std::filesystem::remove(name);
    EXPECT_EQ(refusal(load_army(name)), name + " file.missing");
    EXPECT_EQ(refusal(load_army(::testing::TempDir())), ::testing::TempDir() + " file.folder");
}

// The examples of docs/formats.md are files that are taken.
TEST(Files, TheDocumentedExamplesAreRead) {
    std::ifstream in(std::filesystem::path(SIX_SOURCE_DIR) / "docs/formats.md", std::ios::binary);
    const std::string page(std::istreambuf_iterator<char>(in), {});
    const auto example = [&](const std::string& format) {
        const std::string mark = "\"format\": \"six-skulls/" + format + "\",\n";
        const std::size_t inside = page.find(mark);
        EXPECT_NE(inside, std::string::npos) << format;
        const std::size_t begin = page.rfind("```json\n", inside) + 8;
        return page.substr(begin, page.find("```", inside) - begin);
    };
    EXPECT_EQ(refusal(figures_from_json(example("figures"))), "accepted");
    EXPECT_EQ(refusal(army_from_json(example("army"))), "accepted");
    const std::size_t large = page.find("{\n  \"id\": \"ferry_wain\"");
    ASSERT_NE(large, std::string::npos);
    const std::string wain = page.substr(large, page.find("```", large) - large);
    const auto read = figures_from_json(
        R"({"format": "six-skulls/figures", "version": 1, "figures": [)" + wain + "]}");
    ASSERT_EQ(refusal(read), "accepted");
    EXPECT_EQ(read->warriors[1].id, "ferry_wain@old");
    // It stands there as the program writes it.
    EXPECT_EQ(Json::parse(figures_file(*read))["figures"][0].dump(), Json::parse(wain).dump());
    EXPECT_EQ(refusal(map_from_json(example("map"))), "accepted");
}

// --- armies and the rules ---

TEST(Muster, AnArmyIsTheAnswerSetUpAsksFor) {
    const Agreement agreement = *fixture::plain_agreement();
    const auto chosen = muster(two_plain(), agreement);
    ASSERT_TRUE(chosen) << refusal(chosen);
    EXPECT_EQ(chosen->warriors,
              (InlineVector<WarriorId, kMaxFigures>{WarriorId{0}, WarriorId{0}, WarriorId{2}}));
}

TEST(Muster, RefusalsNameTheEntryAndTheClause) {
    Agreement agreement = *fixture::plain_agreement();
    const auto with_entries = [&](std::vector<ArmyEntry> entries) {
        return muster({"Test", 200, std::move(entries), Edition::unlimited}, agreement);
    };
    EXPECT_EQ(refusal(with_entries({{"plain", 10}})), "accepted");
    EXPECT_EQ(refusal(with_entries({{"plain", 11}})), "/figures army.army_too_expensive");
    EXPECT_EQ(refusal(with_entries({{"plain", 1}, {"plane", 1}})),
              "/figures/1/id army.unknown_figure");
    EXPECT_EQ(refusal(with_entries({{"plain", 1}, {"unique", 2}})),
              "/figures/1/count army.unique_twice");
    EXPECT_EQ(refusal(with_entries({{"plain", 240}, {"rider", 240}})),
              "/figures army.army_too_large");
    EXPECT_EQ(refusal(with_entries({})), "/figures army.army_empty");
    EXPECT_EQ(refusal(muster({"Test", 250, {{"plain", 1}}, Edition::unlimited}, agreement)),
              "/build_total army.bad_build_total");
    // What counts is the total agreed on, not the one the army was made for.
    EXPECT_EQ(refusal(muster({"Test", 300, {{"plain", 10}}, Edition::unlimited}, agreement)),
              "accepted");
    EXPECT_EQ(refusal(muster({"Test", 300, {{"plain", 15}}, Edition::unlimited}, agreement)),
              "/figures army.army_too_expensive");
    EXPECT_NE(say(Language::en, with_entries({{"plain", 11}}).error()).find("[U-ARMY-2]"),
              std::string::npos);
}

TEST(Muster, FiguresOfTwoFilesHaveDifferentIds) {
    const Catalog one{{fixture::plain_warrior()}};
    const Catalog other{{fixture::plain_rider(), fixture::plain_warrior()}};
    EXPECT_EQ(refusal(joined(one, other)), "/figures/1/id json.expected_other");
    const auto both = joined(one, {{fixture::plain_rider()}});
    ASSERT_TRUE(both) << refusal(both);
    EXPECT_EQ(both->warriors.size(), 2u);
}

}  // namespace
}  // namespace six::io
