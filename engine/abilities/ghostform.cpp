#include "engine/abilities/table.h"

namespace six::abilities {

// Through bases and walls, and hard to make out from afar.
const AbilityFacts ghostform{
    .ability = Ability::ghostform,
    .clause = "V-SA-SPD-14",
    .optional = true,
    .ghostly = true,
    .blurred = true,
};

}  // namespace six::abilities
