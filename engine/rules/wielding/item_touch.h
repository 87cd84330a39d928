// What an item does to those in base contact with its wielder. [V-ITEM-8, MDW-SA-7]
#pragma once

#include "engine/rules/query.h"

namespace six {

// By which text it reaches the figure.
Clause clause_of_touch(const Table&, const Figure&);
// Whether it is for such a figure, as the wielder sees it.
bool works_on_side(const Table&, const State&, const Figure& wielder, const Figure&, SpellSide);

// Answers heal_section for a touch. [MDW-SA-7]
void heal_by_item(Context&, FigureId, std::uint8_t clicks, std::uint8_t section);

}  // namespace six
