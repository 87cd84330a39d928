// What makes a roll an answer to the decision that asks for one, in set-up and battle alike.
#pragma once

#include "engine/messages/common_commands.h"
#include "engine/messages/decision.h"
#include "engine/messages/illegal.h"

namespace six {

Result<Ok> check_roll(const Decision& owed, const Roll&);

}  // namespace six
