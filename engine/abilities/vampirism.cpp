#include "engine/abilities/table.h"

namespace six::abilities {

// Heals a click when it hurts somebody in close combat.
const AbilityFacts vampirism{
    .ability = Ability::vampirism,
    .clause = "U-SA-ATK-6",
    .drains = true,
};

}  // namespace six::abilities
