// Defend: the defense value that friends lend in an attack. [U-SA-DEF-5, U-SA-DEF-14]
#pragma once

#include "engine/base/clause.h"
#include "engine/state/state.h"
#include "engine/state/table.h"

namespace six {

struct Lent {
    FigureId lender;  // none: nobody lends
    std::int32_t value = 0;
    Clause clause;
};

// The best value that reaches the section struck through a chain of touching friends with Defend.
// Of a large figure only the section that is touched is helped, and lends what it has or has
// borrowed itself: the chain goes on by the section by which it came. [U-SA-DEF-5, FAQ-DEF-1,
// FAQ-DEF-2, LRG-SA-1, LRG-SA-5, LRG-SA-6]
Lent best_lent(const Table&, const State&, const Action&, FigureId who);

}  // namespace six
