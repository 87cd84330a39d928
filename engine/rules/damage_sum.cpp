// The clicks of a hit: the value, or what a rule sets it to, doubling, additions; what the one that
// is struck takes off is in protection.cpp. [U-ABIL-6]
#include <algorithm>

#include "engine/messages/term.h"
#include "engine/rules/bombardment.h"
#include "engine/rules/castle/castle.h"
#include "engine/rules/enhancement.h"
#include "engine/rules/formation.h"
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

struct Deals {  // before any rule says otherwise
    std::int32_t value = 0;
    Clause clause;
};
Deals damage_of(const Strike& strike) {
    return {shown(strike.table, strike.attacker, strike.section).damage.value, "U-CBT-2"};
}
// A ranged hit deals what is printed beside the range. Figures that have no such value, those
// of the first edition and castle sections, deal their damage. [V-RC-3, V-FIG-12, V-CASTLE-1,
// V-SA-7]
Deals damage_by_kind(const Strike& strike) {
    const Dial& dial = warrior_of(strike.table, strike.attacker).dials[strike.section];
    if (strike.close()) return damage_of(strike);
    const Deals own = damage_of(strike);
    return {dial.ranged_damage.value_or(static_cast<std::uint8_t>(own.value)),
            is_section(strike.attacker) ? Clause("V-CASTLE-1")
            : dial.ranged_damage        ? Clause("V-RC-3")
                                        : Clause("V-FIG-12")};
}

// ... or what a rule sets it to. [U-ABIL-6]
Deals value_set(const Strike& strike, const Deals& printed) {
    const AttackPlan& plan = strike.plan;
    const AttackForm& form = strike.form;
    const Table& table = strike.table;
    if (plan.freeze &&
        table.options[Option::v2_freeze_damage] != opt::v2_freeze_damage::full_ranged_damage)
        return {0, "FAQ-MFRZ-2"};
    if (plan.at_point) return {shot_values(table, strike.state, plan).damage, "V-BOMB-9"};
    if (form.all_round && strike.action.affected.size() > 1)
        return {1, facts_of(table, plan.ability)->clause};
    // Never raised by being set to 1. [C-LONG-5]
    if (form.one_click && plan.long_range && printed.value <= kLongRangeCost)
        return {0, "C-LONG-5"};
    if (form.one_click) return {1, facts_of(table, plan.ability)->clause};
    if (plan.targets.size() > 1 &&
        table.options[Option::v2_multi_target] != opt::v2_multi_target::full_ranged_damage)
        return {1, "U-RNG-8"};
    if (form.damage_die) return {strike.action.die, facts_of(table, plan.ability)->clause};
    return printed;
}

void put_damage(const Strike& strike, const Deals& printed, Sum& out) {
    if (!strike.shares.target) return;
    const Deals set = value_set(strike, printed);
    out.put(Term::damage, set.value, set.clause, strike.plan.who);
}

void put_splash(const Strike& strike, const Deals& printed, Sum& out) {
    const std::int32_t splashes = strike.shares.parts - (strike.shares.target ? 1 : 0);
    if (splashes == 0) return;
    if (const std::int32_t each = value_set(strike, printed).value; each > 0)
        out.put(Term::splash, splashes * each,
                strike.form.storms ? Clause("V-SA-ATK-13") : splash_clause(strike.shares),
                strike.who);
}

void enhance(const Strike& strike, bool hostile, Sum& out) {
    const bool large = kind_of(strike.table, strike.attacker).forbids[Deed::be_enhanced].exists();
    for_each_enhancer(
        strike.table, strike.state, strike.plan, [&](FigureId id, const AbilityFacts& facts) {
            if (!strike.form.all_round && resists_magic(strike.table, strike.state, strike.figure,
                                                        strike.figure.struck, strike.state[id]))
                return;
            // The clicks dealt grow, not the value that several targets set to 1.
            out.put(Term::enhancement, 1,
                    large                            ? Clause("V-SA-6")
                    : strike.plan.targets.size() > 1 ? Clause("FAQ-ME-3")
                    : hostile                        ? facts.clause
                                                     : Clause("FAQ-ME-1"),
                    id);
        });
}

}  // namespace

void sources::damage_value(const Strike& strike, Sum& out) {
    put_damage(strike, damage_of(strike), out);
}

void sources::damage_value_by_kind(const Strike& strike, Sum& out) {
    put_damage(strike, damage_by_kind(strike), out);
}

void sources::long_range_cost(const Strike& strike, Sum& out) {
    if (strike.plan.long_range && !strike.form.one_click)
        out.put(Term::long_range, -std::min(out.total(), kLongRangeCost), "LRG-LONG-6",
                strike.plan.who);
}

void sources::splash(const Strike& strike, Sum& out) {
    put_splash(strike, damage_of(strike), out);
}

void sources::splash_by_kind(const Strike& strike, Sum& out) {
    put_splash(strike, damage_by_kind(strike), out);
}

void sources::sneak_attack(const Strike& strike, Sum& out) {
    if (!strike.plan.members.empty() && only_plain_formations(strike.table)) return;
    if (!strike.close()) return;
    const auto* sneak = in_force_with(strike.table, strike.state, strike.attacker, strike.section,
                                      &AbilityFacts::doubles_from_behind);
    if (sneak && from_behind(strike.table, strike.state, strike.figure, strike.plan.who))
        out.put(Term::doubling, out.total(), sneak->clause, strike.plan.who);
}

void sources::critical_hit(const Strike& strike, Sum& out) {
    if (strike.action.natural != strike.table.rules->combat.critical_hit) return;
    if (const Ban no = forbidden(strike.table, strike.figure, Deed::be_hit_critically); no.exists())
        out.put(Term::critical_hit, 0, no.clause, strike.plan.who);
    else
        out.put(Term::critical_hit, 1, "U-CBT-4", strike.plan.who);
}

void sources::enhancement(const Strike& strike, Sum& out) {
    // A friend that is hit takes them too. [FAQ-ME-1, H-X-C37]
    const bool hostile = opposing(strike.table, strike.state, strike.attacker, strike.figure);
    if (hostile ||
        strike.table.options[Option::enhance_friends_hit] == opt::enhance_friends_hit::each_figure)
        enhance(strike, hostile, out);
}

void sources::enhancement_against_opponents(const Strike& strike, Sum& out) {
    if (opposing(strike.table, strike.state, strike.attacker, strike.figure))
        enhance(strike, true, out);
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
