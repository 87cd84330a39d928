#include "engine/game/battle.h"

#include <cassert>

#include "engine/game/dice.h"
#include "engine/rules/break_away.h"
#include "engine/rules/close.h"
#include "engine/rules/deploy.h"
#include "engine/rules/free_spin.h"
#include "engine/rules/invariant.h"
#include "engine/rules/move.h"
#include "engine/rules/turn.h"

namespace six {
namespace {

template <class... Visitors>
struct Overload : Visitors... {
    using Visitors::operator()...;
};
template <class... Visitors>
Overload(Visitors...) -> Overload<Visitors...>;

Decision decision_of(const State& state, const Frame& frame) {
    Decision owed{
        .ask = Ask::nothing, .seat = frame.seat, .who = frame.figure, .other = state.action.who};
    switch (frame.kind) {
        case FrameKind::roll_break_away:
            owed.ask = Ask::roll_break_away;
            owed.clause = "U-BREAK-1";
            owed.dice = 1;
            break;
        case FrameKind::choose_path:
            owed.ask = Ask::choose_path;
            owed.clause = "U-BREAK-8";
            break;
        case FrameKind::turn_in_place:
            owed.ask = Ask::turn_in_place;
            owed.clause = "U-BREAK-3";
            break;
        case FrameKind::free_spin:
            owed.ask = Ask::free_spin;
            owed.clause = "U-SPIN-1";
            break;
        case FrameKind::roll_attack:
            owed.ask = Ask::roll_attack;
            owed.clause = "U-CBT-1";
            owed.other = state.action.target;
            owed.dice = 2;
            break;
        case FrameKind::finish_action:
            assert(!"a finished action is settled before anybody asks");
            break;
    }
    return owed;
}

// The figures a command names must exist before any rule looks at them: commands may come from
// anywhere.
struct NamedFigures {
    FigureId first, second;
};
NamedFigures figures_named(const Command& command) {
    return std::visit(Overload{[](const CloseAttack& c) {
                                   return NamedFigures{c.who, c.target};
                               },
                               [](const Deploy& c) {
                                   return NamedFigures{c.who, c.who};
                               },
                               [](const LeaveOut& c) {
                                   return NamedFigures{c.who, c.who};
                               },
                               [](const Move& c) {
                                   return NamedFigures{c.who, c.who};
                               },
                               [](const Pass& c) {
                                   return NamedFigures{c.who, c.who};
                               },
                               [](const Turn& c) {
                                   return NamedFigures{c.who, c.who};
                               },
                               [](const FreeSpin& c) {
                                   return NamedFigures{c.who, c.who};
                               },
                               [](const auto&) {
                                   return NamedFigures{FigureId{0}, FigureId{0}};
                               }},
                      command);
}

Result<Ok> check_answer(const Table& table, const State& state, const Decision& owed,
                        const Command& command) {
    const auto wrong = [&] {
        return Result<Ok>(
            Illegal{.clause = owed.clause, .why = Reason::wrong_answer, .who = owed.who});
    };
    switch (owed.ask) {
        case Ask::deploy:
            if (const auto* deploy = std::get_if<Deploy>(&command))
                return check_deploy(table, state, *deploy);
            if (const auto* leave = std::get_if<LeaveOut>(&command))
                return check_leave_out(table, state, *leave);
            return wrong();
        case Ask::give_action:
            if (const auto* move = std::get_if<Move>(&command))
                return check_move(table, state, *move);
            if (const auto* attack = std::get_if<CloseAttack>(&command))
                return check_close(table, state, *attack);
            if (const auto* pass = std::get_if<Pass>(&command))
                return check_pass(table, state, *pass);
            if (std::holds_alternative<EndTurn>(command)) return check_end_turn(table, state);
            return wrong();
        case Ask::choose_path:
            if (const auto* move = std::get_if<Move>(&command))
                return check_chosen_path(table, state, *move);
            return wrong();
        case Ask::turn_in_place:
            if (const auto* turn = std::get_if<Turn>(&command))
                return check_turn_in_place(table, state, *turn);
            return wrong();
        case Ask::free_spin:
            if (const auto* spin = std::get_if<FreeSpin>(&command))
                return check_free_spin(table, state, *spin);
            if (std::holds_alternative<Decline>(command)) return Ok{};
            return wrong();
        case Ask::roll_break_away:
        case Ask::roll_attack:
            if (const auto* roll = std::get_if<Roll>(&command)) return check_roll(owed, *roll);
            return wrong();
        default:
            return wrong();
    }
}

// The frame that asked is answered; what the answer owes comes on top of what was left.
void resolve(Context& c, const Command& command) {
    Frame answered;
    if (!c.state.owed.empty()) {
        answered = c.state.owed.back();
        c.state.owed.pop_back();
    }
    std::visit(Overload{
                   [&](const Deploy& deploy) { resolve_deploy(c, deploy); },
                   [&](const LeaveOut& leave) { resolve_leave_out(c, leave); },
                   [&](const Move& move) {
                       answered.kind == FrameKind::choose_path ? carry_out_move(c, move)
                                                               : resolve_move(c, move);
                   },
                   [&](const CloseAttack& attack) { resolve_close(c, attack); },
                   [&](const Pass& pass) { resolve_pass(c, pass); },
                   [&](const EndTurn&) { end_turn(c); },
                   [&](const Turn& turn) { resolve_turn_in_place(c, turn); },
                   [&](const FreeSpin& spin) { resolve_free_spin(c, spin); },
                   [&](const Decline&) { resolve_declined_spin(c, answered.figure); },
                   [&](const Roll& roll) {
                       if (answered.kind == FrameKind::roll_break_away)
                           resolve_break_away_roll(c, roll.pips[0]);
                       else
                           resolve_close_roll(c, roll.pips[0], roll.pips[1]);
                   },
                   [](const auto&) { assert(!"set-up commands are refused in a battle"); },
               },
               command);
}

// All that needs nobody's answer: a finished action, the first turn, a turn whose actions are used
// up.
void settle(Context& c) {
    begin_battle_if_deployed(c);
    while (c.state.phase == Phase::playing) {
        if (!c.state.owed.empty() && c.state.owed.back().kind == FrameKind::finish_action) {
            c.state.owed.pop_back();
            finish_action(c);
        } else if (c.state.owed.empty() &&
                   (c.state.actions_left == 0 || c.state.seats[c.state.turn.n].out)) {
            end_turn(c);  // nothing else could be answered
        } else {
            return;
        }
    }
}

}  // namespace

Decision next_decision(const Table& table, const State& state) {
    switch (state.phase) {
        case Phase::deploying:
            return {
                .ask = Ask::deploy, .seat = next_to_deploy(table, state), .clause = "U-SETUP-6"};
        case Phase::over:
            return {.ask = Ask::nothing, .clause = "U-END-1"};
        case Phase::playing:
            break;
    }
    if (!state.owed.empty()) return decision_of(state, state.owed.back());
    return {.ask = Ask::give_action, .seat = state.turn, .clause = "U-TURN-3"};
}

Result<Ok> check(const Table& table, const State& state, Seat sender, const Command& command) {
    const Decision owed = next_decision(table, state);
    if (owed.ask == Ask::nothing) return Illegal{.clause = owed.clause, .why = Reason::game_over};
    if (sender != owed.seat)
        return Illegal{.clause = owed.clause,
                       .why = Reason::not_your_decision,
                       .who = owed.who,
                       .n = sender.n,
                       .m = owed.seat.n};
    const NamedFigures named = figures_named(command);
    if (named.first.n >= state.figure_count || named.second.n >= state.figure_count)
        return Illegal{
            .clause = owed.clause, .why = Reason::no_such_figure, .m = state.figure_count};
    return check_answer(table, state, owed, command);
}

Result<Ok> step(const Table& table, State& state, Seat sender, const Command& command,
                Events& out) {
    if (const auto legal = check(table, state, sender, command); !legal) return legal;
    Context c{table, state, out};
    resolve(c, command);
    settle(c);
    assert(state_is_ok(table, state));
    return Ok{};
}

View view(const Table& table, const State& state, Seat seat) {
    View seen;
    seen.seat = seat;
    seen.phase = state.phase;
    seen.decision = next_decision(table, state);
    seen.turn = state.turn;
    seen.round = state.round;
    seen.actions_left = state.actions_left;
    for (std::uint8_t n = 0; n < table.seat_count; ++n) seen.seats.push_back(state.seats[n]);
    for (std::uint16_t i = 0; i < state.figure_count; ++i)
        seen.figures.push_back({FigureId{i}, state.figures[i]});
    return seen;
}

}  // namespace six
