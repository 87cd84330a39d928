// Free spins: opponents whom a mover came to touch may turn to meet it. [U-SPIN]
#pragma once

#include "engine/messages/command.h"
#include "engine/messages/illegal.h"
#include "engine/rules/context.h"

namespace six {

// One for each opposing figure in contact with the mover: the active player's choices first, then
// clockwise. [U-SPIN-3, U-GEN-12]
void owe_free_spins(Context&, FigureId mover);

Result<Ok> check_free_spin(const Table&, const State&, const FreeSpin&);
void resolve_free_spin(Context&, const FreeSpin&);
void resolve_declined_spin(Context&, FigureId who);

}  // namespace six
