// Whom one figure may attack, heal or capture in close combat. [U-CC]
#include "engine/rules/attack.h"
#include "engine/rules/capture.h"
#include "engine/rules/terrain.h"

namespace six {
namespace {

// Two warriors touching a low wall opposite each other fight as if in contact; their arcs are
// judged along the connection of their centres. [U-WALL-5, U-WALL-7]
bool faces_across(const Table& table, const Figure& of, const Figure& other) {
    return arcs_towards(base_of(table, of), other.at).front;
}

}  // namespace

Result<Ok> check_close_target(const Table& table, const State& state, const AttackPlan& plan,
                              FigureId attacker, FigureId target) {
    const Figure& from = state[attacker];
    const Figure& at = state[target];
    const auto refuse = [&](Clause clause, Reason why) {
        return refuse_target(state, attacker, target, clause, why);
    };
    const AbilityHooks* ability = ability_of(table, plan);
    const bool heals = ability && ability->form.on_friends;
    if (attacker == target) return refuse("U-CBT-6", Reason::target_itself);
    if (!on_table(at))
        return Illegal{.clause = "U-DIAL-6", .why = Reason::not_on_table, .who = target};
    if (at.captive()) return refuse("U-CAP-5", Reason::target_is_captive);
    if (heals && !friendly(table, from, at))
        return refuse(ability->clause, Reason::target_opposing);
    if (!heals && !opposing(table, from, at)) return refuse("U-CBT-6", Reason::target_friendly);
    if (touching(table, from, at)) {
        if (!touches_front_of(table, from, at)) return refuse("U-CC-1", Reason::not_in_front_arc);
    } else {
        if (bases_touch(table, from, at) && abrupt_between(table, from.at, at.at))
            return refuse("U-ABR-2", Reason::abrupt_between);
        const bool across = !heals && wall_between(table, from, at).exists();
        if (!across) return refuse("U-CC-1", Reason::not_in_contact);
        if (!faces_across(table, from, at)) return refuse("U-WALL-7", Reason::not_in_front_arc);
    }
    if (heals) {
        if (touches_opponent(table, state, attacker))
            return refuse(ability->clause, Reason::touches_opponent);
        if (touches_opponent(table, state, target))
            return refuse(ability->clause, Reason::target_touches_opponent);
        if (in_force_with(table, at, &AbilityHooks::cannot_be_healed))
            return refuse("U-SA-ATK-13", Reason::cannot_be_healed);
    }
    if (shown(table, from).attack.value == 0 && !table.options.is_on(Option::attack0))
        return refuse("U-CBT-8", Reason::attack_is_zero);
    if (plan.aim == Aim::capture) return check_capture(table, state, attacker, target);
    if (plan.aim == Aim::rescue) return check_rescue(table, state, attacker, target);
    return Ok{};
}

}  // namespace six
