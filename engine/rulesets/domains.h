// The domains of 2.0. [V-DOM-8 to V-DOM-18]
#pragma once

#include "engine/rules/domains.h"

namespace six {

extern const DomainTable kSecondEditionDomains;

}  // namespace six
