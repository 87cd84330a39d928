// A journey for the planner: a table, who moves and where to. Figure 0 is the mover and stands on
// the table like the others.
#pragma once

#include <gtest/gtest.h>

#include <span>
#include <utility>
#include <vector>

#include "engine/geometry/planner.h"
#include "tests/geometry/bases.h"
#include "tests/geometry/slow_path.h"
#include "tests/geometry/symmetry.h"
#include "tests/support/fixture_scenes.h"

namespace six {

inline FigureId figure(std::size_t n) {
    return FigureId{static_cast<std::uint16_t>(n)};
}

struct Journey {
    fixture::SceneFixture table;
    PlanQuery query;

    Journey(Vec2 start, Vec2 goal, std::vector<Base> others, std::vector<Polygon> pieces = {}) {
        table.bases.push_back({figure(0), disc(start)});
        for (const Base& base : others) table.bases.push_back({figure(table.bases.size()), base});
        table.pieces = std::move(pieces);
        query.base = table.bases[0].base;
        query.goal = goal;
        query.budget = 20_in;
        query.mover = figure(0);
        query.barred = kAllPieces;
        query.swept_radius = 625_mil;
        query.contact_slack = 20_mil;
        query.terrain_slack = query.contact_slack;
        query.table = {36_in, 36_in};
    }
    Journey image(const Symmetry& s) const {
        Journey other = *this;
        for (SceneBase& base : other.table.bases) base.base = s(base.base);
        for (Polygon& piece : other.table.pieces) piece = s(piece);
        other.query.base = s(query.base);
        other.query.goal = s(query.goal);
        other.query.facing_at_goal = s(query.facing_at_goal);
        return other;
    }
    Plan plan() const {
        Scene scene;
        table.fill(scene);
        Planner planner;
        return planner.plan(scene, query);
    }
};

inline PathQuery path_query(const PlanQuery& query, std::span<const Vec2> points) {
    PathQuery path;
    path.start = query.base.at;
    path.points = points;
    path.mover = query.mover;
    path.ignored = query.ignored;
    path.barred = query.barred;
    path.swept_radius = query.swept_radius;
    path.contact_slack = query.contact_slack;
    path.terrain_slack = query.terrain_slack;
    path.table = query.table;
    return path;
}
inline std::span<const Vec2> points_of(const Plan& plan) {
    return {plan.path.begin(), plan.path.size()};
}

// What every plan promises, whatever its outcome: its path is legal, ends where the mover may rest
// and costs no more than the budget.
inline void expect_legal(const Scene& scene, const PlanQuery& query, const Plan& plan) {
    const Inches length = path_length(query.base.at, points_of(plan));
    EXPECT_EQ(slow::first_obstacle(scene, path_query(query, points_of(plan))).kind,
              BlockKind::none);
    EXPECT_EQ(first_obstacle(scene, path_query(query, points_of(plan))).kind, BlockKind::none);
    EXPECT_LE(length, query.budget);
    if (plan.outcome != PlanOutcome::too_far) {
        EXPECT_EQ(plan.length, length);
    } else {
        EXPECT_GT(plan.length, query.budget);
    }
    if (plan.outcome == PlanOutcome::found) {
        EXPECT_EQ(plan.path.empty() ? query.base.at : plan.path.back(), query.goal);
    }
    if (plan.path.empty()) return;
    RestQuery rest;
    rest.base = {query.base.shape, plan.path.back(), query.facing_at_goal};
    rest.mover = query.mover;
    rest.ignored = query.ignored;
    rest.barred = query.barred;
    rest.contact_slack = query.contact_slack;
    rest.terrain_slack = query.terrain_slack;
    rest.table = query.table;
    EXPECT_EQ(first_overlap(scene, rest).kind, BlockKind::none);
}

}  // namespace six
