#include "engine/rules/invariant.h"

#include "engine/geometry/path.h"
#include "engine/rules/deploy.h"
#include "engine/rules/move.h"
#include "engine/rules/query.h"

namespace six {
namespace {

// Far above what armies can be worth, far below what a number holds.
constexpr std::int32_t kMostPoints = 100'000'000;

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
    const bool waiting =
        figure.whereabouts == Whereabouts::in_hand || figure.whereabouts == Whereabouts::left_out;
    if (waiting && dead) return "three skulls before the battle";
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

// What one frame asks must be something the action under way can owe.
std::string_view wrong_with_frame(const Table& table, const State& state, const Frame& frame) {
    const Action& action = state.action;
    if (frame.figure.n >= state.figure_count || !on_table(state[frame.figure]))
        return "a frame about a figure that is not there";
    const Figure& figure = state[frame.figure];
    const bool attack = frame.kind == FrameKind::roll_attack;
    if (attack != (action.kind == ActionKind::close)) return "a frame of another kind of action";
    if (frame.kind == FrameKind::free_spin) {
        if (frame.seat != figure.owner || warrior_of(table, figure).mounted ||
            !opposing(table, figure, state[action.who]) ||
            !touching(table, figure, state[action.who]))
            return "a free spin nobody has";  // [U-SPIN-3, U-SPIN-4]
        return {};
    }
    if (frame.figure != action.who) return "a frame about another figure than the one that acts";
    const bool by_chance = attack || frame.kind == FrameKind::roll_break_away;
    if (frame.seat != (by_chance ? Seat{} : figure.owner)) return "a frame for the wrong seat";
    if (frame.kind == FrameKind::turn_in_place && warrior_of(table, figure).mounted)
        return "a rider that was held and may turn";  // [U-MOUNT-7]
    if (frame.kind == FrameKind::roll_break_away &&
        !check_way(table, state, {action.who, action.path, action.facing}))
        return "a break away to a place that is not legal";
    return {};
}

std::string_view wrong_with_action(const State& state) {
    const Action& action = state.action;
    if (action.who.n >= state.figure_count) return "an action of no figure";
    const Figure& figure = state[action.who];
    if (!on_table(figure) || figure.owner != state.turn) return "an action of a figure not in play";
    if (figure.given != Given::action || figure.tokens == 0) return "an action without its token";
    if (action.kind == ActionKind::close &&
        (action.target.n >= state.figure_count || !on_table(state[action.target])))
        return "an attack on no figure";
    return {};
}

// While an action is under way the stack holds its end at the bottom, and above it either one
// question about the figure that acts or free spins.
std::string_view wrong_with_frames(const Table& table, const State& state) {
    const bool acting = state.action.kind != ActionKind::none;
    if (state.owed.empty() == acting) return "an action without frames or frames without an action";
    if (!acting) return {};
    if (const auto wrong = wrong_with_action(state); !wrong.empty()) return wrong;
    if (state.owed[0].kind != FrameKind::finish_action) return "an action without an end";
    if (state.owed.size() < 2) return "an action left unfinished";
    const bool spins = state.owed[1].kind == FrameKind::free_spin;
    if (!spins && state.owed.size() > 2) return "two questions at once";
    for (std::size_t i = 1; i < state.owed.size(); ++i) {
        if (spins != (state.owed[i].kind == FrameKind::free_spin)) return "two questions at once";
        if (state.owed[i].kind == FrameKind::finish_action) return "an action left unfinished";
        if (const auto wrong = wrong_with_frame(table, state, state.owed[i]); !wrong.empty())
            return wrong;
    }
    return {};
}

}  // namespace

std::string_view what_is_wrong(const Table& table, const State& state) {
    if (state.figure_count > kMaxFigures) return "too many figures";
    for (std::uint16_t i = 0; i < state.figure_count; ++i)
        if (const auto wrong = wrong_with_figure(table, state.figures[i]); !wrong.empty())
            return wrong;
    for (const SeatState& seat : state.seats)
        if (seat.points < 0 || seat.points > kMostPoints) return "points nobody can score";
    if (state.winner.exists() && state.winner.n >= table.seat_count)
        return "a winner without a seat";
    if (const auto wrong = wrong_with_places(table, state); !wrong.empty()) return wrong;
    if (const auto wrong = wrong_with_frames(table, state); !wrong.empty()) return wrong;
    switch (state.phase) {
        case Phase::deploying:
            if (!next_to_deploy(table, state).exists()) return "deploying, but nobody has to";
            if (!state.owed.empty()) return "something owed before the battle";
            break;
        case Phase::playing:
            if (state.turn.n >= table.seat_count) return "nobody's turn";
            if (state.owed.empty() && state.seats[state.turn.n].out)
                return "the turn of a player who is out";
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
