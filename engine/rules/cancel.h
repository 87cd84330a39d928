// Cancelling optional abilities: by their owner, on whoever's turn, while nothing is being
// resolved; in steps 3 and 4 of an attack; and before Terrify asks for a die. [U-ABIL-1,
// U-ABIL-10, DGT-TER-2]
#pragma once

#include "engine/messages/battle_command.h"
#include "engine/messages/illegal.h"
#include "engine/rules/query.h"

namespace six {

using Optional = InlineVector<Cancel::Entry, 8>;

// What the seat that is asked to cancel may cancel with effect now: in an attack all that touches
// it, before a die of Terrify the figures whose terror is faced.
Optional optional_asked(const Table&, const State&, Seat);
// Whether any answer of the seat could matter, a borrowed defense that is refused included.
bool anything_to_cancel(const Table&, const State&, Seat);

Result<Ok> check_cancel(const Table&, const State&, Seat, const Cancel&);
void resolve_cancel(Context&, const Cancel&);

struct Asked;
Result<Ok> check_own_cancel(const Asked&, const Cancel&);

}  // namespace six
