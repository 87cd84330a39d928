// Commands may come from anywhere: what they name must exist before any rule looks at it.
#pragma once

#include "engine/messages/command.h"

namespace six {

bool names_strangers(const Command&, std::uint16_t figure_count);
bool names_unknown_ability(const Command&);

}  // namespace six
