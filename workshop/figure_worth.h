// What a figure looks good for: for drafts and for armies made at random. No rule reads it.
#pragma once

#include <cstdint>

#include "engine/catalog/warrior.h"

namespace six::workshop {

// What the formula of docs/balance.md says, less what the actions cost that he takes; negative for
// who is not worth them.
std::int32_t worth_of(const Warrior&);

// It takes the room of several: there is one of the kind in an army, from kLeastForLarge points on.
bool is_large_figure(const Warrior&);
bool shoots(const Warrior&);  // has a range at its start
// One to build an army around: unique or tough, or it shows Command.
bool leads(const Warrior&);

}  // namespace six::workshop
