#include "engine/abilities/table.h"

namespace six::abilities {

// Friends that touch it may use its defense value. [FAQ-DEF-1 to FAQ-DEF-5]
const AbilityFacts defend{
    .ability = Ability::defend,
    .clause = "U-SA-DEF-5",
    .optional = true,
    .lends_defense = true,
};

}  // namespace six::abilities
