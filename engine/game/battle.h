// The loop of a battle. next_decision says whose answer is owed; step applies one answer or refuses
// it, leaving state and events untouched; nothing else changes a State. Dice are answers owed by
// chance, so server, browser, simulator, replay and test run the same code. The engine never waits,
// rolls or asks.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/base/draw.h"
#include "engine/messages/battle_command.h"
#include "engine/messages/decision.h"
#include "engine/messages/event.h"
#include "engine/messages/explanation.h"
#include "engine/messages/illegal.h"
#include "engine/state/state.h"
#include "engine/state/table.h"

namespace six {

Decision next_decision(const Table&, const State&);

// `sender` is the seat that sends the command; none for chance. The check answers without changing
// anything.
Result<Ok> check(const Table&, const State&, Seat sender, const BattleCommand&);
Result<Ok> step(const Table&, State&, Seat sender, const BattleCommand&, Events& out);

// Up to `limit` commands that answer the decision owed, every one of them legal; at least one while
// the game is on. Dice included: then the commands are possible rolls. The same draw gives the same
// commands.
void propose(const Table&, const State&, std::size_t limit, Draw& draw,
             std::vector<BattleCommand>& out);

Explanation explain(const Table&, const State&, Seat sender, const BattleCommand&);

}  // namespace six
