// Moving: the path of the centre dot, the place where it ends, turning on the spot. [U-MOVE]
#pragma once

#include "engine/messages/command.h"
#include "engine/messages/illegal.h"
#include "engine/rules/context.h"

namespace six {

// The path and the resting place alone, whoever's turn it is: the judge that preview, planner and
// ruling share.
Result<Ok> check_way(const Table&, const State&, const Move&);

Result<Ok> check_move(const Table&, const State&, const Move&);
void resolve_move(Context&, const Move&);

// After a successful break away the path is chosen anew; an empty one stays. [U-BREAK-7, U-BREAK-8]
Result<Ok> check_chosen_path(const Table&, const State&, const Move&);

// Puts the figure where the way ends and owes the free spins. [U-MOVE-16]
void carry_out_move(Context&, const Move&);

// A mounted warrior that turns swings its rear circle round and so changes place. [U-MOUNT-6]
bool changes_place(const Table&, const Figure&, const Move&);

}  // namespace six
