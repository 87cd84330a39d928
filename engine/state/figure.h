// A figure of this game: where it is and how hurt it is. Everything printed on it is in the
// catalog.
#pragma once

#include <array>
#include <cstdint>

#include "engine/base/ids.h"
#include "engine/catalog/warrior.h"
#include "engine/geometry/facing.h"

namespace six {

enum class Whereabouts : std::uint8_t {
    in_hand,  // not deployed yet
    on_table,
    left_out,  // found no room in the starting area [U-SETUP-9]
    eliminated,
    withdrawn,  // left with its player [U-WITH-1]
};
inline constexpr std::array kWhereaboutsNames = {"in_hand", "on_table", "left_out", "eliminated",
                                                 "withdrawn"};

// A warrior gets at most one action a turn; a pass is one, but places no token. [U-TURN-4,
// U-TURN-6]
enum class Given : std::uint8_t { nothing, pass, action };

struct Figure {
    Vec2 at;
    Facing facing;
    WarriorId warrior;
    Seat owner;
    Whereabouts whereabouts = Whereabouts::in_hand;
    std::uint8_t tokens = 0;
    Given given = Given::nothing;                  // this turn
    Seat hurt_by;                                  // the last opponent who damaged it [U-PUSH-6]
    std::array<std::uint8_t, kMaxDials> clicks{};  // the slot each dial shows
};
static_assert(sizeof(Figure) <= 32);

}  // namespace six
