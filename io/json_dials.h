// Combat dials as JSON: what a figure's object holds in "dials".
#pragma once

#include "engine/catalog/warrior.h"
#include "io/json_place.h"

namespace six::io {

// The dial of a section says which one it is, and its own range and arrows; the range of the only
// dial of a figure stands beside its other printed values. [LRG-DIAL-1] A castle section has
// "fortification" in place of "speed". [C-CASTLE-4]
Json json_of(const Dial&, FigureKind, std::size_t index);
Dial read_dial(const JsonPlace&, FigureKind, std::size_t index);

// Three skulls: nothing lives behind them. [U-DIAL-6]
inline bool ends_here(const Click& click) {
    return click.skulls() >= kSkullsAtTheEnd;
}

}  // namespace six::io
