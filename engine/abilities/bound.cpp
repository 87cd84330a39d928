#include "engine/abilities/table.h"

namespace six::abilities {

// As Charge, with a ranged attack.
const AbilityFacts bound{
    .ability = Ability::bound,
    .clause = "U-SA-SPD-7",
    .optional = true,
    .no_movement_formation = true,
    .no_combat_formation = true,
    .doubles_speed = true,
    .follows_up = true,
    .follow_up = AttackKind::ranged,
    .breaks_away_on = 2,
};

// As that one, a ranged combat action. [V-SA-SPD-7, V-SA-8]
const AbilityFacts bound_2003{
    .ability = Ability::bound,
    .clause = "V-SA-SPD-7",
    .optional = true,
    .follow_up = AttackKind::ranged,
    .advances = Advance::full,
};

}  // namespace six::abilities
