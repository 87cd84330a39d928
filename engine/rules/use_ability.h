// An ability used by a command of its own, in place of moving. [U-ABIL-5]
#pragma once

#include "engine/messages/illegal.h"
#include "engine/rules/query.h"

namespace six {

struct UseAbility;

// How an ability is used by a command of its own. [U-ABIL-5, U-TURN-2]
struct AbilityUse {
    Result<Ok> (*check)(const Table&, const State&, const UseAbility&) = nullptr;
    void (*resolve)(Context&, const UseAbility&) = nullptr;
    // Of one used when a turn begins: whether there is anything left to use it for.
    bool (*possible)(const Table&, const State&, FigureId) = nullptr;
};

// What kind of action it is given as: a move action of one that stays, or a special action.
// [U-ABIL-5, V-SA-1]
inline ActionKind kind_of_use(const Table& table, Ability ability) {
    return facts_of(table, ability)->used == UsedWhen::special_action ? ActionKind::special
                                                                      : ActionKind::ability;
}

// Shown, not cancelled, and whatever it asks for itself.
Result<Ok> check_use_ability(const Table&, const State&, const UseAbility&);
std::uint8_t cost_of_use(const Table&, const State&, const UseAbility&);  // in actions
void resolve_use_ability(Context&, const UseAbility&);

}  // namespace six
