// Compares one expectation with a game: what the position shows, which clauses that query cites,
// and what was found instead when it differs.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/game/battle_game.h"
#include "io/language/names.h"
#include "io/scenario/scenario.h"
#include "io/text/text.h"

namespace six::io {

struct CheckContext {
    Language language = Language::en;
    const BattleGame& game;
    const Names& names;
    const Events& events;        // of the whole run so far
    std::size_t& next_event;     // events are expected in their order: the search goes on from here
    std::vector<Clause>& shown;  // the clauses the query cites are added
    const std::vector<ChestText>& chests;
};

// What was found instead; none when it is as expected.
std::optional<std::string> differs(const CheckContext&, const Check&);

// "refused U-CC-1 not_in_front_arc: <sentence>"
std::string refusal_text(Language, const Names&, const Illegal&);
// Any clause of the citation will do: the one that decided, and those that state the same rule.
bool matches(const ExpectedRefusal&, const Illegal&, Edition);

// Facts about a figure that do not depend on where it stands: for pairs.
std::string condition_text(const BattleGame&, const Names&, FigureId);

// "red turn_in_place A", "chance roll_attack A", "nobody"
std::string owed_text(const Names&, const Decision&);

}  // namespace six::io
