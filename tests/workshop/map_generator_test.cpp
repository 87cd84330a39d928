#include "workshop/map_generator.h"

#include <gtest/gtest.h>

#include <set>

#include "engine/geometry/scene.h"
#include "engine/rulesets/conquest.h"
#include "engine/rulesets/unlimited.h"
#include "engine/rulesets/v2.h"
#include "io/library/map_check.h"
#include "tests/io/map_symmetry.h"
#include "tests/support/rng.h"

namespace six::workshop {
namespace {

io::Map made(std::uint64_t seed, const MapWish& wish) {
    TestRng rng(seed);
    return generate_map(wish, rng);
}
MapWish standard(std::size_t pieces = 8, bool mirrored = false, const Ruleset& rules = kUnlimited) {
    return {"Made", &rules, {36_in, 36_in}, pieces, mirrored};
}

// Neither a refusal nor a note, of the text that stands in the file.
std::string remarks(const io::Map& map, const Ruleset& rules) {
    const io::MapReport report = io::check_map_text(map_file(map), rules);
    EXPECT_EQ(report.map, map);
    std::string all;
    for (const io::MapFinding& finding : report.findings)
        all += say(io::Language::en, rules, finding) + "\n";
    return all.empty() ? all : all + io::map_file(map);
}

// With all that the edition lays, and nothing else: concealing terrain is of 2.0. [V-TERR-1]
TEST(MapGenerator, WhateverItMakesIsAccepted) {
    for (const Ruleset* rules : {&kUnlimited, &kV2}) {
        std::set<TerrainKind> kinds;
        std::set<Height> heights;
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            const io::Map map = made(seed, standard(seed % 13, false, *rules));
            EXPECT_EQ(remarks(map, *rules), "") << "seed " << seed;
            EXPECT_LE(map.field.pieces.size(), seed % 13) << "seed " << seed;
            for (const Piece& piece : map.field.pieces) {
                kinds.insert(piece.kind);
                heights.insert(piece.height);
                EXPECT_EQ(piece.access.size(), piece.height == Height::abrupt ? 2u : 0u);
            }
        }
        const bool concealing = rules == &kV2;
        EXPECT_EQ(kinds.contains(TerrainKind::concealing), concealing);
        EXPECT_EQ(kinds.size(), kTerrainNames.size() - (concealing ? 0 : 1));
        EXPECT_EQ(heights.size(), kHeightNames.size());
    }
}

TEST(MapGenerator, EverySizeAndEdition) {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        TestRng rng(seed + 1000);
        const bool conquest = seed % 2 == 1;
        const Ruleset& rules = conquest ? kConquest : kUnlimited;
        const std::int32_t least = conquest ? 24'000 : 19'000;
        const std::int32_t width = rng.between(least, 96'000);
        const std::int32_t height = rng.between(least, 96'000);
        MapWish wish{"Made", &rules, vec2_mils(width, height), 0, seed % 3 == 0};
        wish.pieces = usual_pieces(wish.size);
        const io::Map map = generate_map(wish, rng);
        EXPECT_EQ(remarks(map, rules), "") << "seed " << seed;
        EXPECT_EQ(map.field.size, wish.size);
        if (wish.mirrored) {
            EXPECT_TRUE(io::looks_the_same_turned(map)) << io::map_file(map);
        }
    }
}

TEST(MapGenerator, EqualSeedsGiveEqualMaps) {
    std::set<std::string> different;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const io::Map map = made(seed, standard());
        EXPECT_EQ(map, made(seed, standard()));
        different.insert(io::map_file(map));
    }
    EXPECT_EQ(different.size(), 100u);
}

// The same on every machine and compiler.
TEST(MapGenerator, OneMapInFull) {
    EXPECT_EQ(io::map_file(made(7, standard(3))), R"({
  "format": "six-skulls/map",
  "version": 1,
  "name": "Made",
  "width": 36,
  "height": 36,
  "terrain": [
    {"name": "house_1", "kind": "blocking", "outline": [[3.3, 23.4], [6.5, 21], [9.2, 24.6], [6, 27]]},
    {"name": "pool_2", "kind": "deep_water", "outline": [[10.5, 15], [10.5, 17], [8.75, 18], [7.25, 18.25], [5.75, 16.25], [6.5, 14.75], [7.75, 13.25], [9.75, 13.25]]},
    {"name": "ruin_3", "kind": "blocking", "outline": [[14.35, 24.7], [9.95, 21.4], [11.45, 19.4], [13.85, 21.2], [16.55, 17.6], [18.55, 19.1]]}
  ]
}
)");
}

TEST(MapGenerator, MirroredMapsAreTheSameFromBothSides) {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const std::size_t pieces = 4 + seed % 6;
        const io::Map map = made(seed, standard(pieces, true));
        EXPECT_TRUE(io::looks_the_same_turned(map)) << io::map_file(map);
        EXPECT_EQ(remarks(map, kUnlimited), "") << "seed " << seed;
    }
    // An odd one lies in the middle.
    const io::Map odd = made(3, standard(5, true));
    ASSERT_EQ(odd.field.pieces.size(), 5u);
    EXPECT_TRUE(holds(odd.field.pieces[0].outline, vec2_mils(18000, 18000)));
    EXPECT_FALSE(io::looks_the_same_turned(made(3, standard(5))));
}

TEST(MapGenerator, UsuallyThereIsRoomForAsManyAsUsual) {
    EXPECT_EQ(usual_pieces({36_in, 36_in}), 8u);
    EXPECT_EQ(usual_pieces({72_in, 36_in}), 16u);
    EXPECT_EQ(usual_pieces({19_in, 19_in}), 2u);
    EXPECT_LE(usual_pieces({96_in, 96_in}), kMaxPieces);
    std::size_t full = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed)
        if (made(seed, standard()).field.pieces.size() == 8) ++full;
    EXPECT_GE(full, 95u);
}

// What is asked for beyond what there is room for is left out.
TEST(MapGenerator, AFullTableIsFull) {
    const io::Map map = made(1, standard(1000));
    EXPECT_GT(map.field.pieces.size(), 10u);
    EXPECT_LT(map.field.pieces.size(), 64u);
    EXPECT_EQ(remarks(map, kUnlimited), "");
    const io::Map large = made(1, {"Made", &kUnlimited, {96_in, 96_in}, 1000, false});
    EXPECT_LE(large.field.pieces.size(), kMaxPieces);
    EXPECT_TRUE(made(1, standard(0)).field.pieces.empty());
}

TEST(MapGenerator, CornersAreAsManyAsTheFormAsksFor) {
    for (std::uint64_t seed = 0; seed < 50; ++seed)
        for (const Piece& piece : made(seed, standard()).field.pieces) {
            const std::size_t corners = piece.outline.corners.size();
            if (piece.kind == TerrainKind::low_wall)
                EXPECT_EQ(corners, 4u);
            else if (piece.kind == TerrainKind::blocking)
                EXPECT_GE(corners, 4u);
            else
                EXPECT_GE(corners, 6u);
            EXPECT_LE(corners, 10u);
        }
}

}  // namespace
}  // namespace six::workshop
