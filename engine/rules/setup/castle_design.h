// Where a castle is sensibly built.
#pragma once

#include <optional>

#include "engine/base/draw.h"
#include "engine/messages/setup_command.h"
#include "engine/state/setup.h"

namespace six {

// The keep at the owner's edge, the others in a row before it: a gatehouse, walls beside it, towers
// at the ends; then planking. Nothing when the search finds no place for any that is left.
std::optional<BuildSection> sensible_section(const Agreement&, const SetupState&, Seat, Draw&);

}  // namespace six
