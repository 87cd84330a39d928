#include "engine/abilities/table.h"

namespace six::abilities {

// Over bases, not over terrain. The others of a formation shoot straight. [V-SA-ATK-12, V-LOF-3]
const AbilityFacts arcing_fire{
    .ability = Ability::arcing_fire,
    .clause = "V-SA-ATK-12",
    .optional = true,
    .form = {.exists = true, .kind = AttackKind::ranged, .over_bases = true},
};

}  // namespace six::abilities
