#include "io/library/setup_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "io/library/collection.h"
#include "io/text/data.h"
#include "tests/io/refusal.h"
#include "tests/support/temp_path.h"

namespace six::io {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

SetupFile two_seats() {
    SetupFile setup;
    setup.name = "A Trial";
    setup.edition = Edition::unlimited;
    setup.options = OptionValues(Edition::unlimited);
    setup.build_total = 100;
    setup.own_map = Map{"Bare", {{36_in, 36_in}, {}}};
    setup.options.set(Edition::unlimited, Option::break_stay, 1);
    setup.seats.resize(2);
    setup.seats[0].army = "first_steps";
    setup.seats[1].player = "simple";
    setup.seats[1].team = 1;
    setup.seats[1].own = Army{.name = "Their Own",
                              .build_total = 100,
                              .figures = {{"candle_hill_watchman", 2}},
                              .edition = Edition::unlimited};
    setup.seed = 7;
    return setup;
}

std::string with(std::string_view pointer, const Json& value) {
    Json json = Json::parse(setup_file(two_seats()));
    json[Json::json_pointer(std::string(pointer))] = value;
    return refusal(setup_from_json(json.dump()));
}

TEST(SetupFile, ThereAndBack) {
    const auto read = setup_from_json(setup_file(two_seats()));
    ASSERT_TRUE(read) << refusal(read);
    EXPECT_EQ(*read, two_seats());
}

TEST(SetupFile, WithNonsense) {
    EXPECT_EQ(with("/edition", "v3"), "/edition json.expected_word");
    EXPECT_EQ(with("/edition", "dungeons"), "/edition json.edition_without_rules");
    EXPECT_EQ(with("/map", "No Such Map"), "/map json.expected_identifier");
    EXPECT_EQ(with("/map/depth", 3), "/map/depth json.unknown_field");
    EXPECT_EQ(with("/seats/0/player", "cat"), "/seats/0/player json.expected_word");
    EXPECT_EQ(with("/seats/1/army/figures/0/count", 0),
              "/seats/1/army/figures/0/count json.expected_integer");
    EXPECT_EQ(with("/seats", Json::array({Json::object()})), "/seats json.expected_count");
    EXPECT_EQ(with("/defender", 2), "/defender json.expected_integer");
    EXPECT_EQ(with("/seats/1/team", 0), "/seats json.one_team");
    EXPECT_EQ(with("/seed", -1), "/seed json.expected_integer");
    EXPECT_EQ(with("/options/no_such_option", 1), "/options/no_such_option json.expected_option");
    EXPECT_EQ(with("/weather", "rain"), "/weather json.unknown_field");
}

TEST(SetupFile, IsLaidOut) {
    const auto laid = lay_out(two_seats(), collection(), Language::en);
    ASSERT_TRUE(laid) << refusal(laid);
    EXPECT_EQ(laid->agreement.build_total, 100);
    EXPECT_EQ(laid->map_name, "Bare");
    EXPECT_EQ(laid->army_names[1], "Their Own");
    ASSERT_TRUE(laid->armies[1]);
    EXPECT_EQ(laid->armies[1]->warriors.size(), 2u);
}

TEST(SetupFile, IsRefusedWhereTheRulesRefuseIt) {
    SetupFile setup = two_seats();
    setup.build_total = 150;
    const auto odd_total = lay_out(setup, collection(), Language::en);
    EXPECT_EQ(refusal(odd_total), "/build_total setup.refused");
    EXPECT_THAT(say(Language::en, odd_total.error()), testing::HasSubstr("[U-ARMY-1]"));
    setup = two_seats();
    setup.defender = Seat{1};
    EXPECT_EQ(refusal(lay_out(setup, collection(), Language::en)), "/defender setup.refused");
    setup = two_seats();
    setup.own_map->field.size = {1_in, 1_in};
    EXPECT_EQ(refusal(lay_out(setup, collection(), Language::de)), "/map setup.refused");
    setup = two_seats();
    setup.seats[1].own->figures[0].count = 60;
    EXPECT_EQ(refusal(lay_out(setup, collection(), Language::en)),
              "/seats/1/army/figures army.army_too_expensive");
    setup.seats[1].own->figures[0] = {"nobody", 1};
    EXPECT_EQ(refusal(lay_out(setup, collection(), Language::en)),
              "/seats/1/army/figures/0/id army.unknown_figure");
    setup = two_seats();
    setup.seats[0].army = "first_step";
    EXPECT_EQ(refusal(lay_out(setup, collection(), Language::en)),
              "/seats/0/army setup.not_collected");
    setup = two_seats();
    setup.own_map.reset();
    setup.map = "nowhere";
    EXPECT_EQ(refusal(lay_out(setup, collection(), Language::en)), "/map setup.not_collected");
}

TEST(SetupFile, NamesFilesBesideIt) {
    const fs::path folder = fixture::temp_path("setup_file_test");
    fs::create_directories(folder);
    SetupFile setup = two_seats();
    setup.own_map.reset();
    setup.map = "bare.json";
    std::ofstream(folder / "setup.json") << setup_file(setup);
    const std::string file = (folder / "setup.json").string();
    EXPECT_EQ(refusal(load_setup(file)), (folder / "bare.json").string() + " file.missing");
    std::ofstream(folder / "bare.json") << map_file(*two_seats().own_map);
    const auto read = load_setup(file);
    ASSERT_TRUE(read) << refusal(read);
    EXPECT_EQ(*read, two_seats());
    fs::remove_all(folder);
}

TEST(SetupFile, ThoseOfTheCollectionCanBePlayed) {
    EXPECT_GE(collected_setups().size(), 5u);
    for (const auto& [name, setup] : collected_setups()) {
        EXPECT_EQ(setup_file(setup), *data_file("setups/" + name + ".json")) << name;
        EXPECT_EQ(refusal(lay_out(setup, collection(), Language::en)), "accepted") << name;
    }
}

}  // namespace
}  // namespace six::io
