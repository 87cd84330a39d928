// In which order the seats are asked.
#pragma once

#include "engine/rules/setup/setup_question.h"

namespace six {

constexpr Seat seat_after(const Agreement& agreement, Seat seat) {
    return Seat{static_cast<std::uint8_t>((seat.n + 1) % agreement.seat_count)};
}

// Most steps begin with the first player. [U-SETUP-3, C-CASTLE-37, U-TPL-1]
inline bool begin_with_first_player(Laying& c) {
    c.state.asked = c.state.first_player;
    return true;
}

}  // namespace six
