// The page of the edition "unlimited": the rulebook of January 2002 with the FAQ of April 2003.
#pragma once

#include "engine/state/ruleset.h"

namespace six {

extern const Ruleset kUnlimited;

}  // namespace six
