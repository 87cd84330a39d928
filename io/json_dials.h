// Combat dials as JSON: what a figure's object holds in "dials".
#pragma once

#include "engine/dial/dial.h"
#include "io/json_place.h"

namespace six::io {

// The dial of a section says which one it is, and its own range and arrows; `section` is null for
// the only dial of a figure, whose range stands beside its other printed values. [LRG-DIAL-1]
Json json_of(const Dial&, const char* section);
Dial read_dial(const JsonPlace&, const char* section);

// Three skulls: nothing lives behind them. [U-DIAL-6]
inline bool ends_here(const Click& click) {
    return click.skulls() >= kSkullsAtTheEnd;
}

}  // namespace six::io
