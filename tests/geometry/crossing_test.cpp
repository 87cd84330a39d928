#include "engine/geometry/crossing.h"

#include <gtest/gtest.h>

#include <cmath>
#include <ostream>
#include <vector>

#include "engine/base/wide.h"
#include "tests/geometry/slow.h"
#include "tests/geometry/symmetry.h"
#include "tests/support/rng.h"

namespace six {

std::ostream& operator<<(std::ostream& out, const Stretch& s) {
    constexpr const char* kWords[] = {"outside", "across", "inside"};
    return out << s.first.mils() << ".." << s.last.mils() << ' ' << kWords[static_cast<int>(s.lie)];
}

namespace {

BaseShape disc(Inches radius) {
    BaseShape shape;
    shape.radius = radius;
    return shape;
}
BaseShape double_disc(Inches radius, Inches spacing) {
    BaseShape shape = disc(radius);
    shape.kind = BaseKind::double_disc;
    shape.spacing = spacing;
    return shape;
}
Polygon box(std::int32_t x, std::int32_t y, std::int32_t right, std::int32_t top) {
    return {{vec2_mils(x, y), vec2_mils(right, y), vec2_mils(right, top), vec2_mils(x, top)}};
}
std::vector<Stretch> told(const Polygon& outline, const BaseShape& shape, Vec2 a, Vec2 b) {
    const Stretches stretches = stretches_of_leg(outline, shape, a, b);
    return {stretches.begin(), stretches.end()};
}
Stretch stretch(std::int32_t first, std::int32_t last, Lie lie) {
    return {Inches::from_mils(first), Inches::from_mils(last), lie};
}

// --- by hand ---

TEST(Crossing, ADiscGoesIntoAWoodAndOutAgain) {
    const Polygon wood = box(2000, 0, 6000, 4000);
    EXPECT_EQ(told(wood, disc(625_mil), vec2_mils(0, 2000), vec2_mils(8000, 2000)),
              (std::vector{stretch(0, 1375, Lie::outside), stretch(1376, 2624, Lie::across),
                           stretch(2625, 5375, Lie::inside), stretch(5376, 6624, Lie::across),
                           stretch(6625, 8000, Lie::outside)}));
}

TEST(Crossing, WhereItJustFitsItIsInside) {
    // As wide as the base: inside it touches both edges.
    const Polygon strip = box(2000, 0, 6000, 1250);
    EXPECT_EQ(told(strip, disc(625_mil), vec2_mils(0, 625), vec2_mils(4000, 625)),
              (std::vector{stretch(0, 1375, Lie::outside), stretch(1376, 2624, Lie::across),
                           stretch(2625, 4000, Lie::inside)}));
    EXPECT_EQ(told(strip, disc(626_mil), vec2_mils(0, 625), vec2_mils(4000, 625)).back().lie,
              Lie::across);
}

TEST(Crossing, APieceTooSmallNeverHoldsIt) {
    const Polygon small = box(2000, 0, 3200, 1200);
    for (const Stretch& s : told(small, disc(625_mil), vec2_mils(0, 600), vec2_mils(6000, 600)))
        EXPECT_NE(s.lie, Lie::inside);
}

TEST(Crossing, RunningAlongAnEdgeOnlyTouchesIt) {
    const Polygon wood = box(0, 0, 4000, 4000);
    EXPECT_EQ(told(wood, disc(625_mil), vec2_mils(-2000, -625), vec2_mils(6000, -625)),
              (std::vector{stretch(0, 8000, Lie::outside)}));
    EXPECT_EQ(told(wood, disc(625_mil), vec2_mils(625, 625), vec2_mils(3375, 625)),
              (std::vector{stretch(0, 2750, Lie::inside)}));
}

TEST(Crossing, BetweenTheArmsOfAHollowPieceItIsOutside) {
    // Like a U, with room for the base between its arms.
    const Polygon hollow{{vec2_mils(0, 0), vec2_mils(6000, 0), vec2_mils(6000, 6000),
                          vec2_mils(4000, 6000), vec2_mils(4000, 2000), vec2_mils(2000, 2000),
                          vec2_mils(2000, 6000), vec2_mils(0, 6000)}};
    EXPECT_EQ(told(hollow, disc(500_mil), vec2_mils(-1000, 4000), vec2_mils(7000, 4000)),
              (std::vector{stretch(0, 500, Lie::outside), stretch(501, 1499, Lie::across),
                           stretch(1500, 2500, Lie::inside), stretch(2501, 3499, Lie::across),
                           stretch(3500, 4500, Lie::outside), stretch(4501, 5499, Lie::across),
                           stretch(5500, 6500, Lie::inside), stretch(6501, 7499, Lie::across),
                           stretch(7500, 8000, Lie::outside)}));
}

TEST(Crossing, ARiderIsInsideWhenTheRearCircleIs) {
    const Polygon wood = box(2000, 0, 8000, 4000);
    EXPECT_EQ(told(wood, double_disc(625_mil, 1250_mil), vec2_mils(0, 2000), vec2_mils(9000, 2000)),
              (std::vector{stretch(0, 1375, Lie::outside), stretch(1376, 3874, Lie::across),
                           stretch(3875, 7375, Lie::inside), stretch(7376, 9000, Lie::across)}));
}

TEST(Crossing, PlacesAreRoundedAwayFromTheStart) {
    EXPECT_EQ(place_on_leg(vec2_mils(0, 0), vec2_mils(3000, 4000), 2500_mil),
              vec2_mils(1500, 2000));
    // 1414.2 mils are 1415 steps.
    EXPECT_EQ(place_on_leg(vec2_mils(0, 0), vec2_mils(1000, -1000), 1415_mil),
              vec2_mils(1000, -1000));
    EXPECT_EQ(place_on_leg(vec2_mils(5, 5), vec2_mils(5, 5), 0_mil), vec2_mils(5, 5));
}

TEST(LieOf, ARimOnTheEdgeIsNotAcrossIt) {
    const Polygon wood = box(0, 0, 4000, 4000);
    const auto lie = [&](std::int32_t x) {
        Base base;
        base.shape = disc(625_mil);
        base.at = vec2_mils(x, 2000);
        return lie_of(wood, base);
    };
    EXPECT_EQ(lie(-625), Lie::outside);
    EXPECT_EQ(lie(-624), Lie::across);
    EXPECT_EQ(lie(624), Lie::across);
    EXPECT_EQ(lie(625), Lie::inside);
}

// --- against a slow twin: every step by itself, straight from the definition ---

// Where one circle lies at a step. All lengths are scaled up by the number of steps.
Lie twin_lie(const Polygon& outline, Vec2 a, Vec2 b, Inches radius, std::int64_t k,
             std::int64_t n) {
    const slow::Point p = slow::step(a, b, k, n);
    const Int128 reach = Int128{square(radius.mils())} * n * n;
    for (std::size_t i = 0; i < outline.corners.size(); ++i) {
        const Vec2 c = outline.corners[i];
        const Vec2 e = outline.corners[(i + 1) % outline.corners.size()];
        const Int128 to_c = slow::squared(p, slow::scaled(c, n));
        const Int128 to_e = slow::squared(p, slow::scaled(e, n));
        if (to_c < reach || to_e < reach) return Lie::across;
        // Beside the edge, what is aside follows from what is straight and what is along.
        const slow::Point f{p.x - c.x.mils() * n, p.y - c.y.mils() * n};
        const Int128 along = Int128{f.x} * (e - c).x.mils() + Int128{f.y} * (e - c).y.mils();
        const Int128 edge = length_squared(e - c);
        if (along > 0 && along < edge * n && to_c * edge - along * along < reach * edge)
            return Lie::across;
    }
    return slow::side(outline.corners, p, n) >= 0 ? Lie::inside : Lie::outside;
}

Lie twin_lie(const Polygon& outline, const BaseShape& shape, Vec2 a, Vec2 b, std::int64_t k) {
    const std::int64_t n = distance(a, b).mils();
    const Lie front = twin_lie(outline, a, b, shape.radius, k, n);
    if (shape.kind != BaseKind::double_disc) return front;
    const double length = std::hypot((b - a).x.mils(), (b - a).y.mils());
    const auto back = [&](Inches side) {
        return -static_cast<std::int32_t>(
            std::lround(shape.spacing.mils() * static_cast<double>(side.mils()) / length));
    };
    const Vec2 offset = vec2_mils(back((b - a).x), back((b - a).y));
    const Lie rear = twin_lie(outline, a + offset, b + offset, shape.radius, k, n);
    return front == rear ? front : Lie::across;
}

Lie lie_at(const std::vector<Stretch>& stretches, std::int64_t step) {
    for (const Stretch& s : stretches)
        if (s.first.mils() <= step && step <= s.last.mils()) return s.lie;
    ADD_FAILURE() << "no stretch holds step " << step;
    return Lie::outside;
}

void expect_sound(const std::vector<Stretch>& stretches, Vec2 a, Vec2 b) {
    ASSERT_FALSE(stretches.empty());
    EXPECT_EQ(stretches.front().first, 0_mil);
    EXPECT_EQ(stretches.back().last, distance(a, b));
    for (std::size_t i = 0; i < stretches.size(); ++i) {
        EXPECT_LE(stretches[i].first, stretches[i].last);
        if (i == 0) continue;
        EXPECT_EQ(stretches[i].first, stretches[i - 1].last + 1_mil);
        EXPECT_NE(stretches[i].lie, stretches[i - 1].lie);
    }
}

Vec2 grid_point(TestRng& rng, std::int32_t size) {
    const std::int32_t x = rng.between(0, size);
    return vec2_mils(x, rng.between(0, size));
}
Polygon simple_polygon(TestRng& rng, std::int32_t size) {
    Polygon polygon;
    do {
        polygon.corners.clear();
        const std::size_t corners = 3 + rng.below(4);
        for (std::size_t i = 0; i < corners; ++i) polygon.corners.push_back(grid_point(rng, size));
    } while (!is_simple(polygon));
    return polygon;
}
BaseShape random_shape(TestRng& rng, std::int32_t most) {
    const Inches radius = Inches::from_mils(rng.between(1, most));
    return rng.below(2) ? disc(radius) : double_disc(radius, rng.between(1, 2) * radius);
}

TEST(Crossing, EveryStepOfSmallScenesAsTheSlowTwin) {
    TestRng rng(51);
    int inside = 0;
    for (int i = 0; i < 20000; ++i) {
        const std::int32_t size = rng.below(2) ? 12 : 60;
        const Polygon outline = simple_polygon(rng, size);
        const BaseShape shape = random_shape(rng, size / 6);
        const Vec2 a = grid_point(rng, size);
        const Vec2 b = grid_point(rng, size);
        if (a == b) continue;
        const std::vector<Stretch> stretches = told(outline, shape, a, b);
        expect_sound(stretches, a, b);
        for (std::int64_t k = 0; k <= distance(a, b).mils(); ++k) {
            const Lie twin = twin_lie(outline, shape, a, b, k);
            inside += twin == Lie::inside;
            ASSERT_EQ(lie_at(stretches, k), twin)
                << "scene " << i << " step " << k << ' ' << ::testing::PrintToString(stretches);
        }
    }
    EXPECT_GT(inside, 5000);
}

// A star about a centre: simple, mostly not convex.
Polygon star(TestRng& rng, Vec2 centre, std::int32_t least, std::int32_t most) {
    const std::int32_t corners = rng.between(3, 32);
    Polygon outline;
    for (std::int32_t i = 0; i < corners; ++i)
        outline.corners.push_back(ahead_of(centre, Facing::from_tenths(3600 * i / corners),
                                           Inches::from_mils(rng.between(least, most))));
    return outline;
}

TEST(Crossing, WholeTablesAsTheSlowTwinAtEveryBorderAndInBetween) {
    TestRng rng(52);
    int inside = 0, scenes = 0;
    for (int i = 0; i < 4000; ++i) {
        const Polygon outline = star(rng, vec2_mils(18000, 18000), 800, 7000);
        if (!is_simple(outline)) continue;
        const BaseShape shape =
            rng.below(2) ? disc(625_mil) : double_disc(625_mil, Inches::from_mils(1250));
        const Vec2 a = grid_point(rng, 36000);
        const Vec2 b =
            vec2_mils(18000 + rng.between(-5000, 5000), 18000 + rng.between(-5000, 5000));
        if (a == b) continue;
        ++scenes;
        const std::vector<Stretch> stretches = told(outline, shape, a, b);
        expect_sound(stretches, a, b);
        for (const Stretch& s : stretches) {
            inside += s.lie == Lie::inside;
            for (const Inches k : {s.first, s.last})
                ASSERT_EQ(twin_lie(outline, shape, a, b, k.mils()), s.lie) << "scene " << i;
        }
        for (int sample = 0; sample < 50; ++sample) {
            const std::int64_t k = rng.between(0, distance(a, b).mils());
            ASSERT_EQ(lie_at(stretches, k), twin_lie(outline, shape, a, b, k)) << "scene " << i;
        }
        const Symmetry& s = symmetries()[rng.below(8)];
        EXPECT_EQ(told(s(outline), shape, s(a), s(b)), stretches);
    }
    EXPECT_GT(scenes, 3000);
    EXPECT_GT(inside, 500);
}

TEST(Crossing, AtTheEdgeOfAllCoordinatesNothingOverflows) {
    const Polygon field{{vec2_mils(-200000, -200000), vec2_mils(200000, -200000),
                         vec2_mils(200000, 200000), vec2_mils(-200000, 200000)}};
    const std::vector<Stretch> stretches =
        told(field, double_disc(3000_mil, 6000_mil), vec2_mils(-200000, -200000),
             vec2_mils(200000, 200000));
    expect_sound(stretches, vec2_mils(-200000, -200000), vec2_mils(200000, 200000));
    ASSERT_EQ(stretches.size(), 3u);
    EXPECT_EQ(stretches[1].lie, Lie::inside);
    const double root = std::sqrt(2.0);
    EXPECT_NEAR(stretches[1].first.mils(), 6000 + 3000 * root, 3);
    EXPECT_NEAR(stretches[1].last.mils(), 400000 * root - 3000 * root, 3);
}

}  // namespace
}  // namespace six
