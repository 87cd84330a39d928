// A small battle for tests of the loop: plain warriors, a bare table, figures put where a test
// wants them.
#pragma once

#include <initializer_list>
#include <memory>

#include "engine/game/battle_game.h"
#include "engine/state/state.h"
#include "engine/state/table.h"

namespace six::fixture {

// Speed 8, attack 9, defense 15, damage 2, five clicks then three skulls; 20 points, arc 90
// degrees.
Warrior plain_warrior();
// The same on a double base.
Warrior plain_rider();
// Four such dials with speed 6, 4, 3 and 4 on a disc of 2 inches; 100 points. Not in the catalog.
Warrior plain_large(FigureKind);

// Two seats (or more), 36 x 36 inches, build total 200; warrior 0 is the plain one, 1 the rider, 2
// a unique.
Table plain_table(std::uint8_t seats = 2);
std::shared_ptr<const Agreement> plain_agreement(std::uint8_t seats = 2);

struct Put {
    Seat owner;
    Vec2 at;
    std::int32_t facing = 0;  // tenths of a degree
    std::uint16_t warrior = 0;
};
// The battle has begun; it is seat 0's turn, with two actions.
State battle_of(const Table&, std::initializer_list<Put>);

inline constexpr Seat kRed{0}, kBlue{1}, kChance{};

inline Roll dice(std::initializer_list<std::uint8_t> pips) {
    return Roll{.pips = pips};
}

}  // namespace six::fixture
