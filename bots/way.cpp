#include "bots/way.h"

#include <algorithm>
#include <limits>

#include "engine/game/look.h"

namespace six::bots {
namespace {

constexpr Inches kFar = 4 * kMaxTable;  // any way round is shorter

std::int64_t far(Vec2 a, Vec2 b) {
    return floor_root(distance_squared(a, b));
}

// Where an opponent is, and how much of him there is about that place.
struct Prey {
    bool exists = false;
    Vec2 at;
    Inches reach;
};
// The nearest opponent at the same height; a castle section by the nearest point of it. Whoever
// stands on a top is reached only from there. [C-CASTLE-23, C-CASTLE-24]
Prey nearest_opponent(const Table& table, const State& state, const Figure& figure) {
    Prey nearest;
    std::int64_t best = std::numeric_limits<std::int64_t>::max();
    for_each_in_play(state, [&](FigureId id, const Figure& other) {
        if (!opposing(table, state, figure, other) ||
            forbidden(table, other, Deed::be_attacked).exists())
            return;
        const PostureRules& there = posture_of(table, other);
        const bool section = there.by_outline;
        if (section ? figure.top == id : posture_of(table, figure).level != there.level) return;
        const Vec2 at = section ? nearest_of_section(table, id, figure.at) : other.at;
        const std::int64_t distance = distance_squared(figure.at, at);
        if (distance >= best) return;
        nearest = {true, at, section ? Inches{} : reach_of(warrior_of(table, other).base)};
        best = distance;
    });
    return nearest;
}

// Up to the opponent's base on the near side. Empty when something stands there or he is shut in.
Path planned(Planner& planner, const Table& table, const State& state, FigureId who,
             const Prey& prey) {
    const Figure& figure = state[who];
    const Base base = base_of(table, figure);
    const Inches apart = base.shape.radius + prey.reach;
    if (figure.at == prey.at || within(figure.at, prey.at, apart)) return {};
    const Facing from_prey = facing_towards(figure.at - prey.at);
    const bool large = is_large(table, figure);
    FigureSet passed;  // a large figure goes over small ones [LRG-MOVE-4]
    if (large) passed = passed_over(table, state, figure);
    const Plan plan = planner.plan(
        scene_of(table, state),
        {.base = base,
         .goal = ahead_of(prey.at, from_prey, apart),
         .facing_at_goal = from_prey.turned(Facing::kFullTurn / 2),
         .budget = kFar,
         .mover = who,
         .ignored = large ? &passed : nullptr,
         .barred = barred_on_the_way(table, state, figure, gait_of(table, state, figure)),
         .swept_radius = base.shape.radius,
         .contact_slack = table.contact_slack(),
         .terrain_slack = table.terrain_slack(),
         .table = table.field.size});
    return plan.outcome == PlanOutcome::found ? plan.path : Path{};
}

}  // namespace

Way::Way(Planner& planner, const Table& table, const State& state, FigureId who) {
    const Figure& figure = state[who];
    const Prey prey = nearest_opponent(table, state, figure);
    if (!prey.exists) return;
    points_ = planned(planner, table, state, who, prey);
    if (points_.empty()) points_.push_back(prey.at);
    points_.back() = prey.at;
    left_[points_.size() - 1] = 0;
    for (std::size_t i = points_.size() - 1; i-- > 0;)
        left_[i] = left_[i + 1] + far(points_[i], points_[i + 1]);
    const std::uint8_t sections = active_sections(table, figure).bits;
    const Inches pace = is_large(table, figure) ? pace_with(table, state, who, sections).normal
                                                : speed_of(table, figure);
    const std::int64_t speed = pace.mils();
    std::int64_t gone = far(figure.at, points_[0]);
    while (heading_ + 1 < points_.size() && gone <= speed) {
        gone += far(points_[heading_], points_[heading_ + 1]);
        ++heading_;
    }
}

std::int64_t Way::left_from(Vec2 place) const {
    if (points_.empty()) return 0;
    std::int64_t least = std::numeric_limits<std::int64_t>::max();
    for (std::size_t i = 0; i <= heading_; ++i)
        least = std::min(least, far(place, points_[i]) + left_[i]);
    return least;
}

}  // namespace six::bots
