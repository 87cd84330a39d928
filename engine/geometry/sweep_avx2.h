// The sweep with AVX2 instructions, in a source of its own: only that one is compiled for them, and
// it shares no inline function with the rest, so that none of its code is run on a machine without
// them. Elsewhere it is never called.
#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/geometry/sweep.h"

namespace six::sweep {

void spots_near_avx2(const SpotGroup*, std::size_t groups, const CoarseLine&, std::uint64_t* words);
std::uint64_t boxes_near_avx2(const BoxGroup*, std::size_t groups, const CoarseLine&);

}  // namespace six::sweep
