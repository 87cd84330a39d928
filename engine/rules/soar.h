// Two levels: the ground, and that of the flight stand. What follows from being up there is a row
// (PostureRules::aloft); here is how one gets there and down again. [V-SOAR]
#pragma once

#include "engine/messages/illegal.h"
#include "engine/rules/query.h"

namespace six {

struct Move;

// The same figure, at the level a move brings it to.
Figure at_level(Figure, Level);
// It may take off, or land. [V-SOAR-2, V-SOAR-8]
Result<Ok> check_level(const Table&, const State&, const Move&);
// The clause by which it moves where it soars, takes off or lands; none elsewhere.
Clause clause_of_level(const Table&, const Figure&, const Move&);
// Tells that it took off or landed.
void tell_level(Context&, const Move&);

// Those that nobody's base has to keep clear of where it ends at such a posture: what is at another
// level, but for what takes up its place on all of them. [V-SOAR-3]
FigureSet out_of_the_way(const Table&, const State&, Posture);
// An area centred on the ground leaves it alone. [V-SOAR-7]
bool is_above_areas(const Table&, const Figure&);
// What has lost the proficiency comes down where it is, or as near as it can. [V-SOAR-6]
void land_those_without_wings(Context&);

}  // namespace six
