// Where a line meets things, for line.cpp alone: the same exact answers as segment.h, made for
// speed. A Meet keeps the whole root of its radicand, so that nearly every comparison of two is one
// of 64-bit integers; ties are still exact.
#pragma once

#include <cstdint>
#include <span>

#include "engine/base/wide.h"
#include "engine/geometry/sweep.h"
#include "engine/geometry/units.h"

namespace six {

struct Line {
    Line(Vec2 start, Vec2 end) : from(start), d(end - start), dd(length_squared(d)) {}
    Vec2 from, d;
    std::int64_t dd;
};

std::int64_t whole_root(Int128 n);  // rounded down; n >= 0

// The place from + t d, with t = (whole - f) / den, den > 0 and a fraction 0 <= f < 1: f is zero,
// or what the root of root^2 + rest has after its point (0 <= rest <= 2 root). All that is met on
// one line and has a fraction has the same den.
struct Meet {
    std::int64_t whole = 0, den = 1;
    std::int64_t root = 0, rest = 0;
};

// Negative when a comes before b on the line, 0 when they are the same point.
int compare_closely(const Meet& a, const Meet& b);
inline int compare(const Meet& a, const Meet& b) {
    // Fractions are less than 1, so whole numbers decide unless they are equal.
    if (a.den == b.den && a.whole != b.whole) return a.whole < b.whole ? -1 : 1;
    return compare_closely(a, b);
}

// Rounded to whole mils, halves away from the line's start.
Vec2 place(const Line&, const Meet&);

// Whether the line comes nearer than `radius` to a point: whether it crosses a circle.
inline bool comes_within(const Line& line, Vec2 point, Inches radius) {
    const Vec2 f = point - line.from;
    const std::int64_t rr = square(radius.mils());
    const std::int64_t along = dot(f, line.d);
    if (along <= 0) return length_squared(f) < rr;
    if (along >= line.dd) return length_squared(f - line.d) < rr;
    const std::int64_t across = cross(f, line.d);
    return Int128{across} * across < Int128{rr} * line.dd;
}
// The same, and where it comes in: at its start, if that lies inside. A circle entered at `horizon`
// / dd or later need not be found.
inline bool crosses_circle(const Line& line, Vec2 at, Inches radius, std::int64_t horizon,
                           Meet& first) {
    const Vec2 f = at - line.from;
    const std::int64_t rr = square(radius.mils());
    const std::int64_t along = dot(f, line.d);
    const std::int64_t across = cross(f, line.d);
    const Int128 radicand = Int128{rr} * line.dd - Int128{across} * across;
    first = {};
    if (along <= 0) return length_squared(f) < rr;
    if (radicand <= 0 || (along >= line.dd && length_squared(f - line.d) >= rr)) return false;
    if (along >= horizon && radicand <= Int128{along - horizon} * (along - horizon)) return false;
    const std::int64_t root = whole_root(radicand);
    const std::int64_t rest = static_cast<std::int64_t>(radicand - Int128{root} * root);
    if (along < root || (along == root && rest != 0)) return true;  // it starts inside
    first = {.whole = along - root, .den = line.dd, .root = root, .rest = rest};
    return true;
}

// Whether it passes through the inside of an outline (simple, counter-clockwise), and where it
// comes in.
bool crosses_outline(const Line&, std::span<const Vec2> corners, sweep::Unit, Meet& first);

// Whether it has a point in common with the connection of p and q, ends included, and the first
// one.
bool meets_connection(const Line&, Vec2 p, Vec2 q, Meet& first);

}  // namespace six
