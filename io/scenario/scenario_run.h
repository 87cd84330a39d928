// Runs a scenario: lays the position, gives the commands one after the other, compares what
// happened with what the file expects, and notes which clauses showed themselves. The script is
// strict: every answer must be the one that is owed.
#pragma once

#include <string>
#include <vector>

#include "engine/base/clause.h"
#include "io/scenario/scenario.h"
#include "io/text/error.h"
#include "io/text/text.h"

namespace six::io {

struct Difference {
    std::string where;  // file:line
    std::string expected, got;
};

// What a `show` asked and was told; nothing is judged by it.
struct Answer {
    std::string where;  // file:line
    std::string asked, said;
};

struct ScenarioOutcome {
    Edition edition = kNoEdition;
    std::vector<Error> errors;  // the position cannot be laid: nothing was run
    std::vector<Difference> differences;
    std::vector<Answer> answers;
    std::vector<Clause> shown;       // by refusals, events, decisions, sums and queries; sorted
    std::vector<std::string> story;  // what a pair compares: events, refusals, how it ended
    std::string drawing;             // the table at the end, when something differs
    std::string replay;              // the whole run as a replay, when it was asked for

    bool passed() const { return errors.empty() && differences.empty(); }
};

enum class Recording : unsigned char { no, yes };

// The language is that of the sentences in `got` and of the drawing's legend.
ScenarioOutcome run_scenario(const Scenario&, Edition, Language, Recording = Recording::no);

}  // namespace six::io
