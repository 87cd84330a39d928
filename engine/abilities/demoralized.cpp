#include "engine/abilities/table.h"

namespace six::abilities {

// Only moves and passes, and keeps away from opponents. [U-DEM-1]
const AbilityFacts demoralized{
    .ability = Ability::demoralized,
    .clause = "U-SA-DMG-4",
    .only_moves = true,
};

}  // namespace six::abilities
