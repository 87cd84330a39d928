#include "engine/geometry/reach_tree.h"

#include <algorithm>
#include <queue>
#include <tuple>
#include <utility>

#include "engine/geometry/leg.h"

namespace six {
namespace {

struct Offer {
    std::int32_t length = 0;
    std::int32_t legs = 0;
    std::uint32_t bend = 0;
    ReachTree::Stop from = 0;
};
// Every tie is broken, so that all machines settle bends in the same order.
struct Later {
    bool operator()(const Offer& a, const Offer& b) const {
        return std::tie(a.length, a.legs, a.bend, a.from) >
               std::tie(b.length, b.legs, b.bend, b.from);
    }
};

}  // namespace

ReachTree::ReachTree(const Scene& scene, Asked asked) : scene_(scene), asked_(std::move(asked)) {
    const Vec2 start = asked_.start;
    stops_.push_back({.at = start, .corner = {start, start, start}, .any_way = true});
    Bends bends;
    // As for a way there and back again: all that lies within the pace.
    find_bends(scene, asked_.legs, start, start, 2 * asked_.furthest, bends);
    for (const Vec2 place : asked_.bends) {
        bends.rings.push_back({static_cast<std::uint32_t>(bends.bends.size()), 1});
        bends.bends.push_back({place, place, place});
    }
    settle(bends);
}

void ReachTree::settle(const Bends& bends) {
    std::vector<bool> settled(bends.bends.size());
    std::priority_queue<Offer, std::vector<Offer>, Later> offers;
    const auto offer_all_from = [&](Stop from) {
        const Settled& stop = stops_[from];
        const std::int32_t left = asked_.furthest.mils() - stop.length;
        for (const Ring& ring : bends.rings) {
            const bool any_corner = from == 0 && ring.holds_start;
            for (std::uint32_t i = ring.first; i < ring.first + ring.count; ++i) {
                const Bend& bend = bends.bends[i];
                if (settled[i] || !within(stop.at, bend.at, Inches::from_mils(left))) continue;
                if (!any_corner && !is_tangent(stop.at, bend, bend.at)) continue;
                if (!stop.any_way && !is_tangent(stop.at, stop.corner, bend.at)) continue;
                const std::int32_t leg = distance(stop.at, bend.at).mils();
                if (leg <= left) offers.push({stop.length + leg, stop.legs + 1, i, from});
            }
        }
    };
    offer_all_from(0);
    while (!offers.empty()) {
        const Offer best = offers.top();
        offers.pop();
        if (settled[best.bend]) continue;
        const Bend& bend = bends.bends[best.bend];
        if (!is_clear(stops_[best.from].at, bend.at, Last::goes_on)) continue;
        settled[best.bend] = true;
        // Two points of a path are kept: for a door and for the place where it ends.
        if (best.legs > static_cast<std::int32_t>(kMaxPathPoints) - 2) continue;
        stops_.push_back(
            {bend.at, best.from, best.length, best.legs, bend, bend.before == bend.at});
        offer_all_from(static_cast<Stop>(stops_.size() - 1));
    }
}

bool ReachTree::is_clear(Vec2 a, Vec2 b, Last last) const {
    return leg_is_clear(scene_, asked_.legs, a, b) &&
           (last == Last::ends || !asked_.goes_on || a == b || asked_.goes_on(a, b));
}

std::optional<ReachTree::Found> ReachTree::search(Vec2 place, Inches longest, Stop likely,
                                                  Last last) const {
    std::int32_t best = longest.mils() + 1;
    std::optional<Found> found;
    const auto look_from = [&](Stop from) {
        const Settled& stop = stops_[from];
        const std::int32_t left = best - stop.length;
        if (left <= 0 || distance_squared(stop.at, place) >= square(left)) return;
        if (!stop.any_way && !is_tangent(stop.at, stop.corner, place)) return;
        const std::int32_t length = stop.length + distance(stop.at, place).mils();
        if (length >= best || !is_clear(stop.at, place, last)) return;
        best = length;
        found = Found{from, Inches::from_mils(length)};
    };
    look_from(0);
    if (found) return found;  // nothing is shorter than straight on
    if (likely != 0) look_from(likely);
    for (Stop from = 1; from < stops_.size() && stops_[from].length < best; ++from) look_from(from);
    return found;
}

std::optional<ReachTree::Found> ReachTree::find(Vec2 place, Inches longest, Stop likely) const {
    return search(place, longest, likely, Last::goes_on);
}

std::optional<ReachTree::Found> ReachTree::find_end(Vec2 place, Inches longest) const {
    return search(place, longest, 0, Last::ends);
}

std::vector<Vec2> ReachTree::bends_to(Stop stop) const {
    std::vector<Vec2> bends;
    for (; stop != 0; stop = stops_[stop].from) bends.push_back(stops_[stop].at);
    std::reverse(bends.begin(), bends.end());
    return bends;
}

}  // namespace six
