// What 2.0 has of its own, as blocks of its page: the rest it shares with the first edition.
#pragma once

#include "engine/rules/turn.h"
#include "engine/rules/victory.h"
#include "engine/state/ruleset.h"

namespace six {

extern const TurnRules kSecondEditionTurn;
extern const VictoryRules kSecondEditionVictory;

// The ability of a figure's subfaction; null: it has none that is known. [V-SUB-2, V-SUB-12]
const AbilityFacts* of_subfaction(const Warrior&);

}  // namespace six
