#include "engine/rules/castle/castle.h"

#include <string>

#include "engine/messages/reason.h"

namespace six {
namespace {

constexpr std::int32_t kTowerStep = Facing::kFullTurn / kTowerCorners;

Vec2 middle(Vec2 a, Vec2 b) {
    return {Inches::from_mils((a.x.mils() + b.x.mils()) / 2),
            Inches::from_mils((a.y.mils() + b.y.mils()) / 2)};
}

// The middle of the side that looks to the owner's edge; of a tower the corner nearest to it. Of
// equally near ones the first. [C-CASTLE-38]
Vec2 door_of(const Polygon& outline, bool round, Edge edge) {
    Vec2 best;
    for (std::size_t i = 0; i < outline.corners.size(); ++i) {
        const Vec2 corner = outline.corners[i];
        const Vec2 place =
            round ? corner : middle(corner, outline.corners[(i + 1) % outline.corners.size()]);
        if (i == 0 || from_edge({}, edge, place) < from_edge({}, edge, best)) best = place;
    }
    return best;
}

}  // namespace

Polygon section_outline(const Warrior& warrior, Vec2 at, Facing facing) {
    Polygon outline;
    if (warrior.base.kind == BaseKind::rectangle) {
        for (const Vec2 corner : corners_of({warrior.base, at, facing}))
            outline.corners.push_back(corner);
        return outline;
    }
    // A circle looks the same whichever way it is turned; its corners lie towards the edges.
    for (std::int32_t i = 0; i < kTowerCorners; ++i)
        outline.corners.push_back(
            ahead_of(at, Facing::from_tenths(i * kTowerStep), warrior.base.radius));
    return outline;
}

std::vector<Piece> section_pieces(const Warrior& warrior, const KindRules& kind, FigureId id,
                                  Vec2 at, Facing facing, Edge owners_edge) {
    std::vector<Piece> pieces;
    Piece ground;
    ground.name = "castle_" + std::to_string(id.n + 1);
    ground.height = Height::abrupt;
    ground.outline = section_outline(warrior, at, facing);
    ground.section = id;
    const bool round = warrior.base.kind != BaseKind::rectangle;
    if (kind.has_door) ground.access.push_back(door_of(ground.outline, round, owners_edge));
    pieces.push_back(std::move(ground));
    if (!kind.has_gate) return pieces;
    // To the left and to the right of a passage along the facing.
    const Inches half_gate = Inches::from_mils(kGateWidth.mils() / 2);
    const BaseShape& base = warrior.base;
    for (const int side : {1, -1}) {
        Piece flank;
        flank.name = "castle_" + std::to_string(id.n + 1) + (side > 0 ? "_left" : "_right");
        flank.section = id;
        flank.beside_gate = true;
        const Inches inner = side > 0 ? half_gate : -base.half_width;
        const Inches outer = side > 0 ? base.half_width : -half_gate;
        for (const Vec2 corner : {Vec2{-base.half_length, inner}, Vec2{base.half_length, inner},
                                  Vec2{base.half_length, outer}, Vec2{-base.half_length, outer}})
            flank.outline.corners.push_back(at + rotated(corner, facing));
        pieces.push_back(std::move(flank));
    }
    return pieces;
}

void build_castles(Table& table, State& state) {
    for (std::uint16_t i = 0; i < state.figure_count; ++i) {
        const Figure& figure = state.figures[i];
        const Warrior& warrior = table.catalog[figure.warrior];
        if (!is_castle(warrior.kind) || !was_built(figure)) continue;
        for (Piece& piece : section_pieces(warrior, kind_of(table, figure), FigureId{i}, figure.at,
                                           figure.facing, table.seats[figure.owner.n].edge))
            table.field.pieces.push_back(std::move(piece));
    }
    for (std::uint16_t i = 0; i < state.figure_count; ++i)
        if (Figure& figure = state.figures[i]; on_table(figure))
            figure = put_at(table, state, figure, figure.at, figure.facing);
}

PieceId piece_of(const Table& table, FigureId section) {
    for (std::uint16_t i = 0; i < table.field.pieces.size(); ++i)
        if (table.field.pieces[i].section == section && !table.field.pieces[i].beside_gate)
            return PieceId{i};
    return {};
}

// --- what a section is just now ---

bool is_breached(const Table& table, const Figure& section) {
    const Dial& dial = warrior_of(table, section).dials[0];
    for (std::size_t i = dial.start; i <= section.clicks[0]; ++i)
        for (const Cell* cell : {&dial.clicks[i].speed, &dial.clicks[i].attack,
                                 &dial.clicks[i].defense, &dial.clicks[i].damage})
            for (const Ability ability : cell->abilities)
                if (ability == Ability::demoralized) return true;
    return false;
}

bool is_occupied(const Table& table, const State& state, FigureId section) {
    if (table.options[Option::c_occupied] == opt::c_occupied::no_effect) return false;
    bool opponents = false, friends = false;
    for_each_on_table(state, [&](FigureId, const Figure& figure) {
        if (figure.top != section || figure.captive()) return;
        (table.friends(side_of(table, state, figure), state[section].owner) ? friends : opponents) =
            true;
    });
    return opponents && !friends;
}

bool portals_open_to(const Table& table, const State& state, FigureId section, Seat seat) {
    if (table.friends(seat, state[section].owner) || is_breached(table, state[section]))
        return true;
    if (!is_occupied(table, state, section)) return false;
    bool holds_it = false;
    for_each_on_table(state, [&](FigureId, const Figure& figure) {
        holds_it = holds_it || (figure.top == section && !figure.captive() &&
                                table.friends(side_of(table, state, figure), seat));
    });
    return holds_it;
}

Result<Ok> check_section_shoots(const Table& table, const State& state, FigureId section) {
    const Figure& figure = state[section];
    const auto refuse = [&](Clause clause, Reason why) {
        return Illegal{.clause = clause, .why = why, .who = section, .where = figure.at};
    };
    if (is_breached(table, figure) && table.options.is_on(Option::c_breached_silent))
        return refuse("C-CASTLE-32", Reason::is_breached);
    if (is_occupied(table, state, section)) return refuse("C-CASTLE-40", Reason::is_occupied);
    const Click& click = shown(table, figure);
    if (warrior_of(table, figure).dials[0].range == Inches{})
        return refuse("C-CASTLE-29", Reason::no_range);
    if (click.attack.value == 0) return refuse("C-CASTLE-29", Reason::attack_is_zero);
    if (click.damage.value == 0) return refuse("C-CASTLE-29", Reason::damage_is_zero);
    return Ok{};
}

bool section_fights(const Table& table, const State& state, FigureId section) {
    return kind_of(table, state[section]).fights_on && !is_breached(table, state[section]) &&
           !is_occupied(table, state, section);
}

FigureId giving_castle_actions(const Table& table, const State& state, Seat seat) {
    FigureId giver;
    std::uint8_t most = 0;
    for (std::uint16_t i = 0; i < state.figure_count; ++i) {
        const Figure& figure = state.figures[i];
        if (!is_section(figure) || figure.owner != seat) continue;
        const std::uint8_t gives = kind_of(table, figure).actions_for_castle;
        const bool silent =
            is_breached(table, figure) &&
            table.options[Option::c_castle_actions] == opt::c_castle_actions::lost_when_breached;
        if (gives <= most || silent || is_occupied(table, state, FigureId{i})) continue;
        most = gives;
        giver = FigureId{i};
    }
    return giver;
}

std::uint8_t castle_actions_of(const Table& table, const State& state, Seat seat) {
    const FigureId giver = giving_castle_actions(table, state, seat);
    return giver.exists() ? kind_of(table, state[giver]).actions_for_castle : std::uint8_t{0};
}

}  // namespace six
