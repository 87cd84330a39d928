// What 2.0 has of its own, as blocks of its page: the rest it shares with the first edition.
#pragma once

#include "engine/rules/turn.h"
#include "engine/rules/victory.h"
#include "engine/state/ruleset.h"

namespace six {

extern const TurnRules kSecondEditionTurn;
extern const VictoryRules kSecondEditionVictory;

}  // namespace six
