// Forced stops: where a path has to end because the base has crossed completely, and abrupt edges.
// [U-MOVE-15, U-HIND-1, U-HIND-2, U-TERR-5, U-ELEV-2, U-ELEV-10, U-WALL-2, U-ABR-1, U-ABR-6,
// C-MULTI-10]
#include <algorithm>

#include "engine/geometry/crossing.h"
#include "engine/geometry/path.h"
#include "engine/geometry/segment.h"
#include "engine/messages/reason.h"
#include "engine/rules/castle/castle.h"
#include "engine/rules/terrain.h"

namespace six {
namespace {

struct Leg {
    Vec2 a, b;
    Inches begun;  // so much of the path lies before it

    Vec2 place(Inches step) const { return place_on_leg(a, b, step); }
};

class Walk {
public:
    Walk(const Table& table, const State& state, const Figure& mover, FigureId who,
         std::span<const Vec2> path, Gait gait)
        : table_(table),
          state_(state),
          base_(base_of(table, mover)),
          who_(who),
          path_(path),
          gait_(gait),
          large_(is_large(table, mover)),
          length_(path_length(mover.at, path)),
          low_(mover.at),
          high_(mover.at) {
        for (const Vec2 p : path) {
            low_ = {std::min(low_.x, p.x), std::min(low_.y, p.y)};
            high_ = {std::max(high_.x, p.x), std::max(high_.y, p.y)};
        }
        // With H-HIND-LEAVE = all_hindering, what starts hindered is stopped by no hindering piece.
        stops_in_hindering_ = table.options[Option::hind_leave] != opt::hind_leave::all_hindering ||
                              !halving_piece(table, state, mover, gait).exists();
    }

    Result<Ok> judge() {
        for (std::uint16_t i = 0; i < table_.field.pieces.size(); ++i) {
            const Piece& piece = table_.field.pieces[i];
            if (is_far(piece.outline) || stands(state_, piece)) continue;
            piece_ = PieceId{i};
            const Ground ground = ground_of(table_, state_, piece);
            const bool abrupt = ground.height == Height::abrupt;
            const bool wall = ground.kind == TerrainKind::low_wall;
            if (hinders(ground.kind)) meet_hindering(piece);
            if (ground.height != Height::ground && !(abrupt && large_)) meet_height(piece);
            if (abrupt) meet_abrupt_edge(piece);
            if (wall && large_) meet_barrier(piece);
            if (wall && !large_) meet_wall(piece);
        }
        if (refused_) return first_;
        return Ok{};
    }

private:
    bool is_far(const Polygon& outline) const {
        const Inches reach = reach_of(base_.shape);
        Vec2 low = outline.corners[0];
        Vec2 high = low;
        for (const Vec2 p : outline.corners) {
            low = {std::min(low.x, p.x), std::min(low.y, p.y)};
            high = {std::max(high.x, p.x), std::max(high.y, p.y)};
        }
        return low_.x - reach > high.x || low_.y - reach > high.y || high_.x + reach < low.x ||
               high_.y + reach < low.y;
    }

    bool hinders(TerrainKind kind) const {  // [U-WATER-1]
        return kind == TerrainKind::hindering ||
               (kind == TerrainKind::shallow_water && !gait_.swims);
    }

    // Calls each(leg, stretch) along the path until it answers false.
    template <class Each>
    void walk(const Polygon& outline, const BaseShape& shape, Each each) const {
        Leg leg{base_.at, base_.at, {}};
        for (const Vec2 next : path_) {
            leg.begun = leg.begun + distance(leg.a, leg.b);
            leg.a = leg.b;
            leg.b = next;
            if (leg.a == leg.b) continue;
            for (const Stretch& stretch : stretches_of_leg(outline, shape, leg.a, leg.b))
                if (!each(leg, stretch)) return;
        }
    }

    // What comes first on the path is told; of things at the same place what was found first.
    void refuse(Inches along, Vec2 where, Clause clause, Reason why) {
        if (refused_ && first_.m <= along.mils()) return;
        refused_ = true;
        first_ = {.clause = clause,
                  .why = why,
                  .who = who_,
                  .piece = piece_,
                  .where = where,
                  .n = length_.mils(),
                  .m = along.mils()};
    }
    void stop(const Leg& leg, const Stretch& stretch, Clause clause, Reason why) {
        const Inches along = leg.begun + stretch.first;
        if (length_ - along > table_.terrain_slack())
            refuse(along, leg.place(stretch.first), clause, why);
    }

    // As soon as the base lies completely in it, unless it touched this piece from the start. One
    // too small for the base never stops it. [U-HIND-1, U-HIND-2, U-TERR-5]
    void meet_hindering(const Piece& piece) {
        if (!stops_in_hindering_ || touches(piece.outline, base_)) return;
        walk(piece.outline, base_.shape, [&](const Leg& leg, const Stretch& stretch) {
            if (stretch.lie != Lie::inside) return true;
            stop(leg, stretch,
                 is_water(piece.kind) ? Clause("U-WATER-1")
                 : large_             ? Clause("C-MULTI-10")
                                      : Clause("U-HIND-1"),
                 Reason::must_stop_in_hindering);
            return false;
        });
    }

