// Double-time: twice as far for one on foot that keeps away from opponents. [V-SPD-8, V-SPD-9,
// V-SPD-17]
#pragma once

#include "engine/messages/illegal.h"
#include "engine/rules/query.h"

namespace six {

struct Move;

// That keeps this move from being one, though it might otherwise; none: it may be. `then`: it
// begins a combat action.
Clause bar_of_double_time(const Table&, const State&, FigureId, bool then);
// What a way that is too long fell short of because double-time was barred; none.
Clause clause_against_double_time(const Table&, const State&, const Move&, Inches length);
// A way longer than the speed does not end in contact with an opponent.
Result<Ok> check_double_time(const Table&, const State&, const Move&);

}  // namespace six
