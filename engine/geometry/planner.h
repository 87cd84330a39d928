// The planner finds a shortest path to a wanted place, over tangents to the bases and to terrain
// grown by the mover's radius, circles taken as circumscribed 32-gons: at most half a percent
// longer at each circle than a curve around it would be. It judges nothing: every leg it offers
// passes first_obstacle, so a path it returns is one that check_move accepts. What it may miss is a
// way past terrain or a wall that leaves the mover hardly a hundredth of its radius to spare.
#pragma once

#include <memory>

#include "engine/geometry/path.h"

namespace six {

struct PlanQuery {
    Base base;  // where the mover stands now, its shape and its facing
    Vec2 goal;
    Facing facing_at_goal;
    Inches budget;  // how far it may go
    FigureId mover;
    const FigureSet* ignored = nullptr;
    PieceSet barred = 0;
    Inches swept_radius;
    Inches contact_slack;
    Inches terrain_slack;
    Vec2 table;
};

enum class PlanOutcome : std::uint8_t {
    found,
    goal_taken,      // no base may rest at the goal: `block` says what is there
    too_far,         // there is a way, but it is longer than the budget: `length` says how long
    no_way,          // closed in: `block` is what the straight line meets first
    too_many_bends,  // the shortest way needs more than kMaxPathPoints points
};

struct Plan {
    PlanOutcome outcome = PlanOutcome::no_way;
    Path path;      // to the goal; otherwise to the furthest legal place on the way there (may be
                    // empty: stay)
    Inches length;  // of `path`; for too_far, of the whole way to the goal
    Block block;
};

// Reused between calls: after warm-up planning allocates nothing.
class Planner {
public:
    Planner();
    ~Planner();
    Planner(const Planner&) = delete;
    Planner& operator=(const Planner&) = delete;

    Plan plan(const Scene&, const PlanQuery&);

private:
    struct Workspace;
    std::unique_ptr<Workspace> work_;
};

}  // namespace six
