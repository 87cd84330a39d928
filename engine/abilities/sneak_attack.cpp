#include "engine/abilities/table.h"

namespace six::abilities {

// No free spins against it, and twice the damage value from behind.
const AbilityFacts sneak_attack{
    .ability = Ability::sneak_attack,
    .clause = "U-SA-ATK-9",
    .optional = true,
    .no_free_spin = true,
    .doubles_from_behind = true,
};

}  // namespace six::abilities
