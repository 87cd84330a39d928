// Where a figure may go, held against the rulings: in battles drawn from seeds every place well
// inside the region is accepted, and none well outside of it.
#include "engine/game/reach.h"

#include <gtest/gtest.h>

#include <utility>
#include <vector>

#include "engine/geometry/planner.h"
#include "engine/geometry/segment.h"
#include "engine/rules/castle/castle.h"
#include "engine/rules/large_move.h"
#include "engine/rules/move.h"
#include "engine/rules/terrain.h"
#include "sim/random_battle.h"

namespace six {
namespace {

// So near to the border of the region nothing is asked: a cell of its grid may be wider.
constexpr Inches kNear = 150_mil;
constexpr Inches kNearOfLarge = 400_mil;

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
bool gets_there(const Table& table, const State& state, FigureId who, std::uint8_t sections,
                Vec2 to) {
    const Figure& figure = state[who];
    const auto legal = [&](const BattleCommand& command) {
        return check(table, state, figure.owner, command).has_value();
    };
    if (!on_table(figure)) return legal(Deploy{who, to, inwards(table.seats[figure.owner.n].edge)});
    if (to == figure.at) return true;
    const Facing ahead = facing_towards(to - figure.at);
    if (is_large(table, figure))
        return legal(
            Move{who, {straight_ahead(figure, ahead, distance(figure.at, to))}, ahead, sections});
    if (legal(Move{who, {to}, ahead})) return true;
    Planner planner;
    const Base base = base_of(table, figure);
    const Plan plan = planner.plan(
        scene_of(table, state),
        {.base = base,
         .goal = to,
         .facing_at_goal = ahead,
         .budget = pace_of(table, state, who).furthest,
         .mover = who,
         .barred = barred_on_the_way(table, state, figure, gait_of(table, state, figure)),
         .swept_radius = base.shape.radius,
         .contact_slack = table.contact_slack(),
         .terrain_slack = table.terrain_slack(),
         .table = table.field.size});
    return plan.outcome == PlanOutcome::found && legal(Move{who, plan.path, ahead});
}

struct Looked {
    int inside = 0, outside = 0;
};

void look_at(const sim::Battle& battle, FigureId who, Rng& rng, Looked& looked) {
    const Table& table = battle.table;
    const State& state = battle.state;
    const Figure& figure = state[who];
    const Reach reach(table, state, who);
    if (reach.refusal()) return;
    const bool large = is_large(table, figure) && on_table(figure);
    const Vec2 far{reach.furthest(), reach.furthest()};
    const Area area = on_table(figure) ? Area{figure.at - far, figure.at + far}
                                       : starting_area(table, figure.owner);
    for (int k = 0; k < 40; ++k) {
        const std::int32_t x = rng.between(area.low.x.mils() - 1000, area.high.x.mils() + 1000);
        const std::int32_t y = rng.between(area.low.y.mils() - 1000, area.high.y.mils() + 1000);
        const Vec2 to = vec2_mils(x, y);
        if (!in_bounds(to)) continue;
        const WayThere way = reach.way_to(to);
        EXPECT_TRUE(way.legal);
        EXPECT_TRUE(check(table, state, next_decision(table, state).seat, way.command));
        EXPECT_EQ(way.reached, !way.refusal.has_value());
        if (way.reached) {
            // A large figure turns by tenths of a degree, and goes straight.
            EXPECT_TRUE(within(way.at, to, large ? 100_mil : Inches{}));
        }
        if (k % 8 == 0) {  // so near to a base it is drawn to, and what is offered is legal
            const WayThere drawn = reach.way_to(to, {}, 1_in);
            EXPECT_TRUE(check(table, state, next_decision(table, state).seat, drawn.command));
            EXPECT_TRUE(drawn.at == way.at || !drawn.contacts.empty()) << x << ' ' << y;
        }
        if (near_border(reach.region(), to, large ? kNearOfLarge : kNear)) continue;
        if (lies_in(reach.region(), to)) {
            ++looked.inside;
            EXPECT_TRUE(way.reached) << x << ' ' << y;
        } else {
            ++looked.outside;
            EXPECT_FALSE(way.reached) << x << ' ' << y;
            EXPECT_FALSE(gets_there(table, state, who, reach.sections(), to)) << x << ' ' << y;
        }
    }
}

// What the players agreed on, besides what the seed draws.
using Agreed = std::vector<std::pair<Option, std::int32_t>>;

Looked look_at_battles(std::uint64_t seeds, sim::Beginning beginning,
                       const sim::BattleWishes& wishes, bool large, const Agreed& agreed = {}) {
    Looked looked;
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        SCOPED_TRACE(seed);
        Rng rng(seed);
        sim::Battle battle = sim::random_battle(rng, beginning, wishes);
        for (const auto& [option, value] : agreed)
            EXPECT_TRUE(battle.table.options.set(wishes.edition, option, value));
        for (std::uint16_t i = 0; i < battle.state.figure_count; ++i) {
            SCOPED_TRACE(i);
            const bool is = is_large(battle.table, battle.state.figures[i]);
            if (is == large && (large || i % 3 == 0)) look_at(battle, FigureId{i}, rng, looked);
        }
    }
    return looked;
}

TEST(Reach, KeepsToTheRulings) {
    const Looked looked = look_at_battles(
        120, sim::Beginning::melee, {.edition = Edition::unlimited, .vary_younger = false}, false);
    EXPECT_GT(looked.inside, 1000);
    EXPECT_GT(looked.outside, 2000);
}

// Ways that end at the first base. [H-CONTACT-AT-END]
TEST(Reach, KeepsToTheRulingsWhereContactEndsWays) {
    for (const std::int32_t value :
         {opt::contact_at_end::at_end, opt::contact_at_end::first_contact_stops}) {
        SCOPED_TRACE(value);
        const Looked looked = look_at_battles(
            100, sim::Beginning::melee, {.edition = Edition::unlimited, .vary_younger = false},
            false, {{Option::contact_at_end, value}});
        EXPECT_GT(looked.inside, 700);
        EXPECT_GT(looked.outside, 2000);
    }
}

// Ways that a second circle follows. [H-MOUNT-TERRAIN]
TEST(Reach, KeepsToTheRulingsWhereTerrainStopsTheRearCircle) {
    for (const std::int32_t value :
         {opt::mount_terrain::front_circle_swept, opt::mount_terrain::both_circles_swept}) {
        SCOPED_TRACE(value);
        const Looked looked = look_at_battles(
            100, sim::Beginning::melee, {.edition = Edition::unlimited, .vary_younger = false},
            false, {{Option::mount_terrain, value}});
        EXPECT_GT(looked.inside, 700);
        EXPECT_GT(looked.outside, 2000);
    }
}

TEST(Reach, KeepsToTheRulingsOfLargeFigures) {
    const Looked looked = look_at_battles(40, sim::Beginning::melee,
                                          {.edition = Edition::unlimited,
                                           .vary_younger = false,
                                           .large = sim::LargeFigures::everywhere},
                                          true);
    EXPECT_GT(looked.inside, 100);
    EXPECT_GT(looked.outside, 300);
}

TEST(Reach, KeepsToTheStartingArea) {
    const Looked looked = look_at_battles(
        60, sim::Beginning::deploy, {.edition = Edition::unlimited, .vary_younger = false}, false);
    EXPECT_GT(looked.inside, 300);
    EXPECT_GT(looked.outside, 300);
}

}  // namespace
}  // namespace six
