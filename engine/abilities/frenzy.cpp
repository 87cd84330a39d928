#include "engine/abilities/table.h"

namespace six::abilities {

// Acts first; takes no captives and cannot be taken. [DGT-FRZ-3, DGT-FRZ-8, DGT-FRZ-9]
const AbilityFacts frenzy{
    .ability = Ability::frenzy,
    .clause = "U-SA-SPD-11",
    .no_movement_formation = true,
    .no_combat_formation = true,
    .cannot_capture = true,
    .cannot_be_captured = true,
    .captive = CaptiveFate::freed,
    .cannot_capture_by = "DGT-FRZ-8",
    .cannot_be_captured_by = "DGT-FRZ-9",
    .captive_by = "DGT-FRZ-10",
    .acts_first = true,
};

}  // namespace six::abilities
