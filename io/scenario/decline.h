// Declining whatever is asked: what a script says that is about something else.
#pragma once

#include <optional>

#include "engine/base/ids.h"
#include "engine/game/battle_game.h"
#include "engine/messages/command.h"

namespace six::io {

// The answer that declines what this seat is asked now or, where it cannot be declined, the usual
// one. None when the seat is asked nothing, or what it does with its turn, and before the battle.
std::optional<BattleCommand> declining_answer(const BattleGame&, Seat);

}  // namespace six::io
