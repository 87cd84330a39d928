// A hash of a State that is made from the names of its fields and enumerators, in whatever order,
// without what is as at the beginning. It stays the same when the layout of the State changes and
// when fields are added that a game does not use: the signature is made of it. hash_of
// (engine/state/canonical.h) is the fast one.
#pragma once

#include <cstdint>

#include "engine/state/state.h"

namespace six {

std::uint64_t hash_by_name(const State&);

}  // namespace six
