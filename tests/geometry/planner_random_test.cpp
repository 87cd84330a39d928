// Plans on random tables: legal whatever their outcome, as short as a slow search says, and the
// same when the table is turned, mirrored or moved.
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "tests/geometry/journey.h"
#include "tests/support/rng.h"

namespace six {
namespace {

Journey random_journey(TestRng& rng, std::size_t figures, std::size_t pieces, std::int32_t side) {
    const auto point = [&](std::int32_t margin) {
        return vec2_mils(rng.between(margin, side - margin), rng.between(margin, side - margin));
    };
    Journey journey(point(625), point(625), {});
    journey.query.table = vec2_mils(side, side);
    if (rng.below(8) == 0) {  // closed in, or nearly
        const std::int32_t away = rng.between(1250, 1275);
        for (std::int32_t i = 0; i < 6; ++i)
            journey.table.bases.push_back(
                {figure(journey.table.bases.size()),
                 disc(ahead_of(journey.query.goal, Facing::from_tenths(600 * i),
                               Inches::from_mils(away)))});
    }
    for (std::size_t tries = 0; journey.table.bases.size() < figures + 1 && tries < 500; ++tries) {
        Base base = disc(point(625));
        base.facing = Facing::from_tenths(rng.between(0, 3599));
        switch (rng.below(8)) {
            case 0:
                base.shape.kind = BaseKind::double_disc;
                base.shape.spacing = 1250_mil;
                break;
            case 1:
                base.shape.kind = BaseKind::rectangle;
                base.shape.half_length = 1500_mil;
                base.shape.half_width = 500_mil;
                break;
            case 2:  // beside an earlier one, so that gaps close
                base.at = ahead_of(journey.table.bases.back().base.at, base.facing,
                                   Inches::from_mils(rng.between(1232, 1320)));
                break;
            default:
                break;
        }
        Scene scene;
        journey.table.fill(scene);
        RestQuery rest;
        rest.base = base;
        rest.contact_slack = journey.query.contact_slack;
        rest.terrain_slack = journey.query.terrain_slack;
        rest.table = journey.query.table;
        if (first_overlap(scene, rest).kind != BlockKind::none) continue;
        journey.table.bases.push_back({figure(journey.table.bases.size()), base});
    }
    while (journey.table.pieces.size() < pieces) {
        Polygon piece;
        const Vec2 about = point(0);
        for (std::uint32_t i = 0; i < 3 + rng.below(3); ++i)
            piece.corners.push_back(about +
                                    vec2_mils(rng.between(-1500, 1500), rng.between(-1500, 1500)));
        if (!is_simple(piece) || touches(piece, journey.query.base)) continue;
        journey.table.pieces.push_back(piece);
    }
    journey.query.budget = Inches::from_mils(rng.between(2000, side * 3 / 2));
    journey.query.facing_at_goal = Facing::from_tenths(rng.between(0, 3599));
    if (rng.below(4) == 0) journey.query.swept_radius = 0_mil;
    return journey;
}

TEST(Planning, IsAShortestWayOverItsBendsAndNearlyOfAll) {
    TestRng rng(61);
    int outcomes[5] = {}, bent = 0;
    for (int round = 0; round < 400; ++round) {
        const Journey journey = random_journey(rng, 4 + rng.below(4), rng.below(3), 9000);
        Scene scene;
        journey.table.fill(scene);
        Planner planner;
        const Plan plan = planner.plan(scene, journey.query);
        ++outcomes[static_cast<int>(plan.outcome)];
        expect_legal(scene, journey.query, plan);
        if (plan.outcome == PlanOutcome::goal_taken) continue;
        bent += plan.path.size() > 1;
        const PathQuery legs = path_query(journey.query, {});
        const Vec2 start = journey.query.base.at, goal = journey.query.goal;
        const auto tangents = slow::shortest_way(scene, legs, start, goal, true);
        ASSERT_EQ(tangents.has_value(), plan.outcome != PlanOutcome::no_way) << "round " << round;
        if (tangents) {
            ASSERT_EQ(plan.length, *tangents) << "round " << round;
        }
        if (round % 3 != 0 || !tangents) continue;
        // Legs that are not tangent may cut through the slivers between a circle and its 32-gon.
        const auto all = slow::shortest_way(scene, legs, start, goal, false);
        ASSERT_TRUE(all);
        EXPECT_LE(*all, plan.length);
        EXPECT_LE(plan.length.mils() - all->mils(), 12) << "round " << round;
    }
    EXPECT_GT(outcomes[static_cast<int>(PlanOutcome::found)], 40);
    EXPECT_GT(outcomes[static_cast<int>(PlanOutcome::too_far)], 20);
    EXPECT_GT(outcomes[static_cast<int>(PlanOutcome::no_way)], 5);
    EXPECT_GT(bent, 40);
}

TEST(Planning, BendsLeftOutAsTooFarAreNotMissed) {
    TestRng rng(66);
    int bends_used = 0;
    for (int round = 0; round < 600; ++round) {
        Journey journey = random_journey(rng, 10, 2, 12000);
        const Plan plan = journey.plan();
        if (plan.outcome != PlanOutcome::found) continue;
        Scene scene;
        journey.table.fill(scene);
        Bends bends;
        find_bends(scene, path_query(journey.query, {}), journey.query.base.at, journey.query.goal,
                   plan.length, bends);
        for (std::size_t i = 0; i + 1 < plan.path.size(); ++i, ++bends_used)
            EXPECT_TRUE(std::any_of(bends.bends.begin(), bends.bends.end(),
                                    [&](const Bend& bend) { return bend.at == plan.path[i]; }));
        journey.query.budget = plan.length;
        EXPECT_EQ(journey.plan().path, plan.path);
    }
    EXPECT_GT(bends_used, 200);
}

TEST(Planning, TurnsAndMirrorsWithTheTable) {
    TestRng rng(62);
    constexpr std::int32_t kSide = 16000;
    const std::vector<Symmetry> all = table_symmetries(Inches::from_mils(kSide));
    for (int round = 0; round < 400; ++round) {
        const Journey journey = random_journey(rng, 16, 3, kSide);
        const Plan plan = journey.plan();
        for (const Symmetry& s : all) {
            const Journey other = journey.image(s);
            const Plan image = other.plan();
            EXPECT_EQ(image.outcome, plan.outcome);
            // A way that is cut short may be cut elsewhere when two ways are equally long.
            if (plan.outcome == PlanOutcome::found || plan.outcome == PlanOutcome::too_far) {
                EXPECT_EQ(image.length, plan.length) << "round " << round;
            }
            Scene scene;
            other.table.fill(scene);
            expect_legal(scene, other.query, image);
        }
    }
}

TEST(Planning, AMovedTableChangesNothing) {
    TestRng rng(63);
    for (int round = 0; round < 200; ++round) {
        Journey journey = random_journey(rng, 16, 3, 16000);
        journey.query.table = {kMaxTable, kMaxTable};
        const Plan plan = journey.plan();
        const Symmetry move{false, 0, vec2_mils(20000, 31000)};
        Journey there = journey.image(move);
        // The edge is in another place now: only ways that keep off it can be compared.
        bool near_edge = false;
        for (const Vec2 point : plan.path)
            near_edge = near_edge || point.x < 700_mil || point.y < 700_mil;
        if (near_edge || plan.outcome != PlanOutcome::found) continue;
        const Plan image = there.plan();
        EXPECT_LE(image.length, plan.length);
        if (image.length < plan.length) continue;  // a way that was off the table before
        ASSERT_EQ(image.path.size(), plan.path.size());
        for (std::size_t i = 0; i < plan.path.size(); ++i)
            EXPECT_EQ(image.path[i], move(plan.path[i]));
    }
}

TEST(Planning, MountedMoversRestWithBothCircles) {
    TestRng rng(64);
    for (int round = 0; round < 500; ++round) {
        Journey journey = random_journey(rng, 14, 2, 14000);
        Base& base = journey.table.bases[0].base;
        base.shape.kind = BaseKind::double_disc;
        base.shape.spacing = 1250_mil;
        journey.query.base = base;
        Scene scene;
        journey.table.fill(scene);
        Planner planner;
        expect_legal(scene, journey.query, planner.plan(scene, journey.query));
    }
}

TEST(Planning, AReusedPlannerAnswersAsANewOne) {
    TestRng rng(65);
    Planner reused;
    for (int round = 0; round < 300; ++round) {
        const Journey journey = random_journey(rng, 12, 2, 14000);
        Scene scene;
        journey.table.fill(scene);
        const Plan one = reused.plan(scene, journey.query);
        const Plan two = journey.plan();
        EXPECT_EQ(one.outcome, two.outcome);
        EXPECT_EQ(one.length, two.length);
        EXPECT_EQ(one.path, two.path);
        EXPECT_EQ(one.block, two.block);
    }
}

}  // namespace
}  // namespace six
