#include "engine/geometry/meet.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstdlib>

#include "engine/base/inline_vector.h"
#include "engine/geometry/polygon.h"

namespace six {

namespace {

template <class Number>
constexpr int sign(Number n) {
    return (n > 0) - (n < 0);
}

// Entry i is the root of i + 64.5, in sixteenths: within 1/256 of the root of any number that
// starts so.
constexpr std::array<std::uint8_t, 192> kRoots = [] {
    std::array<std::uint8_t, 192> roots{};
    std::uint32_t root = 128;
    for (std::uint32_t i = 0; i < roots.size(); ++i) {
        while ((root + 1) * (root + 1) <= (2 * i + 129) * 128) ++root;
        roots[i] = static_cast<std::uint8_t>(root);
    }
    return roots;
}();

// The whole part of the root: the table knows 8 bits of it, each of Newton's steps doubles them,
// and the last two lines make good for what rounding did.
std::uint64_t whole_root(std::uint64_t n) {
    if (n == 0) return 0;
    const int shift = std::countl_zero(n) & ~1;
    const std::uint64_t m = n << shift;
    const std::uint32_t eight = kRoots[(m >> 56) - 64];
    const std::uint32_t sixteen = (eight << 7) + static_cast<std::uint32_t>(m >> 41) / eight;
    const std::uint64_t all = (std::uint64_t{sixteen} << 15) + (m >> 17) / sixteen;
    std::uint64_t root = std::min<std::uint64_t>(all >> (shift / 2), 0xFFFFFFFF);
    while (root * root > n) --root;
    while (root < 0xFFFFFFFF && (root + 1) * (root + 1) <= n) ++root;
    return root;
}

// Bit by bit: for bases larger than any made, far beyond any table.
std::uint64_t whole_root_wide(Int128 n) {
    std::uint64_t root = 0;
    for (std::uint64_t bit = std::uint64_t{1} << 40; bit != 0; bit >>= 1)
        if (Int128{static_cast<std::int64_t>(root | bit)} * static_cast<std::int64_t>(root | bit) <=
            n)
            root |= bit;
    return root;
}

// The sign of f - p / m, for the fraction f of `meet`, p >= 0 and m > 0: root^2 + rest against
// (root + p / m)^2. With radii and coordinates in bounds every term stays below 2^120.
int compare_fraction(const Meet& meet, std::int64_t p, std::int64_t m) {
    return sign(Int128{meet.rest} * m * m - Int128{2} * meet.root * p * m - Int128{p} * p);
}

// The sign of f(a) - f(b). Put f(a)^2 = a.rest - 2 a.root f(a) into f^2 + 2 b.root f - b.rest,
// which is positive just when f is greater than f(b).
int compare_fractions(const Meet& a, const Meet& b) {
    const std::int64_t rest = a.rest - b.rest;
    const std::int64_t twice = 2 * (a.root - b.root);
    if (twice == 0) return sign(rest);
    if (twice > 0) return rest < 0 ? -1 : -compare_fraction(a, rest, twice);
    return rest > 0 ? 1 : compare_fraction(a, -rest, -twice);
}

// One coordinate of the way from the start to the place.
Inches rounded_part(const Meet& meet, Inches along) {
    const std::int64_t size = std::abs(std::int64_t{along.mils()});
    // The whole part of size (whole - f) / den + 1/2; the fraction takes up to 2 size of what is
    // left.
    const std::int64_t n = 2 * size * meet.whole + meet.den;
    std::int64_t part = n / (2 * meet.den);
    const std::int64_t left = n - part * 2 * meet.den;
    if (left < 2 * size && compare_fraction(meet, left, 2 * size) > 0) --part;
    const Inches way = Inches::from_mils(static_cast<std::int32_t>(part));
    return along < Inches{} ? -way : way;
}

// Where the line and the edge from u to w meet, given that they are not parallel: t = num / den,
// den > 0.
struct Ratio {
    std::int64_t num, den;
};
Ratio edge_meeting(const Line& line, Vec2 u, Vec2 w) {
    const Vec2 edge = w - u;
    const std::int64_t num = cross(u - line.from, edge);
    const std::int64_t den = cross(line.d, edge);
    return den < 0 ? Ratio{-num, -den} : Ratio{num, den};
}
int compare(Ratio a, Ratio b) {
    return sign(Int128{a.num} * b.den - Int128{b.num} * a.den);
}

// No corner lies on the line: outside and inside alternate at the edges it meets.
bool crosses_plainly(const Line& line, std::span<const Vec2> corners, std::uint32_t left,
                     Meet& first) {
    const std::size_t n = corners.size();
    const std::uint32_t next = left >> 1 | (left & 1) << (n - 1);
    bool inside = false;
    Ratio nearest{1, 1};
    for (std::uint32_t edges = left ^ next; edges != 0; edges &= edges - 1) {
        const std::size_t i = static_cast<std::size_t>(std::countr_zero(edges));
        const Ratio at = edge_meeting(line, corners[i], corners[i + 1 == n ? 0 : i + 1]);
        if (at.num <= 0)
            inside = !inside;
        else if (compare(at, nearest) < 0)
            nearest = at;
    }
    if (inside) nearest = {0, 1};
    first = {.whole = nearest.num, .den = nearest.den};
    return nearest.num < nearest.den;
}

// Corners on the line: it is looked at shifted a hair to its left and a hair to its right. It is
// inside where both of these are; where only one is, it runs along an edge.
bool crosses_at_corners(const Line& line, std::span<const Vec2> corners, Meet& first) {
    struct Turn {
        Ratio at;
        bool left, right;
    };
    InlineVector<Turn, kMaxCorners> turns;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Vec2 u = corners[i], w = corners[i + 1 == corners.size() ? 0 : i + 1];
        const std::int64_t side_u = cross(line.d, u - line.from);
        const std::int64_t side_w = cross(line.d, w - line.from);
        const bool left = (side_u <= 0) != (side_w <= 0);
        const bool right = (side_u < 0) != (side_w < 0);
        if (left || right) turns.push_back({edge_meeting(line, u, w), left, right});
    }
    std::sort(turns.begin(), turns.end(),
              [](const Turn& a, const Turn& b) { return compare(a.at, b.at) < 0; });
    bool left = false, right = false;
    for (std::size_t i = 0; i + 1 < turns.size(); ++i) {
        left ^= turns[i].left;
        right ^= turns[i].right;
        if (!left || !right || compare(turns[i].at, turns[i + 1].at) == 0) continue;
        const Ratio enters = turns[i].at, leaves = turns[i + 1].at;
        if (leaves.num <= 0 || enters.num >= enters.den) continue;
        first = enters.num <= 0 ? Meet{} : Meet{.whole = enters.num, .den = enters.den};
        return true;
    }
    return false;
}

// A line without length: whether its only point lies in the inside.
bool is_inside(Vec2 point, std::span<const Vec2> corners) {
    bool inside = false;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Vec2 u = corners[i] - point;
        const Vec2 w = corners[i + 1 == corners.size() ? 0 : i + 1] - point;
        const std::int64_t turn = cross(u, w);
        if (turn == 0 && dot(u, w) <= 0) return false;
        if ((u.y > Inches{}) != (w.y > Inches{}) && (turn > 0) == (w.y > u.y)) inside = !inside;
    }
    return inside;
}

