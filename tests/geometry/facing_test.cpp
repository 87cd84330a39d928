#include "engine/geometry/facing.h"

#include <gtest/gtest.h>

#include "tests/geometry/symmetry.h"
#include "tests/support/rng.h"

namespace six {
namespace {

std::int64_t cross(Direction a, Direction b) {
    return std::int64_t{a.x} * b.y - std::int64_t{a.y} * b.x;
}

TEST(Directions, AreUnitVectorsButForRounding) {
    constexpr std::int64_t kSquare = std::int64_t{Direction::kUnit} * Direction::kUnit;
    for (std::int32_t t = 0; t < Facing::kFullTurn; ++t) {
        const Direction d = direction(Facing::from_tenths(t));
        const std::int64_t error = std::int64_t{d.x} * d.x + std::int64_t{d.y} * d.y - kSquare;
        EXPECT_LE(error < 0 ? -error : error, 3 * std::int64_t{Direction::kUnit} / 2) << t;
    }
}

TEST(Directions, TurnCounterClockwiseByEqualSteps) {
    for (std::int32_t t = 0; t < Facing::kFullTurn; ++t) {
        const std::int64_t step =
            cross(direction(Facing::from_tenths(t)), direction(Facing::from_tenths(t + 1)));
        // The sine of a tenth of a degree is 0.0017453, and each direction is off by less than 1.
        EXPECT_GT(step, std::int64_t{1828} * Direction::kUnit) << t;
        EXPECT_LT(step, std::int64_t{1833} * Direction::kUnit) << t;
    }
}

TEST(Directions, ExactWhereTheAngleIs) {
    constexpr std::int32_t one = Direction::kUnit;
    EXPECT_EQ(direction(Facing::from_tenths(0)), (Direction{one, 0}));
    EXPECT_EQ(direction(Facing::from_tenths(900)), (Direction{0, one}));
    EXPECT_EQ(direction(Facing::from_tenths(1800)), (Direction{-one, 0}));
    EXPECT_EQ(direction(Facing::from_tenths(2700)), (Direction{0, -one}));
    EXPECT_EQ(direction(Facing::from_tenths(300)).y, one / 2);
    const Direction diagonal = direction(Facing::from_tenths(450));
    EXPECT_EQ(diagonal.x, diagonal.y);
}

TEST(Directions, QuarterTurnsAndMirrorsAreExact) {
    for (std::int32_t t = 0; t < Facing::kFullTurn; ++t) {
        const Direction d = direction(Facing::from_tenths(t));
        EXPECT_EQ(direction(Facing::from_tenths(t + 900)), (Direction{-d.y, d.x})) << t;
        EXPECT_EQ(direction(Facing::from_tenths(-t)), (Direction{d.x, -d.y})) << t;
    }
}

TEST(Facing, WrapsAround) {
    EXPECT_EQ(Facing::from_tenths(-1).tenths(), 3599);
    EXPECT_EQ(Facing::from_tenths(3600).tenths(), 0);
    EXPECT_EQ(Facing::from_tenths(-7201).tenths(), 3599);
    EXPECT_EQ(Facing::from_tenths(3599).turned(2).tenths(), 1);
}

TEST(FacingTowards, IsTheFacingAlongWhichOneLooks) {
    for (std::int32_t t = 0; t < Facing::kFullTurn; ++t) {
        const Facing facing = Facing::from_tenths(t);
        EXPECT_EQ(facing_towards(ahead_of({}, facing, 50_in)), facing);
        const Direction d = direction(facing);
        EXPECT_EQ(facing_towards(vec2_mils(d.x / 6, d.y / 6)), facing);
    }
}

TEST(FacingTowards, TurnsWithTheTable) {
    TestRng rng(2);
    for (int i = 0; i < 20000; ++i) {
        const std::int32_t size = i % 2 ? 40 : 200000;
        const Vec2 v = vec2_mils(rng.between(-size, size), rng.between(-size, size));
        if (v == Vec2{}) continue;
        const Facing facing = facing_towards(v);
        for (int quarters = 0; quarters < 4; ++quarters) {
            const Symmetry turn{false, quarters, {}};
            EXPECT_EQ(facing_towards(turn.direction(v)), turn(facing));
        }
    }
}

TEST(FacingTowards, TieGoesToTheSmallerNumber) {
    // The directions of 0 and 0.1 degrees, added up and divided by 30: right between the two.
    const Vec2 above = vec2_mils(69905, 61);
    EXPECT_EQ(facing_towards(above).tenths(), 0);
    EXPECT_EQ(facing_towards(above + vec2_mils(0, 1)).tenths(), 1);
    const Vec2 below = vec2_mils(69905, -61);
    EXPECT_EQ(facing_towards(below).tenths(), 0);
    EXPECT_EQ(facing_towards(below - vec2_mils(0, 1)).tenths(), 3599);
}

TEST(AheadOf, MirrorsAndTurnsExactly) {
    TestRng rng(3);
    for (int i = 0; i < 20000; ++i) {
        const Vec2 from = vec2_mils(rng.between(-90000, 90000), rng.between(-90000, 90000));
        const Facing facing = Facing::from_tenths(rng.between(0, 3599));
        const Inches ahead = Inches::from_mils(rng.between(-20000, 20000));
        const Vec2 there = ahead_of(from, facing, ahead);
        for (const Symmetry& s : symmetries())
            EXPECT_EQ(ahead_of(s(from), s(facing), ahead), s(there));
        EXPECT_EQ(ahead_of(from, facing.turned(1800), -ahead), there);
    }
}

TEST(AheadOf, IsAsFarAsItSays) {
    TestRng rng(4);
    for (int i = 0; i < 20000; ++i) {
        const Facing facing = Facing::from_tenths(rng.between(0, 3599));
        const std::int32_t ahead = rng.between(0, 60000);
        const Vec2 there = ahead_of({}, facing, Inches::from_mils(ahead));
        EXPECT_TRUE(within({}, there, Inches::from_mils(ahead + 1)));
        EXPECT_FALSE(ahead > 1 && within({}, there, Inches::from_mils(ahead - 1)));
    }
}

}  // namespace
}  // namespace six
