#include "engine/game/fences.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "engine/geometry/crossing.h"
#include "engine/geometry/segment.h"
#include "engine/messages/battle_command.h"
#include "engine/rules/castle/castle.h"
#include "engine/rules/castle/castle_placement.h"

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
    : table_(table), state_(state), who_(who) {
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
    return stays_on_tops(from, to);
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
    return stays_on_tops(from, to);
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
    return bends;
}

}  // namespace six
