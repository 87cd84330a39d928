#include "io/format/json_companies.h"

#include <set>

#include "io/format/json_definitions.h"
#include "io/format/json_file.h"

namespace six::io {
namespace {

constexpr const char* kCompaniesFormat = "six-skulls/companies";
constexpr std::size_t kMaxCardNumber = 12;
constexpr std::int64_t kMostCompanyPoints = 1000;

Json company_json(const Company& company) {
    Json json{{"id", company.id}, {"name", company.name}};
    if (!company.number.empty()) json["number"] = company.number;
    json["points"] = company.points;
    json["discount"] = company.discount;
    json["ability"] = name_json(kAbilityNames, company.ability);
    json["cohorts"] = Json::array();
    for (const std::string& cohort : company.cohorts) json["cohorts"].push_back(cohort);
    return json;
}

// A cohort is named once, whatever its point values are. [V-SUB-13]
std::vector<std::string> read_cohorts(const JsonPlace& place) {
    std::vector<std::string> cohorts;
    const std::size_t count = place.array(1, kMostCohorts);
    for (std::size_t i = 0; i < count; ++i) {
        std::string id = place[i].identifier();
        for (const std::string& other : cohorts)
            if (other == id) place[i].complain("json.expected_other");
        cohorts.push_back(std::move(id));
    }
    return cohorts;
}

Company read_company(const JsonPlace& place) {
    Company company;
    place.object({"id", "name", "number", "points", "discount", "ability", "cohorts"});
    company.id = place.need("id").identifier();
    company.name = place.need("name").text(1, kMaxName);
    if (const JsonPlace number = place.may("number"); number.exists())
        company.number = number.text(1, kMaxCardNumber);
    company.points = read_int<std::uint16_t>(place.need("points"), 0, kMostCompanyPoints);
    company.discount = read_int<std::uint16_t>(place.need("discount"), 0, kMostCompanyPoints);
    company.ability = read_name<Ability>(place.need("ability"), kAbilityNames);
    company.cohorts = read_cohorts(place.need("cohorts"));
    return company;
}

std::vector<Company> read_company_file(const JsonPlace& place) {
    read_file_header(place, kCompaniesFormat);
    place.object({"format", "version", "companies"});
    return read_companies(place.need("companies"));
}

}  // namespace

Json json_of(const std::vector<Company>& companies) {
    Json json = Json::array();
    for (const Company& company : companies) json.push_back(company_json(company));
    return json;
}

std::vector<Company> read_companies(const JsonPlace& place) {
    std::vector<Company> companies;
    if (!place.exists()) return companies;
    std::set<std::string> ids;
    const std::size_t count = place.array(0, kMostCompanies);
    for (std::size_t i = 0; i < count; ++i) {
        companies.push_back(read_company(place[i]));
        if (!ids.insert(companies.back().id).second)
            place[i].may("id").complain("json.expected_other");
    }
    return companies;
}

Expected<std::vector<Company>, Error> companies_from_json(std::string_view text) {
    return from_text(text, read_company_file);
}

}  // namespace six::io
