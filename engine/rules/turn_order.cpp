// How turns begin, end and follow one another. [U-TURN-1, U-TURN-8, U-TOK-3, C-TURN-13]
#include <cassert>

#include "engine/messages/event_kind.h"
#include "engine/rules/begin_turn.h"
#include "engine/rules/castle/castle.h"
#include "engine/rules/castle/siege.h"
#include "engine/rules/context.h"
#include "engine/rules/turn.h"
#include "engine/rules/victory.h"
#include "engine/state/ask.h"

namespace six {
namespace {

Seat next_clockwise(const Table& table, Seat seat) {
    return Seat{static_cast<std::uint8_t>((seat.n + 1) % table.seat_count)};
}

bool plays(const SeatState& seat) {
    return !seat.out && !seat.withdrawn;
}

// Somebody of the active player whose Command gives an action by itself; none. [C-TURN-2]
FigureId giving_action(const Table& table, const State& state) {
    FigureId found;
    if (!table.rules->command_gives_action.exists()) return found;
    for_each_in_play(state, [&](FigureId id, const Figure& figure) {
        if (!found.exists() && figure.owner == state.turn &&
            in_force(table, state, figure, Ability::command))
            found = id;
    });
    return found;
}

}  // namespace

void count_actions(Context& c) {
    c.state.actions_left =
        static_cast<std::uint8_t>(c.table.build_total / c.rules().actions.points_per_action);
    if (giving_action(c.table, c.state).exists()) ++c.state.actions_left;
    c.state.castle_actions = castle_actions_of(c.table, c.state, c.state.turn);
}

void note_the_beginning(Context& c) {
    const auto& [table, state, events] = c;
    for (std::uint16_t i = 0; i < state.figure_count; ++i) {
        const FigureId id{i};
        const Figure& figure = state[id];
        if (!in_play(figure) || figure.owner != state.turn || figure.captive()) continue;
        if (on_table(figure) && touches_opponent(table, state, id)) state[id].set(note::touched);
        if (standing(state, figure).tokens < table.rules->actions.max_tokens &&
            in_force_with(table, state, figure, &AbilityFacts::acts_first))
            state[id].set(note::duty);
    }
}

void tell_the_beginning(Context& c) {
    const Seat seat = c.state.turn;
    c.emit({.kind = EventKind::turn_began,
            .clause = "U-TURN-1",
            .seat = seat,
            .n = c.state.round,
            .m = c.state.actions_left});
    if (const FigureId commander = giving_action(c.table, c.state); commander.exists())
        c.emit({.kind = EventKind::action_gained,
                .clause = c.rules().command_gives_action,
                .seat = seat,
                .who = commander,
                .n = c.state.actions_left});
    if (c.state.castle_actions > 0)
        c.emit({.kind = EventKind::action_gained,
                .clause = "C-TURN-4",
                .seat = seat,
                .who = giving_castle_actions(c.table, c.state, seat),
                .n = c.state.castle_actions});
}

void owe_beginning_effects(Context& c) {
    if (has_beginning_effects(c.table, c.state)) c.owe(Ask::begin_turn, c.state.turn);
}

void clear_tokens(Context& c) {
    for (std::uint16_t i = 0; i < c.state.figure_count; ++i) {
        Figure& figure = c.state.figures[i];
        if (figure.owner != c.state.turn) continue;
        if (figure.given != Given::action && figure.tokens > 0) {
            figure.tokens = 0;
            c.emit({.kind = EventKind::tokens_cleared,
                    .clause = in_play(figure) ? Clause("U-TOK-3") : Clause("U-TOK-5"),
                    .who = FigureId{i}});
        }
        figure.given = Given::nothing;
        figure.acted = 0;
    }
}

void forget_the_turn(Context& c) {
    for (std::uint16_t i = 0; i < c.state.figure_count; ++i) {
        c.state.figures[i].cancelled = {};
        c.state.figures[i].unset(note::for_the_turn);
    }
    c.state.memos.clear();
}

void begin_turn(Context& c, Seat seat) {
    c.state.turn = seat;
    do_all(c, c.rules().turn->on_beginning);
}

void end_turn(Context& c) {
    State& state = c.state;
    const Seat ending = state.turn;
    do_all(c, c.rules().turn->on_ending);
    if (state.phase == Phase::over) return;
    state.actions_left = 0;
    state.castle_actions = 0;
    state.acts_again = {};
    c.emit({.kind = EventKind::turn_ended, .clause = "U-TURN-8", .seat = ending});
    end_game_if_castle_fell(c, ending);
    if (state.phase == Phase::over) return;
    if (state.time_called)  // this turn was still finished [V-END-1]
        return end_game(c, {EndWord::time, "U-END-4"});

    Seat next = ending;
    int passed_over = 0;
    do {
        next = next_clockwise(c.table, next);
        if (next == c.table.first_player) {
            end_round(c);
            if (state.phase == Phase::over) return;
        }
        assert(passed_over <= c.table.seat_count && "somebody plays while the game is on");
        ++passed_over;
    } while (!plays(state.seats[next.n]));  // the others keep their order [U-TURN-1]
    begin_turn(c, next);
}

bool anything_left(const Table& table, const State& state) {
    if (!plays(state.seats[state.turn.n])) return false;
    if (state.actions_left > 0) return true;
    if (state.acts_again.exists() && kind_of(table, state[state.acts_again]).second_cost == 0)
        return true;  // [C-TITAN-12]
    const bool releases = table.options[Option::voluntary_release] != opt::voluntary_release::none;
    for (std::uint16_t i = 0; i < state.figure_count; ++i) {
        const Figure& figure = state.figures[i];
        if (is_section(figure) && may_be_given_action(table, state, FigureId{i})) return true;
        if (figure.owner != state.turn || !on_table(figure) || figure.captive()) continue;
        if (is_large(table, figure)) {  // a section with Quickness [C-MULTI-17]
            if (may_be_given_action(table, state, FigureId{i})) return true;
            continue;
        }
        if (in_force_with(table, state, figure, &AbilityFacts::free_turn)) return true;
        if (releases && captive_of(state, FigureId{i}).exists() &&
            !table.rules->release_begins_action.exists())
            return true;
        if (in_force_with(table, state, figure, &AbilityFacts::free_move) &&
            check_may_move(table, state, FigureId{i}))
            return true;
    }
    return false;
}

}  // namespace six
