// Where an item of terrain may lie. [U-TPL]
#pragma once

#include <optional>

#include "engine/messages/illegal.h"
#include "engine/messages/setup_command.h"
#include "engine/state/setup.h"

namespace six {

bool nearer_than(const Polygon&, const Polygon&, Inches distance);
Polygon outline_of(const Area&);
bool overlaps_area(const Polygon&, const Area&);  // a common border is none

// A box item put down somewhere, in whole mils; its access points are turned and moved with it.
Polygon placed_outline(const Piece& item, Vec2 at, Facing turned);
Piece placed_piece(const Piece& item, Vec2 at, Facing turned);

// How many each player may bring; in Conquest as agreed. [U-TPL-1, C-CONQ-8, H-C-TERRAIN]
inline std::size_t items_each(const Agreement& agreement) {
    return static_cast<std::size_t>(agreement.options[Option::c_terrain]);
}
// Whether a piece may go into the pool: not plain clear ground, 16 to 64 square inches or a thin
// strip for a low wall, with access points if it is abrupt. [U-TPL-2, U-TPL-5, U-TPL-6, U-TPL-7]
Result<Ok> check_item(const Ruleset&, const OptionValues&, const Piece& item);
Result<Ok> check_item_place(const Agreement&, const SetupState&, const PlacedItem&);
// A legal place for any item of the pool, searched by the inch and the eighth of a turn. [U-TPL-8]
std::optional<PlaceTerrain> find_terrain_place(const Agreement&, const SetupState&);

}  // namespace six
