// Where an item of terrain may lie. [U-TPL]
#pragma once

#include "engine/messages/illegal.h"
#include "engine/state/setup.h"

namespace six {

// A box item put down somewhere, in whole mils; its access points are turned and moved with it.
Polygon placed_outline(const Piece& item, Vec2 at, Facing turned);
Piece placed_piece(const Piece& item, Vec2 at, Facing turned);

// Whether a piece may go into the pool: not plain clear ground, 16 to 64 square inches or a thin
// strip for a low wall, with access points if it is abrupt. [U-TPL-2, U-TPL-5, U-TPL-6, U-TPL-7]
Result<Ok> check_item(const Ruleset&, const OptionValues&, const Piece& item);
Result<Ok> check_item_place(const Agreement&, const SetupState&, const PlacedItem&);

}  // namespace six
