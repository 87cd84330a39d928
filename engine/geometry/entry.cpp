// The exact arithmetic behind Entry: comparing (p - sqrt(r)) / q, and rounding what it stands for.
#include <cassert>

#include "engine/geometry/big.h"
#include "engine/geometry/segment.h"

namespace six {
namespace {

Int128 absolute(Int128 n) {
    return n < 0 ? -n : n;
}

// Rounded down, the quotient of b > 0.
Int128 floor_quotient(Int128 a, Int128 b) {
    const Int128 quotient = a / b;
    return quotient * b > a ? quotient - 1 : quotient;
}

Int128 wide_floor_root(Int128 n) {
    assert(n >= 0);
    if (n >> 62 == 0) return floor_root(static_cast<std::int64_t>(n));
    // Newton's steps from above fall until they reach the whole part of the root.
    int bits = 0;
    while (n >> bits != 0) ++bits;
    Int128 root = Int128{1} << ((bits + 1) / 2);
    while (true) {
        const Int128 next = (root + n / root) / 2;
        if (next >= root) return root;
        root = next;
    }
}

Int128 wide_ceil_root(Int128 n) {
    const Int128 root = wide_floor_root(n);
    return root * root == n ? root : root + 1;
}

// The sign of m + sqrt(x) - sqrt(y), m >= 0: y against m^2 + x + 2 m sqrt(x).
std::weak_ordering sign_of_sum(Int128 m, const Big& x, const Big& y) {
    const Big wide = Big(m);
    const Big low = wide * wide + x;
    if (y < low) return std::weak_ordering::greater;
    const Big rest = y - low;
    return Big(4) * wide * wide * x <=> rest * rest;
}

// size (p - sqrt(radicand)) / q, rounded to the nearest whole number, halves up; size >= 0, q > 0.
// The root may be made whole before the quotient is:
//     floor((n - s) / q) = floor(floor(n - s) / q).
Int128 rounded(std::int64_t size, std::int64_t p, Int128 radicand, std::int64_t q) {
    const Int128 n = 2 * Int128{size} * p + q;
    const Int128 root = wide_ceil_root(4 * Int128{size} * size * radicand);
    return floor_quotient(n - root, 2 * Int128{q});
}

}  // namespace

Entry Entry::ratio(std::int64_t p, std::int64_t q) {
    assert(q != 0);
    Entry entry;
    entry.p_ = q < 0 ? -p : p;
    entry.q_ = q < 0 ? -q : q;
    return entry;
}

Entry Entry::root(std::int64_t p, Int128 radicand, std::int64_t q) {
    assert(q > 0 && radicand >= 0);
    Entry entry;
    entry.p_ = p;
    entry.q_ = q;
    entry.radicand_ = radicand;
    return entry;
}

std::weak_ordering operator<=>(const Entry& a, const Entry& b) {
    // a - b has the sign of m - sqrt(x) + sqrt(y), all multiplied by both denominators.
    const Int128 m = Int128{a.p_} * b.q_ - Int128{b.p_} * a.q_;
    if (a.radicand_ == 0 && b.radicand_ == 0) return m <=> Int128{0};
    const Big x = Big(Int128{b.q_} * b.q_) * Big(a.radicand_);
    const Big y = Big(Int128{a.q_} * a.q_) * Big(b.radicand_);
    if (m >= 0) return sign_of_sum(m, y, x);
    return 0 <=> sign_of_sum(absolute(m), x, y);
}

Vec2 Entry::place(Vec2 a, Vec2 b) const {
    const auto along = [&](Inches d) {
        const std::int64_t size = d.mils() < 0 ? -d.mils() : d.mils();
        const Inches offset =
            Inches::from_mils(static_cast<std::int32_t>(rounded(size, p_, radicand_, q_)));
        return d.mils() < 0 ? -offset : offset;
    };
    return {a.x + along(b.x - a.x), a.y + along(b.y - a.y)};
}

}  // namespace six
