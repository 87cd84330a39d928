// Tops of castle sections: what stands there, and the ways on to them, off them and past them.
// [C-CASTLE-14, C-CASTLE-15, C-CASTLE-20 to C-CASTLE-22, C-CASTLE-38, C-CASTLE-45]
#include "engine/geometry/crossing.h"
#include "engine/geometry/path.h"
#include "engine/geometry/segment.h"
#include "engine/messages/battle_command.h"
#include "engine/messages/reason.h"
#include "engine/rules/castle/castle.h"

namespace six {
namespace {

constexpr std::int32_t kRimPoints = 36;  // of a base, looked at for what lies under them

// Every ground of a section that stands.
template <class Each>
void for_each_standing(const Table& table, const State& state, Each each) {
    for (std::uint16_t i = 0; i < table.field.pieces.size(); ++i)
        if (const Piece& piece = table.field.pieces[i]; stands(state, piece))
            each(PieceId{i}, piece);
}

// Further from its middle than any of its corners: spares the exact question most of the time.
bool is_far_from(const Table& table, const Figure& section, Vec2 dot) {
    const BaseShape& base = warrior_of(table, section).base;
    const std::int32_t reach = (base.radius + base.half_length + base.half_width).mils();
    const Vec2 away = dot - section.at;
    return away.x.mils() > reach || away.x.mils() < -reach || away.y.mils() > reach ||
           away.y.mils() < -reach;
}

// A circle beside the door: its rim meets the outline no further from the door's middle than half
// its width. [C-CASTLE-21, C-CASTLE-38]
bool is_at_door(const Table& table, const Piece& piece, Vec2 dot, Inches radius) {
    if (piece.access.empty()) return false;
    const Vec2 met = nearest_on_outline(piece.outline, dot);
    return within(met, dot, radius + table.contact_slack()) &&
           4 * distance_squared(met, piece.access[0]) <=
               square(table.options[Option::access_width]);
}

}  // namespace

FigureId top_under(const Table& table, const State& state, Vec2 dot) {
    FigureId found;
    if (!holds_a_castle(table.field)) return found;
    for_each_standing(table, state, [&](PieceId, const Piece& piece) {
        if (found.exists() || is_far_from(table, state[piece.section], dot)) return;
        if (holds(piece.outline, dot)) found = piece.section;
    });
    return found;
}

Figure put_at(const Table& table, const State& state, Figure figure, Vec2 at, Facing facing) {
    figure.at = at;
    figure.facing = facing;
    // What soars is above castles too. [V-SOAR-3]
    figure.top = figure.has(note::soaring) ? FigureId{} : top_under(table, state, at);
    return figure;
}

FigureSet at_other_level(const Table& table, const State& state, Posture posture) {
    FigureSet others;
    const std::uint8_t level = (*table.rules->postures)[static_cast<std::size_t>(posture)].level;
    for_each_on_table(state, [&](FigureId id, const Figure& figure) {
        if (posture_of(table, figure).level != level) others.add(id);
    });
    return others;
}

// The rim is looked at in kRimPoints places, near enough counting as for other terrain.
bool fits_on_tops(const Table& table, const State& state, const Base& base) {
    const auto on_a_top = [&](Vec2 place) { return top_under(table, state, place).exists(); };
    constexpr std::int32_t kStep = Facing::kFullTurn / kRimPoints;
    for (const Vec2 circle : circles_of(base)) {
        if (!on_a_top(circle)) return false;
        for (std::int32_t i = 0; i < kRimPoints; ++i)
            if (!on_a_top(ahead_of(circle, Facing::from_tenths(i * kStep),
                                   base.shape.radius - table.terrain_slack())))
                return false;
    }
    return true;
}

Result<Ok> check_rest_at_castle(const Table& table, const State& state, const Base& resting,
                                FigureId who) {
    if (!holds_a_castle(table.field)) return Ok{};
    const auto refuse = [&](Clause clause, Reason why, PieceId piece) {
        return Illegal{
            .clause = clause, .why = why, .who = who, .piece = piece, .where = resting.at};
    };
    const FigureId top = top_under(table, state, resting.at);
    if (top.exists()) {
        if (const Ban no = forbidden(table, state[who], Deed::stand_on_top); no.exists())
            return refuse(no.clause, no.why, piece_of(table, top));
        if (fits_on_tops(table, state, resting)) return Ok{};
        const bool mounted = resting.shape.kind == BaseKind::double_disc;
        return refuse(mounted ? Clause("C-MOUNT-6") : Clause("C-CASTLE-15"), Reason::overhangs_top,
                      piece_of(table, top));
    }
    Result<Ok> rests = Ok{};
    for_each_standing(table, state, [&](PieceId id, const Piece& piece) {
        if (rests && overlaps(piece.outline, resting, table.terrain_slack()))
            rests = refuse("C-CASTLE-45", Reason::rests_in_terrain, id);
    });
    return rests;
}

// --- ways ---

namespace {

// It comes out again without having been anywhere else up there: it went below. [C-CASTLE-38]
bool leads_through_gate(const Table& table, const State& state, const Path& path,
                        std::size_t first) {
    const FigureId section = top_under(table, state, path[first]);
    if (!kind_of(table, state[section]).has_gate) return false;
    for (std::size_t i = first; i < path.size(); ++i)
        if (const FigureId under = top_under(table, state, path[i]); under != section)
            return !under.exists();
    return false;
}

}  // namespace

std::size_t next_door(const Table& table, const State& state, bool on_a_top, const Path& path,
                      std::size_t from, Gait gait) {
    if (from >= path.size() || gait.flies || !holds_a_castle(table.field)) return path.size();
    const auto changes = [&](std::size_t i) {
        return top_under(table, state, path[i]).exists() != on_a_top;
    };
    const std::size_t last = path.size() - 1;
    if (door_ends_the_move(table)) return changes(last) ? last : path.size();
    for (std::size_t i = from; i < path.size(); ++i)
        if (changes(i) && (on_a_top || !leads_through_gate(table, state, path, i))) return i;
    return path.size();
}

Inches length_on_foot(const Table& table, const State& state, const Figure& figure,
                      const Path& path, Gait gait) {
    Inches length;
    Vec2 from = figure.at;
    bool on_a_top = figure.top.exists();
    for (std::size_t i = 0;; on_a_top = !on_a_top) {
        const std::size_t door = next_door(table, state, on_a_top, path, i, gait);
        length = length + path_length(from, {path.begin() + i, door - i});
        if (door == path.size()) return length;
        if (!door_ends_the_move(table)) length = length + kDoorCost;
        from = path[door];
        i = door + 1;
    }
}

// From the top's edge above the door to the ground before it, or the other way. [C-CASTLE-21]
Result<Ok> check_door(const Table& table, const State& state, FigureId who, const Figure& figure,
                      Vec2 before, Vec2 after) {
    const FigureId up = top_under(table, state, after);
    const FigureId section = up.exists() ? up : top_under(table, state, before);
    const auto refuse = [&](Clause clause, Reason why) {
        return Illegal{.clause = clause,
                       .why = why,
                       .who = who,
                       .other = section,
                       .piece = section.exists() ? piece_of(table, section) : PieceId{},
                       .where = before};
    };
    if (const Ban no = forbidden(table, figure, Deed::stand_on_top); no.exists())
        return refuse(no.clause, no.why);
    if (!section.exists()) return refuse("C-CASTLE-22", Reason::leaves_top);
    const KindRules& kind = kind_of(table, state[section]);
    if (!kind.has_door) return refuse("C-CASTLE-19", Reason::not_at_door);
    const Piece& piece = table.field.pieces[piece_of(table, section).n];
    const Inches radius = warrior_of(table, figure).base.radius;
    const Vec2 outside = up.exists() ? before : after;
    for (const Vec2 place : {before, after}) {
        const bool in_the_gate = place == outside && holds(piece.outline, place);
        if (!in_the_gate && is_at_door(table, piece, place, radius)) continue;
        const bool in_gate = kind.has_gate && up.exists();
        return refuse(in_gate ? Clause("C-CASTLE-38") : Clause("C-CASTLE-21"),
                      in_gate ? Reason::rests_in_gate : Reason::not_at_door);
    }
    if (!portals_open_to(table, state, section, side_of(table, state, figure)))
        return refuse("C-CASTLE-20", Reason::portal_closed);
    return Ok{};
}

// The dot never leaves the tops; those that touch are one. [C-CASTLE-22]
Result<Ok> check_stays_on_tops(const Table& table, const State& state, FigureId who,
                               const Figure& figure, std::span<const Vec2> walked) {
    Vec2 from = figure.at;
    for (const Vec2 to : walked) {
        if (from == to) continue;
        const Inches length = distance(from, to);
        Inches reached;
        for (bool further = true; further && reached < length;) {
            further = false;
            for_each_standing(table, state, [&](PieceId, const Piece& piece) {
                for (const Stretch& stretch : stretches_of_leg(piece.outline, kDot, from, to)) {
                    if (stretch.lie == Lie::outside || stretch.last <= reached ||
                        stretch.first > reached + table.contact_slack())
                        continue;
                    reached = stretch.last;
                    further = true;
                }
            });
        }
        if (reached < length)
            return Illegal{.clause = "C-CASTLE-22",
                           .why = Reason::leaves_top,
                           .who = who,
                           .other = figure.top,
                           .piece = piece_of(table, figure.top),
                           .where = place_on_leg(from, to, reached)};
        from = to;
    }
    return Ok{};
}

PieceSet barred_by_castles(const Table& table, const State& state, const Figure& figure) {
    PieceSet barred = 0;
    if (!holds_a_castle(table.field) || figure.top.exists()) return barred;
    const bool small = fits_castles(table, figure);
    for (std::size_t i = 0; i < table.field.pieces.size(); ++i) {
        const Piece& piece = table.field.pieces[i];
        if (!piece.section.exists() || !is_section(state[piece.section])) continue;
        const bool through =
            small && kind_of(table, state[piece.section]).has_gate &&
            portals_open_to(table, state, piece.section, side_of(table, state, figure));
        if (through == piece.beside_gate) barred |= PieceSet{1} << i;
    }
    return barred;
}

Illegal refuse_castle_path(const Table& table, const State& state, FigureId who,
                           const Block& block) {
    const Piece& piece = table.field.pieces[block.piece.n];
    const Figure& section = state[piece.section];
    const bool small = fits_castles(table, state[who]);
    const bool gate = kind_of(table, section).has_gate;
    const bool closed = gate && small && !piece.beside_gate;
    Illegal no{.clause = "C-CASTLE-45",
               .why = Reason::path_in_terrain,
               .who = who,
               .other = piece.section,
               .piece = piece_of(table, piece.section),
               .where = block.where};
    if (closed) {
        no.clause = "C-CASTLE-20";
        no.why = Reason::portal_closed;
    } else if (gate) {
        no.clause = "C-CASTLE-38";
        no.why = Reason::cannot_use_gate;
    }
    return no;
}

}  // namespace six
