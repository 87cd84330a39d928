#include "engine/abilities/table.h"

namespace six::abilities {

// Water is clear, and shelters from ranged attacks; also from a shockwave. [FAQ-AQSW-1]
const AbilityFacts aquatic{
    .ability = Ability::aquatic,
    .clause = "FAQ-AQUA-1",
    .optional = true,
    .swims = true,
    .spreads = true,
    .armor_in_water = 2,
    .stands_shockwave = true,
};

// Not optional. [V-SA-SPD-5]
const AbilityFacts aquatic_2003{
    .ability = Ability::aquatic,
    .clause = "V-SA-SPD-5",
    .swims = true,
    .spreads = true,
    .armor_in_water = 2,
    .stands_shockwave = true,
};

}  // namespace six::abilities
