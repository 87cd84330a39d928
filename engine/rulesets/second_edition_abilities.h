// The special abilities of 2.0: those of the first edition, and what is different or new.
#pragma once

#include "engine/state/ruleset.h"

namespace six {

extern const AbilityTable kSecondEditionAbilities;

}  // namespace six
