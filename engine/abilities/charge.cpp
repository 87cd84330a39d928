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

// A close combat action that begins with a move: no doubling, no easier way out of contact, no ban
// on formations. [V-SA-SPD-1, V-SA-8]
const AbilityFacts charge_2003{
    .ability = Ability::charge,
    .clause = "V-SA-SPD-1",
    .optional = true,
    .follow_up = AttackKind::close,
    .advances = Advance::full,
};

}  // namespace six::abilities
