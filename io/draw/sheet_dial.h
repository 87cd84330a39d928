// A combat dial unrolled into a strip: one column for each slot, one row for each value, behind a
// value the mark of its ability as printed (colour and shape) with the ability's picture, so that
// nothing depends on colours. For the sources of sheets alone. Lengths are tenths of a millimetre.
#pragma once

#include <span>

#include "engine/catalog/warrior.h"
#include "io/draw/svg.h"
#include "io/text/text.h"

namespace six::io {

inline constexpr std::string_view kInk = "#1b1712", kSoft = "#6d655a", kLine = "#cfc7b8",
                                  kPaper = "#fbf8f1", kWhite = "#ffffff";
inline constexpr int kSlotWidth = 64, kStatWidth = 112;
inline constexpr int kStripWidth = kStatWidth + kSlotWidth * static_cast<int>(kDialClicks);

struct StripLook {
    bool fortification = false;         // in place of speed [C-CASTLE-4]
    std::span<const Warrior> levels{};  // whose dial `section` may begin elsewhere
    std::size_t section = 0;
    int copies = 0;      // rows of boxes to tick, one for each figure
    int first_copy = 1;  // its number
    bool numbered = false;
};
// What stands behind the shading of slots without life.
inline constexpr std::string_view kHatch =
    "<pattern id=\"hatch\" width=\"14\" height=\"14\" patternUnits=\"userSpaceOnUse\" "
    "patternTransform=\"rotate(45)\"><rect width=\"14\" height=\"14\" fill=\"#f1ece0\"/>"
    "<path d=\"M0 0v14\" stroke=\"#ddd5c5\" stroke-width=\"6\"/></pattern>\n";

// Each draws with its upper left corner at (x, y) and says how high it became.
int draw_strip(Drawing&, Language, int x, int y, const Dial&, const StripLook&);
// The marks with the names of the abilities, in so many columns.
int draw_legend(Drawing&, Language, int x, int y, int width, int columns, std::span<const Ability>);

}  // namespace six::io
