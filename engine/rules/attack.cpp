#include "engine/rules/attack.h"

#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/rules/area.h"
#include "engine/rules/bombardment.h"
#include "engine/rules/capture.h"
#include "engine/rules/castle/castle.h"
#include "engine/rules/chariot.h"
#include "engine/rules/context.h"
#include "engine/rules/damage.h"
#include "engine/rules/domains.h"
#include "engine/rules/end_move.h"
#include "engine/rules/formation.h"
#include "engine/rules/move.h"
#include "engine/rules/riding/cavalry.h"
#include "engine/rules/sections.h"
#include "engine/rules/structure.h"
#include "engine/rules/turn.h"
#include "engine/state/ask.h"

namespace six {
namespace {

// The primary attacker first.
InlineVector<FigureId, kMostMembers> all_attackers(const AttackPlan& plan) {
    InlineVector<FigureId, kMostMembers> all{plan.who};
    for (const FigureId member : plan.members) all.push_back(member);
    return all;
}

Illegal refuse_attack(const AttackPlan& plan, Clause clause, Reason why) {
    return {.clause = clause,
            .why = why,
            .who = plan.who,
            .other = plan.targets.empty() ? FigureId{} : plan.targets[0]};
}

Result<Ok> check_target(const Table& table, const State& state, const AttackPlan& plan,
                        FigureId attacker, FigureId target) {
    return plan.kind == AttackKind::close
               ? check_close_target(table, state, plan, attacker, target)
               : check_ranged_target(table, state, plan, attacker, target);
}

// Attackers beyond the first are figures of one dial. [LRG-GEN-10]
std::size_t section_of(const AttackPlan& plan, FigureId attacker, const State& state) {
    return attacker == plan.who && !is_aboard(state[attacker]) ? plan.section : 0;
}

bool is_follow_up(const State& state) {
    return !state.owed.empty() && state.owed.back().ask == Ask::follow_up;
}

// May this warrior be given this action, or is the attack what follows its move?
Result<Ok> check_given(const Table& table, const State& state, const AttackPlan& plan) {
    if (!is_follow_up(state))
        return check_may_act(table, state, plan.who, Given::action,
                             section_of(plan, plan.who, state));
    if (plan.who != state.action.who)
        return Illegal{.clause = "U-SA-SPD-13",
                       .why = Reason::wrong_answer,
                       .who = state.action.who,
                       .other = plan.who};
    if (plan.section != state.owed.back().sections)
        return refuse_attack(plan, "C-MULTI-17", Reason::no_such_section);
    const auto kind = follow_up_of(table, state, plan.who, plan.section);
    if (!kind) return kind.error();
    if (*kind != plan.kind) return refuse_attack(plan, "U-SA-SPD-13", Reason::wrong_kind_of_attack);
    return Ok{};
}

// A passenger attacks through one section of its chariot, which is not the front, or through all
// but the front and names none. [FAQ-CHAR-1, LRG-PATK-2, LRG-PRNG-3, LRG-PCC-1, MDW-PATK-1]
Result<Ok> check_through(const Table& table, const State& state, const AttackPlan& plan) {
    const Figure& figure = state[plan.who];
    if (!is_aboard(figure)) return Ok{};
    const bool close = plan.kind == AttackKind::close;
    const bool whole_arc = !attacks_by_section(table, figure);
    if (whole_arc && plan.section != 0)
        return refuse_attack(plan, "MDW-PATK-1", Reason::no_such_section);
    if (plan.section >= kMaxDials)
        return refuse_attack(plan, "LRG-DIAL-1", Reason::no_such_section);
    if (!whole_arc && !has(kPlatformSections, plan.section))
        return close ? refuse_attack(plan, "LRG-PCC-1", Reason::section_not_touched)
                     : refuse_attack(plan, "LRG-PRNG-3", Reason::section_not_towards);
    if (close && !table.options.is_on(Option::passenger_close_after_move) &&
        state[figure.chariot].has(note::moved))
        return refuse_attack(plan, "LRG-PCC-1", Reason::chariot_has_moved);
    return Ok{};
}

// The ability the action is given to use, and Magic Freeze beside it. [U-ABIL-4, FAQ-MFRZ-7]
Result<Ok> check_abilities(const Table& table, const State& state, const AttackPlan& plan) {
    const Figure& figure = state[plan.who];
    const std::size_t section = section_of(plan, plan.who, state);
    const auto has = [&](Ability ability) -> Result<Ok> {
        if (!shows(table, state, figure, section, ability))
            return refuse_attack(plan, "U-DIAL-7", Reason::no_such_ability);
        if (!in_force(table, state, figure, section, ability))
            return refuse_attack(plan, "U-ABIL-1", Reason::ability_cancelled);
        return Ok{};
    };
    if (const AbilityFacts* ability = ability_of(table, plan)) {
        if (!ability->form.exists || ability->form.kind != plan.kind)
            return refuse_attack(plan, "FAQ-GEN-1", Reason::ability_of_other_action);
        if (const auto may = has(plan.ability); !may) return may;
        if (plan.aim != Aim::damage)
            return refuse_attack(plan, ability->clause, Reason::cannot_capture);
    } else if (plan.ability != Ability::none) {
        return refuse_attack(plan, "U-DIAL-7", Reason::no_such_ability);
    }
    if (plan.freeze) {
        if (plan.kind != AttackKind::ranged)
            return refuse_attack(plan, "FAQ-MFRZ-1", Reason::freeze_needs_ranged);
        if (form_of(table, plan).on_friends)
            return refuse_attack(plan, "U-SA-DMG-11", Reason::freeze_needs_ranged);
        if (!in_force_with(table, state, figure, section, &AbilityFacts::freezes)) {
            const bool cancelled = shows(table, state, figure, section, Ability::magic_freeze);
            return refuse_attack(plan, cancelled ? Clause("U-ABIL-1") : Clause("U-DIAL-7"),
                                 cancelled ? Reason::ability_cancelled : Reason::no_such_ability);
        }
    }
    if (plan.aim != Aim::damage && plan.kind == AttackKind::ranged)
        return refuse_attack(plan, "U-CAP-1", Reason::cannot_capture);
    return Ok{};
}

// Double range: which may, at what, at how many. [LRG-LONG-1 to LRG-LONG-5, C-LONG-6, C-LONG-7]
Result<Ok> check_long_range(const Table& table, const State& state, const AttackPlan& plan) {
    if (!plan.long_range) return Ok{};
    const Figure& figure = state[plan.who];
    const LongRange may = kind_of(table, figure).long_range;
    if (plan.kind != AttackKind::ranged || !may_shoot_far(may, plan.section))
        return refuse_attack(plan, "LRG-LONG-1", Reason::not_long_range);
    if (may == LongRange::whole_figure && !table.options.is_on(Option::c_long_attackers))
        return refuse_attack(plan, "C-LONG-7", Reason::not_long_range);
    const bool one = table.options[Option::c_long_single] == opt::c_long_single::one_target;
    if (plan.targets.empty() || (one && plan.targets.size() != 1))
        return refuse_attack(plan, "C-LONG-6", Reason::one_target_only);
    for (const FigureId target : plan.targets)
        if (!kind_of(table, state[target]).long_range_target.exists())
            return refuse_attack(plan, "C-LONG-3", Reason::no_long_range_target);
    return Ok{};
}

Result<Ok> check_targets(const Table& table, const State& state, const AttackPlan& plan) {
    const AbilityFacts* ability = ability_of(table, plan);
    const AttackForm& form = form_of(table, plan);
    const Dial& dial = warrior_of(table, state[plan.who]).dials[section_of(plan, plan.who, state)];
    if (form.finds_targets) {
        if (!plan.targets.empty())
            return refuse_attack(plan, ability->clause, Reason::targets_not_named);
        if (form.all_round) {
            if (dial.range == Inches{}) return refuse_attack(plan, "U-RNG-1", Reason::no_range);
            if (const auto free = check_out_of_contact(table, state, plan, plan.who); !free)
                return free;
        }
        if (found_targets(table, state, plan).empty())
            return refuse_attack(plan, "U-CBT-14", Reason::no_target);
        return Ok{};
    }
    if (plan.targets.empty()) return refuse_attack(plan, "U-CBT-14", Reason::no_target);
    const bool close = plan.kind == AttackKind::close;
    if (form.one_target.exists() && plan.targets.size() > 1)
        return refuse_attack(plan, form.one_target, Reason::one_target_only);
    const std::size_t most = close ? 1 : dial.targets;
    if (plan.targets.size() > most) {
        Illegal many = refuse_attack(plan, close ? Clause("U-CC-3") : Clause("U-RNG-7"),
                                     Reason::too_many_targets);
        many.n = static_cast<std::int32_t>(plan.targets.size());
        many.m = static_cast<std::int32_t>(most);
        return many;
    }
    const bool units = defender_names(table, plan);  // mount and rider are one target
    for (std::size_t i = 0; i < plan.targets.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j)
            if (plan.targets[i] == plan.targets[j] ||
                (units && partner_of(table, state, plan.targets[i]) == plan.targets[j]))
                return refuse_attack(plan, "U-RNG-7", Reason::target_twice);
        if (const auto may = check_target(table, state, plan, plan.who, plan.targets[i]); !may)
            return may;
        if (!is_large(table, state[plan.targets[i]])) continue;
        if (const auto may = check_sections(table, state, plan, plan.targets[i]); !may) return may;
    }
    return Ok{};
}

// [U-CFORM]
Result<Ok> check_formation(const Table& table, const State& state, const AttackPlan& plan) {
    if (plan.members.empty()) return Ok{};
    // An action that began with a move was given to one alone. [V-FORM-2]
    if (is_follow_up(state) && state.action.advances())
        return refuse_attack(plan, "V-FORM-2", Reason::formation_aim);
    const bool close = plan.kind == AttackKind::close;
    const AttackForm& form = form_of(table, plan);
    const auto all = all_attackers(plan);
    const Formations sizes = formations_of(table);
    if (close && sizes.no_close.exists())
        return refuse_attack(plan, sizes.no_close, Reason::no_close_formations);
    const FormationSize size = close ? sizes.close : sizes.ranged;
    if (all.size() < size.least || all.size() > size.most) {
        const bool usual = size == (close ? Formations{}.close : Formations{}.ranged);
        Illegal bad = refuse_attack(plan,
                                    !usual  ? Clause("C-TURN-9")
                                    : close ? Clause("U-CFORM-4")
                                            : Clause("U-CFORM-3"),
                                    Reason::formation_size);
        bad.n = static_cast<std::int32_t>(all.size());
        bad.m = all.size() < size.least ? size.least : size.most;
        return bad;
    }
    const bool captures = plan.aim == Aim::capture && !table.options.is_on(Option::cap_formation);
    if (plan.aim != Aim::damage && !captures)
        return refuse_attack(plan, "U-CAP-14", Reason::formation_aim);
    if (form.heals != Healing::none)
        return refuse_attack(plan, close ? Clause("FAQ-RULE-4") : Clause("FAQ-RULE-2"),
                             Reason::formation_aim);
    if (form.steers || plan.freeze) return refuse_attack(plan, "U-CFORM-8", Reason::formation_aim);
    if (plan.ability != Ability::none && plan.ability != Ability::weapon_master &&
        only_plain_formations(table))
        return refuse_attack(plan, "U-CFORM-8", Reason::formation_aim);
    const bool of_area = form.finds_targets || form.splashes || form.storms;
    const bool never =
        of_area && table.options[Option::form_single] == opt::form_single::never_area_abilities;
    const FigureSet affected = affected_by(table, state, plan);
    if (affected.size() != 1 || never)
        return refuse_attack(plan, close ? Clause("FAQ-RULE-3") : Clause("FAQ-RULE-1"),
                             Reason::formation_one_target);
    if (const auto may =
            check_members(table, state, all, close ? FormedWord::close : FormedWord::ranged);
        !may)
        return may;
    if (!close && !linked(table, state, all))
        return refuse_attack(plan, "U-CFORM-9", Reason::formation_not_linked);
    // The others make the attack by themselves, without abilities. [U-CFORM-1, U-CFORM-10]
    AttackPlan plain = plan;
    plain.ability = Ability::none;
    plain.aim = Aim::damage;  // the primary's alone
    for (std::uint16_t i = 0; i < state.figure_count; ++i) {
        if (!affected.has(FigureId{i})) continue;
        for (const FigureId member : plan.members) {
            if (is_demoralized(table, state, state[member]))
                return Illegal{.clause = close ? Clause("FAQ-DEM-2") : Clause("FAQ-DEM-1"),
                               .why = Reason::is_demoralized,
                               .who = member,
                               .where = state[member].at};
            if (const auto fit = check_fit_to_attack(table, state, plan, member); !fit) return fit;
            if (const auto may = check_target(table, state, plain, member, FigureId{i}); !may)
                return may;
        }
    }
    return Ok{};
}

AttackedWord word_for(const AttackPlan& plan, const AttackForm& form) {
    if (plan.aim == Aim::capture) return AttackedWord::capture;
    if (plan.aim == Aim::rescue) return AttackedWord::rescue;
    if (form.heals != Healing::none) return AttackedWord::heal;
    return plan.kind == AttackKind::close ? AttackedWord::close : AttackedWord::ranged;
}
Clause clause_for(const Table& table, const State& state, const AttackPlan& plan,
                  const Figure& target) {
    if (plan.aim == Aim::capture) return "U-CAP-1";
    if (plan.aim == Aim::rescue) return "U-CAP-10";
    const AbilityFacts* ability = ability_of(table, plan);
    const bool wave = ability && ability->form.all_round;
    const FigureId body = body_of(state, plan.who);
    const PostureRules& there = posture_of(table, target);
    if (wave && body != plan.who && touching(table, state, state[body], target))
        return "LRG-PRNG-6";
    if (wave && there.in_wave.exists()) return there.in_wave;
    if (ability) return ability->clause;
    if (const Clause far = kind_of(table, state[plan.who]).shoots_far;
        plan.long_range && far.exists())
        return far;
    const PostureRules& here = posture_of(table, state[plan.who]);
    const bool close = plan.kind == AttackKind::close;
    const Clause by_target = close ? there.fought : there.shot_at;
    if (by_target.exists()) return by_target;
    return close ? here.fights : here.shoots;
}

}  // namespace

