// The sum behind a command, term by term, each with its clause: what the client shows before it is
// confirmed.
#pragma once

#include <cstdint>

#include "engine/base/inline_vector.h"
#include "engine/messages/event.h"
#include "engine/messages/illegal.h"

namespace six {

enum class Term : std::uint8_t;  // engine/messages/term.h

struct ExplainedTerm {
    Term term{};
    std::int32_t value = 0;  // lengths in mils
    Clause clause;
    FigureId figure;  // whose value it is

    friend constexpr bool operator==(const ExplainedTerm&, const ExplainedTerm&) = default;
};

// The section of a large figure that an attack would affect: the sum is that of this one. While
// somebody has to choose it, the first that he may. [LRG-ATK-3, LRG-ATK-11]
struct ExplainedSection {
    FigureId figure;
    std::uint8_t section = 0;
    std::uint8_t choices = 0;  // as bits; none: there is no choice
    Seat chooser;
    Clause clause;

    friend constexpr bool operator==(const ExplainedSection&, const ExplainedSection&) = default;
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
    // An attack: the section of a large figure that makes it, or of its chariot that a passenger
    // makes it through; and what it would strike.
    FigureId attacker;
    std::uint8_t section = Event::kNoSection;
    bool through = false;
    InlineVector<ExplainedSection, 8> struck;
};

}  // namespace six
