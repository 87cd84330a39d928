// Runs a scenario given as text and says what was wrong with it, or found instead of what was
// expected.
#pragma once

#include <string>
#include <vector>

#include "io/scenario/scenario_book.h"
#include "io/text/text.h"

namespace six::io {

inline ScenarioReport run_text(const std::string& text) {
    return run_scenario_file("t.scn", Language::en, [&](const std::string&) {
        return Expected<std::string, Error>(text);
    });
}

inline std::vector<std::string> problems(const ScenarioReport& report) {
    std::vector<std::string> out;
    for (const Error& error : report.errors) out.push_back(say(Language::en, error));
    for (const ScenarioOutcome& outcome : report.outcomes) {
        for (const Error& error : outcome.errors) out.push_back(say(Language::en, error));
        for (const Difference& difference : outcome.differences)
            out.push_back(difference.expected + " | " + difference.got);
    }
    return out;
}

}  // namespace six::io
