#include "engine/abilities/table.h"

namespace six::abilities {

// One click to every target and to whatever touches one. [FAQ-FL-12 to FAQ-FL-19]
const AbilityFacts flame_lightning{
    .ability = Ability::flame_lightning,
    .clause = "U-SA-ATK-4",
    .optional = true,
    .form = {.exists = true, .kind = AttackKind::ranged, .splashes = true, .one_click = true},
};

}  // namespace six::abilities
