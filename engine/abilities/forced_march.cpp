#include "engine/abilities/table.h"

namespace six::abilities {

// The formation moves at its speed.
const AbilityFacts forced_march{
    .ability = Ability::forced_march,
    .clause = "U-SA-SPD-8",
    .optional = true,
    .sets_pace = true,
};

}  // namespace six::abilities
