// Revenant: what an attack eliminated may come back by a die when the action is over, once in a
// game. [V-SUB-5]
#pragma once

#include "engine/rules/query.h"

namespace six {

// It is about to leave, by an attack.
void note_revenant(const Table&, Figure&);
// The action is over: the dice that are due.
void owe_revenants(Context&);

}  // namespace six
