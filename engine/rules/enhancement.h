// Magic Enhancement: what makes the shots of a friend worse for those that they hit. [U-SA-DMG-2]
#pragma once

#include "engine/rules/query.h"

namespace six {

// Large figures and titans do not profit, or with the section that attacks where it is touched.
// [FAQ-MULTI-8, FAQ-TITAN-8, V-SA-6, H-X-C06]
inline bool cannot_be_enhanced(const Table& table, const Figure& attacker) {
    if (posture_of(table, attacker).forbids[Deed::be_enhanced].exists()) return true;
    return kind_of(table, attacker).forbids[Deed::be_enhanced].exists() &&
           table.options[Option::enhance_big_figures] == opt::enhance_big_figures::never;
}

// Friends with Magic Enhancement that touch the primary attacker; each adds a click against
// whatever is hit, unless one of the two is immune. [U-SA-DMG-2, FAQ-ME-1, U-SA-DEF-3]
template <class Each>
void for_each_enhancer(const Table& table, const State& state, const AttackPlan& plan, Each each) {
    const Figure& attacker = state[plan.who];
    const std::uint8_t section = own_section(table, attacker, plan.section);
    const bool adds_to_none =  // [H-ENHANCE-ZERO]
        plan.freeze && table.options[Option::enhance_zero] == opt::enhance_zero::freeze_no;
    if (plan.kind != AttackKind::ranged || plan.at_point || adds_to_none ||
        form_of(table, plan).steers || cannot_be_enhanced(table, attacker))
        return;
    for_each_on_table(state, [&](FigureId id, const Figure& friend_of) {
        if (id == plan.who || !friendly(table, state, attacker, friend_of) ||
            !has(sections_touched(table, state, attacker, friend_of), section) ||
            resists_magic(table, state, attacker, section, friend_of))
            return;
        const SectionSet by = sections_touched(table, state, friend_of, attacker);
        for (std::size_t i = 0; i < warrior_of(table, friend_of).dials.size(); ++i)
            if (const auto* facts =
                    in_force_with(table, state, friend_of, i, &AbilityFacts::enhances);
                facts && has(by, i) && !resists_magic(table, state, friend_of, i, friend_of))
                return each(id, *facts);
    });
}

}  // namespace six
