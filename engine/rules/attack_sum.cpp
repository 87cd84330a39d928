// What an attack adds up to: the terms of attack and defense, and the clicks of a hit. The roll,
// the damage and the explanation all use these lists. [U-CBT-7, U-ABIL-6]
#include <algorithm>

#include "engine/rules/attack.h"
#include "engine/rules/castle.h"
#include "engine/rules/chariot.h"
#include "engine/rules/formation.h"
#include "engine/rules/lent_defense.h"
#include "engine/rules/line_of_fire.h"
#include "engine/rules/terrain.h"

namespace six {
namespace {

// The attacker's Pierce reaches chosen targets of a ranged attack, not the merely splashed.
// [U-SA-DMG-7, FAQ-FL-28 to FAQ-FL-31]
const AbilityHooks* pierces(const Table& table, const State& state, const AttackPlan& plan,
                            bool target) {
    if (plan.kind != AttackKind::ranged || !target) return nullptr;
    return in_force_with(table, state[plan.who], own_section(table, state[plan.who], plan.section),
                         &AbilityHooks::ignores_protection);
}

// Whether a close attack meets the rear arc: a passenger's where his chariot touches. Across a low
// wall it is judged along the connection of the centres. [U-CC-2, U-WALL-7]
bool from_behind(const Table& table, const State& state, const Figure& target, FigureId by) {
    const Figure& attacker = state[body_of(state, by)];
    if (is_section(target)) return false;  // [C-CASTLE-24]
    if (touching(table, target, attacker)) return touches_rear_of(table, target, attacker);
    return !arcs_towards(base_of(table, target), attacker.at, table.arc_slack()).front;
}

// An ability of the one who is struck: a shockwave meets figures without abilities, but for
// Aquatic. [U-SA-ATK-5, FAQ-AQSW-1]
bool counts_against(const AttackForm& form, const AbilityHooks& hooks) {
    return !form.all_round || hooks.stands_shockwave;
}

class SumMaker {
public:
    SumMaker(const Table& table, const State& state, const Action& action, FigureId affected)
        : table_(table),
          state_(state),
          action_(action),
          plan_(action.plan),
          form_(form_of(table, action.plan)),
          who_(affected),
          figure_(state[affected]),
          shares_(shares_of(table, state, action.plan, affected)) {}

    AttackSum run() {
        const std::size_t section = own_section(table_, state_[plan_.who], plan_.section);
        attack(Term::attack, shown(table_, state_[plan_.who], section).attack.value, "U-CBT-1",
               plan_.who);
        if (form_.no_modifiers) {  // [U-SA-ATK-1, U-SA-ATK-7]
            defense(Term::defense, value(), hooks_of(table_, plan_.ability)->clause, who_);
            return sum_;
        }
        attackers();
        defense_value();
        if (plan_.kind == AttackKind::ranged) {
            if (shares_.target && !form_.ignores_lines) terrain();
            protection();
        } else {
            height();
        }
        if (plan_.aim == Aim::capture)
            defense(Term::capture, table_.rules->capture_defense, "U-CAP-2", who_);
        return sum_;
    }

private:
    std::int32_t value() const { return shown(table_, figure_, figure_.struck).defense.value; }

    void attack(Term term, std::int32_t value, Clause clause, FigureId figure) {
        sum_.terms.push_back({term, value, clause, figure});
        sum_.attack += value;
    }
    void defense(Term term, std::int32_t value, Clause clause, FigureId figure) {
        sum_.terms.push_back({term, value, clause, figure});
        sum_.defense += value;
    }
    template <class Fact>
    bool any_attacker(Fact fact) const {
        if (fact(plan_.who)) return true;
        for (const FigureId member : plan_.members)
            if (fact(member)) return true;
        return false;
    }