Result<Ok> check_fit_to_attack(const Table& table, const State& state, const AttackPlan& plan,
                               FigureId who) {
    const Figure& figure = state[who];
    const auto unfit = [&](Clause clause, Reason why) {
        return Illegal{.clause = clause, .why = why, .who = who, .where = figure.at};
    };
    const std::size_t section = section_of(plan, who, state);
    if (plan.kind == AttackKind::close)
        if (const Ban no = forbidden(table, figure, Deed::fight_close); no.exists())
            return unfit(no.clause, no.why);
    if (is_section(figure)) return check_section_shoots(table, state, who);
    if (is_demoralized(table, state, figure, section))
        return unfit("U-DEM-1", Reason::is_demoralized);
    if (captive_of(state, who).exists()) return unfit("U-CAP-6", Reason::is_captor);
    if (plan.kind == AttackKind::ranged)
        if (const auto* berserk =
                in_force_with(table, state, figure, section, &AbilityFacts::no_ranged_action))
            return unfit(berserk->clause, Reason::berserk_cannot_shoot);
    return Ok{};
}

FigureSet found_targets(const Table& table, const State& state, const AttackPlan& plan) {
    FigureSet found;
    const Figure& attacker = state[plan.who];
    const Inches range = warrior_of(table, attacker).dials[section_of(plan, plan.who, state)].range;
    const bool all_round = form_of(table, plan).all_round;
    for_each_in_play(state, [&](FigureId id, const Figure& figure) {
        if (in_saddle(figure)) return;  // who names nobody strikes the mount [V-CAV-1]
        // The exact check is dear: only for those that the whole range would reach.
        const bool spread =
            posture_of(table, figure).by_outline || posture_of(table, attacker).by_outline;
        if (all_round && !spread && !within(attacker.at, figure.at, range)) return;
        if (check_target(table, state, plan, plan.who, id) &&
            (!is_large(table, figure) || check_sections(table, state, plan, id)))
            found.add(id);
    });
    return found;
}