    // When it has moved up or down completely. A base across a gradual edge may first complete that
    // crossing, either way. [U-ELEV-2, U-ELEV-10] Across an abrupt one no base rests, but for the
    // slack: there the dot decides. [U-ABR-6]
    void meet_height(const Piece& piece) {
        const bool abrupt = piece.height == Height::abrupt;
        Lie lay = lie_of(piece.outline, base_);
        const bool by_dot =
            !abrupt && table_.options[Option::elev_stop] == opt::elev_stop::centre_dot;
        if (abrupt || by_dot) lay = holds(piece.outline, base_.at) ? Lie::inside : Lie::outside;
        const Clause clause = large_               ? Clause("C-MULTI-10")
                              : abrupt             ? Clause("U-ABR-6")
                              : lay == Lie::across ? Clause("U-ELEV-10")
                                                   : Clause("U-ELEV-2");
        walk(piece.outline, by_dot ? kDot : base_.shape,
             [&](const Leg& leg, const Stretch& stretch) {
                 if (stretch.lie == Lie::across || stretch.lie == lay) return true;
                 if (lay != Lie::across) {
                     stop(leg, stretch, clause, Reason::must_stop_at_height);
                     return false;
                 }
                 lay = stretch.lie;
                 return true;
             });
    }

    // The dot crosses it only near an access point; the base may overhang. [U-ABR-1, U-ABR-6]
    void meet_abrupt_edge(const Piece& piece) {
        bool on_it = holds(piece.outline, base_.at);
        Vec2 met = base_.at;
        Inches along;
        walk(piece.outline, kDot, [&](const Leg& leg, const Stretch& stretch) {
            if (stretch.lie == Lie::across) {
                // A leg that begins on the edge goes on from there.
                const Inches step =
                    stretch.first == Inches{}
                        ? Inches{}
                        : Inches::from_mils((stretch.first + stretch.last).mils() / 2);
                met = leg.place(step);
                along = leg.begun + step;
                return true;
            }
            if ((stretch.lie == Lie::inside) == on_it) return true;
            on_it = !on_it;
            if (large_) {  // not even there [C-MULTI-10]
                refuse(along, met, "C-MULTI-10", Reason::cannot_cross);
                return false;
            }
            if (at_access_point(piece, met)) return true;
            refuse(along, met, "U-ABR-1", Reason::not_at_access_point);
            return false;
        });
    }
    bool at_access_point(const Piece& piece, Vec2 place) const {
        const std::int64_t width = table_.options[Option::access_width];
        for (const Vec2 point : piece.access)
            if (4 * distance_squared(point, place) <= square(width)) return true;
        return false;
    }

    // A low wall lets no large figure pass: crossing is judged with the dot, as for others. One
    // that flew onto it may get off. [C-MULTI-10]
    void meet_barrier(const Piece& wall) {
        if (path_.empty() || holds(wall.outline, base_.at)) return;
        const std::optional<Entry> entry =
            enters_polygon(base_.at, path_.back(), wall.outline.corners);
        if (!entry) return;
        const Vec2 met = entry->place(base_.at, path_.back());
        refuse(distance(base_.at, met), met, "C-MULTI-10", Reason::cannot_cross);
    }

    // Once the dot has crossed it, just beyond. [U-WALL-2]
    void meet_wall(const Piece& wall) {
        bool crossed = false;
        walk(wall.outline, base_.shape, [&](const Leg& leg, const Stretch& stretch) {
            if (stretch.lie != Lie::outside) {
                crossed = crossed || crosses_polygon(leg.place(stretch.first),
                                                     leg.place(stretch.last), wall.outline);
                return true;
            }
            if (crossed) stop(leg, stretch, "U-WALL-2", Reason::must_stop_behind_wall);
            return !crossed;
        });
    }

    const Table& table_;
    const State& state_;
    const Base base_;  // where it starts
    const FigureId who_;
    const std::span<const Vec2> path_;
    const Gait gait_;
    const bool large_;  // and its path one straight leg
    const Inches length_;
    Vec2 low_, high_;  // a box about the path
    bool stops_in_hindering_ = true;

    PieceId piece_;  // the one that is looked at
    bool refused_ = false;
    Illegal first_;
};

}  // namespace

Result<Ok> check_stops(const Table& table, const State& state, const Figure& mover, FigureId who,
                       std::span<const Vec2> path, Gait gait) {
    // Flight ignores them all, and on a castle's top there are none. [U-SA-SPD-4, U-ELEV-2,
    // U-WALL-6, U-ABR-1, C-CASTLE-39]
    if (gait.flies || posture_of(table, mover).above_terrain || table.field.pieces.empty())
        return Ok{};
    return Walk(table, state, mover, who, path, gait).judge();
}

}  // namespace six
