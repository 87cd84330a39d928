// Terrain outlines: simple polygons in whole mils, and how points and bases lie to them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/geometry/base.h"

namespace six {

// A simple polygon in whole mils, counter-clockwise, 3 to kMaxCorners corners.
inline constexpr std::size_t kMaxCorners = 32;
struct Polygon {
    std::vector<Vec2> corners;

    friend bool operator==(const Polygon&, const Polygon&) = default;
};
// Where a point lies to an outline; the corners go counter-clockwise.
enum class Side : std::uint8_t { outside, edge, inside };
Side side_of(std::span<const Vec2> corners, Vec2 point);

bool is_simple(const Polygon&);  // no crossing, no repeated corner, counter-clockwise, in bounds
// Twice the area in square mils; positive when counter-clockwise.
std::int64_t double_area(const Polygon&);

bool holds(const Polygon&, Vec2 point);     // the edge is inside [U-GEN-11]
bool holds(const Polygon&, const Base&);    // the whole base lies inside, rim on the edge allowed
bool touches(const Polygon&, const Base&);  // at least one common point [U-TERR-4]
// The base, made smaller all round by the slack, reaches into it.
bool overlaps(const Polygon&, const Base&, Inches slack);

}  // namespace six
