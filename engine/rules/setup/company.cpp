#include "engine/rules/setup/company.h"

#include <algorithm>
#include <string>

#include "engine/messages/reason.h"

namespace six {

std::int32_t cohorts_of(const Catalog& catalog, CompanyId id, std::span<const WarriorId> army) {
    if (!id.exists()) return 0;
    const std::vector<std::string>& cohorts = catalog[id].cohorts;
    return static_cast<std::int32_t>(
        std::count_if(army.begin(), army.end(), [&](WarriorId warrior) {
            return std::find(cohorts.begin(), cohorts.end(), figure_id(catalog[warrior])) !=
                   cohorts.end();
        }));
}

// It never pays anything back. [V-SUB-13]
std::int32_t points_of_company(const Catalog& catalog, CompanyId id,
                               std::span<const WarriorId> army) {
    if (!id.exists()) return 0;
    const Company& company = catalog[id];
    return std::max(company.points - company.discount * cohorts_of(catalog, id, army), 0);
}

Result<Ok> check_company(const Agreement& agreement, const ChooseArmy& army) {
    const auto refuse = [](Clause clause, Reason why, std::size_t n, std::size_t m) {
        return Illegal{.clause = clause,
                       .why = why,
                       .n = static_cast<std::int32_t>(n),
                       .m = static_cast<std::int32_t>(m)};
    };
    if (army.companies.empty()) return Ok{};
    if (!agreement.rules->plays.companies)
        return Illegal{.clause = "U-ARMY-2", .why = Reason::no_companies_in_edition};
    if (army.companies.size() > 1)
        return refuse("V-SUB-13", Reason::too_many_companies, army.companies.size(), 1);
    const std::size_t known = agreement.catalog.companies.size();
    if (army.companies[0].n >= known)
        return refuse("V-ARMY-6", Reason::no_such_company, army.companies[0].n, known);
    return Ok{};
}

}  // namespace six
