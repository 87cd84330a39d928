// What a castle section is like where nothing else is said of it: its ground plan, and planking's
// dial. [C-CASTLE-16, C-CASTLE-17]
#pragma once

#include "engine/catalog/warrior.h"
#include "engine/state/table.h"

namespace six::io {

// The longer measure of a wall, a gatehouse and planking lies across the facing.
BaseShape usual_plan(FigureKind, const OptionValues&);
// It is never attacked and falls at once: nothing, then three skulls.
Dial planking_dial();

}  // namespace six::io
