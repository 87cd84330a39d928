#include "engine/abilities/table.h"

namespace six::abilities {

// Harder to hit from afar.
const AbilityFacts battle_armor{
    .ability = Ability::battle_armor,
    .clause = "U-SA-DEF-1",
    .armor = 2,
};

}  // namespace six::abilities
