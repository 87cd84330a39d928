#include "engine/rules/lent_defense.h"

#include <array>

#include "engine/rules/attack.h"
#include "engine/rules/terrain.h"

namespace six {
namespace {

// What a Defend warrior would lend: the value on its dial, with Aquatic's +2 if the ranged attack
// targets or affects the lender itself. [U-SA-DEF-14, FAQ-AQDF-1]
Lent lent_by(const Table& table, const State& state, const Action& action, FigureId id,
             std::size_t section) {
    const Figure& lender = state[id];
    Lent lent{id, shown(table, lender, section).defense.value, "U-SA-DEF-5"};
    if (action.plan.kind != AttackKind::ranged || !action.affected.has(id) ||
        !in_water(table, state, lender))
        return lent;
    if (const auto* aquatic =
            in_force_with(table, state, lender, section, &AbilityFacts::armor_in_water)) {
        lent.value += aquatic->armor_in_water;
        lent.clause = "FAQ-AQDF-1";
    }
    return lent;
}

// A section that borrows or lends; the only one of a figure with one dial.
struct Link {
    FigureId figure;
    std::uint8_t section = 0;
};

}  // namespace

Lent best_lent(const Table& table, const State& state, const Action& action, FigureId who) {
    Lent best;
    std::array<FigureSet, kMaxDials> reached;
    reached[state[who].struck].add(who);
    static thread_local InlineVector<Link, kMaxFigures * kMaxDials> open;
    open.clear();
    open.push_back({who, state[who].struck});
    const bool shockwave = form_of(table, action.plan).all_round;
    if (shockwave && table.options[Option::shock_defend] == opt::shock_defend::no_defend_at_all)
        return best;
    for (std::size_t next = 0; next < open.size(); ++next)
        for (std::uint16_t i = 0; i < state.figure_count; ++i) {
            const FigureId id{i};
            const Figure& lender = state[id];
            const Figure& borrower = state[open[next].figure];
            if (id == open[next].figure || !on_table(lender)) continue;
            if (reached[0].has(id) && !is_large(table, lender)) continue;
            if (!in_force_with(table, state, lender, &AbilityFacts::lends_defense)) continue;
            // A Defend warrior that is itself struck by a shockwave lends nothing. [U-SA-ATK-12]
            if (shockwave && action.affected.has(id)) continue;
            if (!friendly(table, state, lender, state[who])) continue;
            if (!has(sections_touched(table, state, borrower, lender), open[next].section))
                continue;
            const SectionSet by = sections_touched(table, state, lender, borrower);
            for (std::size_t k = 0; k < warrior_of(table, lender).dials.size(); ++k) {
                if (!has(by, k) || reached[k].has(id) ||
                    !in_force_with(table, state, lender, k, &AbilityFacts::lends_defense))
                    continue;
                reached[k].add(id);
                open.push_back({id, static_cast<std::uint8_t>(k)});
                const Lent lent = lent_by(table, state, action, id, k);
                if (lent.value <= best.value) continue;
                best = lent;
                if (next > 0) best.clause = "FAQ-DEF-2";  // passed on by another
            }
        }
    return best;
}

}  // namespace six
