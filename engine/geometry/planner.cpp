#include "engine/geometry/planner.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "engine/geometry/leg.h"
#include "engine/geometry/route.h"
#include "engine/geometry/segment.h"

namespace six {

struct Planner::Workspace {
    RouteSearch search;
    std::vector<Vec2> route;
};

namespace {

// Steps back along a leg while looking for a place to rest: coarse first, then mil by mil.
constexpr std::int32_t kStep = 16;

// A search that settles no more places than this is quick.
constexpr std::uint32_t kFewPlaces = 256;

PathQuery path_query(const PlanQuery& query) {
    return {.start = query.base.at,
            .points = {},
            .mover = query.mover,
            .ignored = query.ignored,
            .barred = query.barred,
            .swept_radius = query.swept_radius,
            .contact_slack = query.contact_slack,
            .terrain_slack = query.terrain_slack,
            .table = query.table};
}

Block overlap_at(const Scene& scene, const PlanQuery& query, Vec2 at) {
    return first_overlap(scene, {.base = {query.base.shape, at, query.facing_at_goal},
                                 .mover = query.mover,
                                 .ignored = query.ignored,
                                 .barred = query.barred,
                                 .contact_slack = query.contact_slack,
                                 .terrain_slack = query.terrain_slack,
                                 .table = query.table});
}

bool may_rest(const Scene& scene, const PlanQuery& query, Vec2 at) {
    return overlap_at(scene, query, at).kind == BlockKind::none;
}

// The point of the leg that lies `mils` from its start, in whole mils.
Vec2 point_on(Vec2 from, Vec2 to, std::int32_t mils, std::int32_t length) {
    return Entry::ratio(mils, length).place(from, to);
}

// The furthest place on the leg, at most `limit` from its start and not the start itself, where the
// mover may rest.
std::optional<Vec2> furthest_on_leg(const Scene& scene, const PlanQuery& query, Vec2 from, Vec2 to,
                                    Inches limit) {
    const PathQuery legs = path_query(query);
    const std::int32_t length = distance(from, to).mils();
    const std::int32_t most = std::min(length, limit.mils());
    const auto legal = [&](std::int32_t mils) -> std::optional<Vec2> {
        const Vec2 at = point_on(from, to, mils, length);
        if (distance(from, at) > limit || !may_rest(scene, query, at) ||
            !leg_is_clear(scene, legs, from, at))
            return std::nullopt;
        return at;
    };
    for (std::int32_t mils = most; mils > 0; mils -= kStep) {
        std::optional<Vec2> place = legal(mils);
        if (!place) continue;
        for (std::int32_t further = std::min(mils + kStep - 1, most); further > mils; --further)
            if (const std::optional<Vec2> better = legal(further)) return better;
        return place;
    }
    return std::nullopt;
}

// Cuts the route back to the furthest place on it, within the budget, where the mover may rest.
Path cut_back(const Scene& scene, const PlanQuery& query, std::span<const Vec2> route) {
    if (route.size() > kMaxPathPoints) route = route.first(kMaxPathPoints);
    for (; !route.empty(); route = route.first(route.size() - 1)) {
        const std::span<const Vec2> before = route.first(route.size() - 1);
        const Vec2 from = before.empty() ? query.base.at : before.back();
        const Inches left = query.budget - path_length(query.base.at, before);
        if (left <= Inches{}) continue;
        const std::optional<Vec2> end = furthest_on_leg(scene, query, from, route.back(), left);
        if (!end) continue;
        Path path;
        for (const Vec2 point : before) path.push_back(point);
        path.push_back(*end);
        return path;
    }
    return {};
}

// The nearest place to the goal, on the straight way back from it, where the mover may rest.
std::optional<Vec2> rest_before(const Scene& scene, const PlanQuery& query) {
    const std::int32_t length = distance(query.base.at, query.goal).mils();
    const auto at = [&](std::int32_t back) {
        return point_on(query.goal, query.base.at, back, length);
    };
    for (std::int32_t back = kStep; back < length; back += kStep) {
        if (!may_rest(scene, query, at(back))) continue;
        for (std::int32_t nearer = back - kStep + 1; nearer < back; ++nearer)
            if (may_rest(scene, query, at(nearer))) return at(nearer);
        return at(back);
    }
    return std::nullopt;
}

// Whether there is a way; when there is none, the search still knows places on this side.
bool search(RouteSearch& routes, const Scene& scene, const PlanQuery& query, Vec2 goal) {
    using End = RouteSearch::End;
    const Vec2 start = query.base.at;
    const PathQuery legs = path_query(query);
    // First only as far as the budget reaches: that is what most questions are about.
    if (distance(start, goal) <= query.budget &&
        routes.run(scene, legs, start, goal, {.longest = query.budget, .places = kFewPlaces}) ==
            End::found)
        return true;
    // Nearly always a goal that cannot be reached is closed in, which is soon seen from there.
    if (routes.run(scene, legs, goal, start, {.places = kFewPlaces}) == End::no_way) {
        routes.run(scene, legs, start, goal, {.places = kFewPlaces});
        return false;
    }
    return routes.run(scene, legs, start, goal, {}) == End::found;
}

}  // namespace

Planner::Planner() : work_(std::make_unique<Workspace>()) {}
Planner::~Planner() = default;

Plan Planner::plan(const Scene& scene, const PlanQuery& query) {
    const Vec2 start = query.base.at;
    const PathQuery legs = path_query(query);
    Plan plan;
    const Block taken = overlap_at(scene, query, query.goal);
    Vec2 goal = query.goal;
    if (taken.kind != BlockKind::none) {
        plan.outcome = PlanOutcome::goal_taken;
        plan.block = taken;
        const std::optional<Vec2> instead = rest_before(scene, query);
        if (!instead) return plan;
        goal = *instead;
    } else if (goal == start) {
        plan.outcome = PlanOutcome::found;
        return plan;
    }

    std::vector<Vec2>& route = work_->route;
    if (!search(work_->search, scene, query, goal)) {
        if (taken.kind == BlockKind::none) {
            plan.outcome = PlanOutcome::no_way;
            plan.block = first_obstacle_of_leg(scene, legs, start, goal);
        }
        work_->search.route_nearest(query.budget, route);
        const Vec2 last = route.empty() ? start : route.back();
        const Block stop = first_obstacle_of_leg(scene, legs, last, goal);
        if (stop.kind != BlockKind::none && stop.where != last) route.push_back(stop.where);
        plan.path = cut_back(scene, query, route);
        plan.length = path_length(start, {plan.path.begin(), plan.path.size()});
        return plan;
    }

    work_->search.route(route);
    const Inches length = work_->search.length();
    const bool fits = length <= query.budget && route.size() <= kMaxPathPoints;
    if (fits) {
        for (const Vec2 point : route) plan.path.push_back(point);
    } else {
        plan.path = cut_back(scene, query, route);
    }
    plan.length = path_length(start, {plan.path.begin(), plan.path.size()});
    if (taken.kind != BlockKind::none) return plan;
    if (fits) {
        plan.outcome = PlanOutcome::found;
    } else if (length > query.budget) {
        plan.outcome = PlanOutcome::too_far;
        plan.length = length;
    } else {
        plan.outcome = PlanOutcome::too_many_bends;
    }
    return plan;
}

}  // namespace six
