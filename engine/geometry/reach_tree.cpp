#include "engine/geometry/reach_tree.h"

#include <algorithm>
#include <queue>
#include <tuple>
#include <utility>

#include "engine/geometry/leg.h"

namespace six {
namespace {

constexpr std::int32_t kSquare = 1000;     // mils, the least side of a square of ground
constexpr std::int32_t kMostSquares = 32;  // in a row

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

// The circles about the rings of bends, so that most are passed by with one question.
struct Round {
    Vec2 centre;
    std::int32_t radius = 0;
};
Round round_about(const Bends& bends, const Ring& ring) {
    if (ring.count == 0) return {};
    Vec2 low = bends.bends[ring.first].at;
    Vec2 high = low;
    for (std::uint32_t i = ring.first; i < ring.first + ring.count; ++i) {
        const Vec2 p = bends.bends[i].at;
        low = {std::min(low.x, p.x), std::min(low.y, p.y)};
        high = {std::max(high.x, p.x), std::max(high.y, p.y)};
    }
    const Vec2 centre = vec2_mils((low.x + high.x).mils() / 2, (low.y + high.y).mils() / 2);
    return {centre, distance(low, high).mils() / 2 + 2};
}

}  // namespace

// Whether is_tangent may be true of a place in this circle: a cross product changes by no more than
// the radius times the length of the side.
bool ReachTree::Settled::may_lead_into(Vec2 centre, std::int32_t radius) const {
    if (side == 0) return true;
    const std::int64_t slack = std::int64_t{radius} * side;
    const std::int64_t before = cross(centre - at, corner.before - at);
    const std::int64_t after = cross(centre - at, corner.after - at);
    return !((before > slack && after < -slack) || (before < -slack && after > slack));
}

ReachTree::ReachTree(const Scene& scene, Asked asked) : scene_(scene), asked_(std::move(asked)) {
    const Vec2 start = asked_.start;
    stops_.push_back({.at = start, .corner = {start, start, start}});
    Bends bends;
    // As for a way there and back again: all that lies within the pace.
    find_bends(scene, asked_.legs, start, start, 2 * asked_.furthest, bends);
    for (const Vec2 place : asked_.bends) {
        bends.rings.push_back({static_cast<std::uint32_t>(bends.bends.size()), 1});
        bends.bends.push_back({place, place, place});
    }
    settle(bends);
    square_ = std::max(kSquare, 2 * asked_.furthest.mils() / kMostSquares);
    squares_wide_ = 2 * asked_.furthest.mils() / square_ + 1;
    squares_.resize(
        static_cast<std::size_t>(squares_wide_) * static_cast<std::size_t>(squares_wide_) + 1);
}

void ReachTree::settle(const Bends& bends) {
    std::vector<bool> settled(bends.bends.size());
    std::priority_queue<Offer, std::vector<Offer>, Later> offers;
    std::vector<Round> rounds;
    for (const Ring& ring : bends.rings) rounds.push_back(round_about(bends, ring));
    const auto offer_all_from = [&](Stop from) {
        const Settled& stop = stops_[from];
        const std::int32_t left = asked_.furthest.mils() - stop.length;
        for (std::size_t n = 0; n < bends.rings.size(); ++n) {
            const Ring& ring = bends.rings[n];
            const Round& round = rounds[n];
            if (!within(stop.at, round.centre, Inches::from_mils(left + round.radius)) ||
                !stop.may_lead_into(round.centre, round.radius))
                continue;
            const bool any_corner = from == 0 && ring.holds_start;
            for (std::uint32_t i = ring.first; i < ring.first + ring.count; ++i) {
                const Bend& bend = bends.bends[i];
                if (settled[i] || !within(stop.at, bend.at, Inches::from_mils(left))) continue;
                if (!any_corner && !is_tangent(stop.at, bend, bend.at)) continue;
                if (stop.side != 0 && !is_tangent(stop.at, stop.corner, bend.at)) continue;
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
        if (!is_clear(stops_[best.from].at, bend.at, Leg::goes_on)) continue;
        settled[best.bend] = true;
        // Two points of a path are kept: for a door and for the place where it ends.
        if (best.legs > static_cast<std::int32_t>(kMaxPathPoints) - 2) continue;
        const Inches side = std::max(distance(bend.at, bend.before), distance(bend.at, bend.after));
        stops_.push_back({bend.at, best.from, best.length, best.legs, bend, side.mils()});
        offer_all_from(static_cast<Stop>(stops_.size() - 1));
    }
}

const std::vector<ReachTree::Stop>& ReachTree::stops_about(Vec2 place) const {
    const Vec2 low = asked_.start - Vec2{asked_.furthest, asked_.furthest};
    const Vec2 in = place - low;
    const std::int32_t column = in.x.mils() / square_;
    const std::int32_t row = in.y.mils() / square_;
    const bool far =
        in.x < Inches{} || in.y < Inches{} || column >= squares_wide_ || row >= squares_wide_;
    Square& square =
        far ? squares_.back() : squares_[static_cast<std::size_t>(row * squares_wide_ + column)];
    if (square.known) return square.stops;
    square.known = true;
    const Vec2 centre =
        low + vec2_mils(column * square_ + square_ / 2, row * square_ + square_ / 2);
    const std::int32_t radius = square_ * 3 / 4;  // of a circle about it
    for (Stop stop = 1; stop < stops_.size(); ++stop)
        if (far || stops_[stop].may_lead_into(centre, radius)) square.stops.push_back(stop);
    return square.stops;
}

bool ReachTree::is_clear(Vec2 a, Vec2 b, Leg leg) const {
    if (!leg_is_clear(scene_, asked_.legs, a, b)) return false;
    if (leg == Leg::too_far || a == b) return true;
    const Judge& judge = leg == Leg::goes_on ? asked_.may_go_on : asked_.may_end;
    return !judge || judge(a, b);
}

std::optional<ReachTree::Found> ReachTree::search(Vec2 place, Inches longest, Stop likely,
                                                  Leg leg) const {
    std::int32_t best = longest.mils() + 1;
    std::optional<Found> found;
    const auto look_from = [&](Stop from) {
        const Settled& stop = stops_[from];
        const std::int32_t left = best - stop.length;
        if (left <= 0 || distance_squared(stop.at, place) >= square(left)) return;
        if (stop.side != 0 && !is_tangent(stop.at, stop.corner, place)) return;
        const std::int32_t length = stop.length + distance(stop.at, place).mils();
        if (length >= best || !is_clear(stop.at, place, leg)) return;
        best = length;
        found = Found{from, Inches::from_mils(length)};
    };
    look_from(0);
    if (found) return found;  // nothing is shorter than straight on
    if (likely != 0 && likely < stops_.size()) look_from(likely);
    for (const Stop from : stops_about(place)) {
        if (stops_[from].length >= best) break;
        look_from(from);
    }
    return found;
}

std::optional<ReachTree::Found> ReachTree::find(Vec2 place, Inches longest, Stop likely) const {
    return search(place, longest, likely, Leg::ends);
}

std::optional<ReachTree::Found> ReachTree::find_beyond(Vec2 place, Inches longest) const {
    return search(place, longest, 0, Leg::too_far);
}

std::vector<Vec2> ReachTree::bends_to(Stop stop) const {
    std::vector<Vec2> bends;
    for (; stop != 0; stop = stops_[stop].from) bends.push_back(stops_[stop].at);
    std::reverse(bends.begin(), bends.end());
    return bends;
}

}  // namespace six
