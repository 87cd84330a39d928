// What one figure may shoot at, heal or bewitch in ranged combat. [U-RNG]
#include "engine/messages/reason.h"
#include "engine/messages/term.h"
#include "engine/rules/attack.h"
#include "engine/rules/castle/castle.h"
#include "engine/rules/chariot.h"
#include "engine/rules/line_of_fire.h"
#include "engine/rules/move.h"
#include "engine/rules/sections.h"
#include "engine/rules/soar.h"
#include "engine/rules/sorcery/spells.h"
#include "engine/rules/sources.h"

namespace six {
namespace {

// A passenger sees no further than this. [LRG-PRNG-7]
constexpr Inches kPassengerRange = 8_in;

// What forbids the shot whatever stands between. A shockwave reaches figures that could not be
// targeted: friends, captors, whatever touches a friend, the hidden. [FAQ-SW-2 to FAQ-SW-7]
Result<Ok> check_who(const Table& table, const State& state, const AttackPlan& plan,
                     const AbilityFacts* ability, FigureId attacker, FigureId target) {
    const Figure& from = state[attacker];
    const Figure& at = state[target];
    const auto refuse = [&](Clause clause, Reason why) {
        return refuse_target(state, attacker, target, clause, why);
    };
    const bool heals = ability && ability->form.on_friends;
    if (attacker == target) return refuse("U-CBT-6", Reason::target_itself);
    for (const Deed deed : suffered_by(table, plan))
        if (const Ban& no = posture_of(table, at).forbids[deed]; no.exists())
            return refuse(no.clause, no.why);
    if (target == body_of(state, attacker)) {
        const PostureRules& there = posture_of(table, from);
        const bool wave = ability && ability->form.all_round;
        return refuse(wave    ? there.wave_spares_carrier
                      : heals ? there.heals_no_carrier
                              : there.spares_carrier,
                      Reason::own_chariot);
    }
    if (!in_play(at))
        return Illegal{.clause = "U-DIAL-6", .why = Reason::not_on_table, .who = target};
    if (const Ban no = forbidden(table, at, Deed::be_attacked); no.exists())
        return refuse(no.clause, no.why);
    if (at.captive()) return refuse("U-RNG-6", Reason::target_is_captive);
    const FigureId body = body_of(state, attacker);
    const bool beside = !heals && body != attacker && touching(table, state, state[body], at);
    if (ability && ability->form.all_round) {
        if (!posture_of(table, from).aloft && is_above_areas(table, at))
            return refuse("V-SOAR-7", Reason::not_affected);
        if (beside && is_aboard(from) &&
            table.options[Option::passenger_fire_touching_chariot] ==
                opt::passenger_fire_touching_chariot::never)  // [H-X-C29]
            return refuse("LRG-PRNG-5", Reason::target_touches_chariot);
        // Nothing passes between a section and what stands on it. [C-CASTLE-28]
        if (from.top == target || at.top == attacker)
            return refuse("C-CASTLE-28", Reason::not_affected);
        if (const Clause apart = posture_of(table, at).in_wave;
            apart.exists() && !table.options.is_on(Option::c_castle_area))
            return refuse(apart, Reason::not_affected);
        return Ok{};
    }
    if (heals && !friendly(table, state, from, at))
        return refuse(ability->clause, Reason::target_opposing);
    if (!heals && !may_be_attacked_by(table, state, from, target))
        return refuse("U-CBT-6", Reason::target_friendly);
    if (beside && is_aboard(from)) return refuse("LRG-PRNG-5", Reason::target_touches_chariot);
    // He goes nowhere of his own: it is the mount that would move. [V-CAV-1]
    if (ability && ability->form.steers && in_saddle(at))
        return refuse("V-CAV-1", Reason::is_in_saddle);
    if (!heals && captive_of(state, target).exists() && table.options.is_on(Option::v2_captor_safe))
        return refuse("U-RNG-6", Reason::target_is_captor);
    // What of a large figure depends on the section is asked when that is known.
    if (!is_large(table, at))
        if (const auto may = check_section(table, state, plan, target, 0); !may) return may;
    const bool freezes =
        plan.freeze && kind_of(table, at).unaffected(Ability::magic_freeze).exists();
    const Clause no = kind_of(table, at).unaffected(freezes ? Ability::magic_freeze : plan.ability);
    if (no.exists()) return refuse(no, Reason::not_affected);
    if (heals && touches_opponent(table, state, target))
        return refuse("FAQ-MH-2", Reason::target_touches_opponent);
    if (heals && in_force_with(table, state, at, &AbilityFacts::cannot_be_healed))
        return refuse("U-SA-ATK-13", Reason::cannot_be_healed);
    if (ability && ability->form.steers && at.tokens >= table.rules->actions.max_tokens)
        return refuse("FAQ-MCON-2", Reason::target_has_two_tokens);
    return Ok{};
}

}  // namespace

void sources::range_value(const Shot& shot, Sum& out) {
    out.put(Term::range, warrior_of(shot.table, shot.firer).dials[shot.section].range.mils(),
            "U-RNG-2", shot.who);
}

void sources::passenger_range(const Shot& shot, Sum& out) {
    const Inches range = Inches::from_mils(out.total());
    if (is_aboard(shot.firer) && range > kPassengerRange)
        out.put(Term::length_limit, (kPassengerRange - range).mils(), "LRG-PRNG-7", shot.who);
}

void sources::doubled_range(const Shot& shot, Sum& out) {
    if (shot.plan.long_range) out.put(Term::range_doubled, out.total(), "LRG-LONG-5", shot.who);
}

void sources::halved_range(const Shot& shot, Sum& out) {
    const AbilityFacts* ability = ability_of(shot.table, shot.plan);
    if (!ability || !ability->form.all_round) return;
    const Inches whole = Inches::from_mils(out.total());
    out.put(Term::range_halved, (halved(shot.table, whole) - whole).mils(), ability->clause,
            shot.who);
}

Shot::Shot(const Table& on, const State& now, const AttackPlan& planned, FigureId firing,
           FigureId aimed_at)
    : table(on),
      state(now),
      plan(planned),
      who(firing),
      firer(now[firing]),
      section(own_section(on, firer, planned.section)),
      target(aimed_at) {}

Inches reach_of_shot(const Table& table, const State& state, const AttackPlan& plan, FigureId firer,
                     TermList* told, FigureId target) {
    Sum sum = told ? Sum(*told) : Sum();
    add_up(sum, values_of(table).range, Shot(table, state, plan, firer, target));
    return Inches::from_mils(sum.total());
}

FireLine line_of_shot(const Table& table, const State& state, const AttackPlan& plan,
                      FigureId target) {
    return line_of_fire(table, state, body_of(state, plan.who), target,
                        reach_of_shot(table, state, plan, plan.who, nullptr, target),
                        shoots_over_bases(table, form_of(table, plan)));
}

Result<Ok> check_stealth(const Table& table, const State& state, FigureId attacker, FigureId target,
                         std::size_t section, const FireLine& line) {
    const auto* stealth =
        in_force_with(table, state, state[target], section, &AbilityFacts::hidden_in_hindering);
    if (!stealth || !line.hindered()) return Ok{};
    Illegal hidden =
        refuse_target(state, attacker, target, stealth->clause, Reason::target_has_stealth);
    hidden.piece = line.hindering;
    return hidden;
}

Result<Ok> check_out_of_contact(const Table& table, const State& state, const AttackPlan& plan,
                                FigureId attacker) {
    const Figure& from = state[attacker];
    const auto refuse = [&](Clause clause, Reason why) {
        return Illegal{.clause = clause, .why = why, .who = attacker, .where = from.at};
    };
    if (is_aboard(from)) {
        if (state[from.chariot].has(note::moved))
            return refuse("LRG-PRNG-1", Reason::chariot_has_moved);
        return Ok{};
    }
    if (is_large(table, from)) {
        if (section_touches_opponent(table, state, attacker, plan.section))
            return refuse("LRG-RNG-5", Reason::section_touches_opponent);
        return Ok{};
    }
    if (touches_opponent(table, state, attacker))
        return refuse(form_of(table, plan).on_friends ? Clause("FAQ-MH-2") : Clause("U-RNG-1"),
                      Reason::touches_opponent);
    return Ok{};
}

Result<Ok> check_ranged_target(const Table& table, const State& state, const AttackPlan& plan,
                               FigureId attacker, FigureId target) {
    const Figure& from = state[attacker];
    const Figure& at = state[target];
    const auto refuse = [&](Clause clause, Reason why) {
        return refuse_target(state, attacker, target, clause, why);
    };
    const AbilityFacts* ability = ability_of(table, plan);
    const AttackForm& form = form_of(table, plan);
    const FigureId body = body_of(state, attacker);
    const bool aboard = is_aboard(from);
    const bool large = is_large(table, from);
    const std::size_t section = own_section(table, from, plan.section);
    if (warrior_of(table, from).dials[section].range == Inches{})
        return refuse(large ? Clause("LRG-RNG-1") : Clause("U-RNG-1"), Reason::no_range);
    if (const auto free = check_out_of_contact(table, state, plan, attacker); !free) {
        Illegal held = free.error();
        held.other = target;
        held.where = at.at;
        return held;
    }
    if (const auto may = check_who(table, state, plan, ability, attacker, target); !may) return may;
    const Inches reach = reach_of_shot(table, state, plan, attacker, nullptr, target);
    Vec2 start = state[body].at;
    Vec2 end = at.at;
    // Which point of a castle section counts is known with the line. [C-CASTLE-25, C-CASTLE-30]
    const PostureRules& here = posture_of(table, from);
    const PostureRules& there = posture_of(table, at);
    const bool castle = here.by_outline || there.by_outline;
    FireLine line;
    if (castle && form.ignores_lines) {
        end = aimed_at(table, state, target, start);
        start = fired_from(table, state, body, end);
    } else if (castle) {
        line = line_of_fire(table, state, body, target, reach, shoots_over_bases(table, form));
        start = line.from;
        end = line.to;
    }
    if (!within(start, end, reach)) {
        Illegal far =
            refuse(form.all_round ? ability->clause : Clause("U-RNG-2"), Reason::beyond_range);
        TermList terms;
        reach_of_shot(table, state, plan, attacker, &terms, target);
        for (const ExplainedTerm& term : terms)
            if (term.term == Term::length_limit || term.clause == Clause("V-SOAR-5"))
                far.clause = term.clause;
        if (castle && !form.all_round)
            far.clause = there.shot_at.exists() ? there.shot_at : here.shoots;
        far.n = distance(start, end).mils();
        far.m = reach.mils();
        return far;
    }
    // A friend that heals it makes no attack on it. [V-SA-SPD-14]
    if (const auto* blurred = in_force_with(table, state, at, &AbilityFacts::blurred);
        blurred && !form.all_round && !form.on_friends && !sees_hidden(table, state, from) &&
        !within(start, end, Inches::from_mils(reach.mils() / 2))) {
        Illegal vague = refuse(blurred->clause, Reason::target_beyond_half_range);
        vague.n = distance(start, end).mils();
        vague.m = reach.mils() / 2;
        return vague;
    }
    // Through the section, a border of it included; on the border of the arc is inside it.
    // [DRG-RNG-4, LRG-RNG-4, LRG-PRNG-3, U-RNG-11]
    if (attacks_by_section(table, from)) {
        const SectionSet towards = sections_towards(table, state[body], end);
        const bool ahead = beside_platform(towards).bits == 0;
        if (!has(towards, plan.section))
            return refuse(!aboard ? Clause("LRG-RNG-4")
                          : ahead ? Clause("LRG-PRNG-3")
                                  : Clause("FAQ-CHAR-1"),
                          Reason::section_not_towards);
    } else if (aboard) {  // [MDW-PATK-1]
        if (beside_platform(sections_towards(table, state[body], end)).bits == 0)
            return refuse("LRG-PRNG-3", Reason::section_not_towards);
    } else if (!form.all_round && !here.by_outline &&
               !arcs_towards(base_of(table, standing(state, from)), end, table.arc_slack()).front) {
        return refuse("U-RNG-2", Reason::not_in_front_arc);
    }
    if (shown(table, from, section).attack.value == 0) {
        if (large) return refuse("LRG-RNG-2", Reason::attack_is_zero);
        if (!table.options.is_on(Option::attack0)) return refuse("U-CBT-8", Reason::attack_is_zero);
    }
    if (form.ignores_lines) return Ok{};
    if (!castle)
        line = line_of_fire(table, state, body, target, reach, shoots_over_bases(table, form));
    if (!line.clear()) return refuse_line(attacker, target, line);
    if (is_large(table, at) || form.all_round) return Ok{};
    return check_stealth(table, state, attacker, target, 0, line);
}

}  // namespace six