// p, q and the line lie on one line, or the line is a point.
bool meets_on_one_line(const Line& line, Vec2 p, Vec2 q, Meet& first) {
    first = {};
    if (line.dd == 0)
        return cross(q - p, line.from - p) == 0 && dot(p - line.from, q - line.from) <= 0;
    const auto [near, far] = std::minmax({dot(p - line.from, line.d), dot(q - line.from, line.d)});
    if (near > 0) first = {.whole = near, .den = line.dd};
    return far >= 0 && near <= line.dd;
}

}  // namespace

int compare(const Meet& a, const Meet& b) {
    if (a.den == b.den) {
        // Fractions are less than 1, so whole numbers decide unless they are equal.
        if (a.whole != b.whole) return a.whole < b.whole ? -1 : 1;
        return -compare_fractions(a, b);
    }
    if (b.rest != 0) return -compare(b, a);
    const Int128 ahead = Int128{a.whole} * b.den - Int128{b.whole} * a.den;
    if (ahead <= 0 || ahead >= b.den) return ahead == 0 ? -sign(a.rest) : sign(ahead);
    return -compare_fraction(a, static_cast<std::int64_t>(ahead), b.den);
}

Vec2 place(const Line& line, const Meet& meet) {
    return line.from + Vec2{rounded_part(meet, line.d.x), rounded_part(meet, line.d.y)};
}

bool crosses_circle(const Line& line, Vec2 at, Inches radius, Meet& first) {
    const Vec2 f = at - line.from;
    const std::int64_t rr = square(radius.mils());
    if (length_squared(f) < rr) {
        first = {};
        return true;
    }
    const std::int64_t along = dot(f, line.d);
    if (along <= 0) return false;
    if (along >= line.dd && length_squared(f - line.d) >= rr) return false;
    const std::int64_t across = cross(f, line.d);
    const Int128 radicand = Int128{rr} * line.dd - Int128{across} * across;
    if (radicand <= 0) return false;
    const bool narrow = radicand >> 64 == 0;
    const std::uint64_t root =
        narrow ? whole_root(static_cast<std::uint64_t>(radicand)) : whole_root_wide(radicand);
    first.root = static_cast<std::int64_t>(root);
    first.rest = static_cast<std::int64_t>(radicand - Int128{first.root} * first.root);
    first.whole = along - first.root;
    first.den = line.dd;
    return true;
}

bool crosses_outline(const Line& line, std::span<const Vec2> corners, Meet& first) {
    assert(corners.size() <= kMaxCorners);
    std::uint32_t left = 0;
    bool on_line = false;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const std::int64_t side = cross(line.d, corners[i] - line.from);
        left |= std::uint32_t{side > 0} << i;
        on_line |= side == 0;
    }
    if (!on_line) return crosses_plainly(line, corners, left, first);
    if (line.dd != 0) return crosses_at_corners(line, corners, first);
    first = {};
    return is_inside(line.from, corners);
}

bool meets_connection(const Line& line, Vec2 p, Vec2 q, Meet& first) {
    const std::int64_t side_p = cross(line.d, p - line.from);
    const std::int64_t side_q = cross(line.d, q - line.from);
    if (side_p == side_q) return side_p == 0 && meets_on_one_line(line, p, q, first);
    if (sign(side_p) * sign(side_q) > 0) return false;
    const Ratio at = edge_meeting(line, p, q);
    first = {.whole = at.num, .den = at.den};
    return 0 <= at.num && at.num <= at.den;
}

bool comes_within(const Line& line, Vec2 point, Inches reach) {
    const Vec2 f = point - line.from;
    const std::int64_t rr = square(reach.mils());
    const std::int64_t along = dot(f, line.d);
    if (along <= 0) return length_squared(f) < rr;
    if (along >= line.dd) return length_squared(f - line.d) < rr;
    const std::int64_t across = cross(f, line.d);
    return Int128{across} * across < Int128{rr} * line.dd;
}

}  // namespace six
