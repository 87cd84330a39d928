#include "engine/state/state.h"

#include <algorithm>
#include <cstring>

namespace six {

void copy_state(State& to, const State& from) {
    std::memcpy(static_cast<void*>(&to), &from, used_bytes(from.figure_count));
    std::copy_n(from.markers.begin(), from.marker_count, to.markers.begin());
}

void find_marked(State& state) {
    for (std::uint16_t i = 0; i < state.figure_count; ++i) state.figures[i].marked = 0;
    for (std::uint16_t i = 0; i < state.marker_count; ++i)
        if (const Marker& marker = state.markers[i];
            (marker.kind == MarkerKind::item || marker.kind == MarkerKind::enchantment) &&
            marker.figure.n < state.figure_count)
            state[marker.figure].marked = static_cast<std::uint8_t>(marker.figure.n + 1);
}

}  // namespace six
