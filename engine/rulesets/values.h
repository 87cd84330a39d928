// How the values of the editions come about: the lists that Unlimited and Conquest share, and those
// of 2.0.
#pragma once

#include "engine/rules/values.h"

namespace six {

extern const ValuePolicy kFirstEditionValues;
extern const ValuePolicy kSecondEditionValues;

}  // namespace six
