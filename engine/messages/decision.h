// A Decision says whose answer is owed and to what. There is always exactly one, until the game is
// over.
#pragma once

#include <cstdint>

#include "engine/base/clause.h"
#include "engine/base/ids.h"

namespace six {

enum class Ask : std::uint8_t;  // the names are in engine/state/ask.h

struct Decision {
    Ask ask{};  // nothing: the game is over
    Seat seat;  // none: chance (or nobody, when the game is over)
    Clause clause;
    FigureId who;               // the figure it is about
    FigureId other;             // and the one that caused it
    std::uint8_t dice = 0;      // how many, when chance is asked
    std::uint8_t sections = 0;  // that may be chosen, as bits
    // Of an observation: what has happened already and is not known here. Chance answers it, with
    // anything that may have been.
    bool hidden = false;

    constexpr bool by_chance() const { return dice > 0 || hidden; }
    friend constexpr bool operator==(const Decision&, const Decision&) = default;
};

}  // namespace six
