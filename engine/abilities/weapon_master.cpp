#include "engine/abilities/table.h"

namespace six::abilities {

// A die of damage in close combat.
const AbilityFacts weapon_master{
    .ability = Ability::weapon_master,
    .clause = "U-SA-ATK-2",
    .optional = true,
    .form = {.exists = true, .kind = AttackKind::close, .damage_die = true},
};

}  // namespace six::abilities
