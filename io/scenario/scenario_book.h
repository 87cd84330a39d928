// Scenario files as a collection: finding and reading them, running each for all of its editions,
// comparing pairs, and the evidence that comes of it.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/expected.h"
#include "io/rules/coverage.h"
#include "io/scenario/scenario_run.h"
#include "io/text/error.h"
#include "io/text/text.h"

namespace six::io {

struct ScenarioReport {
    std::string file;
    std::vector<Error> errors;              // of the text; then nothing was run
    std::vector<ScenarioOutcome> outcomes;  // one for each edition
    std::vector<Difference> pair_differences;
    std::vector<ClauseEvidence> evidence;  // sorted by clause

    bool passed() const;
};

// How a file is read: its text, or why not. Tests hand in texts of their own.
using ReadText = std::function<Expected<std::string, Error>(const std::string& file)>;
Expected<std::string, Error> read_scenario_file(const std::string& file);

ScenarioReport run_scenario_file(const std::string& file, Language,
                                 const ReadText& = read_scenario_file, Recording = Recording::no);

// Files as they are named, folders searched recursively for *.scn: sorted, no file twice. A path
// that does not exist, and a folder without scenarios, are errors.
Expected<std::vector<std::string>, Error> find_scenarios(const std::vector<std::string>& paths);

// What all scenarios of a folder prove. It takes its time: `watch` is told how many have been run.
using WatchScenarios = std::function<void(std::size_t done, std::size_t of)>;
Expected<CoverageEvidence, Error> gather_evidence(const std::string& folder,
                                                  const WatchScenarios& watch = {});

}  // namespace six::io
