// Adventuring companies: which an army may be, and what it costs. [V-SUB-13]
#pragma once

#include <cstdint>
#include <span>

#include "engine/messages/illegal.h"
#include "engine/messages/setup_command.h"
#include "engine/state/setup.h"

namespace six {

// How many copies of its cohorts the army has, and what the card costs with them. [V-SUB-13]
std::int32_t cohorts_of(const Catalog&, CompanyId, std::span<const WarriorId> army);
std::int32_t points_of_company(const Catalog&, CompanyId, std::span<const WarriorId> army);
// At most one that is known. [V-SUB-13]
Result<Ok> check_company(const Agreement&, const ChooseArmy&);
// The one that such an army would be; none: none.
inline CompanyId company_of(const ChooseArmy& army) {
    return army.companies.empty() ? CompanyId{} : army.companies[0];
}

}  // namespace six
