#include "engine/abilities/table.h"

namespace six::abilities {

// A die may undo a hit. [FAQ-DODGE-1 to FAQ-DODGE-5]
const AbilityFacts dodge{
    .ability = Ability::dodge,
    .clause = "U-SA-DEF-8",
    .optional = true,
    .dodges = true,
    .used = UsedWhen::hit,
};

}  // namespace six::abilities
