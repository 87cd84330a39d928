#include "engine/rules/close.h"

#include "engine/rules/damage.h"
#include "engine/rules/turn.h"

namespace six {
namespace {

AttackWord outcome_of(const Ruleset& rules, std::uint8_t natural, std::int32_t total,
                      std::int32_t defense) {
    if (natural == rules.critical_miss) return AttackWord::critical_miss;
    if (natural == rules.critical_hit) return AttackWord::critical_hit;
    return total >= defense ? AttackWord::hit : AttackWord::miss;
}

Clause clause_of(AttackWord outcome) {
    switch (outcome) {
        case AttackWord::critical_miss:
            return "U-CBT-3";
        case AttackWord::critical_hit:
            return "U-CBT-4";
        default:
            return "U-CBT-1";
    }
}

void tell(Context& c, const ExplainedTerm& term) {
    c.emit({.kind = EventKind::modifier,
            .clause = term.clause,
            .who = term.figure,
            .n = term.value,
            .word = static_cast<std::uint8_t>(term.term)});
}

}  // namespace

AttackSum close_sum(const Table& table, const State& state, FigureId attacker, FigureId target) {
    AttackSum sum;
    const auto add = [&](Term term, std::int32_t value, Clause clause, FigureId figure) {
        sum.terms.push_back({term, value, clause, figure});
        (term == Term::defense ? sum.defense : sum.attack) += value;
    };
    const Base base = base_of(table, state[attacker]);
    const Base target_base = base_of(table, state[target]);
    add(Term::attack, shown(table, state[attacker]).attack.value, "U-CBT-1", attacker);
    // A touch on the border is front contact; with several touches one in the rear is enough.
    // [U-CC-2, U-CC-7, U-MOUNT-15]
    const ContactPoints touches = contact_points(target_base, base, table.contact_slack());
    bool rear = false;
    for (const ContactPoint& touch : touches)
        rear = rear || !arcs_of_touch(target_base, touch).front;
    if (rear) add(Term::rear, table.rules->rear_attack_bonus, "U-CC-2", target);
    add(Term::defense, shown(table, state[target]).defense.value, "U-CBT-1", target);
    return sum;
}

Result<Ok> check_close(const Table& table, const State& state, const CloseAttack& attack) {
    if (const auto may = check_may_act(table, state, attack.who, Given::action); !may) return may;
    const Figure& attacker = state[attack.who];
    const Figure& target = state[attack.target];
    const auto refuse = [&](Clause clause, Reason why) {
        return Illegal{.clause = clause,
                       .why = why,
                       .who = attack.who,
                       .other = attack.target,
                       .where = target.at};
    };
    if (attack.who == attack.target) return refuse("U-CBT-6", Reason::target_itself);
    if (!on_table(target))
        return Illegal{.clause = "U-DIAL-6", .why = Reason::not_on_table, .who = attack.target};
    if (!opposing(table, attacker, target)) return refuse("U-CBT-6", Reason::target_friendly);
    if (!touching(table, attacker, target)) return refuse("U-CC-1", Reason::not_in_contact);
    if (!arcs_touched(base_of(table, attacker), base_of(table, target), table.contact_slack())
             .front)
        return refuse("U-CC-1", Reason::not_in_front_arc);
    if (shown(table, attacker).attack.value == 0 && !table.options.is_on(Option::attack0))
        return refuse("U-CBT-8", Reason::attack_is_zero);
    return Ok{};
}

void resolve_close(Context& c, const CloseAttack& attack) {
    begin_action(c, ActionKind::close, attack.who, attack.target);
    c.emit({.kind = EventKind::attacked,
            .clause = "U-CC-1",
            .who = attack.who,
            .other = attack.target});
    c.owe(FrameKind::roll_attack, {}, attack.who);
}

void resolve_close_roll(Context& c, std::uint8_t first, std::uint8_t second) {
    const FigureId attacker = c.state.action.who;
    const FigureId target = c.state.action.target;
    const auto natural = static_cast<std::uint8_t>(first + second);
    c.state.action.roll = natural;
    const AttackSum sum = close_sum(c.table, c.state, attacker, target);
    for (const ExplainedTerm& term : sum.terms) tell(c, term);
    tell(c, {Term::dice, natural, "U-CBT-1", attacker});

    const std::int32_t total = sum.attack + natural;
    const AttackWord outcome = outcome_of(c.rules(), natural, total, sum.defense);
    c.emit({.kind = EventKind::attack_rolled,
            .clause = clause_of(outcome),
            .who = attacker,
            .other = target,
            .n = total,
            .m = sum.defense,
            .word = static_cast<std::uint8_t>(outcome)});

    if (outcome == AttackWord::critical_miss)
        return deal_clicks(
            c,
            {.who = attacker, .clicks = 1, .cause = ClickWord::critical_miss, .clause = "U-CBT-3"});
    if (outcome == AttackWord::miss) return;
    std::uint8_t clicks = shown(c.table, c[attacker]).damage.value;
    tell(c, {Term::damage, clicks, "U-CBT-2", attacker});
    if (outcome == AttackWord::critical_hit) {
        ++clicks;
        tell(c, {Term::critical_hit, 1, "U-CBT-4", attacker});
    }
    deal_clicks(c, {.who = target,
                    .clicks = clicks,
                    .cause = ClickWord::attack,
                    .clause = "U-CBT-2",
                    .by = c[attacker].owner});
}

}  // namespace six
