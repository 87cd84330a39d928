// What keeps a figure out of an edition: a field it lacks, or one that the edition does not know.
#pragma once

#include <optional>
#include <string>

#include "engine/catalog/warrior.h"

namespace six::io {

struct EditionGap {
    std::string field;     // of the figure's object in a file: "types"
    bool foreign = false;  // it is there, and the edition has no place for it
};

// Nothing: the figure has all that the edition reads. The second edition wants the types of its
// values, and a ranged damage beside a range (V-FIG-1); the dungeon Heroes with levels (D-TEAM-2)
// and nobody larger than a square; battles of the first edition know neither the marks of the
// second nor Changelings (DGT-CHG-1).
std::optional<EditionGap> edition_gap(const Warrior&, Edition);

}  // namespace six::io
