#include "engine/game/battle.h"

#include <cassert>
#include <optional>

#include "engine/game/dice.h"
#include "engine/game/lawful.h"
#include "engine/game/owed.h"
#include "engine/game/untrusted_command.h"
#include "engine/messages/reason.h"
#include "engine/rules/context.h"
#include "engine/rules/deploy.h"
#include "engine/rules/invariant.h"
#include "engine/rules/turn.h"
#include "engine/rules/victory.h"
#include "engine/state/ask.h"

namespace six {
namespace {

// The frame that asked is answered; what the answer owes comes on top of what was left.
void resolve(Context& c, const BattleCommand& command) {
    if (std::holds_alternative<CallTime>(command)) return resolve_call_time(c);
    const auto [asked, question] = owed_in(c.table, c.state);
    if (!c.state.owed.empty()) c.state.owed.pop_back();
    if (const auto* roll = std::get_if<Roll>(&command)) return question.rolled(c, asked, *roll);
    question.answer_for(command)->resolve(c, asked, command);
}

// All that needs nobody's answer: what follows a move or an attack, a finished action, the first
// turn, a turn in which nothing is left to do.
void settle(Context& c) {
    begin_battle_if_deployed(c);
    while (c.state.phase == Phase::playing) {
        if (!c.state.owed.empty()) {
            const Frame top = c.state.owed.back();
            const Question& question = question_of(c.table, top);
            const Asked asked{c.table, c.state, top};
            if (question.still_asked && !question.still_asked(asked)) {
                c.state.owed.pop_back();
                continue;
            }
            if (const auto only = question.only ? question.only(asked) : std::nullopt) {
                resolve(c, *only);
                continue;
            }
            if (!question.settles_by_itself()) return;
            c.state.owed.pop_back();
            question.settle(c, top);
        } else if (c.state.seats[c.state.turn.n].out ||
                   !c.rules().turn->anything_left(c.table, c.state)) {
            end_turn(c);  // nothing else could be answered
        } else {
            return;
        }
    }
}

Result<Ok> judge(const Table& table, const State& state, Seat sender,
                 const BattleCommand& command) {
    const Decision owed = next_decision(table, state);
    if (owed.ask == Ask::nothing) return Illegal{.clause = owed.clause, .why = Reason::game_over};
    // The host may call time whatever is owed; the action under way is still finished. [U-END-4]
    if (std::holds_alternative<CallTime>(command)) {
        if (sender.exists() || state.phase != Phase::playing || state.time_called)
            return Illegal{.clause = "U-END-4", .why = Reason::wrong_answer};
        return Ok{};
    }
    // While nothing is being resolved an owner may cancel, whoever's turn it is. [U-ABIL-10]
    const Owed now = owed_in(table, state);
    const Question& question = now.question;
    const Answer* answer = question.answer_for(command);
    const bool cancels = question.moment == Moment::between_actions && answer != nullptr &&
                         std::holds_alternative<Cancel>(command);
    if (sender != owed.seat && !cancels)
        return Illegal{.clause = owed.clause,
                       .why = Reason::not_your_decision,
                       .who = owed.who,
                       .n = sender.n,
                       .m = owed.seat.n};
    if (names_unknown_figure(command, state.figure_count))
        return Illegal{
            .clause = owed.clause, .why = Reason::no_such_figure, .m = state.figure_count};
    if (names_unknown_ability(command))
        return Illegal{.clause = "U-DIAL-7", .why = Reason::no_such_ability};
    if (question.dice > 0)
        if (const auto* roll = std::get_if<Roll>(&command)) return check_roll(owed, *roll);
    if (!answer)
        return Illegal{.clause = owed.clause, .why = Reason::wrong_answer, .who = owed.who};
    return answer->check({table, state, now.frame, sender}, command);
}

}  // namespace

Result<Ok> check(const Table& table, const State& state, Seat sender,
                 const BattleCommand& command) {
    return lawful(*table.rules, judge(table, state, sender, command));
}

Result<Ok> step(const Table& table, State& state, Seat sender, const BattleCommand& command,
                Events& out) {
    if (const auto legal = check(table, state, sender, command); !legal) return legal;
    Context c{table, state, out};
    resolve(c, command);
    settle(c);
    assert(state_is_ok(table, state));
    return Ok{};
}

}  // namespace six
