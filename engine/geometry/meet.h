// Where a line meets things, for line.cpp alone: the same exact answers as segment.h, made for
// speed. A Meet keeps the whole root of its radicand, so that nearly every comparison of two is one
// of 64-bit integers; ties are still exact.
#pragma once

#include <cstdint>
#include <span>

#include "engine/base/wide.h"
#include "engine/geometry/units.h"

namespace six {

struct Line {
    Line(Vec2 start, Vec2 end) : from(start), d(end - start), dd(length_squared(d)) {}
    Vec2 from, d;
    std::int64_t dd;
};

// The place from + t d, with t = (whole - f) / den, den > 0 and a fraction 0 <= f < 1: f is zero,
// or what the root of root^2 + rest has after its point (0 <= rest <= 2 root). All roots on one
// line have den = dd.
struct Meet {
    std::int64_t whole = 0, den = 1;
    std::int64_t root = 0, rest = 0;
};

// Negative when a comes before b on the line, 0 when they are the same point.
int compare(const Meet& a, const Meet& b);

// Rounded to whole mils, halves away from the line's start.
Vec2 place(const Line&, const Meet&);

// These return whether the line passes through the inside, and where it comes in (its start, if it
// starts inside).
bool crosses_circle(const Line&, Vec2 at, Inches radius, Meet& first);
bool crosses_outline(const Line&, std::span<const Vec2> corners, Meet& first);
// Whether the line has a point in common with the connection of p and q, ends included, and the
// first one.
bool meets_connection(const Line&, Vec2 p, Vec2 q, Meet& first);

// Whether the line comes nearer than `reach` to a point.
bool comes_within(const Line&, Vec2 point, Inches reach);

}  // namespace six
