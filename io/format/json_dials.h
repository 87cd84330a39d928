// Combat dials as JSON: what a figure's object holds in "dials".
#pragma once

#include <array>

#include "engine/catalog/warrior.h"
#include "io/format/described_figures.h"
#include "io/format/json_place.h"

namespace six::io {

// The dial of a section says which one it is, and its own range and arrows; the range of the only
// dial of a figure stands beside its other printed values. [LRG-DIAL-1] A castle section has
// "fortification" in place of "speed". [C-CASTLE-4]
FileDial dial_told(const Dial&, FigureKind, std::size_t index);
Dial read_dial(const JsonPlace&, FigureKind, std::size_t index);

// What is printed beside a dial: "range", "targets", and of the second edition "ranged_damage",
// "attack_bonus" and "types". [V-FIG-2]
inline constexpr std::array kReachMembers = {"range", "targets", "ranged_damage", "attack_bonus",
                                             "types"};
FileReach reach_told(const Dial&);
void read_reach(const JsonPlace& object, Dial&);

// Three skulls: nothing lives behind them. [U-DIAL-6]
inline bool ends_here(const Click& click) {
    return click.skulls() >= kSkullsAtTheEnd;
}

}  // namespace six::io
