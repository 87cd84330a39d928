// The sum behind a command, term by term, each with its clause: what the client shows before it is
// confirmed.
#pragma once

#include <cstdint>

#include "engine/base/inline_vector.h"
#include "engine/messages/event.h"
#include "engine/messages/illegal.h"

namespace six {

struct ExplainedTerm {
    Term term = Term::attack;
    std::int32_t value = 0;  // lengths in mils
    Clause clause;
    FigureId figure;  // whose value it is

    friend constexpr bool operator==(const ExplainedTerm&, const ExplainedTerm&) = default;
};

struct Explanation {
    Result<Ok> verdict = Ok{};
    InlineVector<ExplainedTerm, 48> terms;  // empty when refused before any sum arose
    // An attack: the lowest total of the dice that hits (2 to 12; 13: only a critical hit does). A
    // break away: the lowest die. 0 when nothing is rolled.
    std::uint8_t needed = 0;
    std::uint8_t dice = 0;     // how many are rolled
    std::uint8_t chances = 0;  // of 36 (two dice) or 6 (one die) that succeed
    // A die decides the damage of a hit: then Term::damage has the value 0 until it is rolled.
    std::uint8_t damage_dice = 0;
};

}  // namespace six
