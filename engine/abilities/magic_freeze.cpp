#include "engine/abilities/table.h"

namespace six::abilities {

// A ranged attack that puts tokens on its targets. [FAQ-MFRZ-1 to FAQ-MFRZ-12]
const AbilityFacts magic_freeze{
    .ability = Ability::magic_freeze,
    .clause = "U-SA-DMG-8",
    .optional = true,
    .magic = true,
    .freezes = true,
};

}  // namespace six::abilities
