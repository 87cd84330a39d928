// An ability used by a command of its own, in place of moving. [U-ABIL-5]
#pragma once

#include "engine/messages/battle_command.h"
#include "engine/messages/illegal.h"
#include "engine/rules/query.h"

namespace six {

// Shown, not cancelled, and whatever it asks for itself.
Result<Ok> check_use_ability(const Table&, const State&, const UseAbility&);
void resolve_use_ability(Context&, const UseAbility&);

}  // namespace six
