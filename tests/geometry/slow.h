// Slow, obvious twins of the exact predicates: every point that could matter is tried in turn, on
// coordinates so small that plain integers hold everything. A segment is walked in equal steps, a
// whole number of them, and the points of the walk are scaled up by that number to be whole.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/geometry/polygon.h"
#include "engine/geometry/units.h"

namespace six::slow {

struct Point {
    std::int64_t x = 0, y = 0;
};
inline Point scaled(Vec2 p, std::int64_t by) {
    return {p.x.mils() * by, p.y.mils() * by};
}
inline std::int64_t squared(Point a, Point b) {
    return square(a.x - b.x) + square(a.y - b.y);
}
// Step k of n on the way from a to b, scaled by n.
inline Point step(Vec2 a, Vec2 b, std::int64_t k, std::int64_t n) {
    return {a.x.mils() * n + (b.x.mils() - a.x.mils()) * k,
            a.y.mils() * n + (b.y.mils() - a.y.mils()) * k};
}

// The smallest distance, squared, from p to a, b. With as many steps as the squared length the foot
// of the perpendicular is one of them. As a fraction: first / second.
struct Fraction {
    std::int64_t n, d;
};
inline Fraction distance_squared(Vec2 a, Vec2 b, Vec2 p) {
    const std::int64_t steps = length_squared(b - a) == 0 ? 1 : length_squared(b - a);
    std::int64_t least = squared(step(a, b, 0, steps), scaled(p, steps));
    for (std::int64_t k = 1; k <= steps; ++k) {
        const std::int64_t next = squared(step(a, b, k, steps), scaled(p, steps));
        if (next < least) least = next;
    }
    return {least, steps * steps};
}
inline bool nearer_than(Vec2 a, Vec2 b, Vec2 p, Inches radius) {
    const Fraction f = distance_squared(a, b, p);
    return f.n < square(radius.mils()) * f.d;
}
inline bool no_further_than(Vec2 a, Vec2 b, Vec2 p, Inches radius) {
    const Fraction f = distance_squared(a, b, p);
    return f.n <= square(radius.mils()) * f.d;
}

inline bool lies_on(Vec2 a, Vec2 b, Vec2 p) {
    return distance_squared(a, b, p).n == 0;
}

// Common points of two segments: where the lines meet at one point it is a step of n = |cross|;
// otherwise an end of one lies on the other.
inline bool segments_meet(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
    if (lies_on(a, b, c) || lies_on(a, b, d) || lies_on(c, d, a) || lies_on(c, d, b)) return true;
    const std::int64_t turn = cross(b - a, d - c);
    const std::int64_t n = turn < 0 ? -turn : turn;
    for (std::int64_t k = 0; n > 0 && k <= n; ++k)
        for (std::int64_t m = 0; m <= n; ++m) {
            const Point p = step(a, b, k, n);
            const Point q = step(c, d, m, n);
            if (p.x == q.x && p.y == q.y) return true;
        }
    return false;
}

// 1 inside, 0 on the edge, -1 outside: by the turns of the outline around the point, which is given
// scaled. A corner straight above or below counts with the side to its right.
inline int side(std::span<const Vec2> corners, Point p, std::int64_t scale) {
    int turns = 0;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Point a = scaled(corners[i], scale);
        const Point b = scaled(corners[(i + 1) % corners.size()], scale);
        const std::int64_t turn = (a.x - p.x) * (b.y - p.y) - (a.y - p.y) * (b.x - p.x);
        const std::int64_t along = (a.x - p.x) * (b.x - p.x) + (a.y - p.y) * (b.y - p.y);
        if (turn == 0 && along <= 0) return 0;
        if (a.x <= p.x && b.x > p.x && turn < 0) ++turns;
        if (b.x <= p.x && a.x > p.x && turn > 0) --turns;
    }
    return turns != 0 ? 1 : -1;
}

// On a grid of 0 .. size, places where a segment meets edges are fractions with denominators up to
// 2 size^2, so two different ones lie further apart than two steps of this many.
inline std::int64_t fine_steps(std::int64_t size) {
    return 3 * square(2 * size * size) + 1;
}
inline bool crosses_polygon(Vec2 a, Vec2 b, std::span<const Vec2> corners, std::int64_t steps) {
    for (std::int64_t k = 0; k <= steps; ++k)
        if (side(corners, step(a, b, k, steps), steps) > 0) return true;
    return false;
}

inline bool crosses_grown(Vec2 a, Vec2 b, std::span<const Vec2> corners, Inches reach) {
    if (side(corners, scaled(a, 1), 1) > 0) return true;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Vec2 c = corners[i];
        const Vec2 d = corners[(i + 1) % corners.size()];
        if (slow::segments_meet(a, b, c, d) || nearer_than(a, b, c, reach) ||
            nearer_than(c, d, a, reach) || nearer_than(c, d, b, reach))
            return true;
    }
    return false;
}

inline bool is_simple(std::span<const Vec2> corners) {
    const std::size_t n = corners.size();
    std::int64_t area = 0;
    for (std::size_t i = 0; i < n; ++i) {
        area += cross(corners[i], corners[(i + 1) % n]);
        for (std::size_t j = 0; j < i; ++j)
            if (corners[i] == corners[j]) return false;
    }
    for (std::size_t i = 0; i < n; ++i) {
        const Vec2 a = corners[i];
        const Vec2 b = corners[(i + 1) % n];
        for (std::size_t j = 0; j < n; ++j) {
            const Vec2 c = corners[j];
            const Vec2 d = corners[(j + 1) % n];
            if (i == j) continue;
            if (b == c) {
                if (lies_on(a, b, d) || lies_on(c, d, a)) return false;
            } else if (a != d && slow::segments_meet(a, b, c, d)) {
                return false;
            }
        }
    }
    return n >= 3 && area > 0;
}

}  // namespace six::slow
