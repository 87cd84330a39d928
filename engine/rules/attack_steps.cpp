// An attack after it has been declared: cancelling, the roll, Dodge, dice of damage and healing,
// and what a hit does, in the written order. [U-CBT-9, U-CBT-12]
#include "engine/messages/event_kind.h"
#include "engine/messages/term.h"
#include "engine/rules/attack.h"
#include "engine/rules/context.h"
#include "engine/rules/sections.h"
#include "engine/rules/structure.h"
#include "engine/state/ask.h"

namespace six {
namespace {

// Frames below which the stack is never filled with questions of one kind.
constexpr std::size_t kSpareFrames = 4;

AttackWord outcome_of(const Ruleset& rules, std::uint8_t natural, std::int32_t total,
                      std::int32_t defense) {
    if (natural == rules.combat.critical_miss) return AttackWord::critical_miss;
    if (natural == rules.combat.critical_hit) return AttackWord::critical_hit;
    return total >= defense ? AttackWord::hit : AttackWord::miss;
}

Clause clause_of(const Action& action, AttackWord outcome) {
    const bool critical =
        outcome == AttackWord::critical_miss || outcome == AttackWord::critical_hit;
    if (action.plan.at_point) return critical ? Clause("V-BOMB-10") : Clause("V-BOMB-5");
    switch (outcome) {
        case AttackWord::critical_miss:
            return "U-CBT-3";
        case AttackWord::critical_hit:
            return action.plan.aim == Aim::capture ? Clause("U-CBT-5") : Clause("U-CBT-4");
        default:
            return "U-CBT-1";
    }
}

// The active player first, then clockwise; the last frame owed is answered first. [U-GEN-12]
template <class Ask>
void ask_seats(Context& c, Ask ask) {
    for (int step = c.table.seat_count - 1; step >= 0; --step)
        ask(Seat{static_cast<std::uint8_t>((c.state.turn.n + step) % c.table.seat_count)});
}

// A section of each large figure is struck before anything else is asked. [LRG-ATK-1]
void ask_for_sections(Context& c) {
    c.state.action.stage = AttackStage::cancel;
    c.owe(Ask::go_on);
    settle_sections(c);
}

// Step 3 and 4: nothing is owed where no answer could matter. [U-ABIL-3]
void ask_to_cancel(Context& c) {
    if (c.state.action.plan.piece.exists()) {  // no ability touches it [V-TERR-13]
        c.state.action.stage = AttackStage::roll;
        return c.owe(Ask::go_on);
    }
    if (c.state.action.affected.empty()) {  // forfeited [LRG-ATK-12]
        c.state.action.stage = AttackStage::none;
        return;
    }
    c.state.action.stage = AttackStage::roll;
    c.owe(Ask::go_on);
    const Seat attacker = c[c.state.action.plan.who].owner;
    const auto ask = [&](Seat seat) {
        if (anything_to_cancel(c.table, c.state, seat))
            c.owe(Ask::cancel_abilities, seat, c.state.action.plan.who);
    };
    ask_seats(c, [&](Seat seat) {
        if (seat != attacker) ask(seat);
    });
    ask(attacker);
}

void ask_to_roll(Context& c) {
    c.state.action.stage = AttackStage::dodge;
    c.owe(Ask::go_on);
    c.owe(Ask::roll_attack, {}, c.state.action.plan.who);
}

// Magic does nothing to an immune figure that could be its target by agreement. [U-SA-DEF-18,
// H-IMMUNE-TARGET]
void spare_immune(Context& c) {
    const AbilityFacts* ability = ability_of(c.table, c.state.action.plan);
    const bool legal =
        c.table.options[Option::immune_target] == opt::immune_target::legal_without_effect;
    if (!legal || !ability || !ability->magic || ability->form.all_round) return;
    FigureSet& hit = c.state.action.hit;
    for_each_in_play(c.state, [&](FigureId id, const Figure& figure) {
        if (hit.has(id) &&
            resists_magic(c.table, c.state, figure, figure.struck, c[c.state.action.plan.who]))
            hit.remove(id);
    });
}

// A capture or a natural 12, where the players agreed so. [U-SA-DEF-8, H-DODGE-SCOPE]
bool is_beyond_dodging(const Context& c) {
    const Action& action = c.state.action;
    return !c.table.options.is_on(Option::dodge_scope) &&
           (action.plan.aim == Aim::capture || action.natural == c.rules().combat.critical_hit);
}

// Of what was hit and can dodge the owner is asked; a shockwave meets no abilities. [U-SA-DEF-8,
// FAQ-DODGE-1]
void ask_to_dodge(Context& c) {
    spare_immune(c);
    Action& action = c.state.action;
    action.stage = AttackStage::die;
    c.owe(Ask::go_on);
    const AttackForm& form = form_of(c);
    if (form.all_round || form.on_friends || is_beyond_dodging(c)) return;
    ask_seats(c, [&](Seat seat) {
        for (int i = c.state.figure_count - 1; i >= 0; --i) {
            const FigureId id{static_cast<std::uint16_t>(i)};
            if (!action.hit.has(id) || c[id].owner != seat) continue;
            if (in_force_with(c.table, c.state, c[id], c[id].struck, &AbilityFacts::dodges) &&
                c.state.owed.size() + kSpareFrames < kMaxFrames)
                c.owe(Ask::dodge, seat, id, action.plan.who);
        }
    });
}

// The dice that a hit still asks for: of damage, or of healing for each one hit. [FAQ-MH-4]
void ask_for_dice(Context& c) {
    Action& action = c.state.action;
    const AttackForm& form = form_of(c);
    action.stage = AttackStage::apply;
    c.owe(Ask::go_on);
    if (action.hit.empty() && !structure_is_hit(c.table, c.state)) return;
    const FigureId who = action.plan.who;
    if (form.damage_die && !action.plan.freeze) c.owe(Ask::roll_damage, {}, who);
    if (form.heals == Healing::value_or_die) c.owe(Ask::choose_healing, c[who].owner, who);
    if (form.heals == Healing::die)
        for (int i = c.state.figure_count - 1; i >= 0; --i)
            if (const FigureId id{static_cast<std::uint16_t>(i)}; action.hit.has(id))
                c.owe(Ask::roll_healing, {}, id, who);
}

bool is_only_splashed(const Context& c, FigureId id) {
    return !shares_of(c.table, c.state, c.state.action.plan, id).target;
}

bool touches_one_of(const Context& c, const Figure& figure, const FigureSet& targets) {
    for (const FigureId target : c.state.action.plan.targets)
        if (targets.has(target) && touching(c.table, c.state, c.state[target], figure)) return true;
    return false;
}

void heal_by_attack(Context& c, FigureId who, std::uint8_t clicks) {
    Action& action = c.state.action;
    const AbilityFacts& ability = *ability_of(c);
    tell_term(c, {Term::healing, clicks, ability.clause, who});
    if (action.natural == c.rules().combat.critical_hit) {  // [U-CBT-4]
        ++clicks;
        tell_term(c, {Term::critical_hit, 1, "U-CBT-4", who});
    }
    if (ability.magic) note_magic(c, who);
    heal(c, who, clicks, ability.ability, ability.clause);
}

}  // namespace

void tell_term(Context& c, const ExplainedTerm& term) {
    c.emit({.kind = EventKind::modifier,
            .clause = term.clause,
            .who = term.figure,
            .n = term.value,
            .word = static_cast<std::uint8_t>(term.term)});
}

void go_on_with_attack(Context& c) {
    switch (c.state.action.stage) {
        case AttackStage::naming:
            return declare_attack(c);
        case AttackStage::sections:
            return ask_for_sections(c);
        case AttackStage::cancel:
            return ask_to_cancel(c);
        case AttackStage::roll:
            return ask_to_roll(c);
        case AttackStage::dodge:
            return ask_to_dodge(c);
        case AttackStage::die:
            return ask_for_dice(c);
        case AttackStage::apply:
            return apply_attack(c);
        case AttackStage::none:
            return;
    }
}

void resolve_attack_roll(Context& c, std::uint8_t first, std::uint8_t second) {
    Action& action = c.state.action;
    const FigureId attacker = action.plan.who;
    action.natural = static_cast<std::uint8_t>(first + second);
    action.hit = {};
    tell_term(c, {Term::dice, action.natural, "U-CBT-1", attacker});
    if (action.plan.piece.exists()) return tell_structure_roll(c);
    const bool targets_first =
        form_of(c).splashes && !c.table.options.is_on(Option::splash_on_miss);
    const auto roll_against = [&](FigureId id) {
        const AttackSum sum = attack_sum(c.table, c.state, action, id);
        for (const ExplainedTerm& term : sum.terms) tell_term(c, term);
        const std::int32_t total = sum.attack + action.natural;
        const AttackWord outcome = outcome_of(c.rules(), action.natural, total, sum.defense);
        const bool hit = outcome == AttackWord::hit || outcome == AttackWord::critical_hit;
        if (hit) action.hit.add(id);
        c.emit({.kind = EventKind::attack_rolled,
                .clause = clause_of(action, outcome),
                .who = attacker,
                .other = id,
                .n = total,
                .m = sum.defense,
                .word = static_cast<std::uint8_t>(outcome)});
    };
    const FigureSet affected = action.affected;
    for_each_in_play(c.state, [&](FigureId id, const Figure&) {
        if (affected.has(id) && !(targets_first && is_only_splashed(c, id))) roll_against(id);
    });
    if (!targets_first) return;
    // What stands beside a target that was missed is spared. [H-SPLASH-ON-MISS]
    const FigureSet targets_hit = action.hit;
    for_each_in_play(c.state, [&](FigureId id, const Figure& figure) {
        if (!affected.has(id) || !is_only_splashed(c, id)) return;
        if (touches_one_of(c, figure, targets_hit)) roll_against(id);
    });
}

void resolve_dodge(Context& c, FigureId who) {
    const bool target = shares_of(c.table, c.state, c.state.action.plan, who).target;
    c.emit({.kind = EventKind::ability_used,
            .clause = target ? Clause("U-SA-DEF-8") : Clause("FAQ-DODGE-1"),
            .who = who,
            .word = static_cast<std::uint8_t>(Ability::dodge)});
    c.owe(Ask::roll_dodge, {}, who, c.state.action.plan.who);
}

void resolve_dodge_roll(Context& c, FigureId who, std::uint8_t pips) {
    const bool dodged = pips >= c.rules().combat.dodge_needs;
    if (dodged) c.state.action.hit.remove(who);
    c.emit({.kind = EventKind::dodge_rolled,
            .clause = "FAQ-DODGE-2",
            .who = who,
            .n = pips,
            .word = static_cast<std::uint8_t>(dodged ? DodgeWord::dodged : DodgeWord::hit)});
}

void resolve_damage_roll(Context& c, std::uint8_t pips) {
    c.state.action.die = pips;
    const AbilityFacts& ability = *ability_of(c);
    c.emit({.kind = EventKind::die_rolled,
            .clause = ability.clause,
            .who = c.state.action.plan.who,
            .n = pips,
            .word = static_cast<std::uint8_t>(ability.ability)});
}

void resolve_healing_choice(Context& c, bool by_die) {
    const Action& action = c.state.action;
    for (std::uint16_t i = 0; i < c.state.figure_count; ++i) {
        const FigureId id{i};
        if (!action.hit.has(id)) continue;
        if (by_die)
            c.owe(Ask::roll_healing, {}, id, action.plan.who);
        else
            heal_by_attack(c, id,
                           shown(c.table, c[action.plan.who],
                                 own_section(c.table, c[action.plan.who], action.plan.section))
                               .damage.value);
    }
}

void resolve_healing_roll(Context& c, FigureId who, std::uint8_t pips) {
    const AbilityFacts& ability = *ability_of(c);
    c.emit({.kind = EventKind::die_rolled,
            .clause = ability.magic ? Clause("FAQ-MH-4") : ability.clause,
            .who = who,
            .n = pips,
            .word = static_cast<std::uint8_t>(ability.ability)});
    heal_by_attack(c, who, pips);
}

}  // namespace six
