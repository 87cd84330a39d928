#include "engine/abilities/innate.h"

namespace six::innate {

const AbilityFacts double_time{.clause = "V-SPD-8", .double_time = true, .of_speed_type = true};
const AbilityFacts surge{.clause = "V-SPD-10",
                         .follow_up = AttackKind::close,
                         .advances = Advance::half,
                         .surges = true,
                         .of_speed_type = true};
const AbilityFacts trample{.clause = "V-SPD-12", .tramples = true, .of_speed_type = true};
const AbilityFacts wave{.clause = "V-SPD-4", .swims = true, .spreads = true, .of_speed_type = true};
// As under Flight. [V-SPD-3, V-BRK-4]
const AbilityFacts wing{.clause = "V-SPD-3",
                        .no_movement_formation = true,
                        .flies = true,
                        .spreads = true,
                        .breaks_away_on = 2,
                        .of_speed_type = true};
const AbilityFacts soaring{.clause = "V-SOAR-2", .soars = true, .of_speed_type = true};

const AbilityFacts gang_up{.clause = "V-TYPE-6", .gangs_up = true};
const AbilityFacts precision{.clause = "V-TYPE-8", .precise = true};
const AbilityFacts magic_immunity{.clause = "V-TYPE-10", .immune_to_magic = true};

const AbilityFacts of_any_faction{
    .clause = "V-SUB-11", .of_any_faction = true, .of_subfaction = true};
const AbilityFacts revenant{.clause = "V-SUB-5", .of_subfaction = true, .revives_itself = true};
const AbilityFacts imperial_legion{
    .clause = "V-SUB-9", .of_subfaction = true, .stands_together = true};
const AbilityFacts golemkore{.clause = "V-SUB-10", .of_subfaction = true, .is_never_pushed = true};
const AbilityFacts focus{.clause = "V-SUB-6", .of_subfaction = true, .focuses = true};
const AbilityFacts spellbreach{
    .clause = "V-SUB-7", .of_subfaction = true, .breaches_immunity = true};

}  // namespace six::innate
