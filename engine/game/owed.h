// The row of what is owed, and the frame it is asked by.
#pragma once

#include "engine/rules/question.h"

namespace six {

// While armies are deployed, and with nothing owed in a turn, it is asked by no frame of the state.
struct Owed {
    Frame frame;
    const Question& question;
};
Owed owed_in(const Table&, const State&);  // while the game is on

}  // namespace six
