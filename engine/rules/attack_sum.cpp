// What an attack adds up to: the terms of attack and defense, which the roll and the explanation
// share; and what its players may leave out of it. [U-CBT-7, U-ABIL-3]
#include <algorithm>

#include "engine/messages/term.h"
#include "engine/rules/area.h"
#include "engine/rules/bombardment.h"
#include "engine/rules/enhancement.h"
#include "engine/rules/lent_defense.h"
#include "engine/rules/sources.h"
#include "engine/rules/terrain.h"

namespace six {
namespace {

// Shapes the way of a figure that Magic Confusion steers, or where it ends: what can be cancelled
// before the roll, and not any more while it moves. [U-ABIL-3, FAQ-MCON-8]
bool shapes_steered_move(const Table& table, const AbilityFacts& facts) {
    const auto wet = [&] {
        for (const Piece& piece : table.field.pieces)
            if (is_water(piece.kind)) return true;
        return false;
    };
    return facts.optional && (facts.flies || facts.doubles_speed || facts.rams ||
                              facts.no_free_spin || (facts.swims && wet()));
}

}  // namespace

Shares shares_of(const Table& table, const State& state, const AttackPlan& plan,
                 FigureId affected) {
    const AttackForm& form = form_of(table, plan);
    if (form.finds_targets) return {.target = true, .parts = 1};
    Shares shares;
    for (const FigureId target : plan.targets) {
        if (target == affected) {
            shares.target = true;
            ++shares.parts;
        } else if ((form.splashes && touching(table, state, state[target], state[affected])) ||
                   (form.storms && storm_reaches(table, state[target], state[affected]))) {
            ++shares.parts;
        }
    }
    return shares;
}

Strike::Strike(const Table& on, const State& now, const Action& made, FigureId affected)
    : table(on),
      state(now),
      action(made),
      plan(made.plan),
      form(form_of(on, made.plan)),
      attacker(now[made.plan.who]),
      section(own_section(on, attacker, made.plan.section)),
      who(affected),
      figure(now[affected]),
      shares(shares_of(on, now, made.plan, affected)) {}

Strike::Strike(const Table& on, const State& now, const Action& made)
    : table(on),
      state(now),
      action(made),
      plan(made.plan),
      form(form_of(on, made.plan)),
      attacker(now[made.plan.who]),
      section(own_section(on, attacker, made.plan.section)),
      who({}),
      figure(attacker),
      shares({.target = true, .parts = 1}) {}

void sources::attack_value(const Strike& strike, Sum& out) {
    if (strike.plan.at_point)
        return out.put(Term::attack, shot_values(strike.table, strike.state, strike.plan).attack,
                       "V-BOMB-9", strike.plan.who);
    out.put(Term::attack, shown(strike.table, strike.attacker, strike.section).attack.value,
            "U-CBT-1", strike.plan.who);
}

void sources::defense_value(const Strike& strike, Sum& out) {
    const std::int32_t own = shown(strike.table, strike.figure, strike.figure.struck).defense.value;
    if (strike.form.no_modifiers)  // [U-SA-ATK-1, U-SA-ATK-7]
        return out.put(Term::defense, own, facts_of(strike.table, strike.plan.ability)->clause,
                       strike.who);
    if (!strike.action.own_defense.has(strike.who))
        if (const Lent lent = best_lent(strike.table, strike.state, strike.action, strike.who);
            lent.value > own)
            return out.put(Term::defense, lent.value, lent.clause, lent.lender);
    out.put(Term::defense, own, "U-CBT-1", strike.who);
}

AttackSum attack_sum(const Table& table, const State& state, const Action& action,
                     FigureId affected) {
    const Strike strike(table, state, action, affected);
    const ValuePolicy& values = values_of(table);
    const auto without = strike.form.no_modifiers ? std::optional(Join::add) : std::nullopt;
    AttackSum sum;
    Sum attack(sum.terms), defense(sum.terms);
    add_up(attack, values.attack, strike, without);
    add_up(defense, values.defense, strike, without);
    sum.attack = attack.total();
    sum.defense = defense.total();
    return sum;
}

Optional optional_in_attack(const Table& table, const State& state, Seat seat) {
    const Action& action = state.action;
    const AttackPlan& plan = action.plan;
    const AttackForm& form = form_of(table, plan);
    Optional found;
    const auto add = [&](FigureId who, Ability ability) {
        const Cancel::Entry entry{who, ability};
        if (!found.full() && std::find(found.begin(), found.end(), entry) == found.end())
            found.push_back(entry);
    };
    if (form.no_modifiers) return found;
    const bool ranged = plan.kind == AttackKind::ranged;
    const Figure& attacker = state[plan.who];
    // The attacker's: Pierce against protection, Sneak Attack from behind.
    bool protection = false, behind = false;
    for_each_in_play(state, [&](FigureId id, const Figure& figure) {
        if (!action.affected.has(id)) return;
        behind = behind || (!ranged && from_behind(table, state, figure, plan.who));
        if (shares_of(table, state, plan, id).target)
            for_each_in_force(table, state, figure, figure.struck, [&](const AbilityFacts& facts) {
                protection = protection || facts.armor > 0 || facts.reduces > 0;
            });
    });
    if (attacker.owner == seat) {
        const std::size_t section = own_section(table, state[plan.who], plan.section);
        const auto* pierce =
            in_force_with(table, state, attacker, section, &AbilityFacts::ignores_protection);
        if (ranged && pierce && protection && !form.all_round && !plan.at_point)
            add(plan.who, pierce->ability);
        const auto* sneak =
            in_force_with(table, state, attacker, section, &AbilityFacts::doubles_from_behind);
        if (sneak && behind && plan.aim == Aim::damage) add(plan.who, sneak->ability);
    }
    for_each_enhancer(table, state, plan, [&](FigureId id, const AbilityFacts& facts) {
        if (state[id].owner == seat) add(id, facts.ability);
    });
    // Of those that are struck: Aquatic in water.
    if (ranged)
        for_each_on_table(state, [&](FigureId id, const Figure& figure) {
            if (figure.owner != seat || !action.affected.has(id) || !in_water(table, state, figure))
                return;
            if (const auto* wet = in_force_with(table, state, figure, figure.struck,
                                                &AbilityFacts::armor_in_water);
                wet && wet->optional)
                add(id, wet->ability);
        });
    if (form.steers && state[plan.targets[0]].owner == seat)
        for_each_in_force(table, state, state[plan.targets[0]], [&](const AbilityFacts& facts) {
            if (shapes_steered_move(table, facts)) add(plan.targets[0], facts.ability);
        });
    // Of a team-mate who lends; of his own lenders the borrower's owner is asked anyway.
    for_each_on_table(state, [&](FigureId id, const Figure& borrower) {
        if (borrower.owner == seat || !borrows_in_attack(table, state, id)) return;
        const FigureId lender = best_lent(table, state, action, id).lender;
        if (state[lender].owner == seat)
            add(lender,
                in_force_with(table, state, state[lender], &AbilityFacts::lends_defense)->ability);
    });
    return found;
}

bool borrows_in_attack(const Table& table, const State& state, FigureId who) {
    const Action& action = state.action;
    return !form_of(table, action.plan).no_modifiers && on_table(state[who]) &&
           action.affected.has(who) && !action.own_defense.has(who) &&
           best_lent(table, state, action, who).value >
               shown(table, state[who], state[who].struck).defense.value;
}

InlineVector<FigureId, 8> borrowers_in_attack(const Table& table, const State& state, Seat seat) {
    InlineVector<FigureId, 8> found;
    for (std::uint16_t i = 0; i < state.figure_count && !found.full(); ++i)
        if (state.figures[i].owner == seat && borrows_in_attack(table, state, FigureId{i}))
            found.push_back(FigureId{i});
    return found;
}

}  // namespace six
