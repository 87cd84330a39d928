// Events as lines of machine text, both ways: "break_away_rolled A 3 held [U-BREAK-2]". Fields
// stand in the order of kEventSpecs; "to red" at the end names those who may see it, unless it is
// everybody. Replays are made of them; the sentences for people are
// io/language/describe.h.
#pragma once

#include <string>
#include <string_view>

#include "engine/base/expected.h"
#include "engine/messages/event.h"
#include "io/language/names.h"
#include "io/text/error.h"

namespace six::io {

std::string print_event(const Names&, const Event&);

// What print_event prints, read back: the fields its kind uses, the clause and the audience. The
// error's place is the column of the word that was not understood.
Expected<Event, Error> parse_event(const Names&, std::string_view text);

// The same for a story whose figures are not listed anywhere: a label that is new gets the next id.
Expected<Event, Error> parse_event_learning(Names&, std::string_view text);

}  // namespace six::io
