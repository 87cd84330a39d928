// What is sound before anything is played: figures, options and battlefields that a page can play,
// what may be placed where, positions that can exist. Nothing here can change one.
#pragma once

#include "engine/rules/castle/castle_placement.h"  // IWYU pragma: export
#include "engine/rules/invariant.h"                // IWYU pragma: export
#include "engine/rules/kinds.h"                    // IWYU pragma: export
#include "engine/rules/playable.h"                 // IWYU pragma: export
#include "engine/rules/riding/cavalry.h"           // IWYU pragma: export
#include "engine/rules/setup/army.h"               // IWYU pragma: export
#include "engine/rules/setup/company.h"            // IWYU pragma: export
#include "engine/rules/terrain_placement.h"        // IWYU pragma: export
