// The sweep with AVX2 instructions. Only these functions are compiled for them, and they share no
// inline function with the rest, so that none of their code runs on a machine without them.
// Elsewhere than on x86-64 they must not be called.
#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/geometry/sweep.h"

namespace six::sweep {

void spots_near_avx2(const Targets&, const CoarseLine&, Candidates& out);
void boxes_near_avx2(const Targets&, const CoarseLine&, Candidates& out);
void all_near_avx2(const Targets&, const CoarseLine&, Candidates& out);
Sides sides_of_avx2(const Vec2* corners, std::size_t count, Vec2 from, Vec2 d);  // count >= 4

}  // namespace six::sweep
