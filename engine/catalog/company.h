// Adventuring companies of the second edition: a card of an army. What it costs, which figures make
// it cheaper, and the ability that all members of the army gain. [V-SUB-13]
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/base/ids.h"
#include "engine/dial/ability.h"

namespace six {

using CompanyId = Id<struct CompanyTag>;  // a card: index into Catalog::companies

struct Company {
    std::string id;      // unique in its catalog: [a-z0-9_]+
    std::string name;    // as printed; never translated
    std::string number;  // of the card, "AC-1"; may be empty
    std::uint16_t points = 0;
    std::uint16_t discount = 0;  // for every copy of a cohort in the army
    Ability ability = Ability::none;
    std::vector<std::string> cohorts;  // ids of figures, at whatever point value

    friend bool operator==(const Company&, const Company&) = default;
};

inline constexpr std::size_t kMostCompanies = 64;  // of one game
inline constexpr std::size_t kMostCohorts = 24;    // of one card
// A player has one card; a second one can be named, and is refused by the rule.
inline constexpr std::size_t kCompaniesNamed = 2;

}  // namespace six
