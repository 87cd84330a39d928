// A question about a command, and everything that answers it: the verdict, the sum, the odds and
// the clauses they cite. What `sixskulls why` prints, and the web client asks for.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/game/odds.h"
#include "engine/messages/command.h"
#include "engine/messages/decision.h"
#include "engine/messages/explanation.h"
#include "io/language/names.h"
#include "io/text/text.h"

namespace six::io {

struct Why {
    Decision owed;  // whose answer is owed, and to what
    Seat sender;    // who would send the command; none: chance
    Command command;
    Explanation explanation;
    std::optional<Odds> odds;  // none: refused, or too many branches to follow
};
Why ask_why(const Table&, const State&, Seat sender, const Command&);

// Every clause that the verdict, the sum or the odds cite, once, in the order in which they do; and
// behind each the clauses of other documents that state the same rule and are in force.
std::vector<Clause> clauses_of(const Why&, Edition);

// One object:
//   "edition", "lang"
//   "owed"     {"ask", "seat", "figure", "other", "clause", "sentence"}
//   "sender"   a seat or "chance"; "command" in the text language
//   "legal"    true or false
//   "refusal"  null, or {"reason", "clause", "sentence", "figure", "other", "piece", "place", "n",
//              "m"}: a figure is {"label", "name", "owner", "place", "facing"} or null, a piece
//              {"name", "kind"} or null, a place {"x", "y"} or null
//   "terms"    [{"term", "value", "unit", "figure", "clause"}]: unit is "mils" or null; value is
//              null where a die decides
//   "roll"     null, or {"dice", "needed", "chances", "of"}; needed 13: only a critical hit
//   "odds"     null, or {"total", "hit", "broke_away", "arrived", "assumed": [asks], "figures":
//              [{"figure", "hit", "broke_away", "clicks": [{"clicks", "weight"}], "average_mils",
//              "eliminated", "captured", "freed", "returned", "token", "gained", "clauses":
//              [ids]}]}: all but clicks
//              and average_mils are weights, out of total
//   "clauses"  the texts, as in `rules show --json`
// Lengths and places are whole mils, facings tenths of a degree.
std::string why_json(Language, const Names&, const Table&, const State&, const Why&);

}  // namespace six::io
