#include "engine/abilities/table.h"

namespace six::abilities {

// A ranged attack that moves its target. [FAQ-MCON-1 to FAQ-MCON-9]
const AbilityFacts magic_confusion{
    .ability = Ability::magic_confusion,
    .clause = "U-SA-DMG-9",
    .optional = true,
    .magic = true,
    .form = {.exists = true,
             .kind = AttackKind::ranged,
             .one_target = "FAQ-MCON-2",
             .steers = true},
};

}  // namespace six::abilities
