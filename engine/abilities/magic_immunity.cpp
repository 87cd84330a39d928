#include "engine/abilities/table.h"

namespace six::abilities {

// No other Magic ability affects it. [U-SA-DEF-18]
const AbilityFacts magic_immunity{
    .ability = Ability::magic_immunity,
    .clause = "U-SA-DEF-3",
    .magic = true,
    .immune_to_magic = true,
};

}  // namespace six::abilities
