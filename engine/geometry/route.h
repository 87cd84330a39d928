// The search for a shortest route over bends, for the planner: A* over straight legs, each judged
// exactly and only when it is about to be used. What it leaves behind is a tree of shortest routes
// from the start to every place it settled.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/geometry/bends.h"

namespace six {

class RouteSearch {
public:
    struct Limits {
        Inches longest = Inches::from_mils(1 << 30);  // leaves out bends too far off for such a way
        std::uint32_t places = 0xFFFFFFFF;            // gives up after settling this many
    };
    enum class End : std::uint8_t { found, no_way, gave_up };

    // Looks for the shortest way from start to goal; of equally long ones it takes one with the
    // fewest legs. The way it finds may be longer than the limit on bends.
    End run(const Scene&, const PathQuery&, Vec2 start, Vec2 goal, const Limits&);

    // After a run that found the goal.
    Inches length() const { return length_of(kGoal); }
    // The points after the start.
    void route(std::vector<Vec2>& out) const { route_to(kGoal, out); }

    // After a run that did not: the way to the settled place nearest to the goal that is no longer
    // than the budget.
    void route_nearest(Inches budget, std::vector<Vec2>& out) const;

private:
    static constexpr std::uint32_t kStart = 0, kGoal = 1, kFirstBend = 2;

    struct Place {
        Vec2 at;
        std::int32_t to_goal = 0;     // straight, in mils, rounded up; filled when first met
        std::uint32_t from = kStart;  // the place before it
        std::int64_t cost = -1;       // of the shortest way here; negative: not settled
    };
    // A leg that is still to be judged.
    struct Offer {
        std::int64_t estimate = 0;  // cost of the way by this leg and then straight on to the goal
        std::int64_t cost = 0;
        std::uint32_t from = 0, to = 0;
    };
    // Costs are lengths in mils and, in the low bits, numbers of legs.
    static constexpr int kLegBits = 16;

    static bool later(const Offer& a, const Offer& b);
    Inches length_of(std::uint32_t place) const;
    void route_to(std::uint32_t place, std::vector<Vec2>& out) const;
    void offer(std::uint32_t from, std::uint32_t to);
    void offer_all_from(std::uint32_t from);

    Bends bends_;
    std::vector<std::uint32_t> ring_of_;  // by bend
    std::vector<Place> places_;           // start, goal, then the bends
    std::vector<Offer> offers_;           // a heap
};

}  // namespace six
