// What a person at the table is told about the rules: why something is or would be as it is, the
// odds, a clause, a distance, the help. Text for so many columns; nothing here changes anything.
#pragma once

#include <string>
#include <string_view>

#include "cli/terminal.h"
#include "engine/game/orders.h"
#include "host/play_game.h"
#include "io/text/text.h"

namespace six::cli {

// "U-BREAK-2  The roll ..." Nothing for no clause.
std::string clause_shown(io::Language, const Terminal&, Clause);

// Verdict, sum, odds, and the clause when it is refused.
std::string command_explained(io::Language, const Terminal&, const host::PlayGame&, const Command&);

// One proposal as a sentence, and the chances where dice decide.
std::string hint_shown(io::Language, const host::PlayGame&, const Command&);
// The table with the numbers of the proposals: where a move ends, between attacker and target.
// Nothing where none can be drawn.
std::string hints_drawn(io::Language, const Terminal&, const host::PlayGame&,
                        const std::vector<Command>&);

// From figure to figure or place; the words are labels or places "10,12.5".
std::string distance_shown(io::Language, const Terminal&, const host::PlayGame&,
                           std::string_view words);

// What the marks on the map mean.
std::string legend_shown(io::Language, const Terminal&, const host::PlayGame&);

// All words, or one word, ability, clause, or the map.
std::string help_shown(io::Language, const Terminal&, const host::PlayGame&,
                       std::string_view topic);

std::string orders_shown(io::Language, const Terminal&, const io::Names&, Seat,
                         const StandingOrders&);

// What an answer made happen, a line for each event; the dice first. `all`: bookkeeping too.
std::string events_shown(io::Language, const Terminal&, const io::Names&, const host::Answered&,
                         bool all);

}  // namespace six::cli
