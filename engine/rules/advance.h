// Combat actions that begin with a move: Charge, Bound and the surge of boots. A move says which
// attack it comes before, and the attack is asked for when the move is over, as after the moves of
// the first edition's Charge. [V-SA-SPD-1, V-SA-SPD-7, V-SPD-10, V-SPD-15]
#pragma once

#include "engine/messages/illegal.h"
#include "engine/rules/query.h"

namespace six {

struct Move;

// What lets this section begin such an action with a move; null: nothing does. What shows Charge
// has no surge, be it cancelled or not. [V-SPD-11]
const AbilityFacts* advance_of(const Table&, const State&, const Figure&, std::size_t section,
                               AttackKind);

// Whether it may be given the action at all and may begin it so; the way itself is check_way's.
Result<Ok> check_advance(const Table&, const State&, const Move&);

// Of the action under way, which begins so: the kind of its attack, and what lets it.
AttackKind kind_of_advance(const Action&);
Clause clause_of_advance(const Table&, const State&);
// The clause by which its attack is asked for.
Clause clause_of_advanced_attack(const Table&, const State&);

}  // namespace six
