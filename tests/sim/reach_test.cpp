// Where a figure may go, held against the rulings: in battles drawn from seeds every place well
// inside the region is accepted, and none well outside of it.
#include "engine/game/reach.h"

#include <gtest/gtest.h>

#include "engine/geometry/planner.h"
#include "engine/geometry/segment.h"
#include "engine/rules/castle.h"
#include "engine/rules/large_move.h"
#include "engine/rules/move.h"
#include "engine/rules/terrain.h"
#include "sim/random_battle.h"

namespace six {
namespace {

constexpr Inches kNear = 150_mil;  // a cell of the grid, and a bit

bool lies_in(const Rings& rings, Vec2 p) {
    bool inside = false;
    for (const std::vector<Vec2>& ring : rings) {
        Vec2 a = ring.back();
        for (const Vec2 b : ring) {
            if ((a.y > p.y) != (b.y > p.y)) {
                const int side = orientation(a, b, p);
                if (b.y > a.y ? side > 0 : side < 0) inside = !inside;
            }
            a = b;
        }
    }
    return inside;
}

bool near_border(const Rings& rings, Vec2 p, Inches reach) {
    for (const std::vector<Vec2>& ring : rings) {
        Vec2 a = ring.back();
        for (const Vec2 b : ring) {
            if (comes_within(a, b, p, reach)) return true;
            a = b;
        }
    }
    return false;
}

// What a player without the region would find: straight on, or what the planner offers.
bool gets_there(const Table& table, const State& state, FigureId who, Vec2 to) {
    const Figure& figure = state[who];
    if (to == figure.at) return true;
    Move move{who, {to}, facing_towards(to - figure.at)};
    if (check(table, state, figure.owner, move)) return true;
    Planner planner;
    const Base base = base_of(table, figure);
    const Plan plan =
        planner.plan(scene_of(table, state),
                     {.base = base,
                      .goal = to,
                      .facing_at_goal = move.facing,
                      .budget = pace_of(table, state, who).furthest,
                      .mover = who,
                      .barred = barred_on_the_way(table, state, figure, gait_of(table, figure)),
                      .swept_radius = base.shape.radius,
                      .contact_slack = table.contact_slack(),
                      .table = table.field.size});
    move.path = plan.path;
    return plan.outcome == PlanOutcome::found && check(table, state, figure.owner, move);
}

struct Counts {
    int inside = 0, refused = 0, outside = 0, missed = 0, unsafe = 0;
};

void look_at(const sim::Battle& battle, sim::Rng& rng, Counts& counts) {
    const State& state = battle.state;
    for (std::uint16_t i = 0; i < state.figure_count; i = static_cast<std::uint16_t>(i + 3)) {
        const FigureId who{i};
        const Figure& figure = state[who];
        if (!on_table(figure) || is_large(battle.table, figure)) continue;
        const Reach reach(battle.table, state, who);
        if (reach.refusal()) continue;
        const std::int32_t far = reach.furthest().mils() + 1000;
        for (int k = 0; k < 40; ++k) {
            const auto off = [&] {
                return static_cast<std::int32_t>(rng.below(static_cast<std::uint32_t>(2 * far))) -
                       far;
            };
            const std::int32_t x = off();
            const std::int32_t y = off();
            const Vec2 to = figure.at + vec2_mils(x, y);
            if (!in_bounds(to)) continue;
            const WayThere way = reach.way_to(to);
            EXPECT_TRUE(way.legal);
            EXPECT_TRUE(check(battle.table, state, figure.owner, way.command));
            if (way.reached) {
                EXPECT_EQ(way.at, to);
            }
            if (near_border(reach.region(), to, kNear)) continue;
            if (lies_in(reach.region(), to)) {
                ++counts.inside;
                counts.refused += !way.reached;
            } else {
                ++counts.outside;
                counts.unsafe += way.reached;
                counts.missed += gets_there(battle.table, state, who, to);
            }
        }
    }
}

TEST(Reach, KeepsToTheRulings) {
    Counts counts;
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        sim::Rng rng(seed);
        const sim::Battle battle = sim::random_battle(rng, sim::Beginning::melee);
        Counts one;
        look_at(battle, rng, one);
        if (one.refused + one.missed + one.unsafe > 0)
            std::printf("seed %d: refused %d missed %d unsafe %d\n", static_cast<int>(seed),
                        one.refused, one.missed, one.unsafe);
        counts.inside += one.inside;
        counts.refused += one.refused;
        counts.outside += one.outside;
        counts.missed += one.missed;
        counts.unsafe += one.unsafe;
    }
    std::printf("inside %d outside %d\n", counts.inside, counts.outside);
    EXPECT_GT(counts.inside, 1000);
    EXPECT_GT(counts.outside, 1000);
    EXPECT_EQ(counts.refused, 0);
    EXPECT_EQ(counts.missed, 0);
    EXPECT_EQ(counts.unsafe, 0);
}

}  // namespace
}  // namespace six
