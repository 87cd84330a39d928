// What a command would do, as a sentence: for hints, and for whoever reads or hears them. Nothing
// here decides anything; the templates are in data/text under deed.
#pragma once

#include <string>
#include <vector>

#include "engine/messages/command.h"
#include "io/language/names.h"
#include "io/text/text.h"

namespace six::io {

// What the position adds to a move: how long it is, what it meets at its end and what it comes
// closer to are more telling than a place.
struct MoveEnds {
    Inches length;
    std::vector<FigureId> met;
    FigureId closer;
};

// "Lantern Guard (r1) shoots at Hill Raider (b2), at long range."
std::string describe(Language, const Names&, const Command&, const MoveEnds& = {});

}  // namespace six::io
