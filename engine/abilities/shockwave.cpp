#include "engine/abilities/table.h"

namespace six::abilities {

// Everybody within half the range, friends too, as if without abilities.
const AbilityFacts shockwave{
    .ability = Ability::shockwave,
    .clause = "U-SA-ATK-5",
    .optional = true,
    .form = {.exists = true, .kind = AttackKind::ranged, .finds_targets = true, .all_round = true},
};

}  // namespace six::abilities
