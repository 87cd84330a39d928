// Odds in words: rows of what can happen with their weights, for the terminal to put into columns.
// The templates are in data/text under odds.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/game/odds.h"
#include "io/language/names.h"
#include "io/text/text.h"

namespace six::io {

struct OddsRow {
    std::string what;  // "3 clicks of damage"
    std::uint64_t weight = 0;
};
struct OddsBlock {
    FigureId figure;  // none: the command as a whole
    std::vector<OddsRow> rows;
    std::string average;  // "on average 1.25 clicks of damage"; empty when no dial can turn
};

// First the command as a whole, if there is anything to say of it, then figure by figure.
std::vector<OddsBlock> odds_blocks(Language, const Odds&);

// What was assumed of the players on the way, a sentence each.
std::vector<std::string> odds_assumptions(Language, const Odds&);

std::string fraction_text(std::uint64_t weight, std::uint64_t total);  // "26/36"
// "72.22 %", rounded to the nearest hundredth; what is possible is never 0 and what is not certain
// never 100.
std::string percent_text(Language, std::uint64_t weight, std::uint64_t total);
std::int32_t percent_hundredths(std::uint64_t weight, std::uint64_t total);

}  // namespace six::io
