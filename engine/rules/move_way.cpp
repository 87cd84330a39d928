// Whether a way and its end are legal: the judging half of move.h.
#include "engine/geometry/path.h"
#include "engine/messages/battle_command.h"
#include "engine/messages/reason.h"
#include "engine/rules/carrying.h"
#include "engine/rules/castle.h"
#include "engine/rules/large_move.h"
#include "engine/rules/set_down.h"
#include "engine/rules/terrify.h"

namespace six {
namespace {

// Whatever its gait: not water, which some may enter.
bool blocks_all(const Table& table, PieceId piece) {
    return table.field.pieces[piece.n].kind != TerrainKind::deep_water;
}

Clause barring_clause(const Table& table, PieceId piece, Gait gait) {
    return barring_clause(table.field.pieces[piece.n].kind, gait);
}

Illegal refuse_path(const Table& table, const State& state, FigureId who, bool large,
                    const Block& block) {
    if (block.kind == BlockKind::piece && table.field.pieces[block.piece.n].section.exists())
        return refuse_castle_path(table, state, who, block);
    Illegal no{.who = who, .other = block.figure, .piece = block.piece, .where = block.where};
    switch (block.kind) {
        case BlockKind::base:
            no.clause = "U-MOVE-2";
            no.why = Reason::path_crosses_base;
            break;
        case BlockKind::gap:
            no.clause = "U-MOVE-3";
            no.why = Reason::path_between_touching;
            break;
        case BlockKind::piece:
            no.clause = large && blocks_all(table, block.piece)
                            ? Clause("C-MULTI-9")
                            : barring_clause(table, block.piece, {});  // what flies is not stopped
            no.why = Reason::path_in_terrain;
            break;
        default:
            no.clause = "U-MOVE-14";
            no.why = Reason::path_off_table;
    }
    return no;
}

// Only where it ends is judged with the whole of a double base. [U-MOUNT-5]
Illegal refuse_rest(const Table& table, FigureId who, Gait gait, BaseKind kind,
                    const Block& block) {
    const bool doubled = kind == BaseKind::double_disc;
    const bool large = kind == BaseKind::quartered_disc;
    Illegal no{.who = who, .other = block.figure, .piece = block.piece, .where = block.where};
    switch (block.kind) {
        case BlockKind::base:
            no.clause = doubled ? Clause("U-MOUNT-5")
                        : large ? Clause("LRG-TEMP-5")
                                : Clause("U-MOVE-5");
            no.why = Reason::rests_on_base;
            break;
        case BlockKind::piece:
            no.clause = barring_clause(table, block.piece, gait);
            if (blocks_all(table, block.piece) && (doubled || large))
                no.clause = doubled ? Clause("U-MOUNT-5") : Clause("LRG-TEMP-6");
            no.why = Reason::rests_in_terrain;
            break;
        default:
            no.clause = doubled ? Clause("U-MOUNT-5") : Clause("U-MOVE-14");
            no.why = Reason::rests_off_table;
    }
    return no;
}

Result<Ok> check_length(const Table& table, const State& state, const Move& move) {
    const Inches length = length_of(table, state, move);
    const Pace pace = pace_of(table, state, move.who, move.sections);
    if (length <= pace.furthest) return Ok{};
    TermList terms;
    pace_of(table, state, move.who, move.sections, &terms);
    return Illegal{.clause = terms.back().clause,
                   .why = Reason::beyond_speed,
                   .who = move.who,
                   .where = move.path.back(),
                   .n = length.mils(),
                   .m = pace.furthest.mils()};
}

// The dot of one that flies only has to stay on the table. [U-SA-SPD-4, U-MOVE-14]
Result<Ok> check_flight(const Table& table, const State& state, const Move& move) {
    for (const Vec2& point : move.path)
        if (!Area{{}, table.field.size}.holds(point))
            return refuse_path(table, state, move.who, false,
                               {.kind = BlockKind::edge, .where = point});
    return Ok{};
}

// Whether the captive finds a place beside a captor that stands where the way ends. [U-CAP-7]
Result<Ok> check_captive(const Table& table, const State& state, const Move& move,
                         const Base& resting, FigureId captive) {
    const Figure moved = put_at(table, state, state[move.who], resting.at, resting.facing);
    if (find_place(table, state, captive, moved)) return Ok{};
    return Illegal{.clause = "U-CAP-7",
                   .why = Reason::no_room_for_captive,
                   .who = move.who,
                   .other = captive,
                   .where = resting.at};
}

// Never of its own will; Magic Confusion may force it. [U-DEM-1, U-DEM-4]
Result<Ok> check_demoralized(const Table& table, const State& state, const Move& move,
                             const Base& resting) {
    const bool steered = state.action.steered && state.action.mover == move.who;
    if (steered && table.options.is_on(Option::dem_confusion)) return Ok{};
    if (!is_demoralized(table, state[move.who])) return Ok{};
    const Figure moved = put_at(table, state, state[move.who], resting.at, resting.facing);
    const FigureId met = opponent_touched(table, state, moved);
    if (!met.exists()) return Ok{};
    return Illegal{.clause = "U-DEM-1",
                   .why = Reason::demoralized_contact,
                   .who = move.who,
                   .other = met,
                   .where = resting.at};
}

}  // namespace

Result<Ok> check_way(const Table& table, const State& state, const Move& move) {
    const Figure& figure = state[move.who];
    for (const Vec2& point : move.path)
        if (!in_bounds(point))
            return Illegal{.clause = "U-MOVE-14",
                           .why = Reason::path_out_of_bounds,
                           .who = move.who,
                           .where = figure.at};
    const bool large = is_large(table, figure);
    if (!large && move.sections != 0)
        return Illegal{.clause = "LRG-DIAL-1", .why = Reason::no_such_section, .who = move.who};
    if (large)
        if (const auto straight = check_straight(table, state, move); !straight) return straight;
    if (!changes_place(table, figure, move)) return Ok{};
    if (const auto near = check_length(table, state, move); !near) return near;

    const BaseShape& shape = warrior_of(table, figure).base;
    const Gait gait = gait_of(table, figure, sections_moving(state, move));
    const FigureId captive = captive_of(state, move.who);
    FigureSet along;  // is carried, so it is in nobody's way [U-CAP-7]
    if (captive.exists()) along.add(captive);
    if (const FigureId carried = carried_on(state, move); carried.exists()) along.add(carried);
    const Scene& scene = scene_of(table, state);
    if (gait.flies) {
        if (const auto over = check_flight(table, state, move); !over) return over;
        const bool stops = table.options[Option::multi_stop_flight] ==
                           opt::multi_stop_flight::not_exempt;  // [H-X-C15]
        if (large && stops)
            if (const auto past = check_large_bases(table, state, move); !past) return past;
    } else {
        if (large)
            if (const auto past = check_large_bases(table, state, move); !past) return past;
        FigureSet passed = (large ? passed_over(table, state, figure) : along) |
                           at_other_level(table, state, posture_of(figure));
        if (gait.ghostly) passed = ~FigureSet{};  // [V-SA-SPD-14]
        const auto walked = points_walked(table, state, figure, move.path, gait);
        const Block obstacle = first_obstacle(
            scene, {.start = figure.at,
                    .points = walked,
                    .mover = move.who,
                    .ignored = &passed,
                    .barred = barred_on_the_way(table, state, figure, gait),
                    .swept_radius = large ? swept_radius_of(table, figure) : shape.radius,
                    .contact_slack = table.contact_slack(),
                    .terrain_slack = table.terrain_slack(),
                    .table = table.field.size});
        if (obstacle.kind != BlockKind::none)
            return refuse_path(table, state, move.who, large, obstacle);
        if (const auto stops = check_stops(table, state, figure, move.who, walked, gait); !stops)
            return stops;
        if (const auto way = check_castle_way(table, state, move, gait); !way) return way;
    }

    const Base resting = resting_at(table, figure, move);
    const Figure rested = put_at(table, state, figure, resting.at, resting.facing);
    const FigureSet out_of_reach = along | at_other_level(table, state, posture_of(rested));
    const Block overlap =
        first_overlap(scene, {.base = resting,
                              .mover = move.who,
                              .ignored = &out_of_reach,
                              .barred = barred_at_rest(table, state, figure, gait),
                              .contact_slack = table.contact_slack(),
                              .terrain_slack = table.terrain_slack(),
                              .table = table.field.size});
    if (overlap.kind != BlockKind::none)
        return refuse_rest(table, move.who, gait, shape.kind, overlap);
    if (const auto rests = check_rest(table, state, resting, move.who); !rests) return rests;
    if (captive.exists())
        if (const auto room = check_captive(table, state, move, resting, captive); !room)
            return room;
    if (const auto room = check_room_for_carried(table, state, move, resting); !room) return room;
    if (const auto shy = check_demoralized(table, state, move, resting); !shy) return shy;
    return check_terror(table, state, move.who, resting);
}

}  // namespace six
