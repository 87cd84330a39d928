#include "engine/abilities/table.h"

namespace six::abilities {

// No captives.
const AbilityFacts battle_fury{
    .ability = Ability::battle_fury,
    .clause = "U-SA-DMG-3",
    .cannot_capture = true,
    .cannot_be_captured = true,
    .captive = CaptiveFate::freed,
};

}  // namespace six::abilities
