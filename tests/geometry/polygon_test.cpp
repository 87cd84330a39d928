#include "engine/geometry/polygon.h"

#include <gtest/gtest.h>

#include "tests/geometry/slow.h"
#include "tests/geometry/symmetry.h"
#include "tests/support/rng.h"

namespace six {
namespace {

Vec2 grid_point(TestRng& rng, std::int32_t size) {
    return vec2_mils(rng.between(0, size), rng.between(0, size));
}
Polygon random_polygon(TestRng& rng, std::int32_t size, std::size_t corners) {
    Polygon polygon;
    for (std::size_t i = 0; i < corners; ++i) polygon.corners.push_back(grid_point(rng, size));
    return polygon;
}
Polygon simple_polygon(TestRng& rng, std::int32_t size) {
    Polygon polygon;
    do polygon = random_polygon(rng, size, 3 + rng.below(4));
    while (!slow::is_simple(polygon.corners));
    return polygon;
}
Base disc(Vec2 at, Inches radius) {
    Base base;
    base.shape.radius = radius;
    base.at = at;
    return base;
}
Base rectangle(Vec2 at, Inches half_length, Inches half_width, Facing facing) {
    Base base;
    base.shape.kind = BaseKind::rectangle;
    base.shape.half_length = half_length;
    base.shape.half_width = half_width;
    base.at = at;
    base.facing = facing;
    return base;
}

TEST(IsSimple, AgreesWithItsSlowTwin) {
    TestRng rng(31);
    int simple = 0;
    for (int i = 0; i < 20000; ++i) {
        const Polygon polygon = random_polygon(rng, 4, 3 + rng.below(4));
        simple += is_simple(polygon);
        EXPECT_EQ(is_simple(polygon), slow::is_simple(polygon.corners));
    }
    EXPECT_GT(simple, 1000);
}

TEST(IsSimple, RefusesWhatIsNoOutline) {
    EXPECT_FALSE(is_simple({}));
    EXPECT_FALSE(is_simple({{vec2_mils(0, 0), vec2_mils(9, 0)}}));
    EXPECT_TRUE(is_simple({{vec2_mils(0, 0), vec2_mils(9, 0), vec2_mils(0, 9)}}));
    EXPECT_FALSE(is_simple({{vec2_mils(0, 0), vec2_mils(0, 9), vec2_mils(9, 0)}}));  // clockwise
    EXPECT_FALSE(is_simple({{vec2_mils(0, 0), vec2_mils(9, 0), vec2_mils(0, 200001)}}));
    EXPECT_FALSE(is_simple({std::vector<Vec2>(kMaxCorners + 1, vec2_mils(0, 0))}));
    // A straight corner is allowed, a spike is not.
    EXPECT_TRUE(is_simple({{vec2_mils(0, 0), vec2_mils(4, 0), vec2_mils(9, 0), vec2_mils(0, 9)}}));
    EXPECT_FALSE(is_simple({{vec2_mils(0, 0), vec2_mils(9, 0), vec2_mils(4, 0), vec2_mils(0, 9)}}));
}

TEST(Holds, PointsAsTheSlowTwinWithTheEdgeInside) {
    TestRng rng(32);
    for (int i = 0; i < 20000; ++i) {
        const Polygon polygon = simple_polygon(rng, 5);
        const Vec2 p = grid_point(rng, 5);
        const int side = slow::side(polygon.corners, slow::scaled(p, 1), 1);
        EXPECT_EQ(holds(polygon, p), side >= 0);
        EXPECT_EQ(side_of(polygon.corners, p), side > 0    ? Side::inside
                                               : side == 0 ? Side::edge
                                                           : Side::outside);
        const Symmetry& s = symmetries()[rng.below(8)];
        EXPECT_EQ(holds(s(polygon), s(p)), side >= 0);
    }
}

// A disc against an outline: the centre's place, and the exact distance to the nearest edge.
struct DiscTwin {
    bool inside, touches, held;
    DiscTwin(const Polygon& polygon, Vec2 centre, Inches radius) {
        const int side = slow::side(polygon.corners, slow::scaled(centre, 1), 1);
        bool nearer = false, no_further = false;
        for (std::size_t i = 0; i < polygon.corners.size(); ++i) {
            const Vec2 a = polygon.corners[i];
            const Vec2 b = polygon.corners[(i + 1) % polygon.corners.size()];
            nearer = nearer || slow::nearer_than(a, b, centre, radius);
            no_further = no_further || slow::no_further_than(a, b, centre, radius);
        }
        inside = side > 0 || nearer;  // reaches into it at all
        touches = side >= 0 || no_further;
        held = side >= 0 && !nearer;
    }
};

TEST(DiscsAndOutlines, AgreeWithTheirSlowTwins) {
    TestRng rng(33);
    int held = 0, touching = 0;
    for (int i = 0; i < 20000; ++i) {
        const Polygon polygon = simple_polygon(rng, 8);
        const Vec2 at = grid_point(rng, 8);
        const Inches radius = Inches::from_mils(rng.between(1, 3));
        const DiscTwin twin(polygon, at, radius);
        held += twin.held;
        touching += twin.touches && !twin.inside;
        const Symmetry& s = symmetries()[rng.below(8)];
        for (const auto& [outline, base] :
             {std::pair(polygon, disc(at, radius)), std::pair(s(polygon), s(disc(at, radius)))}) {
            EXPECT_EQ(overlaps(outline, base, 0_mil), twin.inside);
            EXPECT_EQ(touches(outline, base), twin.touches);
            EXPECT_EQ(holds(outline, base), twin.held);
        }
        const Inches slack = Inches::from_mils(rng.between(0, 2));
        if (radius > slack) {
            const DiscTwin smaller(polygon, at, radius - slack);
            EXPECT_EQ(overlaps(polygon, disc(at, radius), slack), smaller.inside);
        }
    }
    EXPECT_GT(held, 50);
    EXPECT_GT(touching, 100);
}

TEST(DiscsAndOutlines, DoubleDiscsGoByEitherOrBothCircles) {
    const Polygon wood{
        {vec2_mils(0, 0), vec2_mils(4000, 0), vec2_mils(4000, 4000), vec2_mils(0, 4000)}};
    Base rider = disc(vec2_mils(3375, 2000), 625_mil);
    rider.shape.kind = BaseKind::double_disc;
    rider.shape.spacing = 1250_mil;
    EXPECT_TRUE(holds(wood, rider));
    EXPECT_TRUE(touches(wood, rider));
    rider.at = vec2_mils(3376, 2000);
    EXPECT_FALSE(holds(wood, rider));
    rider.at = vec2_mils(5875, 2000);  // only the rear circle touches
    EXPECT_TRUE(touches(wood, rider));
    EXPECT_FALSE(overlaps(wood, rider, 0_mil));
    rider.at = vec2_mils(5874, 2000);
    EXPECT_TRUE(overlaps(wood, rider, 0_mil));
    EXPECT_FALSE(overlaps(wood, rider, 1_mil));
    rider.at = vec2_mils(5876, 2000);
    EXPECT_FALSE(touches(wood, rider));
}

TEST(RectanglesAndOutlines, AgreeWithTheirSlowTwins) {
    TestRng rng(34);
    constexpr std::int32_t kSize = 6;
    for (int i = 0; i < 3000; ++i) {
        const Polygon polygon = simple_polygon(rng, kSize);
        const Base base = rectangle(grid_point(rng, kSize), Inches::from_mils(rng.between(1, 2)),
                                    Inches::from_mils(rng.between(1, 2)),
                                    Facing::from_tenths(900 * rng.between(0, 3)));
        const std::array<Vec2, 4> corners = corners_of(base);
        const bool middle_inside = slow::side(polygon.corners, slow::scaled(base.at, 1), 1) > 0;
        bool common = slow::side(polygon.corners, slow::scaled(corners[0], 1), 1) >= 0 ||
                      slow::side(corners, slow::scaled(polygon.corners[0], 1), 1) >= 0;
        bool cut = false;   // an edge of the outline runs through the rectangle's inside
        bool cuts = false;  // an edge of the rectangle through the outline's
        for (std::size_t m = 0; m < 4; ++m)
            cuts = cuts || slow::crosses_polygon(corners[m], corners[(m + 1) % 4], polygon.corners,
                                                 3 * 24 * 24 + 1);
        for (std::size_t k = 0; k < polygon.corners.size(); ++k) {
            const Vec2 a = polygon.corners[k];
            const Vec2 b = polygon.corners[(k + 1) % polygon.corners.size()];
            for (std::size_t m = 0; m < 4; ++m)
                common = common || slow::segments_meet(a, b, corners[m], corners[(m + 1) % 4]);
            cut = cut || slow::crosses_polygon(a, b, corners, 3 * 8 * 8 + 1);
        }
        EXPECT_EQ(touches(polygon, base), common);
        EXPECT_EQ(holds(polygon, base), !cut && middle_inside);
        EXPECT_EQ(overlaps(polygon, base, 0_mil), cut || cuts || middle_inside);
        const Symmetry& s = symmetries()[rng.below(8)];
        EXPECT_EQ(overlaps(s(polygon), s(base), 0_mil), overlaps(polygon, base, 0_mil));
        EXPECT_EQ(holds(s(polygon), s(base)), holds(polygon, base));
        EXPECT_EQ(touches(s(polygon), s(base)), common);
    }
}

TEST(RectanglesAndOutlines, MayReachInByTheSlack) {
    const Polygon rock{
        {vec2_mils(0, 0), vec2_mils(4000, 0), vec2_mils(4000, 4000), vec2_mils(0, 4000)}};
    const auto wall = [](std::int32_t x) {
        return rectangle(vec2_mils(x, 2000), 3_in, 1_in, Facing::from_tenths(900));
    };
    EXPECT_FALSE(overlaps(rock, wall(4980), 20_mil));
    EXPECT_TRUE(overlaps(rock, wall(4979), 20_mil));
    EXPECT_TRUE(touches(rock, wall(5000)));
    EXPECT_FALSE(touches(rock, wall(5001)));
}

}  // namespace
}  // namespace six