FigureSet affected_by(const Table& table, const State& state, const AttackPlan& plan) {
    const AttackForm& form = form_of(table, plan);
    if (form.bombards) return bombarded(table, state, plan);
    if (form.finds_targets) return found_targets(table, state, plan);
    FigureSet affected;
    for (const FigureId target : plan.targets) {
        affected.add(target);
        if (form.storms)
            affected =
                affected | standing_within(table, state, state[target].at, storm_radius(table));
        if (!form.splashes) continue;
        for_each_on_table(state, [&](FigureId id, const Figure& figure) {
            if (id != target && touching(table, state, state[target], figure)) affected.add(id);
        });
    }
    return affected;
}

Result<Ok> check_attack(const Table& table, const State& state, const AttackPlan& plan) {
    const bool bombards = form_of(table, plan).bombards;
    if ((plan.at_point && !bombards) || (plan.piece.exists() && !plays_structures(table)))
        return refuse_attack(plan, "U-CBT-9", Reason::only_figures_are_attacked);
    if (const auto may = check_given(table, state, plan); !may) return may;
    if (plan.kind == AttackKind::ranged && !table.domains.empty() && !is_follow_up(state))
        if (const auto* gale = domain_with(table, &DomainFacts::no_ranged_actions))
            return refuse_attack(plan, gale->clause, Reason::no_ranged_actions);
    if (const auto may = check_through(table, state, plan); !may) return may;
    if (const auto fit = check_fit_to_attack(table, state, plan, plan.who); !fit) return fit;
    if (const auto may = check_abilities(table, state, plan); !may) return may;
    if (plan.piece.exists()) return check_at_structure(table, state, plan);
    if (bombards) return check_bombardment(table, state, plan);
    if (was_refused_on_border(state, plan))
        return refuse_attack(plan, "MDW-RATK-7", Reason::refused_on_border);
    return check_aim(table, state, plan);
}

