#include "engine/rules/carrying.h"

#include <algorithm>

#include "engine/messages/battle_command.h"
#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/rules/castle/castle.h"
#include "engine/rules/context.h"
#include "engine/rules/set_down.h"
#include "engine/state/ask.h"

namespace six {

FigureId carried_on(const State& state, const Move& move) {
    if (move.carried.exists()) return move.carried;
    return state.action.mover == move.who ? state.action.carried : FigureId{};
}

Result<Ok> check_carried(const Table& table, const State& state, const Move& move) {
    if (!move.carried.exists()) return Ok{};
    const Figure& flier = state[move.who];
    const Figure& carried = state[move.carried];
    const auto* carries = in_force_with(table, state, flier, &AbilityFacts::carries);
    const auto refuse = [&](Clause clause, Reason why) {
        return Illegal{.clause = clause,
                       .why = why,
                       .who = move.who,
                       .other = move.carried,
                       .where = flier.at};
    };
    if (!carries) return refuse("V-SA-SPD-12", Reason::no_such_ability);
    if (move.who == move.carried) return refuse(carries->clause, Reason::target_itself);
    if (const Clause no = kind_of(table, carried).unaffected(Ability::strong_flier); no.exists())
        return refuse(no, Reason::not_affected);
    if (const Ban no = forbidden(table, carried, Deed::be_lifted); no.exists())
        return refuse(no.clause, no.why);
    if (!on_table(carried) || !touching(table, state, flier, carried))
        return refuse(carries->clause, Reason::not_in_contact);
    if (!friendly(table, state, flier, carried))
        return refuse(carries->clause, Reason::target_opposing);
    if (carried.given != Given::nothing) return refuse(carries->clause, Reason::already_acted);
    // Of a captor its captive would be left behind. [V-CAP-6]
    if (captive_of(state, move.carried).exists())
        return refuse(carries->clause, Reason::cannot_carry);
    return Ok{};
}

Result<Ok> check_room_for_carried(const Table& table, const State& state, const Move& move,
                                  const Base& resting) {
    const FigureId carried = carried_on(state, move);
    if (!carried.exists()) return Ok{};
    const Figure moved = put_at(table, state, state[move.who], resting.at, resting.facing);
    if (find_place(table, state, carried, moved)) return Ok{};
    return Illegal{.clause = "V-SA-SPD-12",
                   .why = Reason::no_place_to_set_down,
                   .who = move.who,
                   .other = carried,
                   .where = resting.at};
}

bool was_carried(const State& state, FigureId who) {
    return std::any_of(state.memos.begin(), state.memos.end(), [who](const Memo& memo) {
        return memo.kind == MemoKind::carried && memo.other == who;
    });
}

void owe_carried_place(Context& c, const Move& move) {
    const FigureId carried = c.state.action.carried;
    if (!carried.exists() || move.who != c.state.action.mover) return;
    c.state.action.carried = {};
    c.state.action.plan.ability = Ability::strong_flier;  // by which it is set down
    c[carried].set(note::levitated);                      // no action for the rest of the turn
    if (!c.state.memos.full())
        c.state.memos.push_back({MemoKind::carried, move.who, carried});  // ... and why not
    c.emit(
        {.kind = EventKind::carried, .clause = "V-SA-SPD-12", .who = carried, .other = move.who});
    c.owe(Ask::place_figure, c[move.who].owner, carried, move.who);
}

}  // namespace six
