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

}  // namespace six::abilities
