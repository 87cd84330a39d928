#include "engine/abilities/table.h"

namespace six::abilities {

// Opponents roll before they may move into contact. [DGT-TER-2 to DGT-TER-7]
const AbilityFacts terrify{
    .ability = Ability::terrify,
    .clause = "U-SA-DEF-12",
    .optional = true,
    .terrifies = true,
};

}  // namespace six::abilities
