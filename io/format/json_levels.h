// The point values at which a figure may be fielded, as JSON: what its object holds in "levels".
// Large figures, titans and castle sections turn their dials by so many clicks; a Hero has slots of
// its own for each level. [U-ARMY-6, D-LEVEL-3]
#pragma once

#include <array>
#include <span>
#include <string>
#include <vector>

#include "engine/catalog/warrior.h"
#include "io/format/json_codec.h"

namespace six::io {

struct Level {
    std::string name;
    std::uint16_t points = 0;
    // Of each dial from its printed starting position; in 2.0 every dial may have its own.
    // [LRG-PV-4, MDW-PV-4]
    std::array<std::uint8_t, kMaxDials> clicks{};
    bool of_each_dial = false;
    InlineVector<Dial, kMaxDials> dials{};  // a Hero's; of others they stand with the figure
};

// One figure with a level for each of these: their dials are their own.
bool has_own_dials(const Warrior&);

std::vector<Level> read_levels(const JsonPlace&, const Warrior& printed);
// As they are printed: from the strongest to the weakest, more points and fewer clicks, a dragon's
// by its age, a castle section's by its weight; a Hero's from 1 on. [C-TITAN-2, DRG-PV-4, DRG-PV-5,
// DRG-PV-6, C-CASTLE-2, D-LEVEL-1]
void check_printed(const JsonPlace&, const Warrior& printed, const std::vector<Level>&);
// A figure begins alive: no dial in its skulls, not too many of them in all. [U-DIAL-6, LRG-DIAL-7]
void check_beginning(const JsonPlace&, const Warrior&);
std::vector<Warrior> at_levels(const JsonPlace&, const Warrior& printed, const std::vector<Level>&);

// As many as one figure's object holds: a model with the levels that follow each other here. The
// order of a catalog is part of a replay, so levels that stand apart make two objects.
std::size_t levels_in(std::span<const Warrior>);
// From the printed starting position to where this warrior begins, as far as that is known: a
// dragon's age and a section's weight say it, of others the first level listed is taken to begin
// there.
int clicks_before(const Warrior& first);
std::vector<FileLevel> levels_told(std::span<const Warrior>);

}  // namespace six::io
