// All that can be read of a position: for hosts, bots and whatever draws or tells. Nothing here can
// change one, for nobody outside of the engine knows a Context (tools/check_includes.py).
#pragma once

#include "engine/rules/advance.h"         // IWYU pragma: export
#include "engine/rules/attack.h"          // IWYU pragma: export
#include "engine/rules/break_away.h"      // IWYU pragma: export
#include "engine/rules/cancel.h"          // IWYU pragma: export
#include "engine/rules/castle/castle.h"   // IWYU pragma: export
#include "engine/rules/chariot.h"         // IWYU pragma: export
#include "engine/rules/domains.h"         // IWYU pragma: export
#include "engine/rules/formation.h"       // IWYU pragma: export
#include "engine/rules/items.h"           // IWYU pragma: export
#include "engine/rules/large_move.h"      // IWYU pragma: export
#include "engine/rules/line_of_fire.h"    // IWYU pragma: export
#include "engine/rules/move.h"            // IWYU pragma: export
#include "engine/rules/objectives.h"      // IWYU pragma: export
#include "engine/rules/phases.h"          // IWYU pragma: export
#include "engine/rules/query.h"           // IWYU pragma: export
#include "engine/rules/riding/cavalry.h"  // IWYU pragma: export
#include "engine/rules/sections.h"        // IWYU pragma: export
#include "engine/rules/set_down.h"        // IWYU pragma: export
#include "engine/rules/soar.h"            // IWYU pragma: export
#include "engine/rules/sorcery/spells.h"  // IWYU pragma: export
#include "engine/rules/structure.h"       // IWYU pragma: export
#include "engine/rules/terrain.h"         // IWYU pragma: export
