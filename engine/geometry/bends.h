// Where a shortest path may bend, for the planner: the corners of circumscribed 32-gons about the
// circles of bases, the corners of rectangles, and those of barred pieces, grown by the circle that
// is carried along. A path bends at a corner only to get around it, so a leg matters only if it is
// tangent there: the corner's two neighbours lie to one side of it.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/geometry/path.h"

namespace six {

struct Bend {
    Vec2 at;
    Vec2 before, after;  // its neighbours on the ring
};

// The bends about one circle or outline lie together.
struct Ring {
    std::uint32_t first = 0, count = 0;
    bool holds_start = false, holds_goal = false;  // strictly: then tangents to it say nothing
};

struct Bends {
    std::vector<Bend> bends;
    std::vector<Ring> rings;

    void clear();
};

// Fills `out` with what a path from start to goal might bend at, leaving out what lies too far off
// for one of `longest`.
void find_bends(const Scene&, const PathQuery&, Vec2 start, Vec2 goal, Inches longest, Bends& out);

// Whether the line through u and the corner passes the corner by, its neighbours not on opposite
// sides.
inline bool is_tangent(Vec2 u, const Bend& corner, Vec2 v) {
    const std::int64_t before = cross(v - u, corner.before - u);
    const std::int64_t after = cross(v - u, corner.after - u);
    return !((before > 0 && after < 0) || (before < 0 && after > 0));
}

}  // namespace six
