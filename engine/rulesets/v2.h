// Mage Knight 2.0: the rules of 2003 with those of multiple-dial warriors. [MDW, V]
#pragma once

#include "engine/state/ruleset.h"

namespace six {

extern const Ruleset kV2;

}  // namespace six
