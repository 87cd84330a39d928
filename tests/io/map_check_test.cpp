#include "io/library/map_check.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>

#include "engine/rulesets/conquest.h"
#include "engine/rulesets/unlimited.h"
#include "engine/rulesets/v2.h"
#include "io/library/collection.h"
#include "tests/io/map_symmetry.h"

namespace six::io {
namespace {

using Json = nlohmann::ordered_json;

Piece square_piece(std::string name, TerrainKind kind, int x, int y, int side = 4) {
    const auto corner = [](int a, int b) { return vec2_mils(1000 * a, 1000 * b); };
    return {std::move(name),
            kind,
            Height::ground,
            {{corner(x, y), corner(x + side, y), corner(x + side, y + side), corner(x, y + side)}}};
}
Map plain_map() {
    return {"Plain",
            {{36_in, 36_in},
             {square_piece("wood", TerrainKind::hindering, 10, 10),
              square_piece("pond", TerrainKind::deep_water, 20, 20)}}};
}

// "note /terrain/1 maps.too_close U-TPL-4", one a line; and every finding has words.
std::string told(const std::vector<MapFinding>& findings) {
    std::string all;
    for (const MapFinding& finding : findings) {
        all += all.empty() ? "" : "\n";
        all += finding.weight == MapFinding::Weight::note ? "note " : "refusal ";
        all += finding.what.where + " " + finding.what.key;
        if (finding.clause.exists()) all += " " + std::string(finding.clause.id());
        for (const Language language : {Language::en, Language::de}) {
            EXPECT_TRUE(has_words(language, finding.what.key)) << finding.what.key;
            const std::string words = say(language, finding.what.key, finding.what.arguments);
            EXPECT_EQ(words.find('{'), std::string::npos) << words;
        }
    }
    return all;
}
std::string told(const Map& map, const Ruleset& rules = kUnlimited) {
    return told(check_map(map, rules));
}
std::string told_text(std::string_view text) {
    const MapReport report = check_map_text(text, kUnlimited);
    EXPECT_EQ(report.accepted(), report.map.has_value());
    return told(report.findings);
}

TEST(MapCheck, NothingToRemark) {
    EXPECT_EQ(told(plain_map()), "");
    const MapReport report = check_map_text(map_file(plain_map()), kUnlimited);
    EXPECT_TRUE(report.accepted());
    EXPECT_EQ(report.map, plain_map());
    EXPECT_EQ(told({"Bare", {{36_in, 36_in}, {}}}), "");
}

TEST(MapCheck, WhatTheReaderRefuses) {
    const auto with = [](std::string_view pointer, const Json& value) {
        Json json = Json::parse(map_file(plain_map()));
        json[Json::json_pointer(std::string(pointer))] = value;
        return told_text(json.dump());
    };
    EXPECT_EQ(told_text(""), "refusal 1:1 json.syntax");
    EXPECT_EQ(told_text("[]"), "refusal / json.expected_object");
    EXPECT_EQ(with("/format", "six-skulls/army"), "refusal /format json.expected_word");
    EXPECT_EQ(with("/version", 2), "refusal /version json.other_version");
    EXPECT_EQ(with("/name", ""), "refusal /name json.expected_text");
    EXPECT_EQ(with("/width", 97), "refusal /width json.expected_inches");
    EXPECT_EQ(with("/terrain", 3), "refusal /terrain json.expected_array");
    EXPECT_EQ(with("/terrain/1/name", "wood"), "refusal /terrain/1/name json.expected_other");
    EXPECT_EQ(with("/terrain/1/kind", "lava"), "refusal /terrain/1/kind json.expected_word");
    EXPECT_EQ(with("/terrain/1/height", "abrupt"), "refusal /terrain/1 json.missing_field");
    EXPECT_EQ(with("/terrain/1/access", Json::parse("[[20, 22]]")),
              "refusal /terrain/1/access json.access_of_abrupt");
    EXPECT_EQ(with("/terrain/1/outline/2", {40, 24}),
              "refusal /terrain/1/outline/2 json.off_the_map");
    EXPECT_EQ(with("/terrain/1/outline/2", {10, 22}),
              "refusal /terrain/1/outline json.expected_outline");
    EXPECT_EQ(with("/terrain/1/colour", "red"), "refusal /terrain/1/colour json.unknown_field");
}

TEST(MapCheck, FilesAreNamedApartFromThePlaceInThem) {
    const std::filesystem::path folder =
        std::filesystem::path(testing::TempDir()) / "six_map_check";
    std::filesystem::create_directories(folder);
    const std::string file = (folder / "map.json").string();
    std::ofstream(file) << map_file(plain_map());
    EXPECT_EQ(told(check_map_file(file, kUnlimited).findings), "");
    std::ofstream(file) << "{\"format\": 7}";
    EXPECT_EQ(told(check_map_file(file, kUnlimited).findings),
              "refusal /format json.expected_word");
    EXPECT_EQ(told(check_map_file(folder.string(), kUnlimited).findings), "refusal  file.folder");
    EXPECT_EQ(told(check_map_file((folder / "none.json").string(), kUnlimited).findings),
              "refusal  file.missing");
    std::filesystem::remove_all(folder);
}

// Two margins of 8 inches and a starting area's depth of 3, in Conquest of 8. [U-SETUP-4, C-CONQ-6]
TEST(MapCheck, HasRoomForStartingAreas) {
    const auto bare = [](Inches width, Inches height) {
        return Map{"Bare", {{width, height}, {}}};
    };
    EXPECT_EQ(told(bare(19_in, 96_in)), "");
    EXPECT_EQ(told(bare(18999_mil, 36_in)), "refusal /width reason.bad_field_size U-SETUP-1");
    EXPECT_EQ(told(bare(36_in, 18_in)), "refusal /height reason.bad_field_size U-SETUP-1");
    EXPECT_EQ(told(bare(1_in, 97_in)),
              "refusal /width reason.bad_field_size U-SETUP-1\n"
              "refusal /height reason.bad_field_size U-SETUP-1");
    EXPECT_EQ(told(bare(24_in, 24_in), kConquest), "");
    EXPECT_EQ(told(bare(24_in, 23_in), kConquest),
              "refusal /height reason.bad_field_size U-SETUP-1");
}

// Water and walls lie on the ground. [U-ELEV-11]
TEST(MapCheck, EveryPieceIsPlayed) {
    Map map = plain_map();
    map.field.pieces[0].height = Height::gradual;
    EXPECT_EQ(told(map), "");
    map.field.pieces[1].height = Height::gradual;
    EXPECT_EQ(told(map), "refusal /terrain/1 reason.terrain_not_in_edition U-TERR-1");
    EXPECT_FALSE(check_map_text(map_file(map), kUnlimited).accepted());
}

// A map in memory was perhaps never read. [U-TPL-6, U-ABR-4]
TEST(MapCheck, AbruptPiecesHaveAccessPoints) {
    Map map = plain_map();
    Piece& crag = map.field.pieces[0];
    crag.height = Height::abrupt;
    EXPECT_EQ(told(map), "refusal /terrain/0 reason.no_access_point U-TPL-6");
    crag.access.push_back(vec2_mils(12000, 10003));
    EXPECT_EQ(told(map), "refusal /terrain/0 reason.no_access_point U-ABR-4");
    crag.access[0] = vec2_mils(12000, 10002);
    EXPECT_EQ(told(map), "");
}

// 16 to 64 square inches; a wall 6 by 0.5 inches at most. [U-TPL-2, U-TPL-5, U-TPL-7]
TEST(MapCheck, NotesWhatIsNoItem) {
    Map map = plain_map();
    map.field.pieces[1] = square_piece("pond", TerrainKind::deep_water, 20, 20, 8);
    EXPECT_EQ(told(map), "");
    Vec2& corner = map.field.pieces[1].outline.corners[2];
    corner = corner + vec2_mils(1, 0);
    EXPECT_EQ(told(map), "note /terrain/1 maps.item_size U-TPL-5");
    EXPECT_EQ(say(Language::en, kUnlimited, check_map(map, kUnlimited)[0]),
              "/terrain/1: pond covers 64.004 square inches; an item of terrain covers 16 to 64. "
              "[U-TPL-5]");
    map.field.pieces[1] = square_piece("pond", TerrainKind::deep_water, 20, 20, 3);
    EXPECT_EQ(told(map), "note /terrain/1 maps.item_size U-TPL-5");
    map.field.pieces[1] = square_piece("meadow", TerrainKind::clear, 20, 20);
    EXPECT_EQ(told(map), "note /terrain/1 maps.clear_ground U-TPL-2");

    Piece wall{"wall", TerrainKind::low_wall, Height::ground, {}};
    wall.outline.corners = {vec2_mils(20000, 20000), vec2_mils(26000, 20000),
                            vec2_mils(26000, 20500), vec2_mils(20000, 20500)};
    map.field.pieces[1] = wall;
    EXPECT_EQ(told(map), "");
    map.field.pieces[1].outline.corners[2].y = 20501_mil;
    EXPECT_EQ(told(map), "note /terrain/1 maps.wall_size U-TPL-7");
}

// [U-TPL-4]
TEST(MapCheck, NotesWhatLiesTooClose) {
    Map map = plain_map();
    Piece& pond = map.field.pieces[1];
    pond = square_piece("pond", TerrainKind::deep_water, 16, 10);
    EXPECT_EQ(told(map), "");
    for (Vec2& corner : pond.outline.corners) corner.x = corner.x - 1_mil;
    EXPECT_EQ(told(map), "note /terrain/1 maps.too_close U-TPL-4");
    pond = square_piece("pond", TerrainKind::deep_water, 9, 9, 6);  // all round the wood
    EXPECT_EQ(told(map), "note /terrain/1 maps.too_close U-TPL-4");
    std::swap(map.field.pieces[0], map.field.pieces[1]);
    EXPECT_EQ(told(map), "note /terrain/1 maps.too_close U-TPL-4");
    EXPECT_TRUE(check_map_text(map_file(map), kUnlimited).accepted());
}

// In the corners a piece may lie 2 inches from the edges; before them the starting areas are 3
// inches deep. [U-TPL-4, U-SETUP-4]
TEST(MapCheck, NotesEdgesAndStartingAreas) {
    Map map = plain_map();
    Piece& pond = map.field.pieces[1];
    const auto at = [&](int x, int y, const Ruleset& rules = kUnlimited) {
        pond = square_piece("pond", TerrainKind::deep_water, x, y);
        return told(map, rules);
    };
    EXPECT_EQ(at(2, 2), "");
    EXPECT_EQ(at(1, 2), "note /terrain/1 maps.near_edge U-TPL-4");
    EXPECT_EQ(at(30, 30), "");
    EXPECT_EQ(at(30, 31), "note /terrain/1 maps.near_edge U-TPL-4");
    EXPECT_EQ(at(20, 3), "");
    EXPECT_EQ(at(20, 2), "note /terrain/1 maps.in_area_south U-TPL-4");
    EXPECT_EQ(at(20, 30), "note /terrain/1 maps.in_area_north U-TPL-4");
    EXPECT_EQ(at(2, 20), "note /terrain/1 maps.in_area_west U-TPL-4");
    EXPECT_EQ(at(30, 20), "note /terrain/1 maps.in_area_east U-TPL-4");
    EXPECT_EQ(at(20, 7), "");
    EXPECT_EQ(at(20, 7, kConquest), "note /terrain/1 maps.in_area_south U-TPL-4");
    EXPECT_EQ(at(20, 8, kConquest), "");
}

TEST(MapCheck, VerdictsForPrograms) {
    Map map = plain_map();
    map.field.pieces[1] = square_piece("pond", TerrainKind::deep_water, 15, 10);
    const Json json = Json::parse(verdict_json("my.json", check_map_text(map_file(map), kUnlimited),
                                               kUnlimited, Language::en));
    EXPECT_EQ(json["file"], "my.json");
    EXPECT_EQ(json["ok"], true);
    EXPECT_EQ(json["edition"], "unlimited");
    ASSERT_EQ(json["findings"].size(), 1u);
    EXPECT_EQ(json["findings"][0].dump(),
              R"({"weight":"note","where":"/terrain/1","key":"maps.too_close","clause":"U-TPL-4",)"
              R"("message":"pond lies nearer than 2 inches to wood. [U-TPL-4]"})");
    const Json refused = Json::parse(
        verdict_json("\xFF", check_map_text("\xFF", kUnlimited), kUnlimited, Language::de));
    EXPECT_EQ(refused["ok"], false);
    EXPECT_FALSE(refused["findings"][0].contains("clause"));
}

// --- the maps that come with the program ---

TEST(MapCheck, TheCollectionHasNothingToRemark) {
    for (const auto& [name, map] : collected_maps()) {
        const std::string in_first_edition = told(map);
        if (in_first_edition.empty()) continue;
        EXPECT_EQ(told(map, kV2), "") << name << ": " << in_first_edition;
    }
    EXPECT_EQ(editions_of(collected_maps().find("salt_levee")->second),
              (std::vector{Edition::unlimited, Edition::v2, Edition::conquest}));
    EXPECT_EQ(editions_of(collected_maps().find("open_field")->second),
              (std::vector{Edition::unlimited, Edition::v2}));
    EXPECT_EQ(editions_of(collected_maps().find("palisade_green")->second),
              std::vector{Edition::v2});  // [V-TERR-12]
    const Json json = Json::parse(maps_json(collected_maps()));
    ASSERT_EQ(json.size(), collected_maps().size());
    EXPECT_EQ(json[0].dump(), R"({"id":"barrow_heath","name":"Barrow Heath","width":36,)"
                              R"("height":36,"pieces":11,"editions":["unlimited","v2"]})");
}

TEST(MapCheck, TheCollectionHasEveryKindOfTerrain) {
    std::set<TerrainKind> kinds;
    std::set<Height> heights;
    std::set<std::string> names;
    for (const auto& [id, map] : collected_maps()) {
        names.insert(map.name);
        for (const Piece& piece : map.field.pieces) {
            kinds.insert(piece.kind);
            heights.insert(piece.height);
        }
    }
    EXPECT_EQ(kinds.size(), kTerrainNames.size());
    EXPECT_EQ(heights.size(), kHeightNames.size());
    EXPECT_EQ(names.size(), collected_maps().size());
}

// Who sits in the south sees what who sits in the north sees, turned round or in a mirror.
TEST(MapCheck, BattlefieldsAreFair) {
    for (const char* name :
         {"barrow_heath", "cinder_row", "four_farms", "giants_stair", "heron_ford", "kestrel_table",
          "lantern_road", "otter_isle", "palisade_green", "rooks_gullet", "salt_levee",
          "slate_quarry", "weather_moor"}) {
        const auto at = collected_maps().find(name);
        ASSERT_NE(at, collected_maps().end()) << name;
        const Map& map = at->second;
        const auto mirrored = [&](Vec2 p) { return Vec2{p.x, map.field.size.y - p.y}; };
        EXPECT_TRUE(looks_the_same_turned(map) || looks_the_same(map, mirrored)) << name;
    }
}

}  // namespace
}  // namespace six::io
