#include "engine/rules/cancel.h"

#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/rules/attack.h"
#include "engine/rules/context.h"
#include "engine/rules/proposals/offers.h"
#include "engine/rules/proposals/proposals.h"
#include "engine/rules/question.h"
#include "engine/rules/terrify.h"
#include "engine/state/ask.h"

namespace six {
namespace {

// What the attack was declared to use cannot be cancelled in it. [U-CBT-9]
bool is_declared(const AttackPlan& plan, const Cancel::Entry& entry) {
    return entry.who == plan.who && (entry.ability == plan.ability ||
                                     (plan.freeze && entry.ability == Ability::magic_freeze));
}

enum class CancelMoment : std::uint8_t { nothing_resolved, attack, terror };
CancelMoment cancel_moment_of(const State& state) {
    if (state.action.kind == ActionKind::none) return CancelMoment::nothing_resolved;
    return state.action.stage == AttackStage::roll ? CancelMoment::attack : CancelMoment::terror;
}

}  // namespace

Optional optional_asked(const Table& table, const State& state, Seat seat) {
    return cancel_moment_of(state) == CancelMoment::attack ? optional_in_attack(table, state, seat)
                                                           : terrors_faced(table, state, seat);
}

bool anything_to_cancel(const Table& table, const State& state, Seat seat) {
    return !optional_asked(table, state, seat).empty() ||
           (cancel_moment_of(state) == CancelMoment::attack &&
            !borrowers_in_attack(table, state, seat).empty());
}

Result<Ok> check_cancel(const Table& table, const State& state, Seat seat, const Cancel& cancel) {
    const CancelMoment moment = cancel_moment_of(state);
    if (cancel.abilities.empty() && cancel.own_defense.empty())
        return Illegal{.clause = "U-ABIL-1", .why = Reason::wrong_answer};
    for (const Cancel::Entry& entry : cancel.abilities) {
        const auto refuse = [&](Clause clause, Reason why) {
            return Illegal{.clause = clause, .why = why, .who = entry.who};
        };
        const Figure& figure = state[entry.who];
        if (figure.owner != seat) return refuse("U-ABIL-1", Reason::not_your_figure);
        if (!in_play(figure)) return refuse("U-DIAL-6", Reason::not_on_table);
        if (figure.captive()) return refuse("U-CAP-5", Reason::is_captive);
        if (entry.ability == Ability::none || !shows(table, state, figure, entry.ability))
            return refuse("U-DIAL-7", Reason::no_such_ability);
        if (!facts_of(table, entry.ability)->optional)
            return refuse("U-ABIL-2", Reason::not_optional);
        if (has(figure.cancelled, entry.ability))
            return refuse("U-ABIL-1", Reason::already_cancelled);
        if (moment == CancelMoment::attack && is_declared(state.action.plan, entry))
            return refuse("U-ABIL-4", Reason::ability_used_up);
        // In the middle of a move only what would act now can be declined.
        if (moment == CancelMoment::terror && !is_faced(table, state, entry))
            return refuse("U-ABIL-10", Reason::wrong_answer);
    }
    for (const FigureId who : cancel.own_defense)
        if (moment != CancelMoment::attack || state[who].owner != seat ||
            !borrows_in_attack(table, state, who))
            return Illegal{.clause = "U-SA-DEF-14", .why = Reason::no_such_ability, .who = who};
    return Ok{};
}

void resolve_cancel(Context& c, const Cancel& cancel) {
    const CancelMoment moment = cancel_moment_of(c.state);
    for (const Cancel::Entry& entry : cancel.abilities) {
        add(c[entry.who].cancelled, entry.ability);
        c.emit({.kind = EventKind::ability_cancelled,
                .clause = moment == CancelMoment::nothing_resolved ? Clause("U-ABIL-1")
                          : moment == CancelMoment::attack         ? Clause("U-ABIL-3")
                                                                   : Clause("DGT-TER-2"),
                .who = entry.who,
                .word = static_cast<std::uint8_t>(entry.ability)});
    }
    for (const FigureId who : cancel.own_defense) {
        c.state.action.own_defense.add(who);
        c.emit({.kind = EventKind::own_defense, .clause = "U-SA-DEF-14", .who = who});
    }
}

Result<Ok> check_own_cancel(const Asked& asked, const Cancel& cancel) {
    return check_cancel(asked.table, asked.state, asked.sender, cancel);
}

namespace {

Cancel without(const Cancel::Entry& entry) {
    Cancel cancel;
    cancel.abilities.push_back(entry);
    return cancel;
}
Cancel with_own_defense(FigureId who) {
    Cancel cancel;
    cancel.own_defense.push_back(who);
    return cancel;
}

void propose_cancelling(const Asked& asked, Proposals& out) {
    const auto& [table, state, frame, sender] = asked;
    out.add(Decline{});
    for (const Cancel::Entry& entry : optional_asked(table, state, frame.seat))
        out.add(without(entry));
    for (const FigureId who : borrowers_in_attack(table, state, frame.seat))
        out.add(with_own_defense(who));
}

// [U-ABIL-3, U-SA-DEF-14]
void offer_cancelling(const Asked& asked, Offers& out) {
    const auto& [table, state, frame, sender] = asked;
    for (const Cancel::Entry& entry : optional_asked(table, state, frame.seat))
        out.add_to_all(without(entry),
                       {.key = "cancel", .who = entry.who, .ability = entry.ability});
    for (const FigureId who : borrowers_in_attack(table, state, frame.seat))
        out.add_to_all(with_own_defense(who),
                       {.key = "own_defense",
                        .who = who,
                        .n = shown(table, state[who], state[who].struck).defense.value},
                       "U-SA-DEF-14");
}

}  // namespace

const Question questions::cancel_abilities{
    .ask = Ask::cancel_abilities,
    .clause_now =
        [](const Asked& asked) {
            return asked.state.action.stage == AttackStage::roll ? Clause("U-ABIL-3")
                                                                 : Clause("DGT-TER-2");
        },
    .answers = {kAnswer<Cancel, check_own_cancel, resolve_cancel>,
                kAnswer<Decline, always<Decline>, nothing_follows<Decline>>},
    // What somebody cancelled before leaves others nothing to answer.
    .still_asked =
        [](const Asked& asked) {
            return anything_to_cancel(asked.table, asked.state, asked.frame.seat);
        },
    .usual = declining,
    .ordered = [](const Asked& asked,
                  const StandingOrders& orders) -> std::optional<BattleCommand> {
        // Terrify is all that is asked about outside of attacks.
        const bool terror = asked.state.action.stage != AttackStage::roll;
        if (orders.never_cancel || (orders.always_terrify && terror)) return Decline{};
        return std::nullopt;
    },
    .propose = propose_cancelling,
    .offer = offer_cancelling,
    .present = Present::perhaps_eliminated,  // the firer of a shot that waited [V-BOMB-7]
    .of_attack = [](const Frame& frame) { return !frame.other.exists(); },  // or of a terror
    .wrong = [](const Asked& asked) -> std::string_view {
        const auto& [table, state, frame, sender] = asked;
        if (!frame.other.exists()) return {};
        if (frame.other.n >= state.figure_count || !on_table(state[frame.other]) ||
            state[frame.other].owner != frame.seat)
            return "a terror that is not there";
        return {};
    }};

}  // namespace six
