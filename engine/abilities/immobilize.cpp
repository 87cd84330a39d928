#include "engine/abilities/table.h"

namespace six::abilities {

// Holds what touches its front arc.
const AbilityFacts immobilize{
    .ability = Ability::immobilize,
    .clause = "V-SA-ATK-14",
    .immobilizes = true,
};

}  // namespace six::abilities
