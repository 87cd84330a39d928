// Scenario reports as JSON for programs: what `sixskulls scenario run --json` prints. Only the
// messages and drawings change with the language.
#pragma once

#include <span>
#include <string>

#include "io/scenario/scenario_book.h"

namespace six::io {

// {"passed": 60, "failed": 1, "scenarios": [{"file": ..., "passed": false, "errors": [{"where",
// "message"}], "editions":
// [{"edition", "passed", "errors", "differences": [{"where", "expected", "got"}],
// "answers": [{"where", "asked", "answer"}], "drawing"}],
// "pairs": [differences], "shown": [ids], "named_only": [ids]}]}
std::string scenarios_json(std::span<const ScenarioReport>, Language);

}  // namespace six::io
