// The way to the nearest opponent, round bases and terrain, and how much of it is left from another
// place: so that a bot behind a wall walks round it instead of leaning on it.
#pragma once

#include <array>
#include <cstdint>

#include "engine/base/ids.h"
#include "engine/geometry/planner.h"
#include "engine/state/state.h"
#include "engine/state/table.h"

namespace six::bots {

class Way {
public:
    // Looks from where the figure stands. Without opponents there is no way, and nothing is left.
    Way(Planner&, const Table&, const State&, FigureId who);

    // How far it would still be from `place`, reached by one move, in mils between the centre dots.
    std::int64_t left_from(Vec2 place) const;

private:
    Path points_;                                      // the bends, then the opponent
    std::array<std::int64_t, kMaxPathPoints> left_{};  // from each of them on
    std::size_t heading_ = 0;                          // the first bend beyond one move
};

}  // namespace six::bots
