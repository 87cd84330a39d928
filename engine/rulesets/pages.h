// Every edition's page, by its name.
#pragma once

#include "engine/state/ruleset.h"

namespace six {

// Null while the edition cannot be played.
const Ruleset* page_of(Edition);

// Meant where nobody names an edition: on a command line, in a scenario, in a file.
inline constexpr Edition kUsualEdition = Edition::unlimited;

}  // namespace six
