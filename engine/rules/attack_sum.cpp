// What an attack adds up to: the terms of attack and defense, and the clicks of a hit. The roll,
// the damage and the explanation all use these lists. [U-CBT-7, U-ABIL-6]
#include <algorithm>

#include "engine/rules/lent_defense.h"
#include "engine/rules/sources.h"
#include "engine/rules/terrain.h"

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
SetValue damage_value(const Table& table, const State& state, const Action& action) {
    const AttackPlan& plan = action.plan;
    const AttackForm& form = form_of(table, plan);
    if (plan.freeze) return {0, "FAQ-MFRZ-2"};
    if (form.all_round && action.affected.size() > 1)
        return {1, hooks_of(table, plan.ability)->clause};
    const std::int32_t printed =
        shown(table, state[plan.who], own_section(table, state[plan.who], plan.section))
            .damage.value;
    // Never raised by being set to 1. [C-LONG-5]
    if (form.one_click && plan.long_range && printed <= kLongRangeCost) return {0, "C-LONG-5"};
    if (form.one_click) return {1, hooks_of(table, plan.ability)->clause};
    if (plan.targets.size() > 1) return {1, "U-RNG-8"};
    if (form.damage_die) return {action.die, hooks_of(table, plan.ability)->clause};
    return {printed, "U-CBT-2"};
}

// Friends with Magic Enhancement that touch the primary attacker; each adds a click against whoever
// is hit, unless one of the two is immune. [U-SA-DMG-2, FAQ-ME-1, U-SA-DEF-3]
template <class Each>
void for_each_enhancer(const Table& table, const State& state, const AttackPlan& plan, Each each) {
    const Figure& attacker = state[plan.who];
    if (plan.kind != AttackKind::ranged || form_of(table, plan).steers ||
        is_aboard(attacker) ||  // touches nobody [LRG-PASS-11]
        kind_of(table, attacker).no_enhancement.exists() ||
        in_force_with(table, attacker, &AbilityHooks::immune_to_magic))
        return;
    for_each_on_table(state, [&](FigureId id, const Figure& friend_of) {
        if (id == plan.who || !friendly(table, attacker, friend_of) ||
            !touching(table, attacker, friend_of))
            return;
        const SectionSet by = sections_touched(table, friend_of, attacker);
        for (std::size_t i = 0; i < warrior_of(table, friend_of).dials.size(); ++i)
            if (const auto* hooks = in_force_with(table, friend_of, i, &AbilityHooks::enhances);
                hooks && has(by, i))
                return each(id, *hooks);
    });
}

