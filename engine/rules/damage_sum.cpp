// The clicks of a hit: the value, or what a rule sets it to, doubling, additions; what the one that
// is struck takes off is in protection.cpp. [U-ABIL-6]
#include <algorithm>

#include "engine/messages/term.h"
#include "engine/rules/enhancement.h"
#include "engine/rules/sources.h"

namespace six {
namespace {

// Splashed besides being a target, or from two sides. [FAQ-FL-14, FAQ-FL-15]
Clause splash_clause(const Shares& shares) {
    if (shares.target) return "FAQ-FL-15";
    return shares.parts > 1 ? Clause("FAQ-FL-14") : Clause("U-SA-ATK-4");
}

// A long shot takes this off the value it starts with, never below 0. [LRG-LONG-6, C-LONG-5]
constexpr std::int32_t kLongRangeCost = 2;

struct SetValue {
    std::int32_t value = 0;
    Clause clause;
};
// The damage value, or what a rule sets it to. [U-ABIL-6]
SetValue value_set(const Strike& strike) {
    const AttackPlan& plan = strike.plan;
    const AttackForm& form = strike.form;
    if (plan.freeze) return {0, "FAQ-MFRZ-2"};
    if (form.all_round && strike.action.affected.size() > 1)
        return {1, facts_of(strike.table, plan.ability)->clause};
    const std::int32_t printed = shown(strike.table, strike.attacker, strike.section).damage.value;
    // Never raised by being set to 1. [C-LONG-5]
    if (form.one_click && plan.long_range && printed <= kLongRangeCost) return {0, "C-LONG-5"};
    if (form.one_click) return {1, facts_of(strike.table, plan.ability)->clause};
    if (plan.targets.size() > 1) return {1, "U-RNG-8"};
    if (form.damage_die) return {strike.action.die, facts_of(strike.table, plan.ability)->clause};
    return {printed, "U-CBT-2"};
}

}  // namespace

void sources::damage_value(const Strike& strike, Sum& out) {
    if (!strike.shares.target) return;
    const SetValue set = value_set(strike);
    out.put(Term::damage, set.value, set.clause, strike.plan.who);
}

void sources::long_range_cost(const Strike& strike, Sum& out) {
    if (strike.plan.long_range && !strike.form.one_click)
        out.put(Term::long_range, -std::min(out.total(), kLongRangeCost), "LRG-LONG-6",
                strike.plan.who);
}

void sources::splash(const Strike& strike, Sum& out) {
    const std::int32_t splashes = strike.shares.parts - (strike.shares.target ? 1 : 0);
    if (splashes == 0) return;
    if (const std::int32_t each = value_set(strike).value; each > 0)
        out.put(Term::splash, splashes * each, splash_clause(strike.shares), strike.who);
}

void sources::sneak_attack(const Strike& strike, Sum& out) {
    if (!strike.close()) return;
    const auto* sneak = in_force_with(strike.table, strike.attacker, strike.section,
                                      &AbilityFacts::doubles_from_behind);
    if (sneak && from_behind(strike.table, strike.state, strike.figure, strike.plan.who))
        out.put(Term::doubling, out.total(), sneak->clause, strike.plan.who);
}

void sources::critical_hit(const Strike& strike, Sum& out) {
    if (strike.action.natural == strike.table.rules->combat.critical_hit)
        out.put(Term::critical_hit, 1, "U-CBT-4", strike.plan.who);
}

void sources::enhancement(const Strike& strike, Sum& out) {
    const Table& table = strike.table;
    // A friend that is hit takes them too. [FAQ-ME-1, H-X-C37]
    const bool hostile = opposing(table, strike.attacker, strike.figure);
    const bool grows = hostile || table.options[Option::enhance_friends_hit] ==
                                      opt::enhance_friends_hit::each_figure;
    if (!grows ||
        (!strike.form.all_round &&
         in_force_with(table, strike.figure, strike.figure.struck, &AbilityFacts::immune_to_magic)))
        return;
    for_each_enhancer(table, strike.state, strike.plan,
                      [&](FigureId id, const AbilityFacts& facts) {
                          // The clicks dealt grow, not the value that several targets set to 1.
                          out.put(Term::enhancement, 1,
                                  strike.plan.targets.size() > 1 ? Clause("FAQ-ME-3")
                                  : hostile                      ? facts.clause
                                                                 : Clause("FAQ-ME-1"),
                                  id);
                      });
}

DamageSum damage_sum(const Table& table, const State& state, const Action& action,
                     FigureId affected) {
    const Strike strike(table, state, action, affected);
    DamageSum sum;
    const bool hurts =
        !strike.form.steers && strike.form.heals == Healing::none && strike.plan.aim == Aim::damage;
    if (!hurts) return sum;
    Sum clicks(sum.terms);
    add_up(clicks, values_of(table).damage, strike);
    sum.clicks = clicks.total();
    return sum;
}

}  // namespace six
