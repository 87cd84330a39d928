// What abilities of the one that is struck take from an attack: armor against the roll, reductions
// of the clicks. Each walks the dial's slots, so that terms are told as the dial shows them.
#include <algorithm>

#include "engine/messages/term.h"
#include "engine/rules/formation.h"
#include "engine/rules/sources.h"
#include "engine/rules/terrain.h"

namespace six {
namespace {

Clause aquatic_clause(const Strike& strike) {
    if (strike.form.all_round) return "FAQ-AQSW-2";
    return strike.shares.target ? Clause("FAQ-AQUA-5") : Clause("FAQ-AQFL-2");
}

// The attacker's Pierce reaches chosen targets of a ranged attack, not the merely splashed.
// [U-SA-DMG-7, FAQ-FL-28 to FAQ-FL-31]
const AbilityFacts* pierces(const Strike& strike) {
    if (strike.close() || !strike.shares.target) return nullptr;
    if (!strike.plan.members.empty() && only_plain_formations(strike.table)) return nullptr;
    // What comes down later knows nothing of its firer but what was noted. [V-BOMB-5, V-BOMB-9]
    if (strike.plan.at_point) return nullptr;
    return in_force_with(strike.table, strike.state, strike.attacker, strike.section,
                         &AbilityFacts::ignores_protection);
}

// A shockwave meets figures without abilities, but for Aquatic. [U-SA-ATK-5, FAQ-AQSW-1]
bool counts_against(const AttackForm& form, const AbilityFacts& facts) {
    return !form.all_round || facts.stands_shockwave;
}

}  // namespace

void sources::protection(const Strike& strike, Sum& out) {
    if (strike.close()) return;
    const AbilityFacts* pierce = pierces(strike);
    const bool wet = in_water(strike.table, strike.state, strike.figure);
    for_each_in_force(strike.table, strike.state, strike.figure, strike.figure.struck,
                      [&](const AbilityFacts& facts) {
                          if (!counts_against(strike.form, facts)) return;
                          if (facts.armor > 0 && pierce)
                              out.put(Term::armor, 0, pierce->clause, strike.who);
                          if (facts.armor > 0 && !pierce)
                              out.put(Term::armor, facts.armor, facts.clause, strike.who);
                          if (facts.armor_in_water > 0 && wet)
                              out.put(Term::aquatic, facts.armor_in_water, aquatic_clause(strike),
                                      strike.who);
                      });
}

void sources::comrades(const Strike& strike, Sum& out) {
    const Table& table = strike.table;
    const auto* together =
        in_force_with(table, strike.state, strike.figure, &AbilityFacts::stands_together);
    if (!together || !on_table(strike.figure)) return;
    bool beside = false;
    for_each_on_table(strike.state, [&](FigureId id, const Figure& other) {
        beside =
            beside || (id != strike.who && friendly(table, strike.state, strike.figure, other) &&
                       in_force_with(table, strike.state, other, &AbilityFacts::stands_together) &&
                       touching(table, strike.state, strike.figure, other));
    });
    if (beside) out.put(Term::comrades, 1, together->clause, strike.who);
}

void sources::reductions(const Strike& strike, Sum& out) {
    const AbilityFacts* pierce = pierces(strike);
    for_each_in_force(
        strike.table, strike.state, strike.figure, strike.figure.struck,
        [&](const AbilityFacts& facts) {
            if (!counts_against(strike.form, facts) || facts.reduces == 0 || out.total() == 0)
                return;
            const Term term = facts.cannot_be_healed ? Term::invulnerability : Term::toughness;
            if (pierce) return out.put(term, 0, pierce->clause, strike.who);
            const std::int32_t taken = std::min<std::int32_t>(out.total(), facts.reduces);
            out.put(term, -taken, facts.clause, strike.who);
        });
}

}  // namespace six
