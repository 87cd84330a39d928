// Constructed terrain: pieces with structural points. Attacks take them away, domains change them,
// and at 0 the piece is gone (ground_of in terrain.h). How many are left is a marker of the State.
// [V-TERR-11 to V-TERR-13]
#pragma once

#include <cstdint>

#include "engine/messages/illegal.h"
#include "engine/rules/attack.h"
#include "engine/rules/query.h"

namespace six {

// This game knows constructed terrain.
bool plays_structures(const Table&);
// What such a piece has when the battle begins, and what is left of it.
std::uint16_t first_structure(const Table&, const Piece&);
std::uint16_t structure_left(const State&, PieceId);
// Notes the points of constructed pieces of which nothing is noted yet.
void raise_structures(const Table&, State&);
void set_structure(State&, PieceId, std::uint16_t left);

// The attack of `plan` is aimed at a piece; that its attacker may attack at all has been checked.
Result<Ok> check_at_structure(const Table&, const State&, const AttackPlan&);
// Both sums, without any modifier.
AttackSum structure_sum(const Table&, const State&, const Action&);
DamageSum structure_damage(const Table&, const State&, const Action&);
// Whether what was rolled hits it; never, where none is attacked.
bool structure_is_hit(const Table&, const State&);

// --- the steps (attack_steps.cpp, attack_hit.cpp) ---
void tell_structure_roll(Context&);
void strike_structure(Context&);

}  // namespace six
