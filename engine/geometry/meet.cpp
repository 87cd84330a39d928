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
std::int64_t whole_root(std::uint64_t n) {
    if (n == 0) return 0;
    const int shift = std::countl_zero(n) & ~1;
    const std::uint64_t m = n << shift;
    const std::uint32_t eight = kRoots[(m >> 56) - 64];
    const std::uint32_t sixteen = (eight << 7) + static_cast<std::uint32_t>(m >> 41) / eight;
    const std::uint64_t all = (std::uint64_t{sixteen} << 15) + (m >> 17) / sixteen;
    std::uint64_t root = std::min<std::uint64_t>(all >> (shift / 2), 0xFFFFFFFF);
    while (root * root > n) --root;
    while (root < 0xFFFFFFFF && (root + 1) * (root + 1) <= n) ++root;
    return static_cast<std::int64_t>(root);
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

// A place num / den of the way along the line, den > 0.
struct Ratio {
    std::int64_t num, den;
};
int compare(Ratio a, Ratio b) {
    return sign(Int128{a.num} * b.den - Int128{b.num} * a.den);
}

// Where the line meets the one through u and w, of which w lies further to its left.
Ratio meeting_with(const Line& line, Vec2 u, Vec2 w) {
    return {cross(u - line.from, w - u), cross(line.d, w - u)};
}

// The same for the edge named by the lowest bit, which the line enters or leaves by.
Ratio way_in(const Line& line, std::span<const Vec2> corners, std::uint32_t edges) {
    const std::size_t i = static_cast<std::size_t>(std::countr_zero(edges));
    return meeting_with(line, corners[i + 1 == corners.size() ? 0 : i + 1], corners[i]);
}
Ratio way_out(const Line& line, std::span<const Vec2> corners, std::uint32_t edges) {
    const std::size_t i = static_cast<std::size_t>(std::countr_zero(edges));
    return meeting_with(line, corners[i], corners[i + 1 == corners.size() ? 0 : i + 1]);
}

// No corner lies on the line: it comes in where an edge leads from its left to its right, and goes
// out where one leads back.
bool crosses_plainly(const Line& line, std::span<const Vec2> corners, std::uint32_t left,
                     Meet& first) {
    const std::uint32_t next = left >> 1 | (left & 1) << (corners.size() - 1);
    std::uint32_t ins = left & ~next, outs = next & ~left;
    if (ins == 0) return false;
    Ratio in = way_in(line, corners, ins);
    if ((ins & (ins - 1)) == 0) {  // just one
        if (in.num >= in.den || way_out(line, corners, outs).num <= 0) return false;
    } else {
        int inside = 0;  // at the start: how often it has come in more than gone out
        Ratio nearest{1, 1};
        for (; ins != 0; ins &= ins - 1) {
            in = way_in(line, corners, ins);
            inside += in.num <= 0;
            if (in.num > 0 && compare(in, nearest) < 0) nearest = in;
        }
        for (; outs != 0; outs &= outs - 1) inside -= way_out(line, corners, outs).num <= 0;
        if (inside == 0 && nearest.num == nearest.den) return false;
        in = inside != 0 ? Ratio{0, 1} : nearest;
    }
    first = in.num <= 0 ? Meet{} : Meet{.whole = in.num, .den = in.den};
    return true;
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
        if (!left && !right) continue;
        const Ratio at = side_u < side_w ? meeting_with(line, u, w) : meeting_with(line, w, u);
        turns.push_back({at, left, right});
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

std::int64_t whole_root(Int128 n) {
    if (n >> 64 == 0) return whole_root(static_cast<std::uint64_t>(n));
    // Bit by bit: only for bases larger than any, on lines longer than any table.
    std::int64_t root = 0;
    for (std::int64_t bit = std::int64_t{1} << 40; bit != 0; bit >>= 1)
        if (Int128{root | bit} * (root | bit) <= n) root |= bit;
    return root;
}

int compare_closely(const Meet& a, const Meet& b) {
    if (a.den == b.den)
        return a.whole != b.whole ? sign(a.whole - b.whole) : -compare_fractions(a, b);
    if (b.rest != 0) return -compare_closely(b, a);
    const Int128 ahead = Int128{a.whole} * b.den - Int128{b.whole} * a.den;
    if (ahead <= 0 || ahead >= b.den) return ahead == 0 ? -sign(a.rest) : sign(ahead);
    return -compare_fraction(a, static_cast<std::int64_t>(ahead), b.den);
}

Vec2 place(const Line& line, const Meet& meet) {
    return line.from + Vec2{rounded_part(meet, line.d.x), rounded_part(meet, line.d.y)};
}

bool crosses_outline(const Line& line, std::span<const Vec2> corners, sweep::Unit unit,
                     Meet& first) {
    assert(corners.size() <= kMaxCorners);
    const sweep::Sides sides = sweep::sides_of(corners, line.from, line.d, unit);
    if (sides.on == 0) return crosses_plainly(line, corners, sides.left, first);
    if (line.dd != 0) return crosses_at_corners(line, corners, first);
    first = {};
    return is_inside(line.from, corners);
}

bool meets_connection(const Line& line, Vec2 p, Vec2 q, Meet& first) {
    const std::int64_t side_p = cross(line.d, p - line.from);
    const std::int64_t side_q = cross(line.d, q - line.from);
    if (side_p == side_q) return side_p == 0 && meets_on_one_line(line, p, q, first);
    if (sign(side_p) * sign(side_q) > 0) return false;
    const Ratio at = side_p < side_q ? meeting_with(line, p, q) : meeting_with(line, q, p);
    first = {.whole = at.num, .den = at.den};
    return 0 <= at.num && at.num <= at.den;
}

}  // namespace six
