// The answers players would usually give to questions that come up in the middle of an action. They
// are no rule: what odds assume of players who have said nothing.
#pragma once

#include <optional>

#include "engine/messages/battle_command.h"
#include "engine/messages/decision.h"
#include "engine/state/state.h"
#include "engine/state/table.h"

namespace six {

// Abilities stay on, Dodge is rolled, a healer takes the die if that heals more on the whole,
// nobody spins, no attack follows, and the path of the command `wished` is taken where it still can
// be. None where there is no usual answer, as to what somebody does with his turn.
std::optional<BattleCommand> usual_answer(const Table&, const State&, const Decision&,
                                          const BattleCommand& wished);

}  // namespace six
