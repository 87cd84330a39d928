// A question about a command, and everything that answers it: the verdict, the sum, the odds and
// the clauses they cite. What `sixskulls why` prints, and the web client asks for; as JSON for
// programs: io/answers/why_json.h.
#pragma once

#include <optional>
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

}  // namespace six::io
