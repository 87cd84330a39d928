// What one figure may attack, heal or capture in close combat. [U-CC]
#include "engine/messages/reason.h"
#include "engine/messages/term.h"
#include "engine/rules/attack.h"
#include "engine/rules/capture.h"
#include "engine/rules/castle/castle.h"
#include "engine/rules/chariot.h"
#include "engine/rules/sources.h"
#include "engine/rules/terrain.h"

namespace six {
namespace {

// A section strikes what it touches, a passenger what touches a section of its chariot that is
// not the front. [LRG-CC-2, LRG-PCC-1, FAQ-CHAR-1]
Result<Ok> check_section_contact(const Table& table, const State& state, const AttackPlan& plan,
                                 FigureId attacker, FigureId target) {
    const Figure& body = state[body_of(state, attacker)];
    const SectionSet touched = sections_touched(table, state, body, state[target]);
    if (has(touched, plan.section)) return Ok{};
    // Across a low wall along the line of the centres. [U-WALL-5, U-WALL-7]
    if (touched.bits == 0 && wall_between(table, state, body, state[target]).exists() &&
        has(sections_towards(table, body, state[target].at), plan.section))
        return Ok{};
    const bool elsewhere = beside_platform(touched).bits != 0;
    return refuse_target(state, attacker, target,
                         !is_aboard(state[attacker]) ? Clause("LRG-CC-2")
                         : elsewhere                 ? Clause("FAQ-CHAR-1")
                                                     : Clause("LRG-PCC-1"),
                         Reason::section_not_touched);
}

// Whatever touches a side or the rear of the chariot is before its passenger; across a low wall
// what lies there along the line of the centres. [MDW-PATK-1, MDW-PCC-1, U-WALL-7]
bool in_reach_of_platform(const Table& table, const State& state, const Figure& chariot,
                          const Figure& target) {
    const SectionSet touched = sections_touched(table, state, chariot, target);
    if (touched.bits != 0) return beside_platform(touched).bits != 0;
    return wall_between(table, state, chariot, target).exists() &&
           beside_platform(sections_towards(table, chariot, target.at)).bits != 0;
}

// A castle section is struck where it is nearest, by whatever touches it there; a large figure with
// the section that lies towards that point. [C-CASTLE-24]
Result<Ok> check_section_touch(const Table& table, const State& state, const AttackPlan& plan,
                               FigureId attacker, FigureId target) {
    const Figure& body = state[body_of(state, attacker)];
    const auto refuse = [&](Reason why) {
        return refuse_target(state, attacker, target, "C-CASTLE-24", why);
    };
    if (!touches_section(table, body, target)) return refuse(Reason::not_touching_section);
    const Vec2 nearest = nearest_of_section(table, target, body.at);
    if (is_aboard(state[attacker]) && !attacks_by_section(table, state[attacker])) {
        if (beside_platform(sections_towards(table, body, nearest)).bits == 0)
            return refuse(Reason::section_not_touched);
    } else if (is_large(table, body)) {
        if (!has(sections_towards(table, body, nearest), plan.section))
            return refuse(Reason::section_not_touched);
    } else if (!arcs_towards(base_of(table, body), nearest, table.arc_slack()).front) {
        return refuse(Reason::not_in_front_arc);
    }
    return Ok{};
}

// Two warriors touching a low wall opposite each other fight as if in contact; their arcs are
// judged along the connection of their centres. [U-WALL-5, U-WALL-7]
bool faces_across(const Table& table, const Figure& of, const Figure& other) {
    return arcs_towards(base_of(table, of), other.at, table.arc_slack()).front;
}

}  // namespace

Result<Ok> check_close_target(const Table& table, const State& state, const AttackPlan& plan,
                              FigureId attacker, FigureId target) {
    const Figure& from = state[attacker];
    const Figure& at = state[target];
    const auto refuse = [&](Clause clause, Reason why) {
        return refuse_target(state, attacker, target, clause, why);
    };
    const AbilityFacts* ability = ability_of(table, plan);
    const bool heals = ability && ability->form.on_friends;
    const std::size_t section = own_section(table, from, plan.section);
    if (attacker == target) return refuse("U-CBT-6", Reason::target_itself);
    for (const Deed deed : suffered_by(table, plan))
        if (const Ban& no = posture_of(table, at).forbids[deed]; no.exists())
            return refuse(no.clause, no.why);
    if (target == body_of(state, attacker))
        return refuse(heals ? posture_of(table, from).heals_no_carrier
                            : posture_of(table, from).spares_carrier,
                      Reason::own_chariot);
    if (!in_play(at))
        return Illegal{.clause = "U-DIAL-6", .why = Reason::not_on_table, .who = target};
    if (const Ban no = forbidden(table, from, Deed::fight_close); no.exists())
        return refuse(no.clause, no.why);
    if (const Ban no = forbidden(table, at, Deed::be_attacked); no.exists())
        return refuse(no.clause, no.why);
    if (at.captive()) return refuse("U-CAP-5", Reason::target_is_captive);
    if (heals && !friendly(table, state, from, at))
        return refuse(ability->clause, Reason::target_opposing);
    const PostureRules& here = posture_of(table, from);
    // One that touches nobody has only opponents within its reach all the same. [H-X-C30, H-X-C34]
    if (heals && !here.touches) return refuse(here.fights, Reason::target_friendly);
    if (!heals && !may_be_attacked_by(table, state, from, target))
        return refuse("U-CBT-6", Reason::target_friendly);
    if (const Clause no = kind_of(table, at).unaffected(plan.ability); no.exists())
        return refuse(no, Reason::not_affected);
    if (here.aloft != posture_of(table, at).aloft)  // [V-SOAR-4]
        return refuse(here.aloft ? here.fights : posture_of(table, at).fights,
                      Reason::not_at_one_level);
    if (posture_of(table, at).by_outline) {
        // One that sweeps strikes what it touches, and nobody touches a section. [C-CASTLE-11]
        if (form_of(table, plan).finds_targets)
            return refuse("C-CASTLE-11", Reason::not_in_contact);
        if (const auto near = check_section_touch(table, state, plan, attacker, target); !near)
            return near;
    } else if (attacks_by_section(table, from)) {
        if (const auto near = check_section_contact(table, state, plan, attacker, target); !near)
            return near;
    } else if (is_aboard(from)) {
        if (!in_reach_of_platform(table, state, state[from.chariot], at))
            return refuse("LRG-PCC-1", Reason::section_not_touched);
    } else if (touching(table, state, from, at)) {
        if (!form_of(table, plan).any_arc && !touches_front_of(table, state, from, at))
            return refuse("U-CC-1", Reason::not_in_front_arc);
    } else {
        const Figure& near = standing(state, from);
        const Figure& met = standing(state, at);
        if (bases_touch(table, near, met) && abrupt_between(table, state, near, met))
            return refuse(clause_of_abrupt(table, near, met), Reason::abrupt_between);
        const bool across = !heals && wall_between(table, state, near, met).exists();
        if (!across) return refuse("U-CC-1", Reason::not_in_contact);
        if (!faces_across(table, near, met)) return refuse("U-WALL-7", Reason::not_in_front_arc);
    }
    if (heals) {
        if (section_touches_opponent(table, state, attacker, section))
            return refuse(ability->clause, Reason::touches_opponent);
        if (touches_opponent(table, state, target))
            return refuse(ability->clause, Reason::target_touches_opponent);
        if (in_force_with(table, state, at, &AbilityFacts::cannot_be_healed))
            return refuse("U-SA-ATK-13", Reason::cannot_be_healed);
    }
    if (shown(table, from, section).attack.value == 0) {
        if (is_large(table, from)) return refuse("LRG-CC-1", Reason::attack_is_zero);
        if (!table.options.is_on(Option::attack0)) return refuse("U-CBT-8", Reason::attack_is_zero);
    }
    if (plan.aim == Aim::capture) return check_capture(table, state, attacker, target);
    if (plan.aim == Aim::rescue) return check_rescue(table, state, attacker, target);
    return Ok{};
}

bool from_behind(const Table& table, const State& state, const Figure& target, FigureId by) {
    const Figure& attacker = state[body_of(state, by)];
    if (posture_of(table, target).by_outline) return false;  // [C-CASTLE-24]
    if (touching(table, state, target, attacker))
        return touches_rear_of(table, state, target, attacker);
    return !arcs_towards(base_of(table, standing(state, target)), attacker.at, table.arc_slack())
                .front;
}

void sources::rear(const Strike& strike, Sum& out) {
    if (!strike.close() || !strike.any_attacker([&](FigureId id) {
            return from_behind(strike.table, strike.state, strike.figure, id);
        }))
        return;
    out.put(Term::rear, strike.table.rules->combat.rear_attack_bonus,
            strike.plan.members.empty() ? Clause("U-CC-2") : Clause("U-CFORM-4"), strike.who);
}

}  // namespace six
