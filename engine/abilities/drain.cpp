#include "engine/abilities/table.h"

namespace six::abilities {

// Heals a friend in contact when it hurts somebody in close combat.
const AbilityFacts drain{
    .ability = Ability::drain,
    .clause = "V-SA-DMG-11",
    .optional = true,
    .drains_for_friend = true,
};

}  // namespace six::abilities
