// The tree of shortest paths against the planner, which looks for each way anew.
#include "engine/geometry/reach_tree.h"

#include "tests/geometry/journey.h"
#include "tests/support/rng.h"

namespace six {
namespace {

constexpr Inches kPace = 10_in;

ReachTree tree_of(const Scene& scene, const PlanQuery& query) {
    return {
        scene,
        {.start = query.base.at, .furthest = kPace, .legs = path_query(query, {}), .bends = {}}};
}

TEST(ReachTree, FindsTheWaysOfThePlanner) {
    TestRng rng(17);
    int found = 0, bent = 0, hidden = 0;
    for (int round = 0; round < 20; ++round) {
        Journey journey({}, {}, {});
        journey.table = fixture::crowded_table(
            {.figures = 40, .pieces = 6, .seed = static_cast<std::uint64_t>(round)});
        Scene scene;
        journey.table.fill(scene);
        PlanQuery& query = journey.query;
        query.base = journey.table.bases[0].base;
        query.swept_radius = query.base.shape.radius;
        query.budget = kPace;
        if (first_overlap(scene, {.base = query.base,
                                  .mover = query.mover,
                                  .barred = query.barred,
                                  .contact_slack = query.contact_slack,
                                  .terrain_slack = query.terrain_slack,
                                  .table = query.table})
                .kind != BlockKind::none)
            continue;
        const ReachTree tree = tree_of(scene, query);
        Planner planner;
        for (int k = 0; k < 60; ++k) {
            query.goal =
                query.base.at + vec2_mils(rng.between(-8000, 8000), rng.between(-8000, 8000));
            const Plan plan = planner.plan(scene, query);
            if (plan.outcome == PlanOutcome::goal_taken) continue;
            const auto way = tree.find(query.goal, kPace);
            ASSERT_EQ(way.has_value(), plan.outcome == PlanOutcome::found);
            hidden += !way;
            if (!way) continue;
            EXPECT_EQ(way->length, plan.length);
            std::vector<Vec2> points = tree.bends_to(way->from);
            bent += !points.empty();
            points.push_back(query.goal);
            EXPECT_EQ(path_length(query.base.at, points), way->length);
            EXPECT_EQ(first_obstacle(scene, path_query(query, points)).kind, BlockKind::none);
            ++found;
        }
    }
    EXPECT_GT(found, 200);
    EXPECT_GT(bent, 100);
    EXPECT_GT(hidden, 10);
}

TEST(ReachTree, AWayMayEndWhereItMayNotGoOn) {
    const Journey journey({10_in, 10_in}, {}, {disc({13_in, 10_in})});
    Scene scene;
    journey.table.fill(scene);
    ReachTree::Asked asked{.start = {10_in, 10_in},
                           .furthest = kPace,
                           .legs = path_query(journey.query, {}),
                           .bends = {}};
    asked.may_go_on = [](Vec2, Vec2) { return false; };
    asked.may_end = [](Vec2, Vec2 to) { return to.x < 16_in; };
    const ReachTree tree(scene, asked);
    EXPECT_TRUE(tree.find({12_in, 12_in}, kPace));
    EXPECT_FALSE(tree.find({15_in, 10_in}, kPace));  // he stands in the way
    EXPECT_FALSE(tree.find({17_in, 14_in}, kPace));
    EXPECT_TRUE(tree.find_beyond({17_in, 14_in}, kPace));
    EXPECT_FALSE(tree.find({12_in, 12_in}, 2_in));
}

}  // namespace
}  // namespace six
