#include "engine/geometry/units.h"

#include <bit>
#include <cassert>

namespace six {

std::int64_t floor_root(std::int64_t n) {
    assert(n >= 0);
    if (n == 0) return 0;
    // Each step doubles the number of right digits, so that four divisions give a root of 32 bits
    // that is right or one too large. It begins from the top two digits of n, brought there by an
    // even shift.
    const auto value = static_cast<std::uint64_t>(n);
    const int shift = std::countl_zero(value) & ~1;
    const std::uint64_t m = value << shift;
    std::uint64_t root = 1 + (m >> 62);
    root = (root << 1) + (m >> 59) / root;
    root = (root << 3) + (m >> 53) / root;
    root = (root << 7) + (m >> 41) / root;
    root = (root << 15) + (m >> 17) / root;
    root >>= shift / 2;
    while (root * root > value) --root;
    while ((root + 1) * (root + 1) <= value) ++root;
    return static_cast<std::int64_t>(root);
}

std::int64_t ceil_root(std::int64_t n) {
    const std::int64_t root = floor_root(n);
    return root * root == n ? root : root + 1;
}

Inches distance(Vec2 a, Vec2 b) {
    return Inches::from_mils(static_cast<std::int32_t>(ceil_root(distance_squared(a, b))));
}

}  // namespace six
