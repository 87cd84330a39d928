// Drain: what it hurts in close combat heals a friend that touches it. [V-SA-DMG-11]
#pragma once

#include "engine/rules/query.h"

namespace six {

// Asks whom it heals, where anybody can be; none: it does not drain.
void owe_drain(Context&, FigureId drainer);
void heal_by_drain(Context&, FigureId who, std::uint8_t section);

}  // namespace six
