// What a hit does, in the written order: dials turn, tokens, reactions. [U-CBT-11, U-CBT-12]
#include "engine/messages/event_kind.h"
#include "engine/messages/term.h"
#include "engine/rules/attack.h"
#include "engine/rules/bombardment.h"
#include "engine/rules/capture.h"
#include "engine/rules/castle/castle.h"
#include "engine/rules/chariot.h"
#include "engine/rules/context.h"
#include "engine/rules/damage.h"
#include "engine/rules/drain.h"
#include "engine/rules/move.h"
#include "engine/rules/sections.h"
#include "engine/rules/sorcery/spells.h"
#include "engine/rules/structure.h"
#include "engine/rules/turn.h"

namespace six {
namespace {

// Freeze reaches the chosen targets that were hit, not the splashed nor the immune. [U-SA-DMG-11,
// U-SA-DEF-18]
bool is_frozen(const Context& c, FigureId id) {
    const Action& action = c.state.action;
    return action.plan.freeze && action.hit.has(id) &&
           shares_of(c.table, c.state, action.plan, id).target &&
           !kind_of(c.table, c.state[id]).unaffected(Ability::magic_freeze).exists() &&
           !resists_magic(c.table, c.state, c.state[id], c.state[id].struck,
                          c.state[action.plan.who]);
}

std::uint8_t attacking_section(const Context& c) {
    const AttackPlan& plan = c.state.action.plan;
    return own_section(c.table, c.state[plan.who], plan.section);
}

// Clicks of a section's own attack go to that section; if it is inactive by now, or where the
// players agreed so, to one that its player chooses. [C-MULTI-12, H-C-MULTI-OWN-CLICKS]
void click_attacker(Context& c, Volley& volley, const Clicks& due) {
    SectionSet own;
    own.add(static_cast<Quarter>(attacking_section(c)));
    if (c.table.options[Option::c_multi_own_clicks] == opt::c_multi_own_clicks::controller_chooses)
        own = kAllSections;
    click_some_section(c, volley, due, own);
}

// What a shot that waited deals counts for its owner. [V-BOMB-12]
Clause clause_of_hit(const Context& c, FigureId who, int hurt) {
    if (c.state.action.plan.at_point)
        return is_large(c.table, c.state[who]) ? Clause("MDW-AOE-1") : Clause("V-BOMB-12");
    return hurt > 1 ? Clause("U-CBT-11") : Clause("U-CBT-2");
}

// (a) and (b): all dials turn together, then the dead leave. What was damaged is told back.
FigureSet strike(Context& c) {
    const Action action = c.state.action;
    const AbilityFacts* ability = ability_of(c);
    FigureSet damaged, by_magic;
    int count = 0;
    std::array<std::uint8_t, kMaxFigures> clicks{};
    for (std::uint16_t i = 0; i < c.state.figure_count; ++i) {
        const FigureId id{i};
        if (!action.hit.has(id)) continue;
        const DamageSum sum = damage_sum(c.table, c.state, action, id);
        bool enhanced = false;
        for (const ExplainedTerm& term : sum.terms) {
            tell_term(c, term);
            enhanced = enhanced || term.term == Term::enhancement;
        }
        clicks[i] = static_cast<std::uint8_t>(sum.clicks);
        if (sum.clicks > 0) damaged.add(id);
        count += sum.clicks > 0;
        const bool magical = (ability && ability->magic) || (enhanced && sum.clicks > 0);
        if (magical) by_magic.add(id);
        // A shockwave meets figures without abilities, Cursed included. [U-SA-ATK-5]
        if (form_of(c).all_round) continue;
        if (magical || is_frozen(c, id)) note_magic(c, id);  // [U-SA-DEF-16]
    }
    Volley volley(c);
    for (std::uint16_t i = 0; i < c.state.figure_count; ++i) {
        const FigureId id{i};
        volley.click({.who = id,
                      .clicks = clicks[i],
                      .cause = ClickWord::attack,
                      .clause = clause_of_hit(c, id, count),
                      .by = c[action.plan.who].owner,
                      .section = c[id].struck,
                      .magical = by_magic.has(id)});
    }
    volley.settle();
    return damaged;
}

// A token for each target hit; with the second one, or a third, a click of pushing. [FAQ-MFRZ-3 to
// FAQ-MFRZ-6, U-SA-DMG-11]
void freeze(Context& c, const FigureSet& frozen) {
    const Action action = c.state.action;
    Volley volley(c);
    for (std::uint16_t i = 0; i < c.state.figure_count; ++i) {
        const FigureId id{i};
        if (!in_play(c[id]) || is_section(c[id]) || !frozen.has(id)) continue;
        const bool full = c[id].tokens >= c.rules().actions.max_tokens;
        place_foreign_token(c, id, "FAQ-MFRZ-3");
        const bool spared = forbidden(c.table, c[id], Deed::be_hurt_by_ability).exists() ||
                            (!full && in_force_with(c.table, c.state, c[id],
                                                    &AbilityFacts::is_never_pushed));  // [V-SUB-10]
        if (c[id].tokens >= c.rules().actions.max_tokens && !spared)
            volley.click({.who = id,
                          .clicks = 1,
                          .cause = ClickWord::magic_freeze,
                          .clause = full ? Clause("FAQ-MFRZ-6") : Clause("FAQ-MFRZ-5"),
                          .by = c[action.plan.who].owner});
    }
    volley.settle();
}

// Each strikes once, all at the same moment, and each click is reduced by itself. [U-SA-DEF-9,
// FAQ-FL-8 to FAQ-FL-11] To an immune attacker only those do it whose magic breaches that.
// [V-SUB-7]
void retaliate(Context& c, FigureSet retaliators, const FigureSet& breaching) {
    const FigureId attacker = c.state.action.plan.who;
    if (c.state.action.plan.at_point && !in_play(c[attacker])) return;  // [V-BOMB-10]
    const bool formation = !c.state.action.plan.members.empty();
    if (forbidden(c.table, c[attacker], Deed::be_hurt_by_ability).exists()) return;
    if (in_force_with(c.table, c.state, c[attacker], attacking_section(c),
                      &AbilityFacts::immune_to_magic))
        for (std::uint16_t i = 0; i < c.state.figure_count; ++i)
            if (!breaching.has(FigureId{i})) retaliators.remove(FigureId{i});
    if (retaliators.empty()) return;
    if (is_large(c.table, c[attacker])) c[attacker].struck = attacking_section(c);
    // What is left of each is settled before the first of them turns the dial. [FAQ-MR-1]
    std::array<std::uint8_t, kMaxFigures> due{};
    for (std::uint16_t i = 0; i < c.state.figure_count; ++i) {
        if (!retaliators.has(FigureId{i})) continue;
        due[i] = is_large(c.table, c[attacker]) ? std::uint8_t{1} : reduced(c, attacker, 1);
        if (due[i] > 0) note_magic(c, attacker);
    }
    Volley volley(c);
    for (std::uint16_t i = 0; i < c.state.figure_count; ++i) {
        if (!retaliators.has(FigureId{i})) continue;
        const bool dead_hand = !on_table(c.state.figures[i]);
        click_attacker(c, volley,
                       {.who = attacker,
                        .clicks = due[i],
                        .cause = ClickWord::magic_retaliation,
                        .clause = dead_hand   ? Clause("U-ABIL-12")
                                  : formation ? Clause("U-CFORM-6")
                                              : Clause("U-SA-DEF-9"),
                        .by = c.state.figures[i].owner});
    }
    volley.settle();
}

}  // namespace

void apply_attack(Context& c) {
    Action& action = c.state.action;
    action.stage = AttackStage::none;
    const AttackPlan plan = action.plan;
    const AttackForm& form = form_of(c);
    end_by_missed_shot(c);
    if (action.natural == c.rules().combat.critical_miss) {
        if (forbidden(c.table, c[plan.who], Deed::hurt_itself).exists()) return;  // [C-CASTLE-10]
        if (plan.at_point && !firer_is_there(c.state, plan)) return;              // [V-BOMB-7]
        Volley volley(c);
        click_attacker(c, volley,
                       {.who = plan.who,
                        .clicks = 1,
                        .cause = ClickWord::critical_miss,
                        .clause = plan.at_point          ? Clause("V-BOMB-10")
                                  : plan.members.empty() ? Clause("U-CBT-3")
                                                         : Clause("U-CFORM-5")});
        return volley.settle();
    }
    if (plan.piece.exists()) return strike_structure(c);
    if (action.hit.empty() || form.heals != Healing::none) return;
    if (plan.aim == Aim::capture) return capture(c, plan.targets[0], plan.who);
    if (plan.aim == Aim::rescue)
        return free_captive(c, captive_of(c.state, plan.targets[0]), FreedWord::rescued,
                            "U-CAP-10");
    // Abilities that come or go while the dials turn change nothing of this attack. [U-DIAL-8]
    FigureSet frozen;
    for (std::uint16_t i = 0; i < c.state.figure_count; ++i)
        if (plan.freeze && is_frozen(c, FigureId{i})) frozen.add(FigureId{i});
    if (form.steers) {
        const FigureId target = plan.targets[0];
        note_magic(c, target);
        if (plan.freeze) freeze(c, frozen);  // tokens, then the steered move [U-CBT-12]
        if (on_table(c[target]) || is_aboard(c[target]))
            begin_steered_move(c, target, c[plan.who].owner);
        return;
    }
    FigureSet retaliators, breaching;
    const bool drains =
        plan.kind == AttackKind::close &&
        in_force_with(c.table, c.state, c[plan.who], attacking_section(c), &AbilityFacts::drains);
    // That it may drain is known before the dials turn. [U-DIAL-8]
    const FigureId drainer = in_force_with(c.table, c.state, c[plan.who], attacking_section(c),
                                           &AbilityFacts::drains_for_friend)
                                 ? plan.who
                                 : FigureId{};
    for_each_on_table(c.state, [&](FigureId id, const Figure& figure) {
        if (!action.hit.has(id) || form.all_round ||
            !in_force_with(c.table, c.state, figure, figure.struck, &AbilityFacts::retaliates))
            return;
        retaliators.add(id);
        if (breaches_immunity(c.table, c.state, figure)) breaching.add(id);
    });
    const FigureSet damaged = strike(c);
    FigureSet drained;  // stone gives no blood [C-CASTLE-9]
    for (std::uint16_t i = 0; i < c.state.figure_count; ++i)
        if (damaged.has(FigureId{i}) &&
            !kind_of(c.table, c.state.figures[i]).unaffected(Ability::vampirism).exists())
            drained.add(FigureId{i});
    for (std::uint16_t i = 0; i < c.state.figure_count; ++i)
        if (!damaged.has(FigureId{i}) ||
            (!c.table.options.is_on(Option::retaliation_dead) && !on_table(c.state.figures[i])))
            retaliators.remove(FigureId{i});
    if (plan.freeze) freeze(c, frozen);
    if (!retaliators.empty()) retaliate(c, retaliators, breaching);
    if (drains && !drained.empty() && in_play(c[plan.who]))
        heal(c, plan.who, 1, Ability::vampirism,  // once, however many it hurt
             plan.members.empty() && plan.targets.size() == 1 ? Clause("U-SA-ATK-6")
                                                              : Clause("U-SA-ATK-14"),
             attacking_section(c));
    if (!drained.empty() && plan.kind == AttackKind::close) owe_drain(c, drainer);
}

}  // namespace six
