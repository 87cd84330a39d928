// Where objective tokens may lie when the game is set up: judged by the middle of the token.
// [V-OBJ-3, V-OBJ-4, V-OBJ-13, V-OBJ-14]
#pragma once

#include <optional>
#include <vector>

#include "engine/messages/illegal.h"
#include "engine/state/setup.h"

namespace six {

std::size_t objective_count(const Agreement&);  // [V-OBJ-3]

// The middle of the table; where that is closed to tokens the nearest places that are not, all
// equally near to the mil. Empty: the players place all of them. [V-OBJ-4, V-OBJ-13]
std::vector<Vec2> middle_places(const Agreement&, const SetupState&);

// Of a token that a player places. Where no place is left that is far enough from the others they
// may lie nearer, inch by inch. [V-OBJ-14]
Result<Ok> check_objective_place(const Agreement&, const SetupState&, Vec2 at);
// Some place on a grid of a quarter inch; none: the table is full.
std::optional<Vec2> find_objective_place(const Agreement&, const SetupState&);

}  // namespace six
