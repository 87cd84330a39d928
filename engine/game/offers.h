// What the player who is asked is offered, as the row of the question owed has it.
#pragma once

#include <string_view>
#include <vector>

#include "engine/game/battle_game.h"
#include "engine/messages/offer.h"

namespace six {

// What needs no pointing at the table: all of it legal; declining comes last.
std::vector<Offer> offers(const Table&, const State&);
std::vector<Offer> offers(const Agreement&, const SetupState&);
std::vector<Offer> offers(const BattleGame&);

// Whether a command of this kind can be an answer at all, whatever it names.
bool is_answer(const Table&, const State&, const BattleCommand& kind);
bool is_answer(const Agreement&, const SetupState&, const SetupCommand& kind);
bool is_answer(const BattleGame&, const Command& kind);
// ... to a question of this edition, by its name.
bool is_answer(const Ruleset&, Ask, std::string_view command);

}  // namespace six
