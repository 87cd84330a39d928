// The rules as JSON for programs: what `sixskulls rules ... --json` prints and the web client
// reads. Ids, kinds and values are the same in every language; only "text", "title", "section",
// "parts" and "lang" change.
#pragma once

#include <span>
#include <string>

#include "io/rules/rule_catalog.h"
#include "io/rules/rule_coverage.h"

namespace six::io {

namespace answers {
struct RuleClauseTold;  // io/answers/rule_answers.h
}

// Without scenarios.
answers::RuleClauseTold clause_told(const RuleCatalog&, Clause, Language);

// An array of answers::RuleClauseTold, one a line; with evidence also the scenarios that cover
// each.
std::string rules_json(const RuleCatalog&, std::span<const Clause>, Language,
                       const CoverageEvidence* evidence = nullptr);

// answers::DocumentCovered by the document's id.
std::string coverage_json(const RuleCatalog&, std::span<const DocumentCoverage>);

}  // namespace six::io
