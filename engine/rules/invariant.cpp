#include "engine/rules/invariant.h"

#include "engine/geometry/path.h"
#include "engine/rules/deploy.h"
#include "engine/rules/query.h"

namespace six {
namespace {

std::string_view wrong_with_figure(const Table& table, const Figure& figure) {
    if (figure.warrior.n >= table.catalog.warriors.size()) return "a figure of no warrior";
    if (figure.owner.n >= table.seat_count) return "a figure without an owner";
    if (figure.hurt_by.exists() && figure.hurt_by.n >= table.seat_count)
        return "hurt by nobody's seat";
    if (figure.tokens > table.rules->max_tokens) return "more than two tokens";  // [U-TOK-6]
    const Warrior& warrior = warrior_of(table, figure);
    for (std::size_t i = 0; i < warrior.dials.size(); ++i)
        if (figure.clicks[i] >= warrior.dials[i].clicks.size())
            return "a dial beyond its last slot";
    // Asked before the scene is made, which takes no place far off the table. [U-MOVE-14]
    if (on_table(figure) && !Area{{}, table.field.size}.holds(figure.at))
        return "a base off the table";
    const bool dead = shown(table, figure).skulls() >= table.rules->skulls_to_eliminate;
    if (on_table(figure) && dead) return "three skulls on the table";  // [U-DIAL-6]
    if (figure.whereabouts == Whereabouts::eliminated && !dead)
        return "eliminated without three skulls";
    return {};
}

std::string_view wrong_with_places(const Table& table, const State& state) {
    const Scene& scene = scene_of(table, state);
    std::string_view wrong;
    for_each_on_table(state, [&](FigureId id, const Figure& figure) {
        const Block overlap = first_overlap(scene, {.base = base_of(table, figure),
                                                    .mover = id,
                                                    .barred = barred_pieces(table),
                                                    .contact_slack = table.contact_slack(),
                                                    .table = table.field.size});
        if (overlap.kind == BlockKind::base) wrong = "two bases overlap";
        if (overlap.kind == BlockKind::piece) wrong = "a base in blocking terrain";
        if (overlap.kind == BlockKind::edge) wrong = "a base off the table";
    });
    return wrong;
}

std::string_view wrong_with_frames(const State& state) {
    const bool acting = state.action.kind != ActionKind::none;
    if (state.owed.empty() == acting) return "an action without frames or frames without an action";
    for (const Frame& frame : state.owed) {
        if (frame.kind == FrameKind::finish_action) continue;
        if (frame.figure.n >= state.figure_count) return "a frame about no figure";
        if (!on_table(state[frame.figure])) return "a frame about a figure that is gone";
    }
    if (!acting) return {};
    if (state.owed.back().kind == FrameKind::finish_action) return "an action left unfinished";
    if (state.action.who.n >= state.figure_count) return "an action of no figure";
    if (state.action.kind == ActionKind::close && state.action.target.n >= state.figure_count)
        return "an attack on no figure";
    return {};
}

}  // namespace

std::string_view what_is_wrong(const Table& table, const State& state) {
    if (state.figure_count > kMaxFigures) return "too many figures";
    for (std::uint16_t i = 0; i < state.figure_count; ++i)
        if (const auto wrong = wrong_with_figure(table, state.figures[i]); !wrong.empty())
            return wrong;
    if (state.winner.exists() && state.winner.n >= table.seat_count)
        return "a winner without a seat";
    if (const auto wrong = wrong_with_places(table, state); !wrong.empty()) return wrong;
    if (const auto wrong = wrong_with_frames(state); !wrong.empty()) return wrong;
    switch (state.phase) {
        case Phase::deploying:
            if (!next_to_deploy(table, state).exists()) return "deploying, but nobody has to";
            break;
        case Phase::playing:
            if (state.turn.n >= table.seat_count) return "nobody's turn";
            if (next_to_deploy(table, state).exists()) return "playing with figures in hand";
            if (state.owed.empty() && state.actions_left == 0)
                return "a turn without actions goes on";
            if (state.actions_left > table.build_total / table.rules->points_per_action)
                return "too many actions";
            break;
        case Phase::over:
            if (!state.owed.empty()) return "something owed after the end";
            break;
    }
    return {};
}

}  // namespace six
