#include "engine/abilities/table.h"

namespace six::abilities {

// Turns between actions.
const AbilityFacts nimble{
    .ability = Ability::nimble,
    .clause = "U-SA-SPD-9",
    .optional = true,
    .free_turn = true,
};

}  // namespace six::abilities
