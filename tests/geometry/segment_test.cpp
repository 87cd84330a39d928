#include "engine/geometry/segment.h"

#include <gtest/gtest.h>

#include "tests/geometry/slow.h"
#include "tests/geometry/symmetry.h"
#include "tests/support/rng.h"

namespace six {
namespace {

Vec2 grid_point(TestRng& rng, std::int32_t size) {
    return vec2_mils(rng.between(0, size), rng.between(0, size));
}

Polygon grid_polygon(TestRng& rng, std::int32_t size, std::int32_t most_corners) {
    while (true) {
        Polygon polygon;
        const std::int32_t n = rng.between(3, most_corners);
        for (std::int32_t i = 0; i < n; ++i) polygon.corners.push_back(grid_point(rng, size));
        if (slow::is_simple(polygon.corners)) return polygon;
    }
}

// On a larger scale everything is decided alike: here up to the largest coordinates there are.
struct Scale {
    std::int32_t by;
    Vec2 operator()(Vec2 p) const { return vec2_mils(p.x.mils() * by, p.y.mils() * by); }
    Inches operator()(Inches n) const { return by * n; }
    Polygon operator()(const Polygon& polygon) const {
        Polygon image;
        for (const Vec2 corner : polygon.corners) image.corners.push_back((*this)(corner));
        return image;
    }
};

TEST(CrossesDisc, AgreesWithItsSlowTwin) {
    TestRng rng(11);
    for (int i = 0; i < 30000; ++i) {
        const Vec2 a = grid_point(rng, 9);
        const Vec2 b = grid_point(rng, 9);
        const Vec2 c = grid_point(rng, 9);
        const Inches r = Inches::from_mils(rng.between(0, 6));
        const bool crosses = slow::nearer_than(a, b, c, r);
        const bool comes = slow::no_further_than(a, b, c, r);
        EXPECT_EQ(crosses_disc(a, b, c, r), crosses);
        EXPECT_EQ(crosses_disc(b, a, c, r), crosses);
        EXPECT_EQ(comes_within(a, b, c, r), comes);
        EXPECT_EQ(enters_disc(a, b, c, r).has_value(), crosses);
        const Scale up{rng.between(1, 200000 / 9)};
        EXPECT_EQ(crosses_disc(up(a), up(b), up(c), up(r)), crosses);
        EXPECT_EQ(comes_within(up(a), up(b), up(c), up(r)), comes);
        const Symmetry& s = symmetries()[rng.below(8)];
        EXPECT_EQ(crosses_disc(s(a), s(b), s(c), r), crosses);
    }
}

TEST(CrossesDisc, TangentIsNotCrossingAndOneMilCloserIs) {
    const Vec2 centre = vec2_mils(5000, 5000);
    EXPECT_FALSE(crosses_disc(vec2_mils(0, 5625), vec2_mils(10000, 5625), centre, 625_mil));
    EXPECT_TRUE(crosses_disc(vec2_mils(0, 5624), vec2_mils(10000, 5624), centre, 625_mil));
    // A slanted tangent: 3, 4, 5.
    EXPECT_FALSE(crosses_disc(vec2_mils(8200, 5000), vec2_mils(5000, 7400), centre, 1920_mil));
    EXPECT_TRUE(crosses_disc(vec2_mils(8200, 5000), vec2_mils(5000, 7400), centre, 1921_mil));
    EXPECT_TRUE(crosses_disc(vec2_mils(8199, 5000), vec2_mils(5000, 7400), centre, 1920_mil));
}

TEST(CrossesDisc, EndingOnTheRimIsNotCrossing) {
    const Vec2 centre = vec2_mils(5000, 5000);
    EXPECT_FALSE(crosses_disc(vec2_mils(0, 5000), vec2_mils(4375, 5000), centre, 625_mil));
    EXPECT_TRUE(crosses_disc(vec2_mils(0, 5000), vec2_mils(4376, 5000), centre, 625_mil));
    EXPECT_TRUE(crosses_disc(vec2_mils(4376, 5000), vec2_mils(0, 5000), centre, 625_mil));
    EXPECT_TRUE(crosses_disc(centre, centre, centre, 1_mil));
    EXPECT_FALSE(crosses_disc(centre, centre, centre, 0_mil));
}

TEST(CrossesDisc, HoldsAtTheLargestCoordinates) {
    const Vec2 low = {-kMaxCoordinate, -kMaxCoordinate};
    const Vec2 high = {kMaxCoordinate, kMaxCoordinate};
    EXPECT_TRUE(crosses_disc(low, high, {}, 1_mil));
    EXPECT_TRUE(crosses_disc(low, high, vec2_mils(-1, 0), 1_mil));  // 0.7 mil away
    EXPECT_FALSE(crosses_disc(low, high, vec2_mils(-2, 0), 1_mil));
    EXPECT_FALSE(crosses_disc(low, {kMaxCoordinate, -kMaxCoordinate}, {}, kMaxCoordinate));
}

TEST(Segments, MeetAndCrossAsTheirSlowTwins) {
    TestRng rng(12);
    for (int i = 0; i < 10000; ++i) {
        const std::int32_t size = i % 2 ? 4 : 7;
        const Vec2 a = grid_point(rng, size), b = grid_point(rng, size);
        const Vec2 c = grid_point(rng, size), d = grid_point(rng, size);
        const bool meet = slow::segments_meet(a, b, c, d);
        const bool at_an_end = slow::lies_on(a, b, c) || slow::lies_on(a, b, d) ||
                               slow::lies_on(c, d, a) || slow::lies_on(c, d, b);
        EXPECT_EQ(segments_meet(a, b, c, d), meet);
        EXPECT_EQ(segments_meet(d, c, a, b), meet);
        EXPECT_EQ(segments_cross(a, b, c, d), meet && !at_an_end);
        EXPECT_EQ(on_segment(a, b, c), slow::lies_on(a, b, c));
        const Scale up{28571};
        EXPECT_EQ(segments_meet(up(a), up(b), up(c), up(d)), meet);
        const auto entry = meets_segment(a, b, c, d);
        ASSERT_EQ(entry.has_value(), meet);
        if (!meet) continue;
        // Nothing is met before it, and it is met there: looked at in steps fine enough to tell.
        constexpr std::int32_t kSteps = 98 * 98 * 2;
        const Scale fine{kSteps};
        const Vec2 far = fine(a);
        std::int32_t first = 0;
        while (!segments_meet(far, far + Scale{first}(b - a), fine(c), fine(d))) ++first;
        EXPECT_LE(*entry, Entry::ratio(first, kSteps));
        if (first > 0) {
            EXPECT_GT(*entry, Entry::ratio(first - 1, kSteps));
        }
    }
}

TEST(CrossesPolygon, AgreesWithItsSlowTwin) {
    TestRng rng(13);
    constexpr std::int32_t kSize = 4;
    const std::int64_t steps = slow::fine_steps(kSize);
    for (int i = 0; i < 6000; ++i) {
        const Polygon polygon = grid_polygon(rng, kSize, 7);
        const Vec2 a = grid_point(rng, kSize), b = grid_point(rng, kSize);
        const bool crosses = slow::crosses_polygon(a, b, polygon.corners, steps);
        EXPECT_EQ(crosses_polygon(a, b, polygon), crosses);
        EXPECT_EQ(crosses_polygon(b, a, polygon), crosses);
        EXPECT_EQ(enters_polygon(a, b, polygon.corners).has_value(), crosses);
        const Scale up{49999};
        EXPECT_EQ(crosses_polygon(up(a), up(b), up(polygon)), crosses);
        const Symmetry& s = symmetries()[rng.below(8)];
        EXPECT_EQ(crosses_polygon(s(a), s(b), s(polygon)), crosses);
    }
}

// A notched square: the notch goes down from the top to the middle.
const Polygon kNotched{{vec2_mils(0, 0), vec2_mils(6, 0), vec2_mils(6, 6), vec2_mils(4, 6),
                        vec2_mils(3, 3), vec2_mils(2, 6), vec2_mils(0, 6)}};

TEST(CrossesPolygon, EdgesAndCornersAreNotTheInside) {
    const auto crosses = [](std::int32_t x1, std::int32_t y1, std::int32_t x2, std::int32_t y2) {
        return crosses_polygon(vec2_mils(x1, y1), vec2_mils(x2, y2), kNotched);
    };
    EXPECT_FALSE(crosses(-2, 0, 9, 0));    // along the lower edge
    EXPECT_FALSE(crosses(-3, 3, 3, 9));    // through the upper left corner only
    EXPECT_FALSE(crosses(2, 6, 4, 6));     // over the notch, corner to corner
    EXPECT_FALSE(crosses(3, 9, 3, 3));     // into the notch, to its bottom
    EXPECT_TRUE(crosses(3, 9, 3, 2));      // and beyond
    EXPECT_FALSE(crosses(3, 3, 2, 6));     // along the notch's side
    EXPECT_TRUE(crosses(2, 6, 3, 3 - 1));  // through the inside from corner to inside
    EXPECT_TRUE(crosses(0, 0, 6, 6));      // corner to corner by the bottom of the notch
    EXPECT_TRUE(crosses(0, 0, 3, 3));      // from edge corner to notch corner, all inside
    EXPECT_TRUE(crosses(1, 1, 2, 1));      // wholly inside
    EXPECT_FALSE(crosses(0, 6, 6, 6));     // along both tops: over the notch it lies outside
}

TEST(CrossesGrown, AgreesWithItsSlowTwin) {
    TestRng rng(14);
    for (int i = 0; i < 10000; ++i) {
        const Polygon polygon = grid_polygon(rng, 5, 6);
        const Vec2 a = grid_point(rng, 9), b = grid_point(rng, 9);
        const Inches reach = Inches::from_mils(rng.between(1, 4));
        const bool crosses = slow::crosses_grown(a, b, polygon.corners, reach);
        EXPECT_EQ(crosses_grown(a, b, polygon.corners, reach), crosses);
        EXPECT_EQ(enters_grown(a, b, polygon.corners, reach).has_value(), crosses);
        EXPECT_EQ(crosses_grown(a, b, polygon.corners, 0_mil), crosses_polygon(a, b, polygon));
        const Scale up{22222};
        EXPECT_EQ(crosses_grown(up(a), up(b), up(polygon).corners, up(reach)), crosses);
        const Symmetry& s = symmetries()[rng.below(8)];
        EXPECT_EQ(crosses_grown(s(a), s(b), s(polygon).corners, reach), crosses);
    }
}

TEST(CrossesGrown, ADiscMaySlideAlongAWallButNotCloser) {
    const Polygon wall{
        {vec2_mils(0, 0), vec2_mils(4000, 0), vec2_mils(4000, 1000), vec2_mils(0, 1000)}};
    EXPECT_FALSE(
        crosses_grown(vec2_mils(-3000, 1625), vec2_mils(7000, 1625), wall.corners, 625_mil));
    EXPECT_TRUE(
        crosses_grown(vec2_mils(-3000, 1624), vec2_mils(7000, 1624), wall.corners, 625_mil));
    // Past the corner 4000, 1000 by a slanted tangent: 3, 4, 5.
    const Vec2 a = vec2_mils(5000, 1000), b = vec2_mils(4250, 2000);
    EXPECT_FALSE(crosses_grown(a, b, wall.corners, 800_mil));
    EXPECT_TRUE(crosses_grown(a, b, wall.corners, 801_mil));
    EXPECT_TRUE(crosses_grown(a - vec2_mils(1, 0), b, wall.corners, 800_mil));
}

}  // namespace
}  // namespace six
