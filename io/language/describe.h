// Sentences: what the engine says (events, refusals, questions, sums) in a language, each with the
// id of its clause in brackets. Nothing here decides anything; the templates are in data/text under
// event., reason., ask. and explain.
#pragma once

#include <string>
#include <vector>

#include "engine/messages/decision.h"
#include "engine/messages/event.h"
#include "engine/messages/explanation.h"
#include "engine/messages/illegal.h"
#include "io/language/names.h"
#include "io/text/text.h"

namespace six::io {

// "A rolls 3 to break away: held. [U-BREAK-2]"
std::string describe(Language, const Names&, const Event&);
std::string describe(Language, const Names&, const Illegal&);
std::string describe(Language, const Names&, const Decision&);
// One line for the verdict, one for each term, one for the odds.
std::vector<std::string> describe(Language, const Names&, const Explanation&);

std::string term_said(Language, Term);                       // "attack value"
std::string term_value(Language, Term, std::int32_t value);  // "+1", "2.5 inches"

std::string place_text(Language, Vec2);     // "(10.25, 14)"
std::string facing_text(Language, Facing);  // "22.5°"

// The same event as machine text, one line without its clause: "break_away_rolled A 3 held". Fields
// stand in the order of kEventSpecs; a facing is preceded by the word facing, inches by inches.
// Scenarios and logs use it.
std::string event_text(const Names&, const Event&);
std::string_view word_of(const Event&);  // the outcome word of field d; empty when it has none

// Machine numbers: inches with up to 3 decimals, degrees with up to 1, always with the point.
std::string inches_machine(std::int32_t mils);
std::string degrees_machine(Facing);
std::string place_machine(Vec2);  // "10.25,14"

}  // namespace six::io
