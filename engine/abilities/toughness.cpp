#include "engine/abilities/table.h"

namespace six::abilities {

// One click less from every attack or ability.
const AbilityFacts toughness{
    .ability = Ability::toughness,
    .clause = "U-SA-DEF-4",
    .reduces = 1,
};

}  // namespace six::abilities
