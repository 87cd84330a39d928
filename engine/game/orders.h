// What standing orders answer.
#pragma once

#include <optional>

#include "engine/messages/battle_command.h"
#include "engine/messages/orders.h"
#include "engine/state/state.h"
#include "engine/state/table.h"

namespace six {

// The answer these orders give to the decision owed, whosever it is; none when they do not cover
// it. It is always a legal one.
std::optional<BattleCommand> standing_answer(const Table&, const State&, const StandingOrders&);

}  // namespace six
