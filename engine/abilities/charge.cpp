#include "engine/abilities/table.h"

namespace six::abilities {

// Twice the speed, or an attack in close combat at the end of an ordinary move.
const AbilityFacts charge{
    .ability = Ability::charge,
    .clause = "U-SA-SPD-1",
    .optional = true,
    .no_movement_formation = true,
    .no_combat_formation = true,
    .doubles_speed = true,
    .follows_up = true,
    .follow_up = AttackKind::close,
    .breaks_away_on = 2,
};

}  // namespace six::abilities
