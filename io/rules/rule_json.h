// The rules as JSON for programs: what `sixskulls rules ... --json` prints and the web client
// reads. Ids, kinds and values are the same in every language; only "text", "title" and "lang"
// change.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "io/rules/rule_catalog.h"
#include "io/rules/rule_coverage.h"

namespace six::io {

// An array of clauses with document, text, links and options, one clause per line; with evidence
// also the scenarios that cover each.
std::string rules_json(const RuleCatalog&, std::span<const Clause>, Language,
                       const CoverageEvidence* evidence = nullptr);

// {"documents": {"U": {"clauses": 382, "testable": ..., "covered": ..., "uncovered": [...],
// "untestable": {id: reason}, "untranslated": ..., "scenarios": {id: [files]}, "parts": {id: {"a":
// [files]}}}}
std::string coverage_json(const RuleCatalog&, std::span<const DocumentCoverage>);

}  // namespace six::io
