// Whom one figure may shoot at, heal or bewitch in ranged combat. [U-RNG]
#include "engine/rules/attack.h"
#include "engine/rules/line_of_fire.h"

namespace six {
namespace {

bool touches_friend_of(const Table& table, const State& state, const Figure& target,
                       const Figure& firer) {
    for (std::uint16_t i = 0; i < state.figure_count; ++i) {
        const Figure& other = state.figures[i];
        if (on_table(other) && friendly(table, other, firer) && touching(table, other, target))
            return true;
    }
    return false;
}

// The whole inches of a halved range are rounded up. [U-GEN-5]
Inches reach_of_shot(const Table& table, const Figure& firer, const AttackForm& form) {
    const Inches range = warrior_of(table, firer).range;
    if (!form.all_round) return range;
    const bool up = table.options[Option::half_round] == opt::half_round::up;
    return Inches::from_mils((range.mils() / 1000 + (up ? 1 : 0)) / 2 * 1000);
}

// What forbids the shot whatever stands between. A shockwave reaches figures that could not be
// targeted: friends, captors, whoever touches a friend, the hidden. [FAQ-SW-2 to FAQ-SW-7]
Result<Ok> check_who(const Table& table, const State& state, const AttackPlan& plan,
                     const AbilityHooks* ability, FigureId attacker, FigureId target) {
    const Figure& from = state[attacker];
    const Figure& at = state[target];
    const auto refuse = [&](Clause clause, Reason why) {
        return refuse_target(state, attacker, target, clause, why);
    };
    const bool heals = ability && ability->form.on_friends;
    if (attacker == target) return refuse("U-CBT-6", Reason::target_itself);
    if (!on_table(at))
        return Illegal{.clause = "U-DIAL-6", .why = Reason::not_on_table, .who = target};
    if (at.captive()) return refuse("U-RNG-6", Reason::target_is_captive);
    if (ability && ability->form.all_round) return Ok{};
    if (heals && !friendly(table, from, at))
        return refuse(ability->clause, Reason::target_opposing);
    if (!heals && !opposing(table, from, at)) return refuse("U-CBT-6", Reason::target_friendly);
    if (!heals && captive_of(state, target).exists())
        return refuse("U-RNG-6", Reason::target_is_captor);
    if (!heals && touches_friend_of(table, state, at, from))
        return refuse("U-RNG-5", Reason::target_touches_friend);
    if (heals && touches_opponent(table, state, target))
        return refuse("FAQ-MH-2", Reason::target_touches_opponent);
    if (heals && in_force_with(table, at, &AbilityHooks::cannot_be_healed))
        return refuse("U-SA-ATK-13", Reason::cannot_be_healed);
    if (const auto* hidden = in_force_with(table, at, &AbilityHooks::never_a_target))
        return refuse(hidden->clause, Reason::target_is_invisible);
    const bool magic = plan.freeze || (ability && ability->magic);
    if (magic && in_force_with(table, at, &AbilityHooks::immune_to_magic))
        return refuse("U-SA-DEF-18", Reason::target_immune);
    if (ability && ability->form.steers && at.tokens >= table.rules->max_tokens)
        return refuse("FAQ-MCON-2", Reason::target_has_two_tokens);
    return Ok{};
}

}  // namespace

Result<Ok> check_ranged_target(const Table& table, const State& state, const AttackPlan& plan,
                               FigureId attacker, FigureId target) {
    const Figure& from = state[attacker];
    const Figure& at = state[target];
    const auto refuse = [&](Clause clause, Reason why) {
        return refuse_target(state, attacker, target, clause, why);
    };
    const AbilityHooks* ability = ability_of(table, plan);
    const AttackForm& form = form_of(table, plan);
    const Warrior& warrior = warrior_of(table, from);
    if (warrior.range == Inches{}) return refuse("U-RNG-1", Reason::no_range);
    if (touches_opponent(table, state, attacker))
        return refuse(form.on_friends ? Clause("FAQ-MH-2") : Clause("U-RNG-1"),
                      Reason::touches_opponent);
    if (const auto may = check_who(table, state, plan, ability, attacker, target); !may) return may;
    const Inches reach = reach_of_shot(table, from, form);
    if (!within(from.at, at.at, reach)) {
        Illegal far =
            refuse(form.all_round ? ability->clause : Clause("U-RNG-2"), Reason::beyond_range);
        far.n = distance(from.at, at.at).mils();
        far.m = reach.mils();
        return far;
    }
    // On the border of the arc is inside it. [U-RNG-11]
    if (!form.all_round && !arcs_towards(base_of(table, from), at.at).front)
        return refuse("U-RNG-2", Reason::not_in_front_arc);
    if (shown(table, from).attack.value == 0 && !table.options.is_on(Option::attack0))
        return refuse("U-CBT-8", Reason::attack_is_zero);
    if (form.ignores_lines) return Ok{};
    const FireLine line = line_of_fire(table, state, attacker, target);
    if (!line.clear()) return refuse_line(attacker, target, line);
    const auto* stealth = in_force_with(table, at, &AbilityHooks::hidden_in_hindering);
    if (stealth && line.hindered() && !form.all_round) {
        Illegal hidden = refuse(stealth->clause, Reason::target_has_stealth);
        hidden.piece = line.hindering;
        return hidden;
    }
    return Ok{};
}

}  // namespace six
