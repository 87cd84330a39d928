// Free spins: opponents that a mover came to touch may turn to meet it. [U-SPIN]
#pragma once

#include <span>

#include "engine/messages/illegal.h"
#include "engine/rules/query.h"

namespace six {

struct FreeSpin;

// One for each figure opposing to `mover` and in contact with it: the active player's choices
// first, then clockwise. A figure that spins for several members of a formation is owed one spin.
// [U-SPIN-3, U-SPIN-7, U-SPIN-9, U-GEN-12]
void owe_free_spins(Context&, std::span<const FigureId> movers);

Result<Ok> check_free_spin(const Table&, const State&, const FreeSpin&);
void resolve_free_spin(Context&, const FreeSpin&);
void resolve_declined_spin(Context&, FigureId who);

}  // namespace six
