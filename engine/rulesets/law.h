// The laws of the editions whose chapters were written by another document.
#pragma once

#include "engine/state/law.h"

namespace six {

extern const Law kConquestLaw;
extern const Law kV2Law;

}  // namespace six
