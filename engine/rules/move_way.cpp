// Whether a way and its end are legal: the judging half of move.h.
#include <array>
#include <optional>

#include "engine/geometry/crossing.h"
#include "engine/geometry/path.h"
#include "engine/geometry/segment.h"
#include "engine/messages/battle_command.h"
#include "engine/messages/reason.h"
#include "engine/rules/advance.h"
#include "engine/rules/carrying.h"
#include "engine/rules/castle/castle.h"
#include "engine/rules/double_time.h"
#include "engine/rules/large_move.h"
#include "engine/rules/objectives.h"
#include "engine/rules/set_down.h"
#include "engine/rules/soar.h"
#include "engine/rules/terrify.h"
#include "engine/rules/trample.h"

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
    const Pace pace = pace_of(table, state, move);
    if (length <= pace.furthest) return Ok{};
    TermList terms;
    pace_of(table, state, move, &terms);
    const Clause barred = clause_against_double_time(table, state, move, length);
    return Illegal{.clause = barred.exists() ? barred : terms.back().clause,
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
    const Figure moved = moved_by(table, state, move);
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
    if (!is_demoralized(table, state, state[move.who])) return Ok{};
    const FigureId met = opponent_touched(table, state, moved_by(table, state, move));
    if (!met.exists()) return Ok{};
    return Illegal{.clause = "U-DEM-1",
                   .why = Reason::demoralized_contact,
                   .who = move.who,
                   .other = met,
                   .where = resting.at};
}

// How much of the way is gone when its base first touches an opponent's that it did not touch
// before; none: it never does. Whole mils, found by halving.
std::optional<Inches> way_to_first_contact(const Table& table, const State& state,
                                           const Move& move) {
    const Figure& figure = state[move.who];
    std::optional<Inches> first;
    Inches gone;
    Figure moved = figure;
    Vec2 from = figure.at;
    for (const Vec2 to : move.path) {
        const Inches leg = distance(from, to);
        for_each_on_table(state, [&](FigureId id, const Figure& other) {
            if (id == move.who || !opposing(table, state, figure, other) ||
                touching(table, state, figure, other))
                return;
            const Inches apart = warrior_of(table, figure).base.radius +
                                 warrior_of(table, other).base.radius + table.contact_slack();
            for (const Vec2 circle : circles_of(base_of(table, other))) {
                if (!comes_within(from, to, circle, apart)) continue;
                std::int32_t free = 0;
                std::int32_t met = leg.mils();
                while (met - free > 1) {
                    const std::int32_t middle = (free + met) / 2;
                    const Vec2 there = place_on_leg(from, to, Inches::from_mils(middle));
                    (comes_within(from, there, circle, apart) ? met : free) = middle;
                }
                moved.at = place_on_leg(from, to, Inches::from_mils(met));
                if (!touching(table, state, moved, other)) continue;
                const Inches along = gone + Inches::from_mils(met);
                if (!first || along < *first) first = along;
            }
        });
        if (first) return first;
        gone = gone + leg;
        from = to;
    }
    return first;
}

// Contact on the way does nothing, unless the players agreed that it ends the way. [U-MOVE-6,
// H-CONTACT-AT-END]
Result<Ok> check_first_contact(const Table& table, const State& state, const Move& move) {
    if (table.options[Option::contact_at_end] != opt::contact_at_end::first_contact_stops)
        return Ok{};
    const auto first = way_to_first_contact(table, state, move);
    const Inches length = path_length(state[move.who].at, move.path);
    if (!first || length - *first <= table.contact_slack() + table.contact_slack()) return Ok{};
    return Illegal{.clause = "U-MOVE-6",
                   .why = Reason::must_stop_at_base,
                   .who = move.who,
                   .where = move.path.back(),
                   .n = length.mils(),
                   .m = first->mils()};
}

// The rear circle follows straight behind each leg; only where the players agreed so blocking
// terrain stops it on the way. [U-MOUNT-13, H-MOUNT-TERRAIN]
Result<Ok> check_rear_circle(const Table& table, const State& state, FigureId who,
                             std::span<const Vec2> walked, Gait gait) {
    const Figure& figure = state[who];
    const BaseShape& shape = warrior_of(table, figure).base;
    if (shape.kind != BaseKind::double_disc ||
        table.options[Option::mount_terrain] == opt::mount_terrain::front_circle_swept)
        return Ok{};
    const FigureSet nobody = ~FigureSet{};  // bases are passed by the dot
    Vec2 from = figure.at;
    for (const Vec2 to : walked) {
        if (from == to) continue;
        const Facing back = facing_towards(from - to);
        const std::array leg{ahead_of(to, back, shape.spacing)};
        const Block met = first_obstacle(scene_of(table, state),
                                         {.start = ahead_of(from, back, shape.spacing),
                                          .points = leg,
                                          .mover = who,
                                          .ignored = &nobody,
                                          .barred = barred_on_the_way(table, state, figure, gait),
                                          .swept_radius = shape.radius,
                                          .contact_slack = table.contact_slack(),
                                          .terrain_slack = table.terrain_slack(),
                                          .table = table.field.size});
        if (met.kind == BlockKind::piece) return refuse_path(table, state, who, false, met);
        from = to;
    }
    return Ok{};
}

