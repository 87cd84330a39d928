// What a figure looks good for, estimated from its dials: for drafts and for armies made at random.
// No rule reads it, and no number in it is exact.
#pragma once

#include <cstdint>

#include "engine/catalog/warrior.h"

namespace six::io {

// Whole numbers that can be compared between figures; about six for each point that is well spent.
// Negative for who is not worth the actions that he takes.
std::int32_t worth_of(const Warrior&);

bool shoots(const Warrior&);  // has a range at its start
// One to build an army around: unique or tough, or it shows Command.
bool leads(const Warrior&);

}  // namespace six::io
