#include "engine/abilities/table.h"

namespace six::abilities {

// Hurts what its front arc meets at the end of its move.
const AbilityFacts ram{
    .ability = Ability::ram,
    .clause = "U-SA-SPD-10",
    .optional = true,
    .no_movement_formation = true,
    .no_shake_off = true,
    .rams = true,
};

}  // namespace six::abilities
