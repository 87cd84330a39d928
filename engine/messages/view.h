// What one seat may see. The battle hides nothing once it has begun [U-GEN-3]; while armies are
// chosen, a seat sees its own.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/base/ids.h"
#include "engine/messages/decision.h"
#include "engine/state/state.h"

namespace six {

struct FigureView {
    FigureId id;
    Figure figure;
};

struct View {
    Seat seat;
    Phase phase = Phase::deploying;
    Decision decision;  // as this seat sees it: who is waited for is open to all
    Seat turn;
    std::uint16_t round = 0;
    std::uint8_t actions_left = 0;
    std::uint8_t castle_actions = 0;  // besides them, for castle sections only [C-TURN-4]
    std::vector<SeatState> seats;
    std::vector<FigureView> figures;
};

}  // namespace six
