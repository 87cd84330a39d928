// One question asked in two editions, and where the answers part: in the verdict, in the sum, in
// the odds, or only in the clause that says so. What `sixskulls why --editions` tells.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/catalog/edition.h"
#include "engine/messages/explanation.h"
#include "io/language/names.h"
#include "io/language/why.h"
#include "io/text/text.h"

namespace six::io {

// What one edition says. Where it cannot lay the position, or play the script up to it, there is no
// answer but `refused`, a sentence.
struct WhySide {
    Edition edition = kNoEdition;
    std::string refused{};
    const Names* names = nullptr;
    const Table* table = nullptr;
    const State* state = nullptr;
    const Why* why = nullptr;
};
using WhySides = std::array<WhySide, 2>;

enum class WhyPart : std::uint8_t {
    laid,      // only one of them can lay the position
    position,  // the script has led to another one
    owed,
    verdict,
    reason,
    attacker,  // the section that attacks
    struck,    // the section that is affected, or who chooses it
    sum,
    need,
    odds,
    clauses,  // one cites what the other does not state
};
inline constexpr std::array kWhyPartNames = {"laid",   "position", "owed",   "verdict",
                                             "reason", "attacker", "struck", "sum",
                                             "need",   "odds",     "clauses"};

struct WhyDifference {
    WhyPart part{};
    FigureId figure{};     // whose; none: of the command as a whole
    Term term{};           // of a sum
    std::size_t side = 0;  // of clauses: who cites them
    std::vector<Clause> clauses = {};
};
// In the order of the parts; none: they decide alike. At least one of the two has an answer.
std::vector<WhyDifference> differences(const WhySides&);

// "Allowed in Unlimited, refused in the second edition."
std::string describe(Language, const WhySides&, const WhyDifference&);

}  // namespace six::io
