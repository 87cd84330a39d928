#include "engine/abilities/table.h"

namespace six::abilities {

// Over bases and terrain, without stops.
const AbilityFacts flight{
    .ability = Ability::flight,
    .clause = "U-SA-SPD-4",
    .optional = true,
    .no_movement_formation = true,
    .flies = true,
    .spreads = true,
    .breaks_away_on = 2,
};

// Not optional. [V-SA-SPD-4]
const AbilityFacts flight_2003{
    .ability = Ability::flight,
    .clause = "V-SA-SPD-4",
    .no_movement_formation = true,
    .flies = true,
    .spreads = true,
    .breaks_away_on = 2,
};

}  // namespace six::abilities
