// What follows a movement once the free spins are over: Pole Arm and Ram at the same moment,
// eliminations, then the attacks of Charge or Bound. [U-MOVE-16]
#pragma once

#include "engine/messages/illegal.h"
#include "engine/rules/query.h"

namespace six {

// The frame end_move came to the top.
void end_move(Context&);

// Whether the mover may now attack without a further action, and with which kind; a large figure is
// asked section by section. [U-SA-SPD-1, U-SA-SPD-7, U-SA-SPD-13, C-MULTI-17]
Result<AttackKind> follow_up_of(const Table&, const State&, FigureId who, std::size_t section);
// ... and whether there is one to make: while the frame follow_up is on top, so that whatever an
// attack asks for is asked of it as it would be declared. Nobody is asked who could only decline.
bool can_follow_up(const Table&, const State&, FigureId who, std::uint8_t section);
// Such an attack begins. [LRG-CBT-1]
void note_follow_up(Context&, FigureId who, std::size_t section);

}  // namespace six
