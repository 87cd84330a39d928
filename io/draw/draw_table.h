// A table drawn in text: terrain shaded by kind and height, bases in the initial of their seat's
// colour (captives in x) with label and facing arrow, axes in inches, and a legend that says the
// same in words. The front section of a large figure is drawn in capitals, an inactive one in -,
// and strokes run between the sections where the drawing is large enough. Castle
// sections are outlines with their door and gate. Where labels would overlap the first stands
// whole, and * for the other. For failing scenarios and for the terminal.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/geometry/base.h"
#include "engine/state/state.h"
#include "engine/state/table.h"
#include "io/language/names.h"
#include "io/text/text.h"

namespace six::io {

// Where a large figure would end its move, drawn in o, with a dotted line from its dot.
// [LRG-TEMP-2]
struct LaidTemplate {
    Base base;
    Vec2 from;
};

// A number or a word on the table: where a hint leads.
struct DrawnMark {
    Vec2 at;
    std::string text;
};

struct DrawOptions {
    int width = 78;           // characters, axes included; at least 20
    int height = 30;          // lines of the drawing, axes included, legend not; at least 8
    bool whole_table = true;  // false: only where figures and terrain are
    bool legend = true;
    std::optional<Area> window{};  // only what lies in it, whatever else is asked for
    std::optional<LaidTemplate> laid{};
    std::vector<DrawnMark> marks{};
};

// Ends with a line break. Figures that are not on the table stand in the legend only.
std::string draw_table(Language, const Names&, const Table&, const State&, const DrawOptions& = {});

// The terrain's part of the legend: a line for each piece with its marks, name, kind and height.
std::string terrain_legend(Language, const Battlefield&);

}  // namespace six::io
