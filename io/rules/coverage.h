// What the scenarios prove about the clauses. The scenario runner writes these rows; the rule
// catalog adds what the links between documents say and counts. Naming a clause is a claim; only a
// run that shows it is evidence.
#pragma once

#include <string>
#include <vector>

namespace six::io {

// One row for each clause that a scenario file names or that its run shows.
struct ClauseEvidence {
    std::string clause;    // or a part of one, as U-MOVE-16/b
    std::string scenario;  // the file
    bool shown =
        false;  // its id occurred in a refusal, modifier, event, decision or query of the run, or a
                // pair of files that differ in what it speaks of ended differently
    bool named = true;  // the file names it; a row that is only shown counts for clauses linked to
                        // it, nothing else
};

using CoverageEvidence = std::vector<ClauseEvidence>;  // sorted by scenario, then clause

}  // namespace six::io
