// Magic Enhancement: what makes the shots of a friend worse for those that they hit. [U-SA-DMG-2]
#pragma once

#include "engine/rules/query.h"

namespace six {

// Friends with Magic Enhancement that touch the primary attacker; each adds a click against
// whatever is hit, unless one of the two is immune. [U-SA-DMG-2, FAQ-ME-1, U-SA-DEF-3]
template <class Each>
void for_each_enhancer(const Table& table, const State& state, const AttackPlan& plan, Each each) {
    const Figure& attacker = state[plan.who];
    if (plan.kind != AttackKind::ranged || form_of(table, plan).steers ||
        forbidden(table, attacker, Deed::be_enhanced).exists() ||
        in_force_with(table, attacker, &AbilityFacts::immune_to_magic))
        return;
    for_each_on_table(state, [&](FigureId id, const Figure& friend_of) {
        if (id == plan.who || !friendly(table, attacker, friend_of) ||
            !touching(table, state, attacker, friend_of))
            return;
        const SectionSet by = sections_touched(table, state, friend_of, attacker);
        for (std::size_t i = 0; i < warrior_of(table, friend_of).dials.size(); ++i)
            if (const auto* facts = in_force_with(table, friend_of, i, &AbilityFacts::enhances);
                facts && has(by, i))
                return each(id, *facts);
    });
}

}  // namespace six
