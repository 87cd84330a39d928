#include "engine/abilities/table.h"

namespace six::abilities {

// One close attack against every opponent at its front.
const AbilityFacts sweep{
    .ability = Ability::sweep,
    .clause = "U-SA-ATK-10",
    .optional = true,
    .form = {.exists = true, .kind = AttackKind::close, .finds_targets = true},
};

}  // namespace six::abilities
