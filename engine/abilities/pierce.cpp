#include "engine/abilities/table.h"

namespace six::abilities {

// Armor and toughness of its ranged targets do not count. [FAQ-FL-25 to FAQ-FL-32]
const AbilityFacts pierce{
    .ability = Ability::pierce,
    .clause = "U-SA-DMG-7",
    .optional = true,
    .ignores_protection = true,
};

}  // namespace six::abilities
