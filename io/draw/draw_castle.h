// Castle sections drawn in text: the outline of each in blocks, lighter ones where it is breached,
// its door and the way through its gate; rubble where one has fallen. For draw_table.cpp.
#pragma once

#include "engine/state/state.h"
#include "engine/state/table.h"
#include "io/draw/draw_canvas.h"
#include "io/language/names.h"

namespace six::io {

void draw_castles(Canvas&, const Table&, const State&);
// Behind the figures: where these leave room.
void label_castles(Canvas&, const Names&, const Table&, const State&);

// What a section is besides: "breached, occupied"; empty: nothing.
std::string castle_notes(Language, const Table&, const State&, FigureId section);
// The marks in words; empty where there is no castle.
std::string castle_legend(Language, const Battlefield&);

}  // namespace six::io
