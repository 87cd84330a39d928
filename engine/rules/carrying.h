// Strong Flier: a friend that is taken along on a move, and set down beside it. [V-SA-SPD-12]
#pragma once

#include "engine/messages/illegal.h"
#include "engine/rules/query.h"

namespace six {

struct Move;

// Who is in the air with it on this way: named with the action, also while it is under way.
FigureId carried_on(const State&, const Move&);
// May it take that one along? Asked when the action is given.
Result<Ok> check_carried(const Table&, const State&, const Move&);
// Is there a place for that one beside it where the way ends?
Result<Ok> check_room_for_carried(const Table&, const State&, const Move&, const Base& resting);
// Somebody took it along in this turn.
bool was_carried(const State&, FigureId);
// The way is over: the place beside it is owed.
void owe_carried_place(Context&, const Move&);

}  // namespace six
