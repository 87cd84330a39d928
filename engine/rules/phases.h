// A turn in three phases, told where they are more than a word. [V-TURN-3, V-TURN-9]
#pragma once

#include "engine/rules/query.h"

namespace six {

bool has_phases(const Table&);

// Steps of TurnRules (engine/rules/turn.h).
void begin_command_phase(Context&);  // its effects, in whatever order [V-TURN-4]
void begin_action_phase(Context&);   // what was not used before is forfeited [V-TURN-5, V-TURN-8]
void begin_end_phase(Context&);

}  // namespace six
