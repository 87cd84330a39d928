#include "engine/rules/line_of_fire.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/geometry/segment.h"
#include "engine/rules/terrain.h"
#include "tests/geometry/slow.h"
#include "tests/support/fixture_battle.h"
#include "tests/support/rng.h"

namespace six {
namespace {

using fixture::kBlue;
using fixture::kRed;
using fixture::Put;

constexpr FigureId kFirer{0}, kTarget{1};

Piece strip(TerrainKind kind, Height height, std::int32_t x, std::int32_t right) {
    Piece made;
    made.kind = kind;
    made.height = height;
    made.outline = {
        {vec2_mils(x, 8000), vec2_mils(right, 8000), vec2_mils(right, 12000), vec2_mils(x, 12000)}};
    return made;
}

// From 10,10 to 20,10, with these pieces and perhaps somebody in between.
std::string told(std::vector<Piece> pieces, std::initializer_list<Put> others = {}) {
    Table table = fixture::plain_table();
    table.field.pieces = std::move(pieces);
    State state = fixture::battle_of(
        table, {{kRed, vec2_mils(10000, 10000), 0}, {kBlue, vec2_mils(20000, 10000), 1800}});
    for (const Put& put : others) {
        Figure figure = state[kFirer];
        figure.owner = put.owner;
        figure.at = put.at;
        state.figures[state.figure_count++] = figure;
    }
    const FireLine line = line_of_fire(table, state, kFirer, kTarget);
    if (!line.clear()) return "blocked " + std::string(line.clause.id());
    if (line.hindered()) return "hindered " + std::string(line.hindering_clause.id());
    return "clear";
}

constexpr auto kClear = TerrainKind::clear;
constexpr auto kHindering = TerrainKind::hindering;
constexpr auto kBlocking = TerrainKind::blocking;
constexpr auto kWall = TerrainKind::low_wall;

Piece under_firer(TerrainKind kind = kClear) {
    return strip(kind, Height::gradual, 8000, 12000);
}
Piece under_target(TerrainKind kind = kClear) {
    return strip(kind, Height::abrupt, 18000, 22000);
}
Piece ground(TerrainKind kind) {
    return strip(kind, Height::ground, 14000, 16000);
}
Piece raised(TerrainKind kind) {
    return strip(kind, Height::gradual, 14000, 16000);
}
const Put kBetween{kBlue, vec2_mils(15000, 10000)};

TEST(LineOfFire, BothOnTheGround) {
    EXPECT_EQ(told({}), "clear");
    EXPECT_EQ(told({}, {kBetween}), "blocked U-RNG-3");
    EXPECT_EQ(told({ground(kBlocking)}), "blocked U-BLK-2");
    EXPECT_EQ(told({ground(kHindering)}), "hindered U-HIND-3");
    EXPECT_EQ(told({ground(kWall)}), "hindered U-WALL-4");
    EXPECT_EQ(told({ground(TerrainKind::shallow_water)}), "clear");
    EXPECT_EQ(told({ground(TerrainKind::deep_water)}), "clear");
    for (const TerrainKind kind : {kClear, kHindering, kBlocking})
        EXPECT_EQ(told({raised(kind)}), "blocked U-ELEV-4");
}

TEST(LineOfFire, BothElevated) {
    const auto high = [](std::vector<Piece> pieces, std::initializer_list<Put> others = {}) {
        pieces.insert(pieces.begin(), {under_firer(), under_target()});
        return told(std::move(pieces), others);
    };
    EXPECT_EQ(high({}), "clear");
    EXPECT_EQ(high({}, {kBetween}), "clear");
    EXPECT_EQ(high({raised(kClear)}, {kBetween}), "blocked U-RNG-3");
    EXPECT_EQ(high({ground(kBlocking)}), "clear");
    EXPECT_EQ(high({ground(kHindering)}), "clear");
    EXPECT_EQ(high({ground(kWall)}), "clear");
    EXPECT_EQ(high({raised(kClear)}), "clear");
    EXPECT_EQ(high({raised(kHindering)}), "hindered U-ELEV-5");
    EXPECT_EQ(high({raised(kBlocking)}), "blocked U-ELEV-5");
    EXPECT_EQ(told({under_firer(), under_target(kHindering)}), "hindered U-ELEV-5");
}

TEST(LineOfFire, OneOfThemElevated) {
    for (const bool up : {false, true}) {
        const auto mixed = [&](std::vector<Piece> pieces, std::initializer_list<Put> others = {}) {
            pieces.insert(pieces.begin(), up ? under_target() : under_firer());
            return told(std::move(pieces), others);
        };
        EXPECT_EQ(mixed({}), "clear");
        EXPECT_EQ(mixed({}, {kBetween}), "blocked U-RNG-3");
        EXPECT_EQ(mixed({ground(kBlocking)}), "blocked U-BLK-2");
        EXPECT_EQ(mixed({ground(kHindering)}), "hindered U-ELEV-6");
        EXPECT_EQ(mixed({ground(kWall)}), "hindered U-WALL-4");
        for (const TerrainKind kind : {kClear, kHindering, kBlocking})
            EXPECT_EQ(mixed({raised(kind)}), "blocked U-ELEV-6");
    }
    EXPECT_EQ(told({under_firer(kHindering)}), "hindered U-ELEV-11");
    EXPECT_EQ(told({under_target(kHindering)}), "hindered U-ELEV-11");
}

TEST(LineOfFire, FromTheEdgeOfAWood) {
    const auto leaving_at = [](std::int32_t x) {
        return told({strip(kHindering, Height::ground, 8000, x)});
    };
    EXPECT_EQ(leaving_at(10625), "clear");
    EXPECT_EQ(leaving_at(10626), "hindered U-HIND-3");
    EXPECT_EQ(leaving_at(10000), "clear");  // the dot on the edge is in it
    // Left, and met again further on: a hollow piece.
    Piece hollow = strip(kHindering, Height::ground, 8000, 10500);
    hollow.outline = {{vec2_mils(8000, 8000), vec2_mils(16000, 8000), vec2_mils(16000, 12000),
                       vec2_mils(14000, 12000), vec2_mils(14000, 9000), vec2_mils(10500, 9000),
                       vec2_mils(10500, 12000), vec2_mils(8000, 12000)}};
    EXPECT_EQ(told({hollow}), "hindered U-HIND-3");
    // Diagonally the rim decides exactly: a line of 3-4-5.
    Table table = fixture::plain_table();
    Piece wood;
    wood.kind = kHindering;
    for (const std::int32_t beyond : {0, 1}) {
        wood.outline = {{vec2_mils(8000, 8000), vec2_mils(10375 + beyond, 8000),
                         vec2_mils(10375 + beyond, 12000), vec2_mils(8000, 12000)}};
        table.field.pieces = {wood};
        const State state = fixture::battle_of(
            table, {{kRed, vec2_mils(10000, 10000), 0}, {kBlue, vec2_mils(13000, 14000), 0}});
        EXPECT_EQ(line_of_fire(table, state, kFirer, kTarget).hindered(), beyond == 1);
    }
}

TEST(LineOfFire, AcrossAWallTheFirerStandsBeside) {
    EXPECT_EQ(told({strip(kWall, Height::ground, 10625, 11000)}), "clear");
    EXPECT_EQ(told({strip(kWall, Height::ground, 10645, 11000)}), "clear");  // near enough
    EXPECT_EQ(told({strip(kWall, Height::ground, 10646, 11000)}), "hindered U-WALL-4");
    EXPECT_EQ(told({strip(kWall, Height::ground, 19000, 19375)}), "hindered U-WALL-4");
}

TEST(LineOfFire, BetweenTouchingBases) {
    EXPECT_EQ(told({}, {{kBlue, vec2_mils(15000, 10625)}, {kBlue, vec2_mils(15000, 9375)}}),
              "blocked U-GEN-10");
    EXPECT_EQ(told({}, {{kBlue, vec2_mils(15000, 10636)}, {kBlue, vec2_mils(15000, 9365)}}),
              "clear");
}

TEST(HeightCounts, OnlyUpwards) {
    Table table = fixture::plain_table();
    table.field.pieces = {under_target()};
    const State state = fixture::battle_of(
        table, {{kRed, vec2_mils(10000, 10000)}, {kBlue, vec2_mils(20000, 10000)}});
    EXPECT_TRUE(height_counts(table, state, state[kFirer], state[kTarget]));
    EXPECT_FALSE(height_counts(table, state, state[kTarget], state[kFirer]));
    EXPECT_FALSE(height_counts(table, state, state[kTarget], state[kTarget]));
}

// --- against a slow twin that reads U-ELEV-12 piece by piece and base by base ---

struct Twin {
    bool blocked = false, hindered = false;

