#include "engine/rules/castle.h"

#include <algorithm>
#include <array>
#include <string>

#include "engine/geometry/crossing.h"
#include "engine/geometry/path.h"
#include "engine/geometry/segment.h"

namespace six {
namespace {

constexpr std::int32_t kTowerStep = Facing::kFullTurn / kTowerCorners;
constexpr std::int32_t kRimPoints = 36;  // of a base, looked at for what lies under them
constexpr BaseShape kDot{.radius = 1_mil};

Vec2 middle(Vec2 a, Vec2 b) {
    return {Inches::from_mils((a.x.mils() + b.x.mils()) / 2),
            Inches::from_mils((a.y.mils() + b.y.mils()) / 2)};
}

// How far a place lies from the edge of the table a player sits at, but for a constant.
Inches from_edge(Vec2 at, Edge edge) {
    switch (edge) {
        case Edge::south:
            return at.y;
        case Edge::east:
            return -at.x;
        case Edge::north:
            return -at.y;
        case Edge::west:
            break;
    }
    return at.x;
}

// The middle of the side that looks to the owner's edge; of a tower the corner nearest to it. Of
// equally near ones the first. [C-CASTLE-38]
Vec2 door_of(const Polygon& outline, bool round, Edge edge) {
    Vec2 best;
    for (std::size_t i = 0; i < outline.corners.size(); ++i) {
        const Vec2 corner = outline.corners[i];
        const Vec2 place =
            round ? corner : middle(corner, outline.corners[(i + 1) % outline.corners.size()]);
        if (i == 0 || from_edge(place, edge) < from_edge(best, edge)) best = place;
    }
    return best;
}

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

bool holds_a_castle(const Table& table) {
    return !table.field.pieces.empty() && table.field.pieces.back().section.exists();
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

std::vector<Piece> section_pieces(const Warrior& warrior, FigureId id, Vec2 at, Facing facing,
                                  Edge owners_edge) {
    std::vector<Piece> pieces;
    Piece ground;
    ground.name = "castle_" + std::to_string(id.n + 1);
    ground.height = Height::abrupt;
    ground.outline = section_outline(warrior, at, facing);
    ground.section = id;
    const bool round = warrior.base.kind != BaseKind::rectangle;
    const FigureKind kind = warrior.kind;
    if (kind != FigureKind::wall && kind != FigureKind::planking)
        ground.access.push_back(door_of(ground.outline, round, owners_edge));
    pieces.push_back(std::move(ground));
    if (kind != FigureKind::gatehouse || round) return pieces;
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
        const bool placed = figure.whereabouts != Whereabouts::in_hand &&
                            figure.whereabouts != Whereabouts::left_out;
        if (!is_castle(warrior.kind) || !placed) continue;
        for (Piece& piece : section_pieces(warrior, FigureId{i}, figure.at, figure.facing,
                                           table.seats[figure.owner.n].edge))
            table.field.pieces.push_back(std::move(piece));
    }
    for (std::uint16_t i = 0; i < state.figure_count; ++i)
        if (on_table(state.figures[i]))
            state.figures[i].top = top_under(table, state, state.figures[i].at);
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
    bool opponents = false, friends = false;
    for_each_on_table(state, [&](FigureId, const Figure& figure) {
        if (figure.top != section || figure.captive()) return;
        (table.friends(figure.owner, state[section].owner) ? friends : opponents) = true;
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
                                table.friends(figure.owner, seat));
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
    if (click.attack.value == 0 || click.damage.value == 0)
        return refuse("C-CASTLE-29", Reason::attack_is_zero);
    return Ok{};
}

bool section_fights(const Table& table, const State& state, FigureId section) {
    return kind_of(table, state[section]).fights_on && !is_breached(table, state[section]) &&
           !is_occupied(table, state, section);
}

std::uint8_t castle_actions_of(const Table& table, const State& state, Seat seat) {
    std::uint8_t most = 0;
    for (std::uint16_t i = 0; i < state.figure_count; ++i) {
        const Figure& figure = state.figures[i];
        if (!is_section(figure) || figure.owner != seat) continue;
        const std::uint8_t gives = kind_of(table, figure).actions_for_castle;
        const bool silent =
            is_breached(table, figure) &&
            table.options[Option::c_castle_actions] == opt::c_castle_actions::lost_when_breached;
        if (gives > most && !silent && !is_occupied(table, state, FigureId{i})) most = gives;
    }
    return most;
}

// --- tops ---

FigureId top_under(const Table& table, const State& state, Vec2 dot) {
    FigureId found;
    if (!holds_a_castle(table)) return found;
    for_each_standing(table, state, [&](PieceId, const Piece& piece) {
        if (found.exists() || is_far_from(table, state[piece.section], dot)) return;
        if (holds(piece.outline, dot)) found = piece.section;
    });
    return found;
}

Figure put_at(const Table& table, const State& state, Figure figure, Vec2 at, Facing facing) {
    figure.at = at;
    figure.facing = facing;
    figure.top = top_under(table, state, at);
    return figure;
}

FigureSet at_other_height(const State& state, bool on_top) {
    FigureSet others;
    for_each_on_table(state, [&](FigureId id, const Figure& figure) {
        if (figure.top.exists() != on_top) others.add(id);
    });
    return others;
}

// The rim is looked at in kRimPoints places, near enough counting as for other bases.
bool fits_on_tops(const Table& table, const State& state, const Base& base) {
    const auto on_a_top = [&](Vec2 place) { return top_under(table, state, place).exists(); };
    constexpr std::int32_t kStep = Facing::kFullTurn / kRimPoints;
    for (const Vec2 circle : circles_of(base)) {
        if (!on_a_top(circle)) return false;
        for (std::int32_t i = 0; i < kRimPoints; ++i)
            if (!on_a_top(ahead_of(circle, Facing::from_tenths(i * kStep),
                                   base.shape.radius - table.contact_slack())))
                return false;
    }
    return true;
}

Result<Ok> check_rest_at_castle(const Table& table, const State& state, const Base& resting,
                                FigureId who) {
    if (!holds_a_castle(table)) return Ok{};
    const auto refuse = [&](Clause clause, Reason why, PieceId piece) {
        return Illegal{
            .clause = clause, .why = why, .who = who, .piece = piece, .where = resting.at};
    };
    const FigureId top = top_under(table, state, resting.at);
    if (top.exists()) {
        const Figure& figure = state[who];
        const bool too_big = warrior_of(table, figure).kind != FigureKind::warrior;
        if (too_big) return refuse("C-CASTLE-17", Reason::does_not_fit_top, piece_of(table, top));
        if (fits_on_tops(table, state, resting)) return Ok{};
        const bool mounted = resting.shape.kind == BaseKind::double_disc;
        return refuse(mounted ? Clause("C-MOUNT-6") : Clause("C-CASTLE-15"), Reason::overhangs_top,
                      piece_of(table, top));
    }
    Result<Ok> rests = Ok{};
    for_each_standing(table, state, [&](PieceId id, const Piece& piece) {
        if (rests && overlaps(piece.outline, resting, table.contact_slack()))
            rests = refuse("C-CASTLE-45", Reason::rests_in_terrain, id);
    });
    return rests;
}

// --- ways ---

std::span<const Vec2> points_walked(const Table& table, const State& state, const Figure& figure,
                                    const Path& path, Gait gait) {
    const std::span<const Vec2> all(path.begin(), path.size());
    if (path.empty() || gait.flies || !holds_a_castle(table)) return all;
    const bool up = top_under(table, state, path.back()).exists();
    return up == figure.top.exists() ? all : all.first(path.size() - 1);
}

namespace {

// From the top's edge above the door to the ground before it, or the other way. [C-CASTLE-21]
Result<Ok> check_door(const Table& table, const State& state, const Move& move,
                      std::span<const Vec2> walked) {
    const Figure& figure = state[move.who];
    const Vec2 before = walked.empty() ? figure.at : walked.back();
    const Vec2 after = move.path.back();
    const FigureId up = top_under(table, state, after);
    const FigureId section = up.exists() ? up : top_under(table, state, before);
    const auto refuse = [&](Clause clause, Reason why) {
        return Illegal{.clause = clause,
                       .why = why,
                       .who = move.who,
                       .other = section,
                       .piece = section.exists() ? piece_of(table, section) : PieceId{},
                       .where = before};
    };
    if (warrior_of(table, figure).kind != FigureKind::warrior)
        return refuse("C-CASTLE-17", Reason::does_not_fit_top);
    if (!section.exists()) return refuse("C-CASTLE-22", Reason::leaves_top);
    const KindRules& kind = kind_of(table, state[section]);
    if (!kind.has_door) return refuse("C-CASTLE-19", Reason::not_at_door);
    const Piece& piece = table.field.pieces[piece_of(table, section).n];
    const Inches radius = warrior_of(table, figure).base.radius;
    for (const Vec2 place : {before, after}) {
        if (is_at_door(table, piece, place, radius)) continue;
        const bool in_gate = kind.has_gate && up.exists();
        return refuse(in_gate ? Clause("C-CASTLE-38") : Clause("C-CASTLE-21"),
                      in_gate ? Reason::rests_in_gate : Reason::not_at_door);
    }
    if (!portals_open_to(table, state, section, figure.owner))
        return refuse("C-CASTLE-20", Reason::portal_closed);
    return Ok{};
}

// The dot never leaves the tops; those that touch are one. [C-CASTLE-22]
Result<Ok> check_stays_on_tops(const Table& table, const State& state, const Figure& figure,
                               FigureId who, std::span<const Vec2> walked) {
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

}  // namespace

Result<Ok> check_castle_way(const Table& table, const State& state, const Move& move, Gait gait) {
    if (!holds_a_castle(table) || gait.flies) return Ok{};
    const Figure& figure = state[move.who];
    const auto walked = points_walked(table, state, figure, move.path, gait);
    if (figure.top.exists())
        if (const auto stays = check_stays_on_tops(table, state, figure, move.who, walked); !stays)
            return stays;
    if (walked.size() == move.path.size()) return Ok{};
    return check_door(table, state, move, walked);
}

PieceSet barred_by_castles(const Table& table, const State& state, const Figure& figure) {
    PieceSet barred = 0;
    if (!holds_a_castle(table) || figure.top.exists()) return barred;
    const bool small = warrior_of(table, figure).kind == FigureKind::warrior;
    for (std::size_t i = 0; i < table.field.pieces.size(); ++i) {
        const Piece& piece = table.field.pieces[i];
        if (!piece.section.exists() || !is_section(state[piece.section])) continue;
        const bool through = small && kind_of(table, state[piece.section]).has_gate &&
                             portals_open_to(table, state, piece.section, figure.owner);
        if (through == piece.beside_gate) barred |= PieceSet{1} << i;
    }
    return barred;
}

Illegal refuse_castle_path(const Table& table, const State& state, FigureId who,
                           const Block& block) {
    const Piece& piece = table.field.pieces[block.piece.n];
    const Figure& section = state[piece.section];
    const bool small = warrior_of(table, state[who]).kind == FigureKind::warrior;
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
