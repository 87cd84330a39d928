#include "engine/game/fences.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "engine/geometry/crossing.h"
#include "engine/geometry/segment.h"
#include "engine/messages/battle_command.h"
#include "engine/rules/castle/castle.h"
#include "engine/rules/castle/castle_placement.h"
#include "engine/rules/way_legs.h"

namespace six {
namespace {

constexpr Inches kAside = 3_mil;  // bends keep so far from an edge, for rounding

// The place in the angle of a corner that is `depth` from both its edges.
std::optional<Vec2> place_in_corner(Vec2 before, Vec2 corner, Vec2 after, Inches depth) {
    const Vec2 in = corner - before;
    const Vec2 out = after - corner;
    const std::int64_t turn = cross(in, out);
    if (turn == 0) return std::nullopt;
    const std::int64_t in_length = distance(before, corner).mils();
    const std::int64_t out_length = distance(corner, after).mils();
    const auto part = [&](Inches a, Inches b) {
        return depth.mils() * (b.mils() * in_length - a.mils() * out_length) / turn;
    };
    const std::int64_t x = part(in.x, out.x);
    const std::int64_t y = part(in.y, out.y);
    constexpr std::int64_t kMost = kMaxTable.mils();
    if (std::max(std::abs(x), std::abs(y)) > kMost) return std::nullopt;
    return corner + vec2_mils(static_cast<std::int32_t>(x), static_cast<std::int32_t>(y));
}

bool hinders(TerrainKind kind, Gait gait) {  // [U-WATER-1]
    return kind == TerrainKind::hindering || (kind == TerrainKind::shallow_water && !gait.swims);
}

// Flight ignores them all, and on a castle's top there are others.
bool has_fences(const Table& table, const Figure& figure, Gait gait) {
    return !gait.flies && !posture_of(table, figure).above_terrain;
}

}  // namespace

std::vector<PieceId> Fences::astride(const Table& table, const State& state, const Figure& figure,
                                     Gait gait) {
    std::vector<PieceId> found;
    if (!has_fences(table, figure, gait)) return found;
    for (std::uint16_t i = 0; i < table.field.pieces.size(); ++i) {
        const Piece& piece = table.field.pieces[i];
        if (!stands(state, piece) && ground_of(table, state, piece).height == Height::gradual &&
            lie_of(piece.outline, base_of(table, figure)) == Lie::across)
            found.push_back(PieceId{i});
    }
    return found;
}

Fences::Fences(const Table& table, const State& state, FigureId who, Gait gait, PieceId inwards)
    : table_(table),
      state_(state),
      who_(who),
      gait_(gait),
      contact_ends_(contact_ends_ways(table) && !gait.flies),
      rear_is_swept_(rear_circle_is_swept(table, state[who]) && !gait.flies) {
    const Figure& figure = state[who];
    if (figure.top.exists() && !gait.flies) fence_tops();
    if (!has_fences(table, figure, gait)) return;
    const Base base = base_of(table, figure);
    const bool stops_in_hindering =
        table.options[Option::hind_leave] != opt::hind_leave::all_hindering ||
        !halving_piece(table, state, figure, gait).exists();
    for (std::uint16_t i = 0; i < table.field.pieces.size(); ++i) {
        const Piece& piece = table.field.pieces[i];
        if (stands(state, piece)) continue;
        const Ground ground = ground_of(table, state, piece);
        if (hinders(ground.kind, gait) && stops_in_hindering && !touches(piece.outline, base))
            add(piece.outline, base.shape, Lie::inside, false);
        if (ground.height == Height::gradual) {
            const Lie lay = lie_of(piece.outline, base);
            const bool stays_in = lay == Lie::inside || (lay == Lie::across && inwards.n == i);
            add(piece.outline, base.shape, stays_in ? Lie::outside : Lie::inside, false);
        }
        if (ground.height == Height::abrupt)
            add(piece.outline, kDot, holds(piece.outline, figure.at) ? Lie::outside : Lie::inside,
                true);
        if (ground.kind == TerrainKind::low_wall)
            add(piece.outline, base.shape, Lie::inside, true, true);
    }
}

void Fences::add(const Polygon& outline, const BaseShape& shape, Lie never, bool dot_only,
                 bool wall) {
    // A base that lies inside has its dot a radius from every edge.
    const Inches depth = dot_only ? Inches{} : shape.radius;
    const Area box = bounds_of(outline);
    const Area within{box.low + Vec2{depth, depth}, box.high - Vec2{depth, depth}};
    const bool too_small = within.low.x > within.high.x || within.low.y > within.high.y;
    if (never == Lie::inside && too_small) return;
    fences_.push_back({&outline, shape, never, dot_only, wall, within});
}

// The middles of tops, and where those that touch are nearest to each other's.
void Fences::fence_tops() {
    on_tops_only_ = true;
    for (const Piece& piece : table_.field.pieces) {
        if (!stands(state_, piece)) continue;
        on_tops_.push_back(state_[piece.section].at);
        for (const Piece& other : table_.field.pieces)
            if (&other != &piece && stands(state_, other) &&
                adjoins(piece.outline, other.outline, table_.contact_slack()))
                on_tops_.push_back(nearest_on_outline(piece.outline, state_[other.section].at));
    }
}

bool Fences::let_go_on(Vec2 from, Vec2 to) const {
    for (const Fence& fence : fences_)
        if (meets(fence, from, to) && first_beyond(fence, from, to)) return false;
    if (contact_ends_ && first_contact_on_leg(table_, state_, who_, state_[who_], from, to))
        return false;
    return rear_passes(from, to) && stays_on_tops(from, to);
}

bool Fences::let_end(Vec2 from, Vec2 to) const {
    for (const Fence& fence : fences_) {
        if (!meets(fence, from, to)) continue;
        const auto beyond =
            fence.wall ? first_behind_wall(fence, from, to) : first_beyond(fence, from, to);
        if (!beyond) continue;
        const bool edge = fence.dot_only && !fence.wall;
        if (edge || distance(from, to) - *beyond > table_.terrain_slack()) return false;
    }
    if (contact_ends_)
        if (const auto met = first_contact_on_leg(table_, state_, who_, state_[who_], from, to);
            met && distance(from, to) - *met > slack_of_contact(table_))
            return false;
    return rear_passes(from, to) && stays_on_tops(from, to);
}

// Whether the leg comes to where the base, or the dot, may lie inside.
bool Fences::meets(const Fence& fence, Vec2 from, Vec2 to) {
    if (fence.never != Lie::inside) return true;
    const auto [left, right] = std::minmax(from.x, to.x);
    const auto [bottom, top] = std::minmax(from.y, to.y);
    const Area& box = fence.within;
    if (right < box.low.x || left > box.high.x || top < box.low.y || bottom > box.high.y)
        return false;
    // A line that has all corners of the box to one side passes it by.
    const int side = orientation(from, to, box.low);
    for (const Vec2 corner : {Vec2{box.high.x, box.low.y}, box.high, Vec2{box.low.x, box.high.y}})
        if (orientation(from, to, corner) != side) return true;
    return side == 0;
}

// How much of the leg may be gone until the fence is crossed; nothing when it is not.
std::optional<Inches> Fences::first_beyond(const Fence& fence, Vec2 from, Vec2 to) {
    if (fence.dot_only && fence.never == Lie::inside)
        return crosses_polygon(from, to, *fence.outline) ? std::optional{Inches{}} : std::nullopt;
    for (const Stretch& stretch : stretches_of_leg(*fence.outline, fence.shape, from, to))
        if (stretch.lie == fence.never) return stretch.first;
    return std::nullopt;
}

// A way may end on a wall, where it may end there at all, and just behind it. [U-WALL-2]
std::optional<Inches> Fences::first_behind_wall(const Fence& wall, Vec2 from, Vec2 to) {
    bool crossed = false;
    for (const Stretch& stretch : stretches_of_leg(*wall.outline, wall.shape, from, to)) {
        if (stretch.lie != Lie::outside)
            crossed =
                crossed || crosses_polygon(place_on_leg(from, to, stretch.first),
                                           place_on_leg(from, to, stretch.last), *wall.outline);
        else if (crossed)
            return stretch.first;
    }
    return std::nullopt;
}

bool Fences::stays_on_tops(Vec2 from, Vec2 to) const {
    if (!on_tops_only_) return true;
    if (!top_under(table_, state_, to).exists()) return false;
    Figure in_thought = state_[who_];
    in_thought.at = from;
    return check_stays_on_tops(table_, state_, who_, in_thought, {&to, 1}).has_value();
}

bool Fences::rear_passes(Vec2 from, Vec2 to) const {
    return !rear_is_swept_ ||
           block_of_rear_circle(table_, state_, who_, state_[who_], from, to, gait_).kind ==
               BlockKind::none;
}

// Rings of places whose sides do not touch him: the planner's own bends lie beside his base, where
// every way would end.
void Fences::add_bends_about_opponents(std::vector<Vec2>& bends) const {
    constexpr std::int32_t kCorners = 16;
    constexpr std::int32_t kOutwards = 51, kOf = 50;  // more than 1 / cos(half a corner's angle)
    const Figure& figure = state_[who_];
    for_each_on_table(state_, [&](FigureId id, const Figure& other) {
        if (id == who_ || !opposing(table_, state_, figure, other)) return;
        const Inches apart = warrior_of(table_, figure).base.radius +
                             warrior_of(table_, other).base.radius + table_.contact_slack();
        const Inches away = Inches::from_mils(apart.mils() * kOutwards / kOf) + kAside;
        for (const Vec2 circle : circles_of(base_of(table_, other)))
            for (std::int32_t i = 0; i < kCorners; ++i) {
                const Facing side = Facing::from_tenths(i * Facing::kFullTurn / kCorners);
                const Vec2 at = ahead_of(circle, side, away);
                if (Area{{}, table_.field.size}.holds(at)) bends.push_back(at);
            }
    });
}

std::vector<Vec2> Fences::bends() const {
    std::vector<Vec2> bends = on_tops_;
    const Area table{{}, table_.field.size};
    for (const Fence& fence : fences_) {
        const std::vector<Vec2>& corners = fence.outline->corners;
        const std::size_t n = corners.size();
        const Inches depth = fence.dot_only ? Inches{} : fence.shape.radius - kAside;
        for (std::size_t i = 0; i < n; ++i) {
            const Vec2 before = corners[(i + n - 1) % n];
            const Vec2 after = corners[(i + 1) % n];
            const bool juts_out = orientation(before, corners[i], after) > 0;
            if (juts_out != (fence.never == Lie::inside)) continue;
            const auto at = place_in_corner(before, corners[i], after, depth);
            if (at && table.holds(*at)) bends.push_back(*at);
        }
    }
    if (contact_ends_) add_bends_about_opponents(bends);
    return bends;
}

}  // namespace six
