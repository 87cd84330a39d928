// Clicks of damage: the dial turns, three skulls eliminate, somebody scores. [U-DIAL, U-PUSH-6,
// U-CBT-13]
#pragma once

#include "engine/rules/context.h"

namespace six {

struct Clicks {
    FigureId who;
    std::uint8_t clicks = 0;
    ClickWord cause = ClickWord::attack;
    Clause clause;
    Seat by;  // the opponent who deals them; none when it is the owner's own doing
};
void deal_clicks(Context&, const Clicks&);

}  // namespace six
