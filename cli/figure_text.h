// What the terminal says of a figure's dials, in the pieces that lists and the battle screen share.
#pragma once

#include <cstddef>
#include <string>

#include "cli/terminal.h"
#include "engine/game/look.h"
#include "io/language/names.h"
#include "io/text/text.h"

namespace six::cli {

std::string cell_said(const Cell&);     // "8", or a skull
std::string values_said(const Click&);  // the four values, three columns each
// What its dial shows; of a castle section Fortification in place of speed: "F2" (in German "B2").
// [C-CASTLE-4]
std::string values_said(io::Language, const Table&, const Figure&);
std::string columns_said(io::Language, const Warrior&);  // the heading above them
std::string tokens_said(const Figure&);                  // a mark for each
// "on r5" of who stands on a castle, "breached, occupied" of a section; empty: nothing.
std::string castle_said(io::Language, const io::Names&, const Table&, const State&, FigureId);
// "8", or "8x2" with two arrows; "-" for who cannot shoot.
std::string range_said(io::Language, const Dial&);

// --- sections of a large figure ---

std::string section_said(io::Language, std::size_t section);
// The initials of the sections, three columns each as values have; - for an inactive one.
std::string sections_marked(io::Language, const Table&, const Figure&);
// What its window shows: the values, or that it is inactive; twelve columns.
std::string window_said(io::Language, const Table&, const Figure&, std::size_t section);
inline bool has_acted(const Figure& figure, std::size_t section) {
    return (figure.acted >> section & 1) != 0;
}

// Where a figure is that has no place of its own: "eliminated", "aboard r1".
std::string absence_said(io::Language, const io::Names&, const Figure&);

// The name with the level where both fit, or else the name alone; exactly so many columns.
std::string name_said(const Warrior&, std::size_t columns);

// Label, name and the four values, of a large figure its sections; what is not in play has none.
std::string figure_values(io::Language, const io::Names&, const Table&, const State&, FigureId,
                          std::size_t name_columns);

// Whatever the values and marks behind a name leave free.
std::size_t name_columns(std::size_t columns, std::size_t behind, std::size_t widest);

Colour colour_of(Seat);

}  // namespace six::cli
