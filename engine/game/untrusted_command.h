// Commands may come from anywhere: what they name must exist before any rule looks at it.
#pragma once

#include "engine/messages/battle_command.h"
#include "engine/messages/decision.h"
#include "engine/messages/illegal.h"

namespace six {

bool names_unknown_figure(const BattleCommand&, std::uint16_t figure_count);
bool names_unknown_ability(const BattleCommand&);

// Why a command of another game's list answers nothing here.
Illegal of_another_game(const Decision& owed, Seat sender);

}  // namespace six
