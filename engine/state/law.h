// The law of an edition: what it cites. The chapters were written by the words of one edition;
// where another plays the same rule it cites its own document, never the other's. What stands for
// what is data (data/rules/carried), tools/check_carried.py proves it whole.
#pragma once

#include <array>
#include <span>

#include "engine/base/clause.h"
#include "engine/state/ruleset.h"

namespace six {

struct Carried {  // both by the index of a clause; cited none: there is no such thing
    std::uint16_t said, cited;
};

class Law {
public:
    constexpr explicit Law(std::span<const Carried> carried) {
        for (std::uint16_t i = 0; i < Clause::count(); ++i) cited_[i] = i;
        for (const auto& [said, cited] : carried) cited_[said] = cited;
    }
    constexpr Clause operator()(Clause said) const {
        return said.exists() ? Clause::at(cited_[said.index()]) : said;
    }

private:
    std::array<std::uint16_t, Clause::count()> cited_{};
};

// The law stands at the border: events, refusals, questions and explanations pass through it.
inline Clause cited(const Ruleset& rules, Clause said) {
    return rules.law ? (*rules.law)(said) : said;
}

}  // namespace six
