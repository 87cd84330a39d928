#include "engine/abilities/table.h"

namespace six::abilities {

// One target, and a click to whatever stands within two inches of it.
const AbilityFacts stormfire{
    .ability = Ability::stormfire,
    .clause = "V-SA-ATK-13",
    .optional = true,
    .form = {.exists = true,
             .kind = AttackKind::ranged,
             .one_target = "V-SA-ATK-13",
             .storms = true,
             .one_click = true},
};

}  // namespace six::abilities
