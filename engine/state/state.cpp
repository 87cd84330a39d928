#include "engine/state/state.h"

#include <cstring>

namespace six {

void copy_state(State& to, const State& from) {
    std::memcpy(static_cast<void*>(&to), &from, used_bytes(from.figure_count));
}

}  // namespace six
