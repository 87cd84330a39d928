#include "engine/abilities/table.h"

namespace six::abilities {

// Flight, and a friend that it takes along and sets down beside it.
const AbilityFacts strong_flier{
    .ability = Ability::strong_flier,
    .clause = "V-SA-SPD-12",
    .optional = true,
    .no_movement_formation = true,
    .flies = true,
    .breaks_away_on = 2,
    .carries = true,
    .placed_by = "V-SA-SPD-12",
};

}  // namespace six::abilities
