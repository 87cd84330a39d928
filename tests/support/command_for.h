// A command of whichever list of a game it is in; what both know is of the one being played.
#pragma once

#include "engine/game/battle_game.h"

namespace six::fixture {

template <class One>
Command command_for(const BattleGame& game, const One& one) {
    if constexpr (kLists<SetupCommand, One> && kLists<BattleCommand, One>)
        return game.own(one);
    else
        return Command{one};
}

}  // namespace six::fixture
