// How the values of the first edition come about: the lists that Unlimited and Conquest share.
#pragma once

#include "engine/rules/values.h"

namespace six {

extern const ValuePolicy kFirstEditionValues;
extern const ValuePolicy kSecondEditionValues;

}  // namespace six
