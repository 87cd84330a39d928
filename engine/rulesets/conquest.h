// The page of the edition "conquest": Unlimited at the scale of armies. [C-GEN-1]
#pragma once

#include "engine/state/ruleset.h"

namespace six {

extern const Ruleset kConquest;

}  // namespace six