Result<Ok> check_aim(const Table& table, const State& state, const AttackPlan& plan) {
    if (const auto may = check_long_range(table, state, plan); !may) return may;
    if (const auto may = check_targets(table, state, plan); !may) return may;
    return check_formation(table, state, plan);
}

void resolve_attack(Context& c, const AttackPlan& plan) {
    c.state.action.picked = 0;  // those of another section's attack
    resolve_attack_on_picked(c, plan);
}

void resolve_attack_on_picked(Context& c, const AttackPlan& plan) {
    const std::uint8_t picked = c.state.action.picked;
    if (const FigureId target = border_to_pick(c.table, c.state, plan, picked); target.exists())
        return ask_on_border(c, plan, target);
    const NamedUnits units = units_to_name(c.table, c.state, plan);  // before anything is given
    const bool close = plan.kind == AttackKind::close;
    Action& action = c.state.action;
    if (action.kind == ActionKind::none) {  // otherwise it follows a move
        const auto all = all_attackers(plan);
        begin_action(c, {.kind = close ? ActionKind::close : ActionKind::ranged,
                         .members = all,
                         .sections = bit_of_section(plan.section)});
    } else {
        note_follow_up(c, plan.who, plan.section);
    }
    action.plan = plan;
    action.picked = picked;
    if (form_of(c.table, plan).bombards) return prepare_bombardment(c, plan);
    if (units.empty()) return declare_attack(c);
    action.stage = AttackStage::naming;
    c.owe(Ask::go_on);
    ask_for_names(c, units);
}

