// Canonical bytes of a State: every field in a written order, little-endian, no padding, used
// figures only. Equal states give equal bytes on every machine; the hash and the replay's chain are
// made from them.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/state/setup.h"
#include "engine/state/state.h"

namespace six {

void append_bytes(const State&, std::vector<std::uint8_t>& out);
std::uint64_t hash_of(const State&);

// The same for a set-up under way.
void append_bytes(const SetupState&, std::vector<std::uint8_t>& out);
std::uint64_t hash_of(const SetupState&);

// The reverse; none when the bytes are not a State that append_bytes could have written. Whether it
// is a sensible position on a given table is state_is_ok's question.
std::optional<State> state_from_bytes(std::span<const std::uint8_t>);

}  // namespace six