    void attackers() {
        const auto behind = [&](FigureId id) { return from_behind(table_, state_, figure_, id); };
        const bool close = plan_.kind == AttackKind::close;
        if (close && any_attacker(behind))
            attack(Term::rear, table_.rules->rear_attack_bonus,
                   plan_.members.empty() ? Clause("U-CC-2") : Clause("U-CFORM-4"), who_);
        if (plan_.members.empty()) return;
        const std::int32_t each =
            close ? table_.rules->close_formation_bonus : table_.options[Option::rform_bonus];
        const auto others = static_cast<std::int32_t>(plan_.members.size());
        const Formations sizes = formations_of(table_);
        const bool beyond = others > (close ? Formations{}.close : Formations{}.ranged).most - 1;
        std::int32_t bonus = each * others;
        if (!close) bonus = std::min<std::int32_t>(bonus, sizes.most_ranged_bonus);
        attack(Term::formation, bonus,
               beyond  ? Clause("C-TURN-9")
               : close ? Clause("U-CFORM-4")
                       : Clause("U-CFORM-3"),
               plan_.who);
    }

    void defense_value() {
        if (!action_.own_defense.has(who_))
            if (const Lent lent = best_lent(table_, state_, action_, who_); lent.value > value())
                return defense(Term::defense, lent.value, lent.clause, lent.lender);
        defense(Term::defense, value(), "U-CBT-1", who_);
    }

    void terrain() {  // [U-HIND-3, U-CFORM-7]
        FireLine hindered;
        any_attacker([&](FigureId id) {
            const std::size_t section = own_section(table_, state_[id], plan_.section);
            hindered = line_of_fire(table_, state_, body_of(state_, id), who_,
                                    reach_of_shot(table_, state_[id], section, plan_));
            return hindered.hindered();
        });
        if (hindered.hindered()) defense(Term::hindering, 1, hindered.hindering_clause, who_);
        height();
    }

    // A section shields who stands on it against all who stand on none, and that is all it does:
    // its height counts no more. [C-CASTLE-27] Planking has no dial and is high only.
    void fortification() {
        const Figure& section = state_[figure_.top];
        const bool shields = any_attacker([&](FigureId id) {
            const Figure& attacker = state_[body_of(state_, id)];
            return !is_section(attacker) && !attacker.top.exists();
        });
        if (!shields) return;
        const bool breached = is_breached(table_, section);
        defense(Term::fortification, breached ? 0 : shown(table_, section).speed.value,
                "C-CASTLE-27", figure_.top);
    }

    void height() {  // [U-ELEV-7]
        const bool fortified = figure_.top.exists() &&
                               warrior_of(table_, state_[figure_.top]).kind != FigureKind::planking;
        if (fortified) return fortification();
        if (any_attacker([&](FigureId id) {
                return height_counts(table_, state_[body_of(state_, id)], figure_);
            }))
            defense(Term::height, 1, "U-ELEV-7", who_);
    }

    void protection() {
        const AbilityHooks* pierce = pierces(table_, state_, plan_, shares_.target);
        const bool wet = in_water(table_, figure_);
        for_each_in_force(table_, figure_, figure_.struck, [&](const AbilityHooks& hooks) {
            if (!counts_against(form_, hooks)) return;
            if (hooks.armor > 0 && pierce) defense(Term::armor, 0, pierce->clause, who_);
            if (hooks.armor > 0 && !pierce) defense(Term::armor, hooks.armor, hooks.clause, who_);
            if (hooks.armor_in_water > 0 && wet)
                defense(Term::aquatic, hooks.armor_in_water, aquatic_clause(), who_);
        });
    }
    Clause aquatic_clause() const {
        if (form_.all_round) return "FAQ-AQSW-2";
        return shares_.target ? Clause("FAQ-AQUA-5") : Clause("FAQ-AQFL-2");
    }

    const Table& table_;
    const State& state_;
    const Action& action_;
    const AttackPlan& plan_;
    const AttackForm& form_;
    const FigureId who_;
    const Figure& figure_;
    const Shares shares_;
    AttackSum sum_;
};

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

AttackSum attack_sum(const Table& table, const State& state, const Action& action,
                     FigureId affected) {
    return SumMaker(table, state, action, affected).run();
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
    const AbilityHooks* pierce = pierces(table, state, plan, shares.target);
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