void declare_attack(Context& c) {
    Action& action = c.state.action;
    const AttackPlan& plan = action.plan;
    const bool close = plan.kind == AttackKind::close;
    action.affected = affected_by(c.table, c.state, plan);
    action.stage = AttackStage::sections;
    const AbilityFacts* ability = ability_of(c.table, plan);
    if (ability)
        c.emit({.kind = EventKind::ability_used,
                .clause = ability->clause,
                .who = plan.who,
                .word = static_cast<std::uint8_t>(plan.ability)});
    if (plan.freeze)
        c.emit({.kind = EventKind::ability_used,
                .clause = "FAQ-MFRZ-1",
                .who = plan.who,
                .word = static_cast<std::uint8_t>(Ability::magic_freeze)});
    for (const FigureId member : plan.members)
        c.emit({.kind = EventKind::formed,
                .clause = "U-CFORM-1",
                .who = member,
                .other = plan.who,
                .word = static_cast<std::uint8_t>(close ? FormedWord::close : FormedWord::ranged)});
    const AttackForm& form = form_of(c.table, plan);
    for_each_in_play(c.state, [&](FigureId id, const Figure& figure) {
        if (action.affected.has(id) && shares_of(c.table, c.state, plan, id).target)
            c.emit({.kind = EventKind::attacked,
                    .clause = clause_for(c.table, c.state, plan, figure),
                    .who = plan.who,
                    .other = id,
                    .word = static_cast<std::uint8_t>(word_for(plan, form))});
    });
    if (plan.piece.exists())
        c.emit({.kind = EventKind::terrain_attacked,
                .clause = "V-TERR-11",
                .who = plan.who,
                .piece = plan.piece,
                .word = static_cast<std::uint8_t>(word_for(plan, form))});
    c.owe(Ask::go_on);
}

}  // namespace six
