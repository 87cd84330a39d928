#include "engine/game/battle.h"
#include "engine/rules/break_away.h"
#include "engine/rules/close.h"
#include "engine/rules/move.h"

namespace six {
namespace {

std::uint8_t chances_of_two_dice(const Ruleset& rules, int needed) {
    int chances = 0;
    for (int first = 1; first <= 6; ++first)
        for (int second = 1; second <= 6; ++second) {
            const int natural = first + second;
            chances += natural == rules.critical_hit ||
                       (natural != rules.critical_miss && natural >= needed);
        }
    return static_cast<std::uint8_t>(chances);
}

void explain_close(const Table& table, const State& state, const CloseAttack& attack,
                   Explanation& out) {
    const AttackSum sum = close_sum(table, state, attack.who, attack.target);
    for (const ExplainedTerm& term : sum.terms) out.terms.push_back(term);
    out.terms.push_back(
        {Term::damage, shown(table, state[attack.who]).damage.value, "U-CBT-2", attack.who});
    const int needed = sum.defense - sum.attack;
    out.dice = 2;
    out.needed = static_cast<std::uint8_t>(needed < 2 ? 2 : needed > 13 ? 13 : needed);
    out.chances = chances_of_two_dice(*table.rules, needed);
}

void explain_move(const Table& table, const State& state, const Move& move, Explanation& out) {
    const Figure& figure = state[move.who];
    out.terms.push_back({Term::speed, speed_of(table, figure).mils(), "U-MOVE-1", move.who});
    out.terms.push_back(
        {Term::length, path_length(figure.at, move.path).mils(), "U-MOVE-1", move.who});
    const bool rolls = next_decision(table, state).ask == Ask::give_action &&
                       changes_place(table, figure, move) &&
                       touches_opponent(table, state, move.who);
    if (!rolls) return;
    const BreakAwayNeed need = break_away_need(table, figure);
    out.terms.push_back({Term::break_away_need, need.die, need.clause, move.who});
    out.dice = 1;
    out.needed = need.die;
    out.chances = static_cast<std::uint8_t>(7 - need.die);
}

}  // namespace

Explanation explain(const Table& table, const State& state, Seat sender, const Command& command) {
    Explanation out;
    out.verdict = check(table, state, sender, command);
    if (!out.verdict) return out;
    if (const auto* attack = std::get_if<CloseAttack>(&command))
        explain_close(table, state, *attack, out);
    if (const auto* move = std::get_if<Move>(&command)) explain_move(table, state, *move, out);
    return out;
}

}  // namespace six
