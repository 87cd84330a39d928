#include "engine/abilities/table.h"

namespace six::abilities {

// One target, nothing in the way counts, a die of damage. [FAQ-MB-1 to FAQ-MB-6]
const AbilityFacts magic_blast{
    .ability = Ability::magic_blast,
    .clause = "U-SA-ATK-3",
    .optional = true,
    .magic = true,
    .form = {.exists = true,
             .kind = AttackKind::ranged,
             .one_target = "FAQ-MB-3",
             .ignores_lines = true,
             .damage_die = true},
};

}  // namespace six::abilities