// Shapes the way of a figure that Magic Confusion steers, or where it ends: what can be cancelled
// before the roll, and not any more while it moves. [U-ABIL-3, FAQ-MCON-8]
bool shapes_steered_move(const Table& table, const AbilityHooks& hooks) {
    const auto wet = [&] {
        for (const Piece& piece : table.field.pieces)
            if (is_water(piece.kind)) return true;
        return false;
    };
    return hooks.optional && (hooks.flies || hooks.doubles_speed || hooks.rams ||
                              hooks.no_free_spin || (hooks.swims && wet()));
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
        } else if (form.splashes && touching(table, state[target], state[affected])) {
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

void sources::attack_value(const Strike& strike, Sum& out) {
    out.put(Term::attack, shown(strike.table, strike.attacker, strike.section).attack.value,
            "U-CBT-1", strike.plan.who);
}

void sources::defense_value(const Strike& strike, Sum& out) {
    const std::int32_t own = shown(strike.table, strike.figure, strike.figure.struck).defense.value;
    if (strike.form.no_modifiers)  // [U-SA-ATK-1, U-SA-ATK-7]
        return out.put(Term::defense, own, hooks_of(strike.table, strike.plan.ability)->clause,
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

DamageSum damage_sum(const Table& table, const State& state, const Action& action,
                     FigureId affected) {
    const AttackPlan& plan = action.plan;
    const AttackForm& form = form_of(table, plan);
    const Figure& figure = state[affected];
    const Figure& attacker = state[plan.who];
    const std::size_t section = own_section(table, state[plan.who], plan.section);
    const Shares shares = shares_of(table, state, plan, affected);
    DamageSum sum;
    // Dozens of enhancers fit round a large base: they all count, but not all are listed.
    const auto add = [&](Term term, std::int32_t value, Clause clause, FigureId whose) {
        if (!sum.terms.full()) sum.terms.push_back({term, value, clause, whose});
        sum.clicks += value;
    };
    if (form.steers || form.heals != Healing::none || plan.aim != Aim::damage) return sum;
    const SetValue set = damage_value(table, state, action);
    if (shares.target) add(Term::damage, set.value, set.clause, plan.who);
    if (plan.long_range && !form.one_click)
        add(Term::long_range, -std::min(sum.clicks, kLongRangeCost), "LRG-LONG-6", plan.who);
    const std::int32_t splashes = shares.parts - (shares.target ? 1 : 0);
    if (splashes > 0 && set.value > 0)
        add(Term::splash, splashes * set.value, splash_clause(shares), affected);
    if (plan.kind == AttackKind::close && from_behind(table, state, figure, plan.who))
        if (const auto* sneak =
                in_force_with(table, attacker, section, &AbilityHooks::doubles_from_behind))
            add(Term::doubling, sum.clicks, sneak->clause, plan.who);
    if (action.natural == table.rules->critical_hit)
        add(Term::critical_hit, 1, "U-CBT-4", plan.who);
    // A friend that is hit takes them too. [FAQ-ME-1, H-X-C37]
    const bool hostile = opposing(table, attacker, figure);
    const bool grows = hostile || table.options[Option::x_c37] == opt::x_c37::each_figure;
    if (grows && (form.all_round ||
                  !in_force_with(table, figure, figure.struck, &AbilityHooks::immune_to_magic)))
        for_each_enhancer(table, state, plan, [&](FigureId id, const AbilityHooks& hooks) {
            // The clicks dealt grow, not the value that several targets set to 1.
            add(Term::enhancement, 1,
                plan.targets.size() > 1 ? Clause("FAQ-ME-3")
                : hostile               ? hooks.clause
                                        : Clause("FAQ-ME-1"),
                id);
        });
    const AbilityHooks* pierce = pierces({table, state, action, affected});
    for_each_in_force(table, figure, figure.struck, [&](const AbilityHooks& hooks) {
        if (!counts_against(form, hooks) || hooks.reduces == 0 || sum.clicks == 0) return;
        const Term term = hooks.cannot_be_healed ? Term::invulnerability : Term::toughness;
        if (pierce) return add(term, 0, pierce->clause, affected);
        const std::int32_t taken = sum.clicks < hooks.reduces ? sum.clicks : hooks.reduces;
        add(term, -taken, hooks.clause, affected);
    });
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
            for_each_in_force(table, figure, figure.struck, [&](const AbilityHooks& hooks) {
                protection = protection || hooks.armor > 0 || hooks.reduces > 0;
            });
    });
    if (attacker.owner == seat) {
        const std::size_t section = own_section(table, state[plan.who], plan.section);
        const auto* pierce =
            in_force_with(table, attacker, section, &AbilityHooks::ignores_protection);
        if (ranged && pierce && protection && !form.all_round) add(plan.who, pierce->ability);
        const auto* sneak =
            in_force_with(table, attacker, section, &AbilityHooks::doubles_from_behind);
        if (sneak && behind && plan.aim == Aim::damage) add(plan.who, sneak->ability);
    }
    for_each_enhancer(table, state, plan, [&](FigureId id, const AbilityHooks& hooks) {
        if (state[id].owner == seat) add(id, hooks.ability);
    });
    // Of those who are struck: Aquatic in water.
    if (ranged)
        for_each_on_table(state, [&](FigureId id, const Figure& figure) {
            if (figure.owner != seat || !action.affected.has(id) || !in_water(table, figure))
                return;
            if (const auto* wet =
                    in_force_with(table, figure, figure.struck, &AbilityHooks::armor_in_water))
                add(id, wet->ability);
        });
    if (form.steers && state[plan.targets[0]].owner == seat)
        for_each_in_force(table, state[plan.targets[0]], [&](const AbilityHooks& hooks) {
            if (shapes_steered_move(table, hooks)) add(plan.targets[0], hooks.ability);
        });
    // Of a team-mate who lends; of his own lenders the borrower's owner is asked anyway.
    for_each_on_table(state, [&](FigureId id, const Figure& borrower) {
        if (borrower.owner == seat || !borrows_in_attack(table, state, id)) return;
        const FigureId lender = best_lent(table, state, action, id).lender;
        if (state[lender].owner == seat)
            add(lender, in_force_with(table, state[lender], &AbilityHooks::lends_defense)->ability);
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
