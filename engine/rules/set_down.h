// Figures that an effect sets down in contact with another: captives taken along, figures that
// return, passengers that leave their chariot. [U-GEN-13]
#pragma once

#include <optional>

#include "engine/messages/illegal.h"
#include "engine/rules/query.h"

namespace six {

struct Place;

// What no base is put into, whatever the ground it came from. [U-BLK-3, U-WATER-4]
PieceSet barred_to(const Table&, const State&, const Figure&);

// Whole base on the table, on no base, not in blocking terrain, in deep water only with Aquatic,
// not over a low wall or across an abrupt edge, touching `holder` (a figure on the table, perhaps
// moved in thought), not across an abrupt edge or a low wall. `who` itself is lifted off the table
// first. A passenger's holder is its chariot, whose front it keeps away from. [LRG-DIS-2]
Result<Ok> check_set_down(const Table&, const State&, const Place&, const Figure& holder);

// Some legal place in contact, looking the way the holder looks; searched in kPlaceSteps steps
// round it. None: the effect cannot be used.
inline constexpr int kPlaceSteps = 360;
std::optional<Place> find_place(const Table&, const State&, FigureId who, const Figure& holder);

// Whether a figure that came down may stand so, on the ground.
bool stands_well(const Table&, const State&, FigureId who, const Base&);
// The legal place on the ground that is nearest to the spot, for one that must be put down whatever
// happens; the spot itself where the table has none. [U-GEN-14]
Vec2 nearest_place(const Table&, const State&, FigureId who, Vec2 spot);

// Answers place_figure.
Result<Ok> check_place(const Table&, const State&, const Place&);
void resolve_place(Context&, const Place&);

}  // namespace six
