// The order of set-up: armies, first player, edges, castles, terrain. What a step leaves to its
// successor. [U-SETUP-2, U-SETUP-3, C-CASTLE-37, U-TPL-1]
#pragma once

#include "engine/rules/setup/setup_question.h"

namespace six {

constexpr Seat seat_after(const Agreement& agreement, Seat seat) {
    return Seat{static_cast<std::uint8_t>((seat.n + 1) % agreement.seat_count)};
}

void go_to_edges(Laying&, Clause);  // that made somebody the first player
void go_to_castles(Laying&);
void go_to_terrain(Laying&);

}  // namespace six
