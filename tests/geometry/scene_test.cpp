// The layout of a Scene, and the sweep over it: nothing near is ever missed, and both units propose
// the same.
#include "engine/geometry/scene.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <vector>

#include "engine/geometry/segment.h"
#include "tests/support/fixture_scenes.h"
#include "tests/support/rng.h"

namespace six {
namespace {

Base base_of(BaseKind kind, Vec2 at) {
    Base base;
    base.shape.kind = kind;
    base.shape.radius = 750_mil;
    base.shape.spacing = 1500_mil;
    base.shape.half_length = 3_in;
    base.shape.half_width = 500_mil;
    base.at = at;
    return base;
}

TEST(Scene, HoldsWhatWasPutIn) {
    const Polygon triangle{{vec2_mils(100, 200), vec2_mils(900, -300), vec2_mils(500, 700)}};
    Scene scene;
    scene.add(FigureId{2}, base_of(BaseKind::disc, vec2_mils(1000, 1000)));
    scene.add(FigureId{5}, base_of(BaseKind::double_disc, vec2_mils(5000, 1000)));
    scene.add(PieceId{3}, triangle);
    ASSERT_EQ(scene.bases().size(), 2u);
    EXPECT_EQ(scene.bases()[1].id, FigureId{5});
    ASSERT_EQ(scene.pieces().size(), 1u);
    EXPECT_EQ(scene.pieces()[0].id, PieceId{3});
    EXPECT_EQ(scene.pieces()[0].outline, &triangle);
    EXPECT_EQ(scene.pieces()[0].lo, vec2_mils(100, -300));
    EXPECT_EQ(scene.pieces()[0].hi, vec2_mils(900, 700));
}

TEST(Scene, EveryCircleIsASpot) {
    Scene scene;
    scene.add(FigureId{0}, base_of(BaseKind::rectangle, vec2_mils(0, 0)));
    scene.add(FigureId{1}, base_of(BaseKind::double_disc, vec2_mils(5000, 1000)));
    scene.add(FigureId{9}, base_of(BaseKind::quartered_disc, vec2_mils(9000, 1000)));
    ASSERT_EQ(scene.spots().size(), 3u);
    EXPECT_EQ(scene.spots()[1].at, vec2_mils(3500, 1000));
    EXPECT_EQ(scene.spots()[2].figure, FigureId{9});
    EXPECT_EQ(scene.spots()[2].base, 2);
    EXPECT_EQ(scene.first_spot_of(FigureId{1}), 0u);
    EXPECT_EQ(scene.first_spot_of(FigureId{9}), 2u);
    for (const FigureId absent :
         {FigureId{0}, FigureId{2}, FigureId{239}, FigureId{240}, FigureId{}})
        EXPECT_EQ(scene.first_spot_of(absent), 3u) << absent.n;
    ASSERT_EQ(scene.rectangles().size(), 1u);
    EXPECT_EQ(scene.rectangles()[0], 0);
}

TEST(Scene, ClearForgetsAll) {
    Scene scene;
    const fixture::SceneFixture table = fixture::crowded_table({});
    table.fill(scene);
    scene.clear();
    EXPECT_TRUE(scene.bases().empty());
    EXPECT_TRUE(scene.pieces().empty());
    EXPECT_EQ(scene.first_spot_of(FigureId{0}), scene.spots().size());
    table.fill(scene);
    EXPECT_EQ(scene.bases().size(), 40u);
    EXPECT_EQ(scene.spots().size(), 40u);
}

TEST(Scene, ReusedKeepsItsMemory) {
    Scene scene;
    const fixture::SceneFixture table = fixture::crowded_table({});
    table.fill(scene);
    const auto places = [&] {
        return std::array<const void*, 5>{scene.bases().data(), scene.pieces().data(),
                                          scene.spots().data(), scene.targets().spot_groups.data(),
                                          scene.targets().box_groups.data()};
    };
    const auto before = places();
    table.fill(scene);
    EXPECT_EQ(places(), before);
}

TEST(Scene, FixturesKeepTheirPromises) {
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        for (const fixture::SceneFixture& table :
             {fixture::crowded_table({.seed = seed}), fixture::brick_formation(seed)}) {
            EXPECT_EQ(table.bases.size(), 40u);
            EXPECT_EQ(table.pieces.size(), 12u);
            for (const Polygon& piece : table.pieces) EXPECT_TRUE(is_simple(piece));
        }
    }
}

// Random circles, boxes and lines within `bound` of the origin.
void expect_nothing_missed(std::int32_t bound, std::int32_t largest_radius, std::uint64_t seed) {
    TestRng rng(seed);
    const auto place = [&] {
        const std::int32_t x = rng.between(-bound, bound);
        return vec2_mils(x, rng.between(-bound, bound));
    };
    for (int round = 0; round < 2000; ++round) {
        constexpr std::size_t kSpots = 150, kBoxes = 60;
        std::vector<sweep::SpotGroup> spot_groups((kSpots + 7) / 8);
        std::vector<sweep::BoxGroup> box_groups((kBoxes + 7) / 8);
        std::vector<Vec2> centres, low, high;
        std::vector<Inches> radii;
        for (std::size_t i = 0; i < kSpots; ++i) {
            centres.push_back(place());
            radii.push_back(Inches::from_mils(rng.between(0, largest_radius)));
            sweep::put_spot(spot_groups[i / 8], i % 8, centres[i], radii[i]);
        }
        for (std::size_t i = 0; i < kBoxes; ++i) {
            const Vec2 a = place(), b = place();
            low.push_back({std::min(a.x, b.x), std::min(a.y, b.y)});
            high.push_back({std::max(a.x, b.x), std::max(a.y, b.y)});
            sweep::put_box(box_groups[i / 8], i % 8, low[i], high[i]);
        }
        const sweep::Targets targets{spot_groups, kSpots, box_groups, kBoxes};
        const Vec2 from = place(), to = round % 7 == 0 ? from : place();
        const Inches slack = Inches::from_mils(rng.between(0, 60));
        const sweep::CoarseLine line = sweep::coarse_line(from, to, slack);
        sweep::Candidates scalar, best;
        sweep::spots_near(targets, line, sweep::Unit::scalar, scalar);
        sweep::boxes_near(targets, line, sweep::Unit::scalar, scalar);
        sweep::spots_near(targets, line, sweep::best_unit(), best);
        sweep::boxes_near(targets, line, sweep::best_unit(), best);
        for (std::size_t word = 0; word < 3; ++word)
            ASSERT_EQ(scalar.spots[word], best.spots[word]);
        ASSERT_EQ(scalar.boxes, best.boxes);
        for (std::size_t i = 0; i < kSpots; ++i) {
            const bool proposed = scalar.spots[i / 64] >> i % 64 & 1;
            if (crosses_disc(from, to, centres[i], radii[i] + slack)) {
                ASSERT_TRUE(proposed) << "spot " << i << " of seed " << seed << " round " << round;
            }
            // Nor is much proposed in vain: all lies in a strip around the line, squared off at its
            // ends.
            if (proposed && length_squared(to - from) > square(3000)) {
                ASSERT_TRUE(crosses_disc(from, to, centres[i], 2 * (radii[i] + slack + 80_mil)));
            }
        }
        for (std::size_t i = 0; i < kBoxes; ++i) {
            const std::array<Vec2, 4> corners = {low[i], Vec2{high[i].x, low[i].y}, high[i],
                                                 Vec2{low[i].x, high[i].y}};
            if (crosses_polygon(from, to, corners)) {
                ASSERT_TRUE(scalar.boxes >> i & 1) << "box " << i << " of seed " << seed;
            }
        }
    }
}

TEST(Sweep, MissesNothingOnATable) {
    expect_nothing_missed(36'000, 2000, 1);
}
TEST(Sweep, MissesNothingWithinBounds) {
    expect_nothing_missed(200'000, 200'000, 2);
}
TEST(Sweep, MissesNothingNearby) {
    expect_nothing_missed(300, 40, 3);
}

TEST(Sweep, SidesAreExact) {
    TestRng rng(4);
    for (int round = 0; round < 20'000; ++round) {
        const std::int32_t bound = round % 2 == 0 ? 5 : 200'000;
        const auto place = [&] {
            const std::int32_t x = rng.between(-bound, bound);
            return vec2_mils(x, rng.between(-bound, bound));
        };
        std::vector<Vec2> corners(3 + rng.below(kMaxCorners - 2));
        for (Vec2& corner : corners) corner = place();
        const Vec2 from = place(), d = place() - from;
        sweep::Sides wanted{0, 0};
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const int turn = orientation(from, from + d, corners[i]);
            wanted.left |= std::uint32_t{turn > 0} << i;
            wanted.on |= std::uint32_t{turn == 0} << i;
        }
        for (const sweep::Unit unit : {sweep::Unit::scalar, sweep::best_unit()}) {
            const sweep::Sides sides = sweep::sides_of(corners, from, d, unit);
            ASSERT_EQ(sides.left, wanted.left);
            ASSERT_EQ(sides.on, wanted.on);
        }
    }
}

}  // namespace
}  // namespace six
