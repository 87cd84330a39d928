#include "engine/abilities/table.h"

namespace six::abilities {

// No ranged combat and no captives: one it holds dies.
const AbilityFacts berserk{
    .ability = Ability::berserk,
    .clause = "U-SA-DMG-1",
    .cannot_capture = true,
    .cannot_be_captured = true,
    .captive = CaptiveFate::eliminated,
    .no_ranged_action = true,
};

}  // namespace six::abilities
