#include "engine/geometry/path.h"

#include <gtest/gtest.h>

#include <vector>

#include "engine/geometry/contact.h"
#include "tests/geometry/slow_path.h"
#include "tests/geometry/symmetry.h"
#include "tests/support/fixture_scenes.h"
#include "tests/support/rng.h"

namespace six {
namespace {

using fixture::SceneFixture;

constexpr Inches kSlack = 20_mil;
constexpr Inches kRadius = 625_mil;

Base disc(std::int32_t x, std::int32_t y, Inches radius = kRadius) {
    Base base;
    base.shape.radius = radius;
    base.at = vec2_mils(x, y);
    return base;
}
FigureId figure(std::uint16_t n) {
    return FigureId{n};
}

// A table for named cases: figure 0 is the mover and stands at the path's start.
struct Table {
    SceneFixture fixture;
    Scene scene;
    PathQuery query;

    explicit Table(std::vector<Base> others, std::vector<Polygon> pieces = {}) {
        std::uint16_t id = 1;
        for (const Base& base : others) fixture.bases.push_back({figure(id++), base});
        fixture.pieces = std::move(pieces);
        fixture.fill(scene);
        query.mover = figure(0);
        query.contact_slack = kSlack;
        query.terrain_slack = query.contact_slack;
        query.table = {36_in, 36_in};
        query.swept_radius = 625_mil;
        query.barred = kAllPieces;
    }
    Block walk(std::vector<Vec2> points) {
        query.start = points[0];
        query.points = std::span<const Vec2>(points).subspan(1);
        const Block block = first_obstacle(scene, query);
        query.points = {};
        return block;
    }
    bool clear(std::vector<Vec2> points) { return walk(std::move(points)).kind == BlockKind::none; }
};

TEST(PathLength, RoundsEachLegUp) {
    const std::vector<Vec2> points{vec2_mils(1, 1), vec2_mils(4, 5)};
    EXPECT_EQ(path_length(vec2_mils(0, 0), points), 7_mil);
    EXPECT_EQ(path_length(vec2_mils(0, 0), {}), 0_mil);
}

TEST(Obstacle, ARimMayBeGrazedButNotCrossed) {
    Table table({disc(10000, 10000)});
    EXPECT_TRUE(table.clear({vec2_mils(5000, 10625), vec2_mils(15000, 10625)}));
    const Block block = table.walk({vec2_mils(5000, 10624), vec2_mils(15000, 10624)});
    EXPECT_EQ(block.kind, BlockKind::base);
    EXPECT_EQ(block.figure, figure(1));
    EXPECT_EQ(block.where, vec2_mils(9965, 10624));
}

TEST(Obstacle, TwoTouchingBasesLeaveNoGap) {
    // 1270 apart they touch, and 20 mils of table lie open between them; 1271 apart they do not.
    Table touching({disc(10000, 10000), disc(11270, 10000)});
    const Block block = touching.walk({vec2_mils(10635, 5000), vec2_mils(10635, 15000)});
    EXPECT_EQ(block.kind, BlockKind::gap);
    EXPECT_EQ(block.figure, figure(1));
    EXPECT_EQ(block.other, figure(2));
    EXPECT_EQ(block.where, vec2_mils(10635, 10000));
    // Bending in the gap does not help.
    EXPECT_FALSE(
        touching.clear({vec2_mils(10635, 5000), vec2_mils(10635, 10000), vec2_mils(10635, 15000)}));
    EXPECT_TRUE(
        touching.clear({vec2_mils(10635, 5000), vec2_mils(10635, 9999), vec2_mils(10635, 5000)}));
    Table apart({disc(10000, 10000), disc(11271, 10000)});
    EXPECT_TRUE(apart.clear({vec2_mils(10635, 5000), vec2_mils(10635, 15000)}));
}

TEST(Obstacle, GapsOfTheMoverAndOfIgnoredFiguresDoNotCount) {
    Table table({disc(10000, 10000), disc(11270, 10000)});
    table.query.mover = figure(1);
    EXPECT_TRUE(table.clear({vec2_mils(10635, 5000), vec2_mils(10635, 15000)}));
    table.query.mover = figure(0);
    FigureSet ignored;
    ignored.add(figure(2));
    table.query.ignored = &ignored;
    EXPECT_TRUE(table.clear({vec2_mils(10635, 5000), vec2_mils(10635, 15000)}));
    EXPECT_FALSE(table.clear({vec2_mils(10615, 5000), vec2_mils(10615, 15000)}));
    EXPECT_TRUE(table.clear({vec2_mils(11270, 5000), vec2_mils(11270, 15000)}));
}

TEST(Obstacle, TheWaistBelongsToTheBase) {
    Base rider = disc(10000, 10000);
    rider.shape.kind = BaseKind::double_disc;
    rider.shape.spacing = 1250_mil;
    Table table({rider});
    const Block block = table.walk({vec2_mils(9375, 5000), vec2_mils(9375, 15000)});
    EXPECT_EQ(block.kind, BlockKind::base);
    EXPECT_EQ(block.where, vec2_mils(9375, 10000));
    EXPECT_TRUE(table.clear({vec2_mils(9375, 5000), vec2_mils(9375, 9999)}));
    rider.shape.spacing = 1500_mil;  // an odd shape: circles apart, still joined
    Table odd({rider});
    EXPECT_FALSE(odd.clear({vec2_mils(9250, 5000), vec2_mils(9250, 15000)}));
}

TEST(Obstacle, BlockingTerrainIsJudgedWithTheBase) {
    const Polygon wall{{vec2_mils(8000, 10000), vec2_mils(12000, 10000), vec2_mils(12000, 11000),
                        vec2_mils(8000, 11000)}};
    Table table({}, {wall});
    // 625 less the slack of 20 from the wall.
    EXPECT_TRUE(table.clear({vec2_mils(5000, 11605), vec2_mils(15000, 11605)}));
    const Block block = table.walk({vec2_mils(5000, 11604), vec2_mils(15000, 11604)});
    EXPECT_EQ(block.kind, BlockKind::piece);
    EXPECT_EQ(block.piece, PieceId{0});
    EXPECT_EQ(block.where, vec2_mils(7965, 11604));
    table.query.barred = 0;
    EXPECT_TRUE(table.clear({vec2_mils(5000, 10500), vec2_mils(15000, 10500)}));
    table.query.barred = kAllPieces;
    table.query.swept_radius = 0_mil;  // the line alone
    EXPECT_TRUE(table.clear({vec2_mils(5000, 11000), vec2_mils(15000, 11000)}));
    EXPECT_FALSE(table.clear({vec2_mils(5000, 10999), vec2_mils(15000, 10999)}));
}

TEST(Obstacle, TheDotStaysOnTheTable) {
    Table table({});
    EXPECT_TRUE(table.clear({vec2_mils(1000, 1000), vec2_mils(0, 36000), vec2_mils(36000, 36000)}));
    const Block block = table.walk({vec2_mils(1000, 1000), vec2_mils(-1000, 2000)});
    EXPECT_EQ(block.kind, BlockKind::edge);
    EXPECT_EQ(block.where, vec2_mils(0, 1500));
    EXPECT_FALSE(table.clear({vec2_mils(1000, 1000), vec2_mils(1000, 36001)}));
}

TEST(Obstacle, TheFirstLegIsJudgedFirst) {
    Table table({disc(20000, 10000), disc(10000, 10000)});
    EXPECT_EQ(table.walk({vec2_mils(30000, 10000), vec2_mils(5000, 10000)}).figure, figure(1));
    EXPECT_EQ(table.walk({vec2_mils(5000, 10000), vec2_mils(30000, 10000)}).figure, figure(2));
    EXPECT_EQ(table
                  .walk({vec2_mils(5000, 5000), vec2_mils(10000, 12000), vec2_mils(10000, 5000),
                         vec2_mils(20000, 12000)})
                  .figure,
              figure(2));
}

TEST(Obstacle, WallsThatTouchAreOneWall) {
    Base wall;
    wall.shape.kind = BaseKind::rectangle;
    wall.shape.half_length = 3_in;
    wall.shape.half_width = 1_in;
    wall.at = vec2_mils(10000, 10000);
    Base next = wall;
    next.at = vec2_mils(16010, 10000);
    Table table({wall, next});
    EXPECT_EQ(table.walk({vec2_mils(13005, 5000), vec2_mils(13005, 15000)}).kind, BlockKind::gap);
    EXPECT_TRUE(table.clear({vec2_mils(5000, 11000), vec2_mils(25000, 11000)}));  // along both
    EXPECT_EQ(table.walk({vec2_mils(5000, 10999), vec2_mils(25000, 10999)}).kind, BlockKind::base);
}

// Tables on which everything happens: `grid` is the step of all coordinates, so that a coarse one
// makes tangents and ties common.
SceneFixture random_table(TestRng& rng, std::int32_t side, std::int32_t grid,
                          std::uint32_t figures) {
    const auto point = [&] {
        return vec2_mils(grid * rng.between(0, side / grid), grid * rng.between(0, side / grid));
    };
    SceneFixture table;
    for (std::uint32_t i = 0; i < figures; ++i) {
        Base base;
        base.at = point();
        base.facing =
            Facing::from_tenths(rng.below(2) ? 900 * rng.between(0, 3) : rng.between(0, 3599));
        base.shape.radius = Inches::from_mils(side / 24 / grid * grid);
        switch (rng.below(5)) {
            case 0:
                base.shape.kind = BaseKind::double_disc;
                base.shape.spacing = 2 * base.shape.radius;
                break;
            case 1:
                base.shape.kind = BaseKind::rectangle;
                base.shape.half_length = 2 * base.shape.radius;
                base.shape.half_width = base.shape.radius;
                break;
            default:
                break;
        }
        table.bases.push_back({figure(static_cast<std::uint16_t>(i)), base});
    }
    // Beside an earlier one, exactly in contact: gaps that are closed.
    for (std::size_t i = 1; i < table.bases.size(); i += 3) {
        Base& base = table.bases[i].base;
        const Base& other = table.bases[i - 1].base;
        base.at = ahead_of(other.at, Facing::from_tenths(900 * rng.between(0, 3)),
                           2 * base.shape.radius + Inches::from_mils(rng.between(0, 3)));
    }
    while (table.pieces.size() < 3) {
        Polygon polygon;
        const Vec2 about = point();
        const std::int32_t span = side / 6 / grid;
        for (std::uint32_t i = 0; i < 3 + rng.below(4); ++i)
            polygon.corners.push_back(
                about + vec2_mils(grid * rng.between(0, span), grid * rng.between(0, span)));
        if (is_simple(polygon)) table.pieces.push_back(polygon);
    }
    return table;
}

struct Size {
    std::int32_t side, grid, rounds;
};
constexpr Size kSizes[] = {{240, 10, 3000}, {2400, 50, 3000}, {36000, 1, 1500}};

TEST(Obstacle, AgreesWithItsSlowTwinAndTurnsWithTheTable) {
    TestRng rng(51);
    int kinds[5] = {};
    for (const Size& size : kSizes) {
        for (int round = 0; round < size.rounds; ++round) {
            const SceneFixture table = random_table(rng, size.side, size.grid, 8);
            Scene scene;
            table.fill(scene);
            FigureSet ignored;
            ignored.add(figure(static_cast<std::uint16_t>(rng.below(8))));
            std::vector<Vec2> points;
            for (int i = 0; i < 4; ++i)
                points.push_back(vec2_mils(size.grid * rng.between(0, size.side / size.grid),
                                           size.grid * rng.between(-1, size.side / size.grid)));
            if (rng.below(3) == 0) {  // right through the middle of a pair that may touch
                const Vec2 one = table.bases[0].base.at, d = table.bases[1].base.at - one;
                const Vec2 middle = one + vec2_mils(d.x.mils() / 2, d.y.mils() / 2);
                points[0] = middle + Vec2{-d.y, d.x};
                points[1] = points[2] = middle - Vec2{-d.y, d.x};
            }
            PathQuery query;
            query.start = points[0];
            query.points = std::span<const Vec2>(points).subspan(1 + rng.below(2));
            query.mover = figure(static_cast<std::uint16_t>(rng.below(8)));
            query.ignored = rng.below(2) ? &ignored : nullptr;
            query.barred = rng.below(8);
            query.contact_slack = Inches::from_mils(rng.between(0, 3));
            query.terrain_slack = Inches::from_mils(rng.between(0, 3));
            query.swept_radius = Inches::from_mils(rng.below(2) ? size.side / 24 : 0);
            query.table = vec2_mils(size.side, size.side);
            const Block block = first_obstacle(scene, query);
            ++kinds[static_cast<int>(block.kind)];
            const Block expected = slow::first_obstacle(scene, query);
            ASSERT_EQ(block, expected) << "round " << round << " side " << size.side;

            const std::vector<Symmetry> all = table_symmetries(Inches::from_mils(size.side));
            const Symmetry& s = all[rng.below(8)];
            SceneFixture image = table;
            for (SceneBase& base : image.bases) base.base = s(base.base);
            for (Polygon& piece : image.pieces) piece = s(piece);
            Scene turned;
            image.fill(turned);
            std::vector<Vec2> turned_points;
            for (const Vec2 point : query.points) turned_points.push_back(s(point));
            PathQuery turned_query = query;
            turned_query.start = s(query.start);
            turned_query.points = turned_points;
            Block moved = block;
            if (block.kind != BlockKind::none) moved.where = s(block.where);
            ASSERT_EQ(first_obstacle(turned, turned_query), moved) << "round " << round;
        }
    }
    for (const int count : kinds) EXPECT_GT(count, 100);
}

TEST(Overlap, IsTheLowestThatOverlaps) {
    TestRng rng(52);
    int kinds[5] = {};
    for (int round = 0; round < 20000; ++round) {
        const Size size = kSizes[rng.below(3)];
        const SceneFixture table = random_table(rng, size.side, size.grid, 4);
        Scene scene;
        table.fill(scene);
        RestQuery query;
        query.base = table.bases[rng.below(4)].base;
        query.base.at = vec2_mils(size.grid * rng.between(0, size.side / size.grid),
                                  size.grid * rng.between(0, size.side / size.grid));
        query.mover = figure(static_cast<std::uint16_t>(rng.below(4)));
        query.barred = rng.below(8);
        query.contact_slack = Inches::from_mils(rng.between(0, 3));
        query.terrain_slack = Inches::from_mils(rng.between(0, 3));
        query.table = vec2_mils(size.side, size.side);
        Block expected;
        for (const SceneBase& other : table.bases)
            if (expected.kind == BlockKind::none && other.id != query.mover &&
                meeting(query.base, other.base, query.contact_slack) == Meeting::overlapping) {
                expected.kind = BlockKind::base;
                expected.figure = other.id;
            }
        for (std::uint16_t i = 0; i < 3; ++i)
            if (expected.kind == BlockKind::none && (query.barred >> i & 1) &&
                overlaps(table.pieces[i], query.base, query.terrain_slack)) {
                expected.kind = BlockKind::piece;
                expected.piece = PieceId{i};
            }
        const Polygon board{
            {vec2_mils(0, 0), vec2_mils(size.side, 0), query.table, vec2_mils(0, size.side)}};
        if (expected.kind == BlockKind::none && !holds(board, query.base))
            expected.kind = BlockKind::edge;
        if (expected.kind != BlockKind::none) expected.where = query.base.at;
        ++kinds[static_cast<int>(expected.kind)];
        ASSERT_EQ(first_overlap(scene, query), expected) << "round " << round;
    }
    EXPECT_GT(kinds[static_cast<int>(BlockKind::none)], 1000);
    EXPECT_GT(kinds[static_cast<int>(BlockKind::edge)], 500);
    EXPECT_GT(kinds[static_cast<int>(BlockKind::piece)], 500);
}

TEST(Overlap, TheWholeBaseLiesOnTheTable) {
    Scene scene;
    RestQuery query;
    query.base = disc(625, 625);
    query.table = {36_in, 36_in};
    query.contact_slack = kSlack;
    query.terrain_slack = query.contact_slack;
    EXPECT_EQ(first_overlap(scene, query).kind, BlockKind::none);
    query.base = disc(624, 625);
    EXPECT_EQ(first_overlap(scene, query).kind, BlockKind::edge);
    query.base = disc(35375, 35375);
    EXPECT_EQ(first_overlap(scene, query).kind, BlockKind::none);
}

}  // namespace
}  // namespace six
