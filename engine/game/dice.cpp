#include "engine/game/dice.h"

#include "engine/messages/reason.h"

namespace six {

Result<Ok> check_roll(const Decision& owed, const Roll& roll) {
    if (roll.pips.size() != owed.dice)
        return Illegal{.clause = owed.clause,
                       .why = Reason::wrong_number_of_dice,
                       .who = owed.who,
                       .n = static_cast<std::int32_t>(roll.pips.size()),
                       .m = owed.dice};
    for (const std::uint8_t pips : roll.pips)
        if (pips < 1 || pips > 6)
            return Illegal{.clause = owed.clause,
                           .why = Reason::die_out_of_range,
                           .who = owed.who,
                           .n = pips,
                           .m = 6};
    return Ok{};
}

}  // namespace six
