#include "engine/geometry/planner.h"

#include <gtest/gtest.h>

#include <vector>

#include "tests/geometry/journey.h"

namespace six {
namespace {

TEST(Planning, GoesStraightWhereItCan) {
    const Plan plan = Journey(vec2_mils(5000, 5000), vec2_mils(8000, 9000), {}).plan();
    EXPECT_EQ(plan.outcome, PlanOutcome::found);
    EXPECT_EQ(plan.length, 5_in);
    EXPECT_EQ(plan.path.size(), 1u);
}

TEST(Planning, StayingIsAPlan) {
    const Plan plan = Journey(vec2_mils(5000, 5000), vec2_mils(5000, 5000), {}).plan();
    EXPECT_EQ(plan.outcome, PlanOutcome::found);
    EXPECT_EQ(plan.length, 0_mil);
    EXPECT_TRUE(plan.path.empty());
}

TEST(Planning, ATangentNeedsNoBend) {
    const std::vector<Base> rock{disc(vec2_mils(10000, 10000))};
    EXPECT_EQ(Journey(vec2_mils(5000, 10625), vec2_mils(15000, 10625), rock).plan().path.size(),
              1u);
    EXPECT_GT(Journey(vec2_mils(5000, 10624), vec2_mils(15000, 10624), rock).plan().path.size(),
              1u);
}

TEST(Planning, GoesAroundABase) {
    const Plan plan =
        Journey(vec2_mils(5000, 10000), vec2_mils(15000, 10000), {disc(vec2_mils(10000, 10000))})
            .plan();
    EXPECT_EQ(plan.outcome, PlanOutcome::found);
    // Around a real circle: 2 * 4960.8 + 625 * 2 * 0.12533 = 10078.3.
    EXPECT_GE(plan.length, 10079_mil);
    EXPECT_LE(plan.length, 10083_mil);
}

TEST(Planning, GoesAroundAPairThatTouchesAndBetweenOneThatDoesNot) {
    const auto length = [](std::int32_t apart) {
        return Journey(vec2_mils(10000, 5000), vec2_mils(10000, 15000),
                       {disc(vec2_mils(10000 - apart / 2, 10000)),
                        disc(vec2_mils(10000 + (apart + 1) / 2, 10000))})
            .plan()
            .length;
    };
    EXPECT_EQ(length(1271), 10000_mil);
    EXPECT_GT(length(1270), 10300_mil);
}

TEST(Planning, CarriesItsBaseAroundBlockingTerrain) {
    const Polygon wall{{vec2_mils(9500, 5000), vec2_mils(10500, 5000), vec2_mils(10500, 12000),
                        vec2_mils(9500, 12000)}};
    Journey journey(vec2_mils(5000, 10000), vec2_mils(15000, 10000), {}, {wall});
    const Plan around = journey.plan();
    EXPECT_EQ(around.outcome, PlanOutcome::found);
    journey.query.swept_radius = 0_mil;
    const Plan line = journey.plan();
    EXPECT_EQ(line.outcome, PlanOutcome::found);
    EXPECT_EQ(line.path.size(), 3u);  // both upper corners of the wall and the goal
    EXPECT_LT(line.length, around.length);
    journey.query.barred = 0;
    EXPECT_EQ(journey.plan().outcome, PlanOutcome::found);
}

TEST(Planning, HugsACornerFromTheStartAndToTheGoal) {
    // With no slack both places lie between the corner's circle and the 32-gon about it.
    const Polygon rock{{vec2_mils(6000, 6000), vec2_mils(10000, 6000), vec2_mils(10000, 10000),
                        vec2_mils(6000, 10000)}};
    Journey journey(vec2_mils(10622, 10062), vec2_mils(10062, 10622), {}, {rock});
    journey.query.contact_slack = 0_mil;
    journey.query.terrain_slack = journey.query.contact_slack;
    const Plan plan = journey.plan();
    EXPECT_EQ(plan.outcome, PlanOutcome::found);
    EXPECT_LE(plan.length, 880_mil);  // the arc itself is 859 mils long
}

TEST(Planning, SaysHowLongTheWayIsWhenItIsTooFar) {
    Journey journey(vec2_mils(5000, 10000), vec2_mils(15000, 10000),
                    {disc(vec2_mils(10000, 10000))});
    const Inches whole = journey.plan().length;
    journey.query.budget = whole;
    EXPECT_EQ(journey.plan().outcome, PlanOutcome::found);
    journey.query.budget = whole - 1_mil;
    const Plan plan = journey.plan();
    EXPECT_EQ(plan.outcome, PlanOutcome::too_far);
    EXPECT_EQ(plan.length, whole);
    EXPECT_GE(path_length(vec2_mils(5000, 10000), points_of(plan)), whole - 5_mil);
    journey.query.budget = 3_in;  // as far as it goes, straight towards the tangent
    EXPECT_GE(path_length(vec2_mils(5000, 10000), points_of(journey.plan())), 2995_mil);
}

TEST(Planning, StopsInContactWhenTheGoalIsTaken) {
    Journey journey(vec2_mils(5000, 10000), vec2_mils(10000, 10000),
                    {disc(vec2_mils(10000, 10000))});
    const Plan plan = journey.plan();
    EXPECT_EQ(plan.outcome, PlanOutcome::goal_taken);
    EXPECT_EQ(plan.block.figure, figure(1));
    ASSERT_EQ(plan.path.size(), 1u);
    EXPECT_EQ(plan.path[0], vec2_mils(8770, 10000));  // as near as the slack lets it
}

TEST(Planning, SaysWhatClosesItIn) {
    std::vector<Base> ring;
    for (int i = 0; i < 6; ++i)
        ring.push_back(
            disc(ahead_of(vec2_mils(10000, 10000), Facing::from_tenths(600 * i), 1250_mil)));
    const Plan plan = Journey(vec2_mils(10000, 10000), vec2_mils(20000, 10000), ring).plan();
    EXPECT_EQ(plan.outcome, PlanOutcome::no_way);
    EXPECT_EQ(plan.block.kind, BlockKind::base);
    EXPECT_EQ(plan.block.figure, figure(1));
}

TEST(Planning, IgnoresWhomItIsTold) {
    Journey journey(vec2_mils(5000, 10000), vec2_mils(15000, 10000),
                    {disc(vec2_mils(10000, 10000))});
    FigureSet ignored;
    ignored.add(figure(1));
    journey.query.ignored = &ignored;
    EXPECT_EQ(journey.plan().length, 10_in);
}

TEST(Planning, GoesAroundAWallOfCastleSections) {
    std::vector<Base> sections;
    for (int i = 0; i < 3; ++i) {
        Base section;
        section.shape.kind = BaseKind::rectangle;
        section.shape.half_length = 3_in;
        section.shape.half_width = 1_in;
        section.at = vec2_mils(8000 + 6005 * i, 10000);
        sections.push_back(section);
    }
    const Plan plan = Journey(vec2_mils(12000, 8000), vec2_mils(13000, 12000), sections).plan();
    EXPECT_EQ(plan.outcome, PlanOutcome::found);
    EXPECT_GT(plan.length, 14_in);
}

TEST(Planning, FindsTheOnlyDoorHoweverNarrow) {
    // A wall of discs from edge to edge, touching but for one gap, which the slack of 0 leaves
    // open.
    for (const std::int32_t gap : {2, 3, 5, 8, 12}) {
        std::vector<Base> wall;
        for (std::int32_t x = 600, i = 0; x < 36000; x += 1250, ++i)
            wall.push_back(disc(vec2_mils(x + (i >= 12 ? gap : 0), 10000)));
        Journey journey(vec2_mils(14100, 8000), vec2_mils(16700, 12000), wall);
        journey.query.contact_slack = 0_mil;
        journey.query.terrain_slack = journey.query.contact_slack;
        const Plan plan = journey.plan();
        EXPECT_EQ(plan.outcome, PlanOutcome::found) << gap;
        EXPECT_LT(plan.length, 5_in) << gap;
        journey.query.contact_slack = Inches::from_mils(gap);
        journey.query.terrain_slack = journey.query.contact_slack;
        EXPECT_EQ(journey.plan().outcome, PlanOutcome::no_way) << gap;
    }
}

}  // namespace
}  // namespace six
