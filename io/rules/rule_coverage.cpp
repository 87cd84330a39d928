#include "io/rules/rule_coverage.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

namespace six::io {

namespace {

// What was claimed and what was shown, by scenario, for quick looking up.
class Proofs {
public:
    Proofs(const RuleCatalog& catalog, const CoverageEvidence& evidence) : catalog_(catalog) {
        for (const ClauseEvidence& row : evidence) {
            const std::size_t slash = row.clause.find('/');
            const auto clause = Clause::find(std::string_view(row.clause).substr(0, slash));
            if (!clause) continue;
            if (row.named) named_[*clause].insert(row.scenario);
            if (row.named && slash != std::string::npos)
                named_parts_[row.clause].insert(row.scenario);
            if (row.shown) shown_[*clause].insert(row.scenario);
        }
    }

    // Who claims just this part, and showed the clause.
    std::vector<std::string> scenarios_of(Clause clause, const RulePart& part) const {
        const auto claimed = named_parts_.find(part.name(clause));
        if (claimed == named_parts_.end()) return {};
        std::set<std::string> shown = files(shown_, clause);
        for (const Clause other : catalog_[clause].linked) shown.merge(files(shown_, other));
        return in_both(claimed->second, shown);
    }

    std::vector<std::string> scenarios_of(Clause clause) const {
        if (!catalog_[clause].parts.empty()) {
            std::set<std::string> any;
            for (const RulePart& part : catalog_[clause].parts)
                for (std::string& file : scenarios_of(clause, part)) any.insert(std::move(file));
            return {any.begin(), any.end()};
        }
        const RuleClause& wanted = catalog_[clause];
        std::set<std::string> claimed = files(named_, clause);
        std::set<std::string> shown = files(shown_, clause);
        for (const Clause other : wanted.linked) {
            // A run in one edition claims nothing about the same rule in another ...
            if (wanted.editions.overlaps(catalog_[other].editions))
                claimed.merge(files(named_, other));
            // ... but code that editions share may show a claimed clause under the other's id.
            shown.merge(files(shown_, other));
        }
        return in_both(claimed, shown);
    }

private:
    using Files = std::map<Clause, std::set<std::string>>;
    static std::vector<std::string> in_both(const std::set<std::string>& claimed,
                                            const std::set<std::string>& shown) {
        std::vector<std::string> proving;
        std::set_intersection(claimed.begin(), claimed.end(), shown.begin(), shown.end(),
                              std::back_inserter(proving));
        return proving;
    }
    static std::set<std::string> files(const Files& all, Clause clause) {
        const auto at = all.find(clause);
        return at == all.end() ? std::set<std::string>{} : at->second;
    }

    const RuleCatalog& catalog_;
    Files named_, shown_;
    std::map<std::string, std::set<std::string>> named_parts_;  // by U-MOVE-16/b
};

}  // namespace

std::vector<DocumentCoverage> coverage(const RuleCatalog& catalog, const CoverageEvidence& evidence,
                                       const CoverageFilter& filter) {
    const Proofs proofs(catalog, evidence);
    std::vector<DocumentCoverage> documents;
    for (const Clause clause : catalog.group(filter.group)) {
        const RuleClause& c = catalog[clause];
        const RuleDocument& document = catalog.document_of(c);
        if (!document.counts || (filter.edition && !c.editions.holds(*filter.edition))) continue;
        if (documents.empty() || documents.back().document != &document) {
            documents.emplace_back();
            documents.back().document = &document;
        }
        DocumentCoverage& counted = documents.back();
        ++counted.clauses;
        if (c.de.empty()) ++counted.untranslated;
        if (!c.untestable.empty()) {
            counted.untestable.push_back(clause);
            continue;
        }
        ++counted.testable;
        std::vector<std::string> scenarios = proofs.scenarios_of(clause);
        bool whole = !scenarios.empty();
        for (const RulePart& part : c.parts) {
            counted.parts.push_back(
                {clause, part.id, proofs.scenarios_of(clause, part), part.open});
            whole = whole && !counted.parts.back().scenarios.empty();
        }
        if (!whole)
            counted.uncovered.push_back(clause);
        else
            counted.covered.push_back({clause, std::move(scenarios)});
    }
    return documents;
}

std::vector<std::string> scenarios_of(const RuleCatalog& catalog, const CoverageEvidence& evidence,
                                      Clause clause) {
    return Proofs(catalog, evidence).scenarios_of(clause);
}

}  // namespace six::io
