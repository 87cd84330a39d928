#include "engine/abilities/table.h"

namespace six::abilities {

// Whatever damages it by an attack takes a click. [FAQ-MR-1 to FAQ-MR-4]
const AbilityFacts magic_retaliation{
    .ability = Ability::magic_retaliation,
    .clause = "U-SA-DEF-9",
    .magic = true,
    .retaliates = true,
};

}  // namespace six::abilities
