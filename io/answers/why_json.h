// The answer to a question about a command (io/language/why.h) as JSON for programs.
#pragma once

#include <string>

#include "io/language/why.h"
#include "io/language/why_compare.h"

namespace six::io {

// answers::WhyTold (io/answers/why_answers.h), with the names of this game.
std::string why_json(Language, const Names&, const Table&, const State&, const Why&);

// answers::WhyComparedTold, of two editions.
std::string why_json(Language, const WhySides&);

}  // namespace six::io
