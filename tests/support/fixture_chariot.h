// A chariot and those who ride on it: a table for tests of passengers, figures put round the
// sections of the chariot.
#pragma once

#include "tests/support/fixture_battle.h"

namespace six::fixture {

// Four dials of speed 6, attack 8, defense 16, damage 3 and range 10, each with three clicks before
// three skulls: two of them at their end destroy it. 60 points, radius 2 inches.
Warrior plain_chariot();
// One dial of five clicks, range 12 at two targets, attack 9, defense 15, damage 2; 25 points.
Warrior plain_archer();
// A dragon of the same dials as the chariot, and a titan of the plain warrior's dial and base.
Warrior plain_dragon();
Warrior small_titan();

// The abilities on every slot of every dial that is not dead.
Warrior with_ability(Warrior, Ability);

// The catalog of plain_table, and behind it these and the plain titan.
inline constexpr std::uint16_t kPlain = 0, kRider = 1, kChariot = 3, kArcher = 4, kDragon = 5,
                               kTitan = 6;
Table chariot_table(std::uint8_t seats = 2);
// One more warrior of the catalog; its number.
std::uint16_t add_warrior(Table&, const Warrior&);

// Where a base of the plain radius touches one of radius 2 inches that stands there and faces
// along +x, in the middle of a section: 0 front, 1 left, 2 rear, 3 right; and between the front and
// the left.
Vec2 beside(Vec2 chariot, int section);
Vec2 at_front_left_border(Vec2 chariot);

void put_on(State&, FigureId passenger, FigureId chariot);

}  // namespace six::fixture
