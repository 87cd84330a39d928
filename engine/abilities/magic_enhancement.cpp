#include "engine/abilities/table.h"

namespace six::abilities {

// Friends that touch it deal a click more from afar. [FAQ-ME-1 to FAQ-ME-3]
const AbilityFacts magic_enhancement{
    .ability = Ability::magic_enhancement,
    .clause = "U-SA-DMG-2",
    .optional = true,
    .magic = true,
    .enhances = true,
};

}  // namespace six::abilities
