// Terrify: a die before an opponent may move into contact. [U-SA-DEF-12, U-SA-DEF-17, DGT-TER]
#pragma once

#include "engine/messages/illegal.h"
#include "engine/rules/cancel.h"
#include "engine/rules/query.h"

namespace six {

// Whose terror is still to be faced before the mover may end as it would then stand: of opponents
// it does not touch yet, once a turn. [U-SA-DEF-17]
using Terrors = InlineVector<FigureId, kMaxMemos + 1>;  // one more than a turn can remember
Terrors terrors_at(const Table&, const State&, FigureId mover, const Figure& resting);

// Refuses a place that touches a figure whose terror has barred the mover this turn.
Result<Ok> check_terror(const Table&, const State&, FigureId mover, const Figure& resting);
// Owes a die for each figure whose terror is still to be faced at this place; whether there was
// any.
bool owe_terror(Context&, FigureId mover, const Figure& resting);
// Using it is optional: on top of all dice that are owed, each player whose figures terrify is
// asked once. [DGT-TER-2]
void ask_before_terror(Context&);
// The figures of a seat whose dice are owed and can still be called off; whether this is one.
Optional terrors_faced(const Table&, const State&, Seat);
bool is_faced(const Table&, const State&, const Cancel::Entry&);
// Whether the die that is owed has become void, since its terror was cancelled.
bool is_void(const Table&, const State&, const Frame& roll_terrify);
void resolve_terrify_roll(Context&, FigureId mover, FigureId terror, std::uint8_t pips);

// What was rolled counts for that action alone, where the players agreed so. [H-TERRIFY-ROLL]
void forget_terror(State&);

}  // namespace six
