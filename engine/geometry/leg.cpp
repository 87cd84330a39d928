#include "engine/geometry/leg.h"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <tuple>

#include "engine/geometry/contact.h"
#include "engine/geometry/segment.h"

namespace six {
namespace {

struct Leg {
    Vec2 a, b;
};

bool counts(const PathQuery& query, FigureId id) {
    return id != query.mover && !(query.ignored && query.ignored->has(id));
}

bool on_table(Vec2 p, Vec2 table) {
    return Inches{} <= p.x && p.x <= table.x && Inches{} <= p.y && p.y <= table.y;
}

// Where the leg leaves the table: it starts on it or is off it from the start.
Entry leaves_table(const Leg& leg, Vec2 table) {
    if (!on_table(leg.a, table)) return Entry{};
    Entry first = Entry::ratio(1, 1);
    const auto look = [&](Inches a, Inches b, Inches limit) {
        if (b >= Inches{} && b <= limit) return;
        const Entry entry =
            Entry::ratio(((b < Inches{} ? Inches{} : limit) - a).mils(), (b - a).mils());
        if (entry < first) first = entry;
    };
    look(leg.a.x, leg.b.x, table.x);
    look(leg.a.y, leg.b.y, table.y);
    return first;
}

// The circles that the leg grazes or crosses: all that a closed gap on its way can belong to. For
// the gap is no wider than the slack, and a leg that meets the connection within a disc is stopped
// by that disc before.
using Near = std::array<std::uint16_t, 2 * kMaxFigures>;

// Calls found(block, entry), where entry() is the place, for everything that stops the leg; stops
// when found says so.
template <class Found>
bool circles_stop(const Scene& scene, const PathQuery& query, const Leg& leg, Near& near,
                  std::size_t& near_count, Found& found) {
    const Inches margin = std::max(query.contact_slack, scene.longest_waist());
    sweep::Candidates candidates;
    sweep::spots_near(scene.targets(), sweep::coarse_line(leg.a, leg.b, margin), sweep::best_unit(),
                      candidates);
    const std::span<const Spot> spots = scene.spots();
    for (std::size_t word = 0; word * 64 < spots.size(); ++word) {
        for (std::uint64_t bits = candidates.spots[word]; bits != 0; bits &= bits - 1) {
            const std::size_t i = word * 64 + static_cast<std::size_t>(std::countr_zero(bits));
            const Spot& spot = spots[i];
            if (!counts(query, spot.figure)) continue;
            const Block base = base_block(spot.figure);
            if (crosses_disc(leg.a, leg.b, spot.at, spot.radius) &&
                found(base, [&] { return *enters_disc(leg.a, leg.b, spot.at, spot.radius); }))
                return true;
            if (comes_within(leg.a, leg.b, spot.at, spot.radius + query.contact_slack))
                near[near_count++] = static_cast<std::uint16_t>(i);
            // The straight connection of a double disc's centres belongs to it. [U-MOUNT-14] With
            // the margin above a leg that meets it has both circles for candidates.
            if (i + 1 == spots.size() || spots[i + 1].figure != spot.figure) continue;
            const Vec2 twin = spots[i + 1].at;
            if (segments_meet(leg.a, leg.b, spot.at, twin) &&
                found(base, [&] { return *meets_segment(leg.a, leg.b, spot.at, twin); }))
                return true;
        }
    }
    return false;
}

template <class Found>
bool gap_stops(const PathQuery& query, const Leg& leg, const SceneBase& one, const SceneBase& two,
               Found& found) {
    const SceneBase& a = one.id < two.id ? one : two;
    const SceneBase& b = one.id < two.id ? two : one;
    const auto gap = closed_gap(a.base, b.base, query.contact_slack);
    if (!gap || !segments_meet(leg.a, leg.b, gap->from, gap->to)) return false;
    return found(gap_block(a.id, b.id),
                 [&] { return *meets_segment(leg.a, leg.b, gap->from, gap->to); });
}

template <class Found>
bool gaps_stop(const Scene& scene, const PathQuery& query, const Leg& leg, const Near& near,
               std::size_t near_count, Found& found) {
    const std::span<const SceneBase> bases = scene.bases();
    const std::span<const Spot> spots = scene.spots();
    for (std::size_t j = 1; j < near_count; ++j) {
        for (std::size_t i = 0; i < j; ++i) {
            const Spot& a = spots[near[i]];
            const Spot& b = spots[near[j]];
            if (a.figure == b.figure ||
                !within(a.at, b.at, a.radius + b.radius + query.contact_slack))
                continue;
            if (gap_stops(query, leg, bases[a.base], bases[b.base], found)) return true;
        }
    }
    return false;
}

template <class Found>
bool rectangles_stop(const Scene& scene, const PathQuery& query, const Leg& leg, Found& found) {
    const std::span<const SceneBase> bases = scene.bases();
    const std::span<const std::uint16_t> rectangles = scene.rectangles();
    for (std::size_t i = 0; i < rectangles.size(); ++i) {
        const SceneBase& wall = bases[rectangles[i]];
        const Inches reach = reach_of(wall.base.shape) + query.contact_slack + 2_mil;
        if (!counts(query, wall.id) || !comes_within(leg.a, leg.b, wall.base.at, reach)) continue;
        const std::array<Vec2, 4> corners = corners_of(wall.base);
        if (crosses_polygon(leg.a, leg.b, corners) &&
            found(base_block(wall.id), [&] { return *enters_polygon(leg.a, leg.b, corners); }))
            return true;
        // Every point of a connection lies within the reach of one of its two walls.
        for (const std::uint16_t other : rectangles) {
            const SceneBase& next = bases[other];
            if (next.id == wall.id || !counts(query, next.id) ||
                !within(next.base.at, wall.base.at, reach + reach_of(next.base.shape)))
                continue;
            if (gap_stops(query, leg, wall, next, found)) return true;
        }
    }
    return false;
}

template <class Found>
bool pieces_stop(const Scene& scene, const PathQuery& query, const Leg& leg, Found& found) {
    if (query.barred == 0) return false;
    // Blocking terrain is judged with the base: a disc may reach into it by the slack. [U-MOVE-4]
    const Inches reach = std::max(query.swept_radius - query.terrain_slack, Inches{});
    for (const ScenePiece& piece : scene.pieces()) {
        if (!(query.barred >> piece.id.n & 1)) continue;
        const auto [left, right] = std::minmax(leg.a.x, leg.b.x);
        const auto [low, high] = std::minmax(leg.a.y, leg.b.y);
        if (right < piece.lo.x - reach || left > piece.hi.x + reach || high < piece.lo.y - reach ||
            low > piece.hi.y + reach)
            continue;
        const std::span<const Vec2> corners = piece.outline->corners;
        if (crosses_grown(leg.a, leg.b, corners, reach) && found(piece_block(piece.id), [&] {
                return *enters_grown(leg.a, leg.b, corners, reach);
            }))
            return true;
    }
    return false;
}

// The order is that of cost, not of the rules: found() keeps what comes first on the leg.
template <class Found>
bool anything_stops(const Scene& scene, const PathQuery& query, const Leg& leg, Found found) {
    if (!(on_table(leg.a, query.table) && on_table(leg.b, query.table)) &&
        found(edge_block(), [&] { return leaves_table(leg, query.table); }))
        return true;
    Near near;
    std::size_t near_count = 0;
    return circles_stop(scene, query, leg, near, near_count, found) ||
           gaps_stop(scene, query, leg, near, near_count, found) ||
           rectangles_stop(scene, query, leg, found) || pieces_stop(scene, query, leg, found);
}

}  // namespace

bool leg_is_clear(const Scene& scene, const PathQuery& query, Vec2 a, Vec2 b) {
    return !anything_stops(scene, query, {a, b}, [](const Block&, auto&&) { return true; });
}

Block first_obstacle_of_leg(const Scene& scene, const PathQuery& query, Vec2 a, Vec2 b) {
    Block first;
    Entry first_entry;
    anything_stops(scene, query, {a, b}, [&](const Block& block, auto&& place) {
        const Entry entry = place();
        const auto rank = [](const Block& of) {
            return std::tie(of.kind, of.figure, of.other, of.piece);
        };
        const bool earlier = first.kind == BlockKind::none || entry < first_entry ||
                             (entry == first_entry && rank(block) < rank(first));
        if (earlier) {
            first = block;
            first_entry = entry;
        }
        return false;
    });
    if (first.kind != BlockKind::none) first.where = first_entry.place(a, b);
    return first;
}

}  // namespace six
