#include "engine/rules/move.h"

#include "engine/geometry/path.h"
#include "engine/rules/break_away.h"
#include "engine/rules/free_spin.h"
#include "engine/rules/turn.h"

namespace six {
namespace {

Illegal refuse_path(FigureId who, const Block& block) {
    switch (block.kind) {
        case BlockKind::base:
            return {.clause = "U-MOVE-2",
                    .why = Reason::path_crosses_base,
                    .who = who,
                    .other = block.figure,
                    .where = block.where};
        case BlockKind::gap:
            return {.clause = "U-MOVE-3",
                    .why = Reason::path_between_touching,
                    .who = who,
                    .other = block.figure,
                    .where = block.where};
        case BlockKind::piece:
            return {.clause = "U-BLK-1",
                    .why = Reason::path_in_terrain,
                    .who = who,
                    .piece = block.piece,
                    .where = block.where};
        default:
            return {.clause = "U-MOVE-14",
                    .why = Reason::path_off_table,
                    .who = who,
                    .where = block.where};
    }
}

Illegal refuse_rest(FigureId who, const Block& block) {
    switch (block.kind) {
        case BlockKind::base:
            return {.clause = "U-MOVE-5",
                    .why = Reason::rests_on_base,
                    .who = who,
                    .other = block.figure,
                    .where = block.where};
        case BlockKind::piece:
            return {.clause = "U-BLK-1",
                    .why = Reason::rests_in_terrain,
                    .who = who,
                    .piece = block.piece,
                    .where = block.where};
        default:
            return {.clause = "U-MOVE-14",
                    .why = Reason::rests_off_table,
                    .who = who,
                    .where = block.where};
    }
}

Vec2 end_of(const Figure& figure, const Move& move) {
    return move.path.empty() ? figure.at : move.path.back();
}

}  // namespace

bool changes_place(const Table& table, const Figure& figure, const Move& move) {
    for (const Vec2& point : move.path)
        if (point != figure.at) return true;
    return warrior_of(table, figure).base.kind == BaseKind::double_disc &&
           move.facing != figure.facing;
}

Result<Ok> check_way(const Table& table, const State& state, const Move& move) {
    const Figure& figure = state[move.who];
    for (const Vec2& point : move.path)
        if (!in_bounds(point))
            return Illegal{.clause = "U-MOVE-14",
                           .why = Reason::path_out_of_bounds,
                           .who = move.who,
                           .where = figure.at};
    if (!changes_place(table, figure, move)) return Ok{};

    const Inches length = path_length(figure.at, move.path);
    const Inches speed = speed_of(table, figure);
    if (length > speed)
        return Illegal{.clause = "U-MOVE-1",
                       .why = Reason::beyond_speed,
                       .who = move.who,
                       .where = end_of(figure, move),
                       .n = length.mils(),
                       .m = speed.mils()};

    const Scene& scene = scene_of(table, state);
    const Block obstacle =
        first_obstacle(scene, {.start = figure.at,
                               .points = move.path,
                               .mover = move.who,
                               .barred = barred_pieces(table),
                               .swept_radius = warrior_of(table, figure).base.radius,
                               .contact_slack = table.contact_slack(),
                               .table = table.field.size});
    if (obstacle.kind != BlockKind::none) return refuse_path(move.who, obstacle);

    Base resting = base_of(table, figure);
    resting.at = end_of(figure, move);
    resting.facing = move.facing;
    const Block overlap = first_overlap(scene, {.base = resting,
                                                .mover = move.who,
                                                .barred = barred_pieces(table),
                                                .contact_slack = table.contact_slack(),
                                                .table = table.field.size});
    if (overlap.kind != BlockKind::none) return refuse_rest(move.who, overlap);
    return Ok{};
}

Result<Ok> check_move(const Table& table, const State& state, const Move& move) {
    if (const auto may = check_may_act(table, state, move.who, Given::action); !may) return may;
    return check_way(table, state, move);
}

void resolve_move(Context& c, const Move& move) {
    begin_action(c, ActionKind::move, move.who, {});
    c.state.action.path = move.path;
    c.state.action.facing = move.facing;
    if (changes_place(c.table, c[move.who], move) && touches_opponent(c.table, c.state, move.who))
        return c.owe(FrameKind::roll_break_away, {}, move.who);
    carry_out_move(c, move);
}

Result<Ok> check_chosen_path(const Table& table, const State& state, const Move& move) {
    if (move.who != state.action.who)
        return Illegal{.clause = "U-BREAK-8",
                       .why = Reason::wrong_answer,
                       .who = state.action.who,
                       .other = move.who};
    return check_way(table, state, move);
}

void carry_out_move(Context& c, const Move& move) {
    Figure& figure = c[move.who];
    const bool changed = changes_place(c.table, figure, move);
    const Inches length = path_length(figure.at, move.path);
    figure.at = end_of(figure, move);
    figure.facing = move.facing;
    if (!changed) {  // a turn on the spot makes no contact [U-MOVE-17]
        const bool slow = speed_of(c.table, figure) == Inches{};
        c.emit({.kind = EventKind::turned,
                .clause = slow ? Clause("U-MOVE-11") : Clause("U-MOVE-9"),
                .who = move.who,
                .facing = move.facing});
        return;
    }
    c.emit({.kind = EventKind::moved,
            .clause = "U-MOVE-1",
            .who = move.who,
            .at = figure.at,
            .facing = figure.facing,
            .n = length.mils()});
    owe_free_spins(c, move.who);
}

}  // namespace six
