#include "engine/abilities/table.h"

namespace six::abilities {

// A move action that uses up none of the turn's actions.
const AbilityFacts quickness{
    .ability = Ability::quickness,
    .clause = "U-SA-SPD-2",
    .optional = true,
    .no_movement_formation = true,
    .free_move = true,
};

}  // namespace six::abilities
