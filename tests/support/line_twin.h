// The slow twin of line.h: every base, every pair of bases and every piece in turn, straight from
// the definitions, by the exact predicates of segment.h. No sweep, no order, no memory.
#pragma once

#include "engine/geometry/line.h"

namespace six::twin {

Block first_block(const Scene&, const LineQuery&);
bool is_clear(const Scene&, const LineQuery&);
PieceSet pieces_crossed(const Scene&, Vec2 from, Vec2 to);

}  // namespace six::twin
