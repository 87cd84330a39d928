// Bases drawn on a canvas: the part of draw_table.h that knows figures.
#pragma once

#include "engine/state/state.h"
#include "engine/state/table.h"
#include "io/draw/draw_canvas.h"
#include "io/draw/draw_table.h"
#include "io/language/names.h"

namespace six::io {

// All on the table: the bases first, then arrows, then labels, so that no label is covered.
void draw_figures(Canvas&, const Names&, const Table&, const State&);

// Where a movement template lies, and the line from the dot to it. [LRG-TEMP-2, LRG-TEMP-3]
void draw_template(Canvas&, const LaidTemplate&);

}  // namespace six::io
