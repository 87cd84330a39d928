#include "engine/abilities/table.h"

namespace six::abilities {

// At a point, without a line of fire; it comes down when the turn of its owner begins again, on
// whoever stands there then, and no terrain counts. [V-BOMB-1, V-BOMB-3, V-BOMB-5]
const AbilityFacts bombardment{
    .ability = Ability::bombardment,
    .clause = "V-SA-ATK-11",
    .optional = true,
    .form = {.exists = true,
             .kind = AttackKind::ranged,
             .ignores_lines = true,
             .finds_targets = true,
             .bombards = true},
};

}  // namespace six::abilities
