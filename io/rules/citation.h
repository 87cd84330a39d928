// What to cite where a clause has decided, and by which names. It needs no text of the rules: which
// clauses are in force, which state the same rule and which have parts stands in tables made from
// data/rules when the program is built.
#pragma once

#include <string>
#include <vector>

#include "engine/base/clause.h"
#include "engine/state/ruleset.h"

namespace six::io {

// As its own or carried there.
bool in_force(Clause, Edition);

// In an edition where `clause` decided: the clause and those that state the same rule, as far as
// they are in force there. Never empty: what is in force nowhere is cited as it is.
std::vector<Clause> citation(Clause clause, Edition);

std::string citation_text(Clause clause, Edition);  // "U-MOVE-1, DRG-MOVE-2"

// Whether they state the same rule, or one is cited by another edition for what the other says.
bool same_rule(Clause, Clause);

// The names of what a clause states one by one, where it states several things: "U-END-7/a" ...
std::vector<std::string> parts_of(Clause);

}  // namespace six::io
