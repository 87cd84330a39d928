// Scenario reports as JSON for programs: what `sixskulls scenario run --json` prints. Only the
// messages and drawings change with the language.
#pragma once

#include <span>
#include <string>

#include "io/scenario/scenario_book.h"

namespace six::io {

// answers::ScenariosRun
std::string scenarios_json(std::span<const ScenarioReport>, Language);

}  // namespace six::io
