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
#include "engine/rules/way_legs.h"

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

// Contact on the way does nothing, unless the players agreed that it ends the way. [U-MOVE-6,
// H-CONTACT-AT-END]
Result<Ok> check_first_contact(const Table& table, const State& state, FigureId who,
                               const Figure& figure, std::span<const Vec2> walked) {
    if (!contact_ends_ways(table)) return Ok{};
    const Inches length = path_length(figure.at, walked);
    Inches gone;
    Vec2 from = figure.at;
    for (const Vec2 to : walked) {
        if (const auto on_leg = first_contact_on_leg(table, state, who, figure, from, to)) {
            const Inches first = gone + *on_leg;
            if (length - first <= slack_of_contact(table)) return Ok{};
            return Illegal{.clause = "U-MOVE-6",
                           .why = Reason::must_stop_at_base,
                           .who = who,
                           .where = walked.back(),
                           .n = length.mils(),
                           .m = first.mils()};
        }
        gone = gone + distance(from, to);
        from = to;
    }
    return Ok{};
}

// The rear circle follows straight behind each leg; only where the players agreed so blocking
// terrain stops it on the way. [U-MOUNT-13, H-MOUNT-TERRAIN]
Result<Ok> check_rear_circle(const Table& table, const State& state, FigureId who,
                             const Figure& figure, std::span<const Vec2> walked, Gait gait) {
    if (!rear_circle_is_swept(table, figure)) return Ok{};
    Vec2 from = figure.at;
    for (const Vec2 to : walked) {
        const Block met = block_of_rear_circle(table, state, who, figure, from, to, gait);
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

// What is no hindrance on the way, for one that stands so.
FigureSet passed_by(const Table& table, const State& state, const Move& move, const Figure& figure,
                    Gait gait, const FigureSet& along) {
    if (gait.ghostly) return ~FigureSet{};  // [V-SA-SPD-14]
    const bool over_small =
        is_large(table, figure) ||
        (warrior_of(table, figure).kind == FigureKind::titan &&
         table.options[Option::c_titan_move] == opt::c_titan_move::ignores_small_bases);
    return (over_small ? passed_over(table, state, figure) : along) |
           at_other_level(table, state, posture_of(figure)) | may_trample(table, state, move);
}

// The way at one level, from where `figure` stands.
Result<Ok> check_stretch(const Table& table, const State& state, const Move& move,
                         const Figure& figure, std::span<const Vec2> walked, Gait gait,
                         const FigureSet& along) {
    const bool large = is_large(table, figure);
    const FigureSet passed = passed_by(table, state, move, figure, gait, along);
    const Block obstacle = first_obstacle(
        scene_of(table, state),
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
    return check_rear_circle(table, state, move.who, figure, walked, gait);
}

// Whether its base finds room where it ends, or beyond a door.
Result<Ok> check_place_of_rest(const Table& table, const State& state, const Move& move,
                               const Figure& rested, Gait gait, const FigureSet& along) {
    const Base resting = base_of(table, rested);
    const bool aloft = posture_of(table, rested).aloft;
    Gait there = gait;
    there.swims = there.swims || aloft;  // over whatever does not block [V-SOAR-10]
    const FigureSet out_of_reach = along | out_of_the_way(table, state, posture_of(rested));
    const Block overlap = first_overlap(
        scene_of(table, state), {.base = resting,
                                 .mover = move.who,
                                 .ignored = &out_of_reach,
                                 .barred = barred_at_rest(table, state, state[move.who], there),
                                 .contact_slack = table.contact_slack(),
                                 .terrain_slack = table.terrain_slack(),
                                 .table = table.field.size});
    if (overlap.kind != BlockKind::none) {
        Illegal no = refuse_rest(table, move.who, gait, resting.shape.kind, overlap);
        if (overlap.kind == BlockKind::piece && aloft) no.clause = "V-SOAR-10";
        if (overlap.kind == BlockKind::base) {
            if (aloft || posture_of(table, state[overlap.figure]).aloft) no.clause = "V-SOAR-3";
            if (may_trample(table, state, move).has(overlap.figure)) no.clause = "V-SPD-12";
        }
        return no;
    }
    // Its stand takes up its place beside tokens too. [V-OBJ-16]
    return aloft ? check_rest_beside_tokens(table, state, resting, move.who)
                 : check_rest(table, state, resting, move.who);
}

// Where contact stops it, it does not go on through a door, nor behind one. [H-CONTACT-AT-END]
Result<Ok> check_goes_on(const Table& table, const State& state, const Move& move,
                         const Figure& there) {
    if (!contact_ends_ways(table)) return Ok{};
    Illegal no{
        .clause = "U-MOVE-6", .why = Reason::must_stop_at_base, .who = move.who, .where = there.at};
    for_each_on_table(state, [&](FigureId id, const Figure& other) {
        if (id != move.who && opposing(table, state, there, other) &&
            touching(table, state, there, other) && !touching(table, state, state[move.who], other))
            no.other = id;
    });
    if (no.other.exists()) return no;
    return Ok{};
}

// On foot, from level to level. Where the way goes on behind a door, the ground is walked from the
// place above it, or as far as there: it stops as other ground does. [U-MOVE-15, H-C-DOOR-MOVE]
Result<Ok> check_walk(const Table& table, const State& state, const Move& move, Gait gait,
                      const FigureSet& along) {
    const bool ends = door_ends_the_move(table);
    const Path& path = move.path;
    Figure figure = state[move.who];
    Vec2 above;  // the door that it came down
    for (std::size_t next = 0;;) {
        const std::size_t door = next_door(table, state, figure.top.exists(), path, next, gait);
        const bool at_end = door == path.size();
        const std::span<const Vec2> walked{path.begin() + next, door - next};
        if (const auto way = check_stretch(table, state, move, figure, walked, gait, along); !way)
            return way;
        Figure grounded = figure;
        std::size_t first = next;
        std::size_t last = door;
        if (!ends && !figure.top.exists()) {
            // Above the door it touches nothing of what lies before it.
            if (next > 0) grounded.at = figure.at + (above - figure.at) + (above - figure.at);
            first = next > 0 ? next - 1 : 0;
            last = at_end ? door : door + 1;
        }
        if (const auto stops = check_stops(table, state, grounded, move.who,
                                           {path.begin() + first, last - first}, gait);
            !stops)
            return stops;
        if (figure.top.exists())
            if (const auto stays = check_stays_on_tops(table, state, move.who, figure, walked);
                !stays)
                return stays;
        const Vec2 before = walked.empty() ? figure.at : walked.back();
        if (!at_end)
            if (const auto through = check_door(table, state, move.who, figure, before, path[door]);
                !through)
                return through;
        const bool all = ends && !at_end;  // the step through the door as well
        if (!is_large(table, figure))
            if (const auto met =
                    check_first_contact(table, state, move.who, figure,
                                        {path.begin() + next, (all ? path.size() : door) - next});
                !met)
                return met;
        if (at_end || ends) return Ok{};
        figure.at = before;
        if (const auto on = check_goes_on(table, state, move, figure); !on) return on;
        figure = put_at(table, state, figure, path[door], move.facing);
        above = before;
        next = door + 1;
        if (next == path.size()) return Ok{};
        if (const auto rests = check_place_of_rest(table, state, move, figure, gait, along); !rests)
            return rests;
        if (const auto on = check_goes_on(table, state, move, figure); !on) return on;
    }
}

}  // namespace

bool contact_ends_ways(const Table& table) {
    return table.options[Option::contact_at_end] == opt::contact_at_end::first_contact_stops;
}

std::optional<Inches> first_contact_on_leg(const Table& table, const State& state, FigureId who,
                                           const Figure& figure, Vec2 from, Vec2 to) {
    const Inches leg = distance(from, to);
    std::optional<Inches> first;
    Figure moved = figure;
    for_each_on_table(state, [&](FigureId id, const Figure& other) {
        if (id == who || !opposing(table, state, figure, other) ||
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
            const Inches along = Inches::from_mils(met);
            if (!first || along < *first) first = along;
        }
    });
    return first;
}

bool rear_circle_is_swept(const Table& table, const Figure& figure) {
    return warrior_of(table, figure).base.kind == BaseKind::double_disc &&
           table.options[Option::mount_terrain] != opt::mount_terrain::front_circle_swept;
}

Block block_of_rear_circle(const Table& table, const State& state, FigureId who,
                           const Figure& figure, Vec2 from, Vec2 to, Gait gait) {
    if (from == to) return {};
    const BaseShape& shape = warrior_of(table, figure).base;
    const FigureSet nobody = ~FigureSet{};  // bases are passed by the dot
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
    return met.kind == BlockKind::piece ? met : Block{};
}

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

    const Gait gait = gait_of(table, state, figure, sections_moving(state, move));
    const FigureId captive = captive_of(state, move.who);
    FigureSet along;  // is carried, so it is in nobody's way [U-CAP-7]
    if (captive.exists()) along.add(captive);
    if (const FigureId carried = carried_on(state, move); carried.exists()) along.add(carried);
    if (gait.flies) {
        if (const auto over = check_flight(table, state, move); !over) return over;
        const bool stops = table.options[Option::multi_stop_flight] ==
                           opt::multi_stop_flight::not_exempt;  // [H-X-C15]
        if (large && stops)
            if (const auto past = check_large_bases(table, state, move); !past) return past;
    } else {
        if (large)
            if (const auto past = check_large_bases(table, state, move); !past) return past;
        if (const auto walks = check_walk(table, state, move, gait, along); !walks) return walks;
    }

    const Base resting = resting_at(table, figure, move);
    const Figure rested = moved_by(table, state, move);
    if (const auto rests = check_place_of_rest(table, state, move, rested, gait, along); !rests)
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
