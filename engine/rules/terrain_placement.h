// Where an item of terrain may lie. [U-TPL]
#pragma once

#include "engine/messages/illegal.h"
#include "engine/state/setup.h"

namespace six {

// The outline of a box item put down somewhere, in whole mils.
Polygon placed_outline(const Piece& item, Vec2 at, Facing turned);

Result<Ok> check_item_size(const Ruleset&, const Piece& item);
Result<Ok> check_item_place(const Agreement&, const SetupState&, const PlacedItem&);

}  // namespace six
