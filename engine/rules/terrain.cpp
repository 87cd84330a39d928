#include "engine/rules/terrain.h"

#include <algorithm>

#include "engine/geometry/crossing.h"
#include "engine/geometry/segment.h"
#include "engine/messages/reason.h"
#include "engine/rules/castle/castle.h"
#include "engine/rules/domains.h"
#include "engine/rules/objectives.h"

namespace six {
namespace {

// The set of the pieces of which `is` is true, of what they are just now.
template <class Is>
PieceSet pieces_that(const Table& table, const State& state, Is is) {
    PieceSet set = 0;
    for (std::size_t i = 0; i < table.field.pieces.size(); ++i) {
        const Piece& piece = table.field.pieces[i];
        if (is(piece, ground_of(table, state, piece))) set |= PieceSet{1} << i;
    }
    return set;
}

// Of the pieces of which `is` is true the first; none.
template <class Is>
PieceId first_that(const Table& table, const State& state, Is is) {
    for (std::uint16_t i = 0; i < table.field.pieces.size(); ++i) {
        const Piece& piece = table.field.pieces[i];
        if (is(piece, ground_of(table, state, piece))) return PieceId{i};
    }
    return {};
}

// Deep water is closed to all but those that swim, and what is in it may get out. [U-WATER-2,
// U-WATER-4]
bool closed_water(const Table& table, const Figure& figure, const Piece& piece, Ground now) {
    return now.kind == TerrainKind::deep_water &&
           !(on_table(figure) &&
             overlaps(piece.outline, base_of(table, figure), table.terrain_slack()));
}

Base circle_of(const Base& base, Vec2 centre) {
    Base circle;
    circle.shape.radius = base.shape.radius;
    circle.at = centre;
    return circle;
}

}  // namespace

Gait gait_of(const Table& table, const State& state, const Figure& figure, std::uint8_t sections) {
    if (!is_large(table, figure)) sections = 1;
    // [MDW-SA-2 to MDW-SA-5]
    else if (table.options[Option::section_flight_aquatic] ==
             opt::section_flight_aquatic::while_shown)
        sections = active_sections(table, figure).bits;
    Gait gait;
    for (std::size_t i = 0; i < warrior_of(table, figure).dials.size(); ++i) {
        if (!(sections >> i & 1)) continue;
        for_each_in_force(table, state, figure, i, [&gait](const AbilityFacts& facts) {
            gait.flies = gait.flies || facts.flies;
            gait.swims = gait.swims || facts.swims;
            gait.ghostly = gait.ghostly || facts.ghostly;
        });
    }
    return gait;
}

bool is_gone(const Table& table, const State& state, const Piece& piece) {
    if (state.marker_count == 0) return false;
    const auto id = static_cast<std::uint16_t>(&piece - table.field.pieces.data());
    for (std::uint16_t i = 0; i < state.marker_count; ++i) {
        const Marker& marker = state.markers[i];
        if (marker.kind == MarkerKind::structure && marker.piece == PieceId{id})
            return marker.number == 0;
    }
    return false;
}

Ground ground_of(const Table& table, const State& state, const Piece& piece) {
    if (!piece.section.exists()) {
        if (is_gone(table, state, piece)) return {};
        const bool frozen = !table.domains.empty() && is_water(piece.kind) &&
                            domain_with(table, &DomainFacts::clears_water);  // [V-DOM-15]
        return {frozen ? TerrainKind::clear : piece.kind, piece.height};
    }
    const Figure& section = state[piece.section];
    if (piece.beside_gate) return {};
    if (is_section(section)) return {TerrainKind::clear, Height::abrupt};
    // Planking leaves nothing behind, nor does a castle whose player has withdrawn.
    const bool rubble = section.whereabouts == Whereabouts::eliminated &&
                        warrior_of(table, section).kind != FigureKind::planking;
    return {rubble ? TerrainKind::hindering : TerrainKind::clear, Height::ground};
}

PieceSet barred_on_the_way(const Table& table, const State& state, const Figure& figure,
                           Gait gait) {
    if (gait.flies || posture_of(table, figure).above_terrain) return 0;
    return barred_by_castles(table, state, figure) |
           pieces_that(table, state, [&](const Piece& piece, Ground now) {
               return (now.kind == TerrainKind::blocking && !gait.ghostly) ||
                      (!gait.swims && closed_water(table, figure, piece, now));
           });
}

PieceSet barred_at_rest(const Table& table, const State& state, const Figure& figure, Gait gait) {
    const bool into_water =
        gait.swims || (gait.flies && table.options[Option::fly_deep] == opt::fly_deep::may);
    return pieces_that(table, state, [&](const Piece& piece, Ground now) {
        return now.kind == TerrainKind::blocking ||
               (!into_water && closed_water(table, figure, piece, now));
    });
}

Clause barring_clause(TerrainKind kind, Gait gait) {
    if (kind != TerrainKind::deep_water) return "U-BLK-1";
    return gait.flies ? Clause("U-WATER-3") : Clause("U-WATER-2");
}

Clause placing_clause(TerrainKind kind) {
    return kind == TerrainKind::deep_water ? Clause("U-WATER-4") : Clause("U-BLK-3");
}

bool is_water(TerrainKind kind) {
    return kind == TerrainKind::shallow_water || kind == TerrainKind::deep_water;
}

bool in_water(const Table& table, const State& state, const Figure& figure) {
    if (posture_of(table, figure).aloft) return false;  // [V-SOAR-3]
    return first_that(table, state,
                      [&](const Piece& piece, Ground now) {
                          return is_water(now.kind) && holds(piece.outline, figure.at);
                      })
        .exists();
}

bool elevated(const Table& table, const State& state, Vec2 dot) {
    return first_that(table, state,
                      [&](const Piece& piece, Ground now) {
                          return now.height != Height::ground && !piece.section.exists() &&
                                 holds(piece.outline, dot);
                      })
        .exists();
}

bool elevated(const Table& table, const State& state, const Figure& figure) {
    const PostureRules& there = posture_of(table, figure);
    return there.elevated || (!there.aloft && elevated(table, state, figure.at));
}

PieceId halving_piece(const Table& table, const State& state, const Figure& figure, Gait gait) {
    if (gait.flies || posture_of(table, figure).above_terrain) return {};  // [U-SA-SPD-4]
    return first_that(table, state, [&](const Piece& piece, Ground now) {
        return (now.kind == TerrainKind::hindering ||
                (now.kind == TerrainKind::shallow_water && !gait.swims)) &&
               touches(piece.outline, base_of(table, figure));  // [U-TERR-4]
    });
}

Result<Ok> check_rest(const Table& table, const State& state, const Base& resting, FigureId who) {
    if (const auto rests = check_rest_at_castle(table, state, resting, who); !rests) return rests;
    if (const auto rests = check_rest_beside_tokens(table, state, resting, who); !rests)
        return rests;
    const Inches slack = table.terrain_slack();
    Base smaller = resting;  // near enough, as for blocking terrain
    smaller.shape.radius = resting.shape.radius - slack;
    for (std::uint16_t i = 0; i < table.field.pieces.size(); ++i) {
        const Piece& piece = table.field.pieces[i];
        if (piece.section.exists()) continue;
        const Ground now = ground_of(table, state, piece);
        const auto refuse = [&](Clause clause, Reason why) {
            return Illegal{
                .clause = clause, .why = why, .who = who, .piece = PieceId{i}, .where = resting.at};
        };
        if (now.kind == TerrainKind::low_wall && table.options.is_on(Option::wall_no_stand) &&
            overlaps(piece.outline, resting, slack))
            return refuse("U-WALL-6", Reason::rests_on_wall);
        if (now.height == Height::abrupt && lie_of(piece.outline, smaller) == Lie::across)
            return refuse("U-ABR-6", Reason::rests_across_edge);
    }
    return Ok{};
}

bool abrupt_between(const Table& table, const State& state, Vec2 a, Vec2 b) {
    return first_that(table, state,
                      [&](const Piece& piece, Ground now) {
                          return now.height == Height::abrupt && !piece.section.exists() &&
                                 holds(piece.outline, a) != holds(piece.outline, b);
                      })
        .exists();
}

bool abrupt_between(const Table& table, const State& state, const Figure& a, const Figure& b) {
    const PostureRules& one = posture_of(table, a);
    if (one.level != posture_of(table, b).level) return true;
    return !one.aloft && abrupt_between(table, state, a.at, b.at);
}

Clause clause_of_abrupt(const Table& table, const Figure& a, const Figure& b) {
    const PostureRules& one = posture_of(table, a);
    const PostureRules& other = posture_of(table, b);
    if (one.level == other.level) return "U-ABR-2";
    return one.level > other.level ? one.apart : other.apart;
}

bool beside_wall(const Table& table, const Piece& wall, const Base& base) {
    Base wider = base;
    wider.shape.radius = base.shape.radius + table.contact_slack();
    return touches(wall.outline, wider);
}

namespace {

// Opposite each other: no further apart than the thickest wall, and shifted along it by no more
// than a radius. Two at the far ends of a long wall do not meet, though the connection of their
// centres crosses it.
PieceId wall_between_circles(const Table& table, const State& state, const Base& a, const Base& b) {
    const Inches apart =
        table.options.inches(Option::low_wall_size_thickness) + 2 * table.contact_slack();
    const Inches smaller = std::min(a.shape.radius, b.shape.radius);
    const std::int64_t reach_squared =
        square((a.shape.radius + b.shape.radius + apart).mils()) + square(smaller.mils());
    if (distance_squared(a.at, b.at) > reach_squared) return {};
    return first_that(table, state, [&](const Piece& piece, Ground now) {
        return now.kind == TerrainKind::low_wall && crosses_polygon(a.at, b.at, piece.outline) &&
               beside_wall(table, piece, a) && beside_wall(table, piece, b);
    });
}

// The first pair of circles of the two for which `fact` holds.
template <class Fact>
bool any_circles(const Base& a, const Base& b, Fact fact) {
    for (const Vec2 from : circles_of(a))
        for (const Vec2 to : circles_of(b))
            if (fact(circle_of(a, from), circle_of(b, to))) return true;
    return false;
}

}  // namespace

PieceId wall_between(const Table& table, const State& state, const Figure& a, const Figure& b) {
    PieceId wall;
    if (posture_of(table, a).aloft || posture_of(table, b).aloft) return wall;  // [V-SOAR-3]
    any_circles(base_of(table, a), base_of(table, b), [&](const Base& x, const Base& y) {
        wall = wall_between_circles(table, state, x, y);
        return wall.exists();
    });
    return wall;
}

bool touch_past_walls(const Table& table, const State& state, const Figure& a, const Figure& b) {
    return any_circles(base_of(table, a), base_of(table, b), [&](const Base& x, const Base& y) {
        return meeting(x, y, table.contact_slack()) == Meeting::touching &&
               !wall_between_circles(table, state, x, y).exists();
    });
}

Result<Ok> check_access(const Piece& piece) {
    if (piece.height == Height::abrupt && piece.access.empty())
        return Illegal{.clause = "U-TPL-6", .why = Reason::no_access_point};
    for (const Vec2 point : piece.access) {
        bool on_outline = false;
        Vec2 from = piece.outline.corners.back();
        for (const Vec2 to : piece.outline.corners) {
            on_outline = on_outline || comes_within(from, to, point, kAccessSlack);
            from = to;
        }
        if (piece.height != Height::abrupt || !on_outline)
            return Illegal{.clause = "U-ABR-4", .why = Reason::no_access_point, .where = point};
    }
    return Ok{};
}

}  // namespace six
