// Victory points and the end of the game. [U-END, U-VP, U-MULTI]
#pragma once

#include "engine/rules/context.h"

namespace six {

// `by` none: the figure died by its owner's own doing. [U-PUSH-6]
void score_elimination(Context&, FigureId who, Seat by);

// Only one side left, or none. Asked after every action with all its after-effects, never in the
// middle. [U-END-1, U-END-6]
void end_game_if_decided(Context&);

// A complete round is over: the turn limit and the stalemate. [U-END-5, U-END-7]
void end_round(Context&);

}  // namespace six
