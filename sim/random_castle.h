// Castles drawn from a seed: sections with dials of their own, and where they stand.
#pragma once

#include "chance/rng.h"
#include "engine/state/state.h"
#include "engine/state/table.h"

namespace six::sim {

Warrior random_section(Rng&, FigureKind, std::uint16_t number);

// Adds sections of one player anywhere off the terrain, some of them side by side, to a battle that
// has no figure on the table yet; the catalog ends with one of each kind.
void build_random_castle(Rng&, Table&, State&, Seat owner, std::uint16_t first_kind);

}  // namespace six::sim