    Twin(const Table& table, const State& state) {
        const Vec2 a = state[kFirer].at;
        const Vec2 b = state[kTarget].at;
        const bool high_a = elevated(table, state, a);
        const bool high_b = elevated(table, state, b);
        for (const Piece& piece : table.field.pieces) {
            if (!crosses_polygon(a, b, piece.outline)) continue;
            const bool up = piece.height != Height::ground;
            const bool own = up && (holds(piece.outline, a) || holds(piece.outline, b));
            const bool counts = high_a && high_b ? up : !up || own;
            blocked = blocked || (piece.kind == kBlocking && (up || !(high_a && high_b))) ||
                      (up && !own && !(high_a && high_b));
            hindered = hindered || (piece.kind == kHindering && counts && !near_edge(piece, a, b));
        }
        for (std::uint16_t i = 2; i < state.figure_count; ++i) {
            const Vec2 at = state.figures[i].at;
            if (high_a && high_b && !elevated(table, state, at)) continue;
            blocked = blocked || crosses_disc(a, b, at, 625_mil);
        }
    }
    // By walking: no point of the line beyond the firer's base lies in it.
    static bool near_edge(const Piece& piece, Vec2 a, Vec2 b) {
        if (!holds(piece.outline, a)) return false;
        const std::int64_t n = 20000;  // steps; places are scaled up by it
        for (std::int64_t k = 0; k <= n; ++k) {
            const slow::Point p = slow::step(a, b, k, n);
            if (slow::squared(p, slow::scaled(a, n)) > square(625 * n) &&
                slow::side(piece.outline.corners, p, n) > 0)
                return false;
        }
        return true;
    }
};

TEST(LineOfFire, AgreesWithItsSlowTwin) {
    TestRng rng(71);
    int blocked = 0, hindered = 0, clear = 0;
    const auto place = [&](std::int32_t low, std::int32_t high) {
        const std::int32_t x = 1000 * rng.between(low, high);
        return vec2_mils(x, 1000 * rng.between(low, high));
    };
    for (int i = 0; i < 4000; ++i) {
        Table table = fixture::plain_table();
        for (int n = 0; n < 5; ++n) {
            Piece piece;
            piece.kind = static_cast<TerrainKind>(rng.below(3));
            piece.height = rng.below(2) ? Height::gradual : Height::ground;
            const Vec2 low = place(0, 16);
            const Vec2 high = low + place(1, 6) + vec2_mils(37, 41);
            piece.outline = {{low, {high.x, low.y}, high, {low.x, high.y}}};
            table.field.pieces.push_back(piece);
        }
        State state = fixture::battle_of(table, {{kRed, place(0, 9)}, {kBlue, place(10, 19)}});
        for (std::int32_t n = 0; n < 4; ++n) {
            Figure figure = state[kFirer];
            figure.at = vec2_mils(1500 + 4000 * n, 1000 * rng.between(0, 19) + 500);
            state.figures[state.figure_count++] = figure;
        }
        const FireLine line = line_of_fire(table, state, kFirer, kTarget);
        const Twin twin(table, state);
        ASSERT_EQ(!line.clear(), twin.blocked) << "scene " << i;
        EXPECT_EQ(line.clause.exists(), twin.blocked);
        blocked += twin.blocked;
        if (twin.blocked) continue;
        ASSERT_EQ(line.hindered(), twin.hindered) << "scene " << i;
        (twin.hindered ? hindered : clear)++;
    }
    EXPECT_GT(blocked, 500);
    EXPECT_GT(hindered, 50);
    EXPECT_GT(clear, 50);
}

}  // namespace
}  // namespace six
