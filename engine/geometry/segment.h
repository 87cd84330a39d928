// A straight segment against points, discs, other segments and outlines, decided exactly in
// integers. Crossing means passing through the inside: a rim, an edge or a corner that is only met
// is not crossed [U-GEN-9]. Where a segment first comes in is an Entry, an exact number that can be
// compared, and rounded only to be shown.
//
// Coordinates lie within kMaxCoordinate and radii within it too. Outlines are simple and
// counter-clockwise.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <span>

#include "engine/base/wide.h"
#include "engine/geometry/polygon.h"
#include "engine/geometry/units.h"

namespace six {

// 1 when a, b, c turn counter-clockwise, -1 when clockwise, 0 when they lie on one line.
constexpr int orientation(Vec2 a, Vec2 b, Vec2 c) {
    const std::int64_t turn = cross(b - a, c - a);
    return (turn > 0) - (turn < 0);
}

// Whether p is one of the points from a to b, both ends included.
constexpr bool on_segment(Vec2 a, Vec2 b, Vec2 p) {
    return orientation(a, b, p) == 0 && dot(p - a, p - b) <= 0;
}

// The closed segments have at least one point in common.
bool segments_meet(Vec2 a, Vec2 b, Vec2 c, Vec2 d);
// They have exactly one, and it is an end of neither.
bool segments_cross(Vec2 a, Vec2 b, Vec2 c, Vec2 d);

// The segment has a point nearer to the centre than the radius: tangent, or ending on the rim, is
// not crossing.
bool crosses_disc(Vec2 a, Vec2 b, Vec2 centre, Inches radius);
// The closed question: a point that is no further from it than the reach.
bool comes_within(Vec2 a, Vec2 b, Vec2 point, Inches reach);

// The segment has a point in the inside: running along an edge or through a corner from outside is
// not crossing.
bool crosses_polygon(Vec2 a, Vec2 b, std::span<const Vec2> corners);
inline bool crosses_polygon(Vec2 a, Vec2 b, const Polygon& polygon) {
    return crosses_polygon(a, b, std::span<const Vec2>(polygon.corners));
}

// The segment crosses the outline's inside or comes nearer to it than the reach: what a disc of
// that radius does when its centre goes from a to b. A reach of 0 or less asks for the line alone.
bool crosses_grown(Vec2 a, Vec2 b, std::span<const Vec2> corners, Inches reach);

// A place on the way from a to b: a + t (b - a) with t = (p - sqrt(r)) / q between 0 and 1. Entries
// of one and the same segment compare by t, exactly, whatever they are entries of.
class Entry {
public:
    constexpr Entry() = default;                         // the start of the segment
    static Entry ratio(std::int64_t p, std::int64_t q);  // p / q; q != 0
    static Entry root(std::int64_t p, Int128 radicand,
                      std::int64_t q);  // (p - sqrt(radicand)) / q; q > 0

    // In whole mils, its distance from a in x and in y rounded half away from zero: so it moves,
    // turns and mirrors with the table.
    Vec2 place(Vec2 a, Vec2 b) const;

    friend std::weak_ordering operator<=>(const Entry&, const Entry&);
    friend bool operator==(const Entry& a, const Entry& b) { return (a <=> b) == 0; }

private:
    std::int64_t p_ = 0, q_ = 1;
    Int128 radicand_ = 0;
};

// Where the segment first comes in, or nothing when it does not; one that starts inside enters at
// its start. Each agrees with the predicate above it is named after.
std::optional<Entry> enters_disc(Vec2 a, Vec2 b, Vec2 centre, Inches radius);
std::optional<Entry> enters_polygon(Vec2 a, Vec2 b, std::span<const Vec2> corners);
std::optional<Entry> enters_grown(Vec2 a, Vec2 b, std::span<const Vec2> corners, Inches reach);
// The first point that a, b has in common with the closed segment c, d.
std::optional<Entry> meets_segment(Vec2 a, Vec2 b, Vec2 c, Vec2 d);

// The point of the side from a to b, or of the outline, that is nearest to p, in whole mils (halves
// away from a); of equally near sides the first.
Vec2 nearest_on_side(Vec2 a, Vec2 b, Vec2 p);
Vec2 nearest_on_outline(const Polygon&, Vec2 p);

}  // namespace six
