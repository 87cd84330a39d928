// Adventuring companies: what they are, and whose army is one. [V-SUB-13]
#include "io/scenario/scenario_reader.h"

namespace six::io {

// company red vigil: that army is one. Otherwise it is a card of this file.
ScenarioReader::Problem ScenarioReader::read_company(LineReader& line) {
    const auto seat = seat_named(line.peek());
    if (!seat) return read_company_card(line);
    line.take();
    const auto company = company_named(line.peek());
    if (!company) return line.expected("company_id");
    if (scenario_.table.companies[seat->n].exists())
        return line.error("scenario.company_twice", {{"found", in_quotes(line.peek())}});
    scenario_.table.company_place = place_of(line);
    line.take();
    scenario_.table.companies[seat->n] = *company;
    return std::nullopt;
}

// company vigil points 35 discount 7 ability toughness cohorts spearman/archer
ScenarioReader::Problem ScenarioReader::read_company_card(LineReader& line) {
    if (!is_identifier(line.peek())) return line.expected("company_id");
    if (with_id<CompanyId>(catalog_.companies, line.peek()))
        return line.error("scenario.company_twice", {{"found", in_quotes(line.peek())}});
    if (scenario_.companies.size() == kMostCompanies)
        return line.error("scenario.too_many_companies",
                          {{"most", std::to_string(kMostCompanies)}});
    CompanyText text;
    text.place = place_of(line);
    Company& company = text.company;
    company.id = company.name = line.take();
    while (!line.done()) {
        if (line.take_if("points")) {
            const auto points = line.take_number(0, 1000);
            if (!points) return line.expected("points");
            company.points = static_cast<std::uint16_t>(*points);
        } else if (line.take_if("discount")) {
            const auto points = line.take_number(0, 1000);
            if (!points) return line.expected("points");
            company.discount = static_cast<std::uint16_t>(*points);
        } else if (line.take_if("ability")) {
            const auto ability = take_among(line, kAbilityNames);
            if (!ability) return line.expected("ability");
            company.ability = static_cast<Ability>(*ability);
        } else if (line.take_if("cohorts")) {
            const auto take_cohort = [&](std::string_view name) {
                if (!is_identifier(name) || company.cohorts.size() == kMostCohorts) return false;
                company.cohorts.emplace_back(name);
                return true;
            };
            if (!take_parts(line.peek(), '/', take_cohort)) return line.expected("cohorts");
            line.take();
        } else {
            return line.expected("company_part");
        }
    }
    catalog_.companies.push_back(company);
    scenario_.companies.push_back(std::move(text));
    return std::nullopt;
}

std::optional<CompanyId> ScenarioReader::company_named(std::string_view id) {
    return card_named<CompanyId>(id, &Catalog::companies, &Scenario::companies,
                                 &CompanyText::company, kMostCompanies);
}

}  // namespace six::io
