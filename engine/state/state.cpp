#include "engine/state/state.h"

#include <algorithm>
#include <cstring>

namespace six {

void copy_state(State& to, const State& from) {
    std::memcpy(static_cast<void*>(&to), &from, used_bytes(from.figure_count));
    std::copy_n(from.markers.begin(), from.marker_count, to.markers.begin());
}

}  // namespace six
