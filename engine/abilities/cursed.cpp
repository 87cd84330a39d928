#include "engine/abilities/table.h"

namespace six::abilities {

// A click after any action whose magic touched it. [DGT-CUR-2, DGT-CUR-3]
const AbilityFacts cursed{
    .ability = Ability::cursed,
    .clause = "U-SA-DEF-11",
    .cursed = true,
};

}  // namespace six::abilities