// One that does not get anywhere may turn all the same, unless the players agreed otherwise.
// [U-MOVE-11, H-SPEED0-TURN]
Result<Ok> check_turning(const Table& table, const Move& move, const Figure& figure) {
    if (move.facing == figure.facing || is_large(table, figure) ||
        table.options.is_on(Option::speed0_turn) || speed_of(table, figure) > Inches{})
        return Ok{};
    return Illegal{
        .clause = "U-MOVE-11", .why = Reason::speed_is_zero, .who = move.who, .where = figure.at};
}

}  // namespace

Inches swept_on_foot(const Table& table, const Figure& figure) {
    const bool line = table.options[Option::blocking_sweep] == opt::blocking_sweep::line_only;
    return line ? Inches{} : warrior_of(table, figure).base.radius;
}

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
    if (const auto level = check_level(table, state, move); !level) return level;
    if (!changes_place(table, figure, move)) return check_turning(table, move, figure);
    if (const auto near = check_length(table, state, move); !near) return near;

    const BaseShape& shape = warrior_of(table, figure).base;
    const Gait gait = gait_of(table, state, figure, sections_moving(state, move));
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
        const bool over_small = large || (warrior_of(table, figure).kind == FigureKind::titan &&
                                          table.options[Option::c_titan_move] ==
                                              opt::c_titan_move::ignores_small_bases);
        FigureSet passed = (over_small ? passed_over(table, state, figure) : along) |
                           at_other_level(table, state, posture_of(figure)) |
                           may_trample(table, state, move);
        if (gait.ghostly) passed = ~FigureSet{};  // [V-SA-SPD-14]
        const auto walked = points_walked(table, state, figure, move.path, gait);
        const Block obstacle = first_obstacle(
            scene,
            {.start = figure.at,
             .points = walked,
             .mover = move.who,
             .ignored = &passed,
             .barred = barred_on_the_way(table, state, figure, gait),
             .swept_radius = large ? swept_radius_of(table, figure) : swept_on_foot(table, figure),
             .contact_slack = table.contact_slack(),
             .terrain_slack = table.terrain_slack(),
             .table = table.field.size});
        if (obstacle.kind != BlockKind::none) {
            Illegal no = refuse_path(table, state, move.who, large, obstacle);
            if (obstacle.kind == BlockKind::base && tramples(table, state, move))
                no.clause = clause_against_trampling(table, state[obstacle.figure]);
            return no;
        }
        if (const auto clear = check_rear_circle(table, state, move.who, walked, gait); !clear)
            return clear;
        if (const auto stops = check_stops(table, state, figure, move.who, walked, gait); !stops)
            return stops;
        if (const auto way = check_castle_way(table, state, move, gait); !way) return way;
        if (!large)
            if (const auto met = check_first_contact(table, state, move); !met) return met;
    }

    const Base resting = resting_at(table, figure, move);
    const Figure rested = moved_by(table, state, move);
    const bool aloft = posture_of(table, rested).aloft;
    Gait there = gait;
    there.swims = there.swims || aloft;  // over whatever does not block [V-SOAR-10]
    const FigureSet out_of_reach = along | out_of_the_way(table, state, posture_of(rested));
    const Block overlap =
        first_overlap(scene, {.base = resting,
                              .mover = move.who,
                              .ignored = &out_of_reach,
                              .barred = barred_at_rest(table, state, figure, there),
                              .contact_slack = table.contact_slack(),
                              .terrain_slack = table.terrain_slack(),
                              .table = table.field.size});
    if (overlap.kind != BlockKind::none) {
        Illegal no = refuse_rest(table, move.who, gait, shape.kind, overlap);
        if (overlap.kind == BlockKind::piece && aloft) no.clause = "V-SOAR-10";
        if (overlap.kind == BlockKind::base) {
            if (aloft || posture_of(table, state[overlap.figure]).aloft) no.clause = "V-SOAR-3";
            if (may_trample(table, state, move).has(overlap.figure)) no.clause = "V-SPD-12";
        }
        return no;
    }
    // Its stand takes up its place beside tokens too. [V-OBJ-16]
    if (const auto rests = aloft ? check_rest_beside_tokens(table, state, resting, move.who)
                                 : check_rest(table, state, resting, move.who);
        !rests)
        return rests;
    if (captive.exists())
        if (const auto room = check_captive(table, state, move, resting, captive); !room)
            return room;
    if (const auto room = check_room_for_carried(table, state, move, resting); !room) return room;
    if (const auto shy = check_demoralized(table, state, move, resting); !shy) return shy;
    if (const auto alone = check_double_time(table, state, move); !alone) return alone;
    return check_terror(table, state, move.who, rested);
}

}  // namespace six
