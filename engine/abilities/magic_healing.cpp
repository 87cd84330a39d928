#include "engine/abilities/table.h"

namespace six::abilities {

// A ranged combat action that heals friends. [FAQ-MH-1 to FAQ-MH-4]
const AbilityFacts magic_healing{
    .ability = Ability::magic_healing,
    .clause = "U-SA-ATK-7",
    .optional = true,
    .magic = true,
    .form = {.exists = true,
             .kind = AttackKind::ranged,
             .on_friends = true,
             .no_modifiers = true,
             .heals = Healing::die},
};

}  // namespace six::abilities
