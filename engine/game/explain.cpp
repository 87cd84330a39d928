#include "engine/game/battle.h"
#include "engine/messages/term.h"
#include "engine/rules/attack.h"
#include "engine/rules/break_away.h"
#include "engine/rules/chariot.h"
#include "engine/rules/move.h"
#include "engine/rules/sections.h"
#include "engine/rules/structure.h"
#include "engine/state/ask.h"
#include "engine/state/law.h"

namespace six {
namespace {

std::uint8_t chances_of_two_dice(const Ruleset& rules, int needed) {
    int chances = 0;
    for (int first = 1; first <= 6; ++first)
        for (int second = 1; second <= 6; ++second) {
            const int natural = first + second;
            chances += natural == rules.combat.critical_hit ||
                       (natural != rules.combat.critical_miss && natural >= needed);
        }
    return static_cast<std::uint8_t>(chances);
}

void add(Explanation& out, const ExplainedTerm& term) {
    if (!out.terms.full()) out.terms.push_back(term);
}

// The position with every large figure struck in a section that the attack may affect: where that
// is in doubt, the first. [LRG-ATK-1]
const State& with_sections(const Table& table, const State& state, const AttackPlan& plan,
                           const FigureSet& affected, Explanation& out) {
    static thread_local State copy;
    bool copied = false;
    for (std::uint16_t i = 0; i < state.figure_count; ++i) {
        const FigureId id{i};
        if (!affected.has(id) || !is_large(table, state[id])) continue;
        if (!copied) copy_state(copy, state);
        copied = true;
        const ExplainedSection ahead = section_ahead(table, state, plan, id);
        copy[id].struck = ahead.section;
        if (!out.struck.full()) out.struck.push_back(ahead);
    }
    return copied ? copy : state;
}

void explain_sums(const Table& table, const AttackSum& sum, const DamageSum& damage,
                  Explanation& out) {
    for (const ExplainedTerm& term : sum.terms) add(out, term);
    for (const ExplainedTerm& term : damage.terms) add(out, term);
    if (out.dice != 0) return;
    const int needed = sum.defense - sum.attack;
    out.dice = 2;
    out.needed = static_cast<std::uint8_t>(needed < 2 ? 2 : needed > 13 ? 13 : needed);
    out.chances = chances_of_two_dice(*table.rules, needed);
}

// The sum against every figure the attack would affect, and what a hit would do to it. The number
// to roll is that of the first.
void explain_attack(const Table& table, const State& now, const AttackPlan& plan,
                    Explanation& out) {
    Action action;
    action.kind = plan.kind == AttackKind::close ? ActionKind::close : ActionKind::ranged;
    action.who = plan.who;
    action.plan = plan;
    action.affected = affected_by(table, now, plan);
    const State& state = with_sections(table, now, plan, action.affected, out);
    out.attacker = plan.who;
    out.through = now[plan.who].chariot.exists();
    if (attacks_by_section(table, now[plan.who])) out.section = plan.section;
    const AbilityFacts* ability = ability_of(table, plan);
    out.damage_dice = ability && ability->form.damage_die && !plan.freeze;
    const auto explain_one = [&](FigureId id) {
        explain_sums(table, attack_sum(table, state, action, id),
                     damage_sum(table, state, action, id), out);
    };
    if (plan.piece.exists())
        return explain_sums(table, structure_sum(table, state, action),
                            structure_damage(table, state, action), out);
    for (const FigureId target : plan.targets) explain_one(target);
    for (std::uint16_t i = 0; i < state.figure_count; ++i) {
        bool named = false;
        for (const FigureId target : plan.targets) named = named || target == FigureId{i};
        if (!named && action.affected.has(FigureId{i})) explain_one(FigureId{i});
    }
}

// Of several that roll, the number is that of the first.
void explain_break_away(const Table& table, const State& state, FigureId who, Explanation& out) {
    const BreakAwayNeed need = break_away_need(table, state, who);
    add(out, {Term::break_away_need, need.die, need.clause, who});
    if (out.dice != 0) return;
    out.dice = 1;
    out.needed = need.die;
    out.chances = static_cast<std::uint8_t>(7 - need.die);
}

void explain_move(const Table& table, const State& state, const Move& move, Explanation& out) {
    TermList terms;
    pace_of(table, state, move, &terms);
    for (const ExplainedTerm& term : terms) add(out, term);
    add(out, {Term::length, length_of(table, state, move).mils(), "U-MOVE-1", move.who});
    const bool rolls =
        next_decision(table, state).ask == Ask::give_action && must_break_away(table, state, move);
    if (rolls) explain_break_away(table, state, move.who, out);
}

// A figure that touches opponents rolls before the paths are named. [U-MFORM-5]
void explain_form_up(const Table& table, const State& state, const FormUp& form, Explanation& out) {
    for (const FigureId member : form.members)
        if (touches_opponent(table, state, member)) explain_break_away(table, state, member, out);
}

}  // namespace

Explanation explain(const Table& table, const State& state, Seat sender,
                    const BattleCommand& command) {
    Explanation out;
    out.verdict = check(table, state, sender, command);
    if (!out.verdict) return out;
    if (const auto* attack = std::get_if<Attack>(&command))
        explain_attack(table, state, attack->plan, out);
    if (const auto* move = std::get_if<Move>(&command)) explain_move(table, state, *move, out);
    if (const auto* board = std::get_if<Board>(&command))
        if (state.phase == Phase::playing && touches_opponent(table, state, board->who))
            explain_break_away(table, state, board->who, out);
    if (const auto* form = std::get_if<FormUp>(&command)) explain_form_up(table, state, *form, out);
    if (const auto* march = std::get_if<March>(&command))
        for (const Move& move : *march) explain_move(table, state, move, out);
    for (ExplainedTerm& term : out.terms) term.clause = cited(*table.rules, term.clause);
    for (ExplainedSection& one : out.struck) one.clause = cited(*table.rules, one.clause);
    return out;
}

}  // namespace six
