// What is proposed where a figure moves or attacks: in a turn, where a path is chosen, and for the
// attack that follows a move. The other questions have their proposers beside their rows.
#pragma once

#include "engine/rules/question.h"

namespace six {

void propose_actions(const Asked&, Proposals&);
void propose_paths(const Asked&, Proposals&);
void propose_follow_ups(const Asked&, Proposals&);

}  // namespace six
