#include "engine/abilities/rolls.h"
#include "engine/abilities/table.h"
#include "engine/messages/battle_command.h"
#include "engine/messages/reason.h"
#include "engine/rules/context.h"
#include "engine/rules/set_down.h"
#include "engine/rules/use_ability.h"

namespace six::abilities {
namespace {

Result<Ok> check_summon(const Table& table, const State& state, const UseAbility& use) {
    const auto refuse = [&](Clause clause, Reason why) {
        return refuse_use(state, use, clause, why);
    };
    if (touches_opponent(table, state, use.who))
        return refuse("DGT-SUM-4", Reason::touches_opponent);
    const Figure& dead = state[use.other];
    const Warrior& warrior = warrior_of(table, dead);
    if (dead.owner != state[use.who].owner) return refuse("DGT-SUM-5", Reason::not_your_figure);
    if (dead.whereabouts != Whereabouts::eliminated)
        return refuse("U-SA-SPD-12", Reason::not_eliminated);
    if (const Ban no = forbidden(table, dead, Deed::be_summoned); no.exists())
        return refuse(no.clause, no.why);
    if (!warrior.is_mage_spawn()) return refuse("DGT-SUM-5", Reason::not_mage_spawn);
    const std::int32_t most = warrior_of(table, state[use.who]).points;
    if (warrior.points > most) {
        Illegal dear = refuse("DGT-SUM-6", Reason::too_expensive);
        dear.n = warrior.points;
        dear.m = most;
        return dear;
    }
    if (!find_place_for(table, state, use, /*as_new=*/true))
        return refuse("U-SA-SPD-18", Reason::no_place_to_set_down);
    return Ok{};
}

void resolve_summon(Context& c, const UseAbility& use) {
    begin_stationary(c, use, "DGT-SUM-3");
    set_dial(c, use.other, 0);
    bring_back(c, use.who, use.other);
}

constexpr AbilityUse kSummonUse{.check = check_summon, .resolve = resolve_summon};

}  // namespace

// Calls back an eliminated Mage Spawn worth no more than itself. [DGT-SUM-1 to DGT-SUM-8]
const AbilityFacts summon{
    .ability = Ability::summon,
    .clause = "U-SA-SPD-12",
    .optional = true,
    .used = UsedWhen::move_action,
    .has_object = true,
    .use = &kSummonUse,
    .placed_by = "DGT-SUM-8",
};
// ... by a special action. [V-SA-SPD-9]
const AbilityFacts summon_2003{
    .ability = Ability::summon,
    .clause = "V-SA-SPD-9",
    .optional = true,
    .used = UsedWhen::special_action,
    .has_object = true,
    .use = &kSummonUse,
    .placed_by = "DGT-SUM-8",
};

}  // namespace six::abilities
