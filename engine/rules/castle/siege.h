// Sieges: one side defends its castle, the others win at once when it has fallen. [C-SIEGE]
#pragma once

#include "engine/messages/illegal.h"
#include "engine/rules/query.h"
#include "engine/state/setup.h"

namespace six {

// The edition knows sieges, somebody attacks, and both starting areas fit on the table. [C-SIEGE-2,
// C-SIEGE-3]
Result<Ok> check_siege(const Agreement&);
Result<Ok> check_siege(const Table&);  // that was read from somewhere
// The first seat clockwise from the defender that is not on his side. [C-SIEGE-2]
Seat first_attacker(const Agreement&);

// Asked at the end of each turn of a defender: every Keep of his side, or every section but walls
// where it built no Keep, is eliminated or occupied. What found no room was never part of the
// castle, and where nothing was built victory points decide. [C-SIEGE-2, C-SIEGE-4]
void end_game_if_castle_fell(Context&, Seat whose_turn);

}  // namespace six
