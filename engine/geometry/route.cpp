#include "engine/geometry/route.h"

#include <algorithm>
#include <tuple>

#include "engine/geometry/leg.h"

namespace six {

// The top of the heap is the best offer; every tie is broken, so that all machines settle places in
// the same order.
bool RouteSearch::later(const Offer& a, const Offer& b) {
    return std::tie(a.estimate, a.to, a.from) > std::tie(b.estimate, b.to, b.from);
}

Inches RouteSearch::length_of(std::uint32_t place) const {
    return Inches::from_mils(static_cast<std::int32_t>(places_[place].cost >> kLegBits));
}

void RouteSearch::route_to(std::uint32_t place, std::vector<Vec2>& out) const {
    out.clear();
    for (; place != kStart; place = places_[place].from) out.push_back(places_[place].at);
    std::reverse(out.begin(), out.end());
}

void RouteSearch::route_nearest(Inches budget, std::vector<Vec2>& out) const {
    std::uint32_t nearest = kStart;
    const auto rank = [&](std::uint32_t i) {
        return std::tuple(distance_squared(places_[i].at, places_[kGoal].at), places_[i].cost, i);
    };
    for (std::uint32_t i = kFirstBend; i < places_.size(); ++i)
        if (places_[i].cost >= 0 && length_of(i) <= budget && rank(i) < rank(nearest)) nearest = i;
    route_to(nearest, out);
}

void RouteSearch::offer(std::uint32_t from, std::uint32_t to) {
    Place& place = places_[to];
    if (place.to_goal < 0) place.to_goal = distance(place.at, places_[kGoal].at).mils();
    const std::int64_t leg = distance(places_[from].at, place.at).mils();
    const std::int64_t cost = places_[from].cost + (leg << kLegBits) + 1;
    offers_.push_back({cost + (std::int64_t{place.to_goal} << kLegBits), cost, from, to});
    std::push_heap(offers_.begin(), offers_.end(), later);
}

void RouteSearch::offer_all_from(std::uint32_t from) {
    const Vec2 u = places_[from].at;
    const bool is_bend = from >= kFirstBend;
    // A leg that leaves a corner must pass that corner by, too.
    const Bend* own = is_bend ? &bends_.bends[from - kFirstBend] : nullptr;
    if (!own || bends_.rings[ring_of_[from - kFirstBend]].holds_goal ||
        is_tangent(u, *own, places_[kGoal].at))
        offer(from, kGoal);
    for (const Ring& ring : bends_.rings) {
        const bool any_corner = from == kStart && ring.holds_start;
        for (std::uint32_t i = ring.first; i < ring.first + ring.count; ++i) {
            const std::uint32_t to = i + kFirstBend;
            if (places_[to].cost >= 0) continue;
            const Bend& bend = bends_.bends[i];
            if (!any_corner && !is_tangent(u, bend, bend.at)) continue;
            if (own && !is_tangent(u, *own, bend.at)) continue;
            offer(from, to);
        }
    }
}

RouteSearch::End RouteSearch::run(const Scene& scene, const PathQuery& query, Vec2 start, Vec2 goal,
                                  const Limits& limits) {
    places_.clear();
    offers_.clear();
    ring_of_.clear();
    places_.push_back({start, -1, kStart, 0});
    places_.push_back({goal, 0, kStart, -1});
    // Straight on is the shortest and has the fewest legs: most ways are, so no bend is looked for.
    if (leg_is_clear(scene, query, start, goal)) {
        places_[kGoal].cost = (std::int64_t{distance(start, goal).mils()} << kLegBits) + 1;
        return End::found;
    }
    find_bends(scene, query, start, goal, limits.longest, bends_);
    for (const Bend& bend : bends_.bends) places_.push_back({bend.at, -1, kStart, -1});
    for (std::uint32_t ring = 0; ring < bends_.rings.size(); ++ring)
        ring_of_.insert(ring_of_.end(), bends_.rings[ring].count, ring);
    offer_all_from(kStart);
    std::uint32_t settled = 0;
    while (!offers_.empty()) {
        std::pop_heap(offers_.begin(), offers_.end(), later);
        const Offer best = offers_.back();
        offers_.pop_back();
        Place& place = places_[best.to];
        if (place.cost >= 0) continue;
        if (!leg_is_clear(scene, query, places_[best.from].at, place.at)) continue;
        place.cost = best.cost;
        place.from = best.from;
        if (best.to == kGoal) return End::found;
        if (++settled >= limits.places) return End::gave_up;
        offer_all_from(best.to);
    }
    return End::no_way;
}

}  // namespace six
