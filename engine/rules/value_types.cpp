// What the symbols on a base add to an attack, and how far modifiers go: the attack types with
// bonus and proficiency, and the rule of 3. [V-TYPE, V-MOD]
#include <algorithm>

#include "engine/messages/term.h"
#include "engine/rules/castle/castle.h"
#include "engine/rules/chariot.h"
#include "engine/rules/move.h"
#include "engine/rules/sources.h"

namespace six {
namespace {

constexpr std::int32_t kMostModifiers = 3;  // up or down [V-MOD-1]

std::int32_t beyond(std::int32_t given, std::int32_t most) {
    return given - std::clamp(given, -most, most);
}

bool each_source_by_itself(const Table& table) {
    return table.options[Option::v2_rule_of_3] == opt::v2_rule_of_3::per_source;
}

void cut_what_is_beyond(std::int32_t given, Sum& out, Term term, FigureId who) {
    const std::int32_t most = is_length(term) ? (kMostModifiers * 1_in).mils() : kMostModifiers;
    if (const std::int32_t cut = beyond(given, most); cut != 0) out.put(term, -cut, "V-MOD-1", who);
}

template <class Of>
void cut_modifiers(const Of& of, Sum& out, Term term, FigureId who) {
    if (!each_source_by_itself(of.table)) cut_what_is_beyond(out.given(Join::add), out, term, who);
}

template <class Of>
void cut_one(const Of& of, std::int32_t given, Sum& out, Term term, FigureId who) {
    if (each_source_by_itself(of.table)) cut_what_is_beyond(given, out, term, who);
}

// An attack of this type. A healing is none, for it takes no modifiers. [V-TYPE-3, V-TYPE-4,
// V-TYPE-14]
bool is_of_type(const Strike& strike, AttackType type) {
    if (type == AttackType::sword) return strike.close();
    return !strike.close() ||
           (type == AttackType::magic &&
            strike.table.options[Option::v2_magic_bonus] == opt::v2_magic_bonus::ranged_and_close);
}

Clause clause_of_type(AttackType type) {
    return type == AttackType::magic ? Clause("V-TYPE-4") : Clause("V-TYPE-3");
}

// Whether this section of a friend of the attacker helps: it touches the target with its front arc.
// [V-TYPE-6, V-TYPE-7]
bool section_helps(const Strike& strike, const Figure& helper, std::size_t section, bool any_type) {
    const Table& table = strike.table;
    return is_active(table, helper, section) &&
           !is_demoralized(table, strike.state, helper, section) &&
           (any_type ||
            in_force_with(table, strike.state, helper, section, &AbilityFacts::gangs_up));
}

// How often it helps. Of a large figure any active section that touches it is its front arc there,
// and it counts once unless the players agreed otherwise. [V-TYPE-6, V-TYPE-13, H-V2-GANG-UP-BIG]
std::int32_t helps(const Strike& strike, FigureId id, const Figure& helper, bool any_type) {
    const Table& table = strike.table;
    if (id == strike.plan.who || !friendly(table, strike.state, strike.attacker, helper) ||
        helper.tokens >= table.rules->actions.max_tokens || captive_of(strike.state, id).exists())
        return 0;
    if (!is_large(table, helper))
        return section_helps(strike, helper, 0, any_type) &&
               touches_front_of(table, strike.state, helper, strike.figure);
    const SectionSet touched = sections_touched(table, strike.state, helper, strike.figure);
    std::int32_t sections = 0;
    for (std::size_t i = 0; i < warrior_of(table, helper).dials.size(); ++i)
        sections += has(touched, i) && section_helps(strike, helper, i, any_type);
    const bool once = table.options[Option::v2_gang_up_big] == opt::v2_gang_up_big::once;
    return once ? std::min(sections, 1) : sections;
}

}  // namespace

void sources::attack_bonus(const Strike& strike, Sum& out) {
    const Dial& dial = warrior_of(strike.table, strike.attacker).dials[strike.section];
    if (!dial.types || dial.attack_bonus == 0 || !is_of_type(strike, dial.types->attack)) return;
    if (dial.types->attack == AttackType::magic &&
        resists_magic(strike.table, strike.state, strike.figure, strike.figure.struck,
                      strike.attacker))
        return;
    out.put(Term::attack_bonus, dial.attack_bonus, clause_of_type(dial.types->attack),
            strike.plan.who);
}

void sources::gang_up(const Strike& strike, Sum& out) {
    const Table& table = strike.table;
    const auto* facts = in_force_with(table, strike.state, strike.attacker, strike.section,
                                      &AbilityFacts::gangs_up);
    if (!strike.close() || !facts) return;
    if (strike.form.finds_targets && table.options.is_on(Option::v2_sweep_gang))
        return;  // [V-SA-ATK-10]
    const std::int32_t how = table.options[Option::v2_gang_up];
    const bool any_type = how == opt::v2_gang_up::one_per_any_helper;
    std::int32_t helpers = 0;
    for_each_on_table(strike.state, [&](FigureId id, const Figure& helper) {
        helpers += helps(strike, id, helper, any_type);
    });
    if (helpers == 0) return;
    const std::int32_t each = how == opt::v2_gang_up::two_per_sword_helper ? 2 : 1;
    out.put(Term::gang_up, each * helpers,
            is_large(table, strike.figure) ? Clause("V-TYPE-13") : facts->clause, strike.plan.who);
}

// Half of the range that it has for this shot without doubling it. [V-TYPE-8, V-MOD-6]
void sources::precision(const Strike& strike, Sum& out) {
    const Table& table = strike.table;
    if (strike.close() || strike.plan.targets.size() != 1) return;
    const auto* facts =
        in_force_with(table, strike.state, strike.attacker, strike.section, &AbilityFacts::precise);
    if (!facts) return;
    AttackPlan near = strike.plan;
    near.long_range = false;
    Inches reach = reach_of_shot(table, strike.state, near, strike.plan.who, nullptr, strike.who);
    if (table.options[Option::v2_precision_range] == opt::v2_precision_range::half)
        reach = halved(table, reach);
    const FigureId body = body_of(strike.state, strike.plan.who);
    const FigureId target = strike.plan.targets[0];
    const Vec2 end = aimed_at(table, strike.state, target, strike.state[body].at);
    const Vec2 start = fired_from(table, strike.state, body, end);
    if (!within(start, end, reach)) return;
    out.put(Term::precision, table.options[Option::v2_precision_bonus], facts->clause,
            strike.plan.who);
}

void sources::rule_of_3(const Strike& strike, Sum& out) {
    cut_modifiers(strike, out, Term::limit, strike.plan.who);
}

void sources::rule_of_3(const Movement& movement, Sum& out) {
    cut_modifiers(movement, out, Term::length_limit, movement.who);
}

void sources::rule_of_3(const Shot& shot, Sum& out) {
    cut_modifiers(shot, out, Term::length_limit, shot.who);
}

void sources::not_below_zero(const Strike& strike, Sum& out) {
    if (out.total() < 0) out.put(Term::limit, -out.total(), "V-MOD-4", strike.plan.who);
}

void sources::rule_of_3_for_one(const Strike& strike, std::int32_t given, Sum& out) {
    cut_one(strike, given, out, Term::limit, strike.plan.who);
}

void sources::rule_of_3_for_one(const Movement& movement, std::int32_t given, Sum& out) {
    cut_one(movement, given, out, Term::length_limit, movement.who);
}

void sources::rule_of_3_for_one(const Shot& shot, std::int32_t given, Sum& out) {
    cut_one(shot, given, out, Term::length_limit, shot.who);
}

}  // namespace six
