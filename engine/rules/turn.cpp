#include "engine/rules/turn.h"

#include "engine/rules/damage.h"
#include "engine/rules/victory.h"

namespace six {
namespace {

Seat next_clockwise(const Table& table, Seat seat) {
    return Seat{static_cast<std::uint8_t>((seat.n + 1) % table.seat_count)};
}

// At the end of its owner's turn a warrior that got no non-pass action loses its tokens, the
// eliminated ones included, for it may come back. [U-TOK-3, U-TOK-5]
void clear_tokens(Context& c, Seat seat) {
    for (std::uint16_t i = 0; i < c.state.figure_count; ++i) {
        Figure& figure = c.state.figures[i];
        if (figure.owner != seat) continue;
        if (figure.given != Given::action && figure.tokens > 0) {
            figure.tokens = 0;
            c.emit({.kind = EventKind::tokens_cleared,
                    .clause = on_table(figure) ? Clause("U-TOK-3") : Clause("U-TOK-5"),
                    .who = FigureId{i}});
        }
        figure.given = Given::nothing;
    }
}

}  // namespace

Result<Ok> check_may_act(const Table& table, const State& state, FigureId who, Given kind) {
    const Figure& figure = state[who];
    if (figure.owner != state.turn) {
        const bool team_mate = table.friends(figure.owner, state.turn);
        return Illegal{.clause = team_mate ? Clause("U-MULTI-3") : Clause("U-TURN-3"),
                       .why = Reason::not_your_figure,
                       .who = who};
    }
    if (!on_table(figure))
        return Illegal{.clause = "U-DIAL-6", .why = Reason::not_on_table, .who = who};
    if (figure.given != Given::nothing)
        return Illegal{
            .clause = "U-TURN-4", .why = Reason::already_acted, .who = who, .where = figure.at};
    if (state.actions_left == 0)
        return Illegal{
            .clause = "U-ARMY-5", .why = Reason::no_actions_left, .who = who, .where = figure.at};
    if (kind == Given::action && figure.tokens >= table.rules->max_tokens)
        return Illegal{.clause = "U-PUSH-2",
                       .why = Reason::two_tokens,
                       .who = who,
                       .where = figure.at,
                       .n = figure.tokens,
                       .m = table.rules->max_tokens};
    return Ok{};
}

Result<Ok> check_pass(const Table& table, const State& state, const Pass& pass) {
    return check_may_act(table, state, pass.who, Given::pass);
}

void resolve_pass(Context& c, const Pass& pass) {
    --c.state.actions_left;
    c[pass.who].given = Given::pass;
    c.emit({.kind = EventKind::passed, .clause = "U-TURN-6", .who = pass.who});
}

Result<Ok> check_end_turn(const Table& table, const State& state) {
    if (table.options.is_on(Option::may_skip)) return Ok{};
    for (std::uint16_t i = 0; i < state.figure_count; ++i)
        if (may_be_given_action(table, state, FigureId{i}))
            return Illegal{.clause = "U-TURN-7",
                           .why = Reason::may_not_skip,
                           .who = FigureId{i},
                           .where = state.figures[i].at,
                           .n = state.actions_left};
    return Ok{};
}

void begin_action(Context& c, ActionKind kind, FigureId who, FigureId target) {
    Figure& figure = c[who];
    Action& action = c.state.action;
    action = {};
    action.kind = kind;
    action.who = who;
    action.target = target;
    action.pushed = figure.tokens > 0;  // [U-PUSH-1]
    --c.state.actions_left;
    figure.given = Given::action;
    ++figure.tokens;
    c.emit({.kind = EventKind::token_placed, .clause = "U-TOK-1", .who = who, .n = figure.tokens});
    c.owe(FrameKind::finish_action);
}

void finish_action(Context& c) {
    const Action action = c.state.action;
    c.state.action = {};
    if (action.pushed && on_table(c[action.who]))
        deal_clicks(
            c, {.who = action.who, .clicks = 1, .cause = ClickWord::pushing, .clause = "U-PUSH-1"});
    end_game_if_decided(c);
}

void begin_turn(Context& c, Seat seat) {
    c.state.turn = seat;
    c.state.actions_left =
        static_cast<std::uint8_t>(c.table.build_total / c.rules().points_per_action);
    c.emit({.kind = EventKind::turn_began,
            .clause = "U-TURN-1",
            .seat = seat,
            .n = c.state.round,
            .m = c.state.actions_left});
}

void end_turn(Context& c) {
    State& state = c.state;
    const Seat ending = state.turn;
    clear_tokens(c, ending);
    state.actions_left = 0;
    c.emit({.kind = EventKind::turn_ended, .clause = "U-TURN-8", .seat = ending});

    Seat next = ending;
    do {
        next = next_clockwise(c.table, next);
        if (next == c.table.first_player) {
            end_round(c);
            if (state.phase == Phase::over) return;
        }
    } while (state.seats[next.n].out);  // the others keep their order [U-TURN-1]
    begin_turn(c, next);
}

}  // namespace six
