#include "engine/abilities/table.h"

namespace six::abilities {

// Not a target of ranged combat.
const AbilityFacts limited_invisibility{
    .ability = Ability::limited_invisibility,
    .clause = "U-SA-DEF-10",
    .optional = true,
    .never_a_target = true,
};

}  // namespace six::abilities
