#include "engine/abilities/table.h"

namespace six::abilities {

// Hurts and stops whatever moves to its front.
const AbilityFacts pole_arm{
    .ability = Ability::pole_arm,
    .clause = "U-SA-DEF-2",
    .pole_arm = true,
};

}  // namespace six::abilities
