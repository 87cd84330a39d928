#include "engine/abilities/table.h"
#include "engine/messages/battle_command.h"
#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/rules/context.h"
#include "engine/rules/damage.h"
#include "engine/rules/use_ability.h"
#include "engine/state/ask.h"

namespace six::abilities {
namespace {

// The front arc of a section is its whole outer edge. [DRG-DIAL-7, DRG-VEN-4]
bool strikes(const Table& table, const State& state, const Figure& figure, const Figure& other) {
    if (!opposing(table, state, figure, other) || !touches_front_of(table, state, figure, other) ||
        kind_of(table, other).unaffected(Ability::venom).exists())
        return false;
    const SectionSet touched = sections_touched(table, state, figure, other);
    for (std::size_t i = 0; i < warrior_of(table, figure).dials.size(); ++i)
        if (has(touched, i) && in_force(table, state, figure, i, Ability::venom)) return true;
    return false;
}

bool has_victims(const Table& table, const State& state, FigureId who) {
    bool found = false;
    for_each_on_table(state, [&](FigureId, const Figure& other) {
        found = found || strikes(table, state, state[who], other);
    });
    return found;
}

bool can_use_venom(const Table& table, const State& state, FigureId who) {
    return !state[who].has(note::struck) && has_victims(table, state, who);
}

Result<Ok> check_venom(const Table& table, const State& state, const UseAbility& use) {
    const auto refuse = [&](Clause clause, Reason why) {
        return Illegal{.clause = clause, .why = why, .who = use.who, .where = state[use.who].at};
    };
    // Only before the first action. [U-TURN-2]
    if (state.owed.empty() || state.owed.back().ask != Ask::begin_turn)
        return refuse("U-TURN-2", Reason::ability_used_up);
    if (state[use.who].has(note::struck)) return refuse("U-SA-ATK-8", Reason::ability_used_up);
    if (!has_victims(table, state, use.who)) return refuse("U-SA-ATK-8", Reason::no_target);
    return Ok{};
}

// Everybody at the same moment, each click reduced by itself.
void resolve_venom(Context& c, const UseAbility& use) {
    c[use.who].set(note::struck);
    Volley volley(c);
    for (std::uint16_t i = 0; i < c.state.figure_count; ++i) {
        const FigureId id{i};
        if (!on_table(c[id]) || !strikes(c.table, c.state, c[use.who], c[id])) continue;
        const std::uint8_t clicks = reduced(c, id, 1);
        volley.click({.who = id,
                      .clicks = clicks,
                      .cause = ClickWord::venom,
                      .clause = "U-SA-ATK-8",
                      .by = c[use.who].owner});
    }
    volley.settle();
}

constexpr AbilityUse kVenomUse{
    .check = check_venom, .resolve = resolve_venom, .possible = can_use_venom};

}  // namespace

// Hurts whatever touches its front arc when the turn begins.
const AbilityFacts venom{
    .ability = Ability::venom,
    .clause = "U-SA-ATK-8",
    .optional = true,
    .used = UsedWhen::turn_begins,
    .use = &kVenomUse,
};

}  // namespace six::abilities
