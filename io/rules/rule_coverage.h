// Which clauses the scenarios prove, counted for each document. Naming a clause is a claim: it
// counts as covered only when a file that names it, or a clause linked to it, also showed one of
// them in its run. A clause that states several things is covered when each of its parts is. House
// decisions are not counted: the clauses they decide show them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "io/rules/coverage.h"
#include "io/rules/rule_catalog.h"

namespace six::io {

struct CoverageFilter {
    std::optional<Edition> edition;  // only clauses that are its own
    std::string group;               // as RuleCatalog::group(); empty: all
};

struct CoveredClause {
    Clause clause;
    std::vector<std::string> scenarios;  // sorted
};

struct PartCoverage {
    Clause clause;
    char part = 'a';
    std::vector<std::string> scenarios;  // sorted; none: nobody shows it
    std::string open = {};               // the catalog says why
};

struct DocumentCoverage {
    const RuleDocument* document = nullptr;
    std::size_t clauses = 0, testable = 0, untranslated = 0;
    std::vector<CoveredClause> covered;
    std::vector<Clause> uncovered;    // testable ones
    std::vector<Clause> untestable;   // the catalog says why
    std::vector<PartCoverage> parts;  // of all testable clauses that have some
};

// Documents without a clause that passes the filter are left out.
std::vector<DocumentCoverage> coverage(const RuleCatalog&, const CoverageEvidence&,
                                       const CoverageFilter& = {});

// The scenarios that prove one clause, or any of its parts, sorted.
std::vector<std::string> scenarios_of(const RuleCatalog&, const CoverageEvidence&, Clause);

}  // namespace six::io
