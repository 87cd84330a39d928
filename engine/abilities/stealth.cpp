#include "engine/abilities/table.h"

namespace six::abilities {

// A line of fire to it through hindering terrain counts as blocked.
const AbilityFacts stealth{
    .ability = Ability::stealth,
    .clause = "U-SA-SPD-6",
    .optional = true,
    .hidden_in_hindering = true,
};

}  // namespace six::abilities
