#include "engine/geometry/sweep.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>

#include "engine/geometry/sweep_avx2.h"

namespace six::sweep {

namespace {

constexpr int kCoarseBits = 5;

constexpr std::int32_t nearest(Inches v) {
    return (v.mils() + 16) >> kCoarseBits;
}
constexpr std::int32_t below(Inches v) {
    return v.mils() >> kCoarseBits;
}
constexpr std::int32_t above(Inches v) {
    return (v.mils() + 31) >> kCoarseBits;
}
constexpr std::int16_t narrow(std::int32_t v) {
    return static_cast<std::int16_t>(v);
}

// For the upper bound of a root: entry i is sqrt(i + 65) * 2^12, rounded up.
constexpr std::array<std::uint32_t, 192> kRootsAbove = [] {
    std::array<std::uint32_t, 192> roots{};
    std::uint64_t root = 0;
    for (std::size_t i = 0; i < roots.size(); ++i) {
        while (root * root < std::uint64_t{i + 65} << 24) ++root;
        roots[i] = static_cast<std::uint32_t>(root);
    }
    return roots;
}();
static_assert(kRootsAbove.back() == 1 << 16);

// At least the root of n and at most 0.8 % more, plus 1. The eight leading bits (after an even
// shift) decide.
std::int32_t root_or_more(std::uint32_t n) {
    if (n == 0) return 0;
    const int shift = std::countl_zero(n) & ~1;
    const std::uint32_t leading = (n << shift) >> 24;
    return static_cast<std::int32_t>(kRootsAbove[leading - 64] >> (shift / 2)) + 1;
}

bool spot_is_near(const SpotGroup& group, std::size_t lane, const CoarseLine& line) {
    const std::int32_t fx = group.doubled[2 * lane] - line.sum_x;
    const std::int32_t fy = group.doubled[2 * lane + 1] - line.sum_y;
    const std::int32_t across = std::abs(fx * line.dy - fy * line.dx);
    const std::int32_t along = std::abs(fx * line.dx + fy * line.dy) - line.dd;
    return std::max(across, along) <= group.reach[lane] * line.length + line.margin;
}

bool box_is_near(const BoxGroup& group, std::size_t lane, const CoarseLine& line) {
    const std::int32_t fx = group.doubled[2 * lane] - line.sum_x;
    const std::int32_t fy = group.doubled[2 * lane + 1] - line.sum_y;
    const std::int32_t side_x = group.sides[2 * lane];
    const std::int32_t side_y = group.sides[2 * lane + 1];
    const std::int32_t dx = std::abs(line.dx);
    const std::int32_t dy = std::abs(line.dy);
    return std::abs(fx) <= side_x + dx && std::abs(fy) <= side_y + dy &&
           std::abs(fx * line.dy - fy * line.dx) <= side_x * dy + side_y * dx;
}

}  // namespace

void put_spot(SpotGroup& group, std::size_t lane, Vec2 at, Inches radius) {
    group.doubled[2 * lane] = narrow(2 * nearest(at.x));
    group.doubled[2 * lane + 1] = narrow(2 * nearest(at.y));
    group.reach[lane] = (radius.mils() + 15) / 16;
}

void put_box(BoxGroup& group, std::size_t lane, Vec2 lo, Vec2 hi) {
    group.doubled[2 * lane] = narrow(below(lo.x) + above(hi.x));
    group.doubled[2 * lane + 1] = narrow(below(lo.y) + above(hi.y));
    group.sides[2 * lane] = narrow(above(hi.x) - below(lo.x) + 1);
    group.sides[2 * lane + 1] = narrow(above(hi.y) - below(lo.y) + 1);
}

CoarseLine coarse_line(Vec2 from, Vec2 to, Inches slack) {
    const std::int32_t ax = nearest(from.x), ay = nearest(from.y);
    const std::int32_t bx = nearest(to.x), by = nearest(to.y);
    const std::int32_t dx = bx - ax, dy = by - ay;
    const std::int32_t dd = dx * dx + dy * dy;
    const std::int32_t length = root_or_more(static_cast<std::uint32_t>(dd));
    // 2 (slack / 32 + 1.4143) = (slack + 45.26) / 16; a slack of many inches need not fit.
    const std::int64_t margin = ((std::int64_t{slack.mils()} + 46) * length + 15) / 16;
    return {.sum_x = ax + bx,
            .sum_y = ay + by,
            .dx = dx,
            .dy = dy,
            .dd = dd,
            .length = length,
            .margin = static_cast<std::int32_t>(std::min(margin, std::int64_t{1} << 30))};
}

Unit best_unit() {
#if defined(__x86_64__)
    return __builtin_cpu_supports("avx2") ? Unit::avx2 : Unit::scalar;
#else
    return Unit::scalar;
#endif
}

void spots_near(const Targets& targets, const CoarseLine& line, Unit unit, Candidates& out) {
    if (unit == Unit::avx2) return spots_near_avx2(targets, line, out);
    std::fill_n(out.spots, (targets.spots + 63) / 64, std::uint64_t{0});
    for (std::size_t i = 0; i < targets.spots; ++i)
        if (spot_is_near(targets.spot_groups[i / kGroup], i % kGroup, line))
            out.spots[i / 64] |= std::uint64_t{1} << i % 64;
}

void boxes_near(const Targets& targets, const CoarseLine& line, Unit unit, Candidates& out) {
    if (unit == Unit::avx2) return boxes_near_avx2(targets, line, out);
    out.boxes = 0;
    for (std::size_t i = 0; i < targets.boxes; ++i)
        if (box_is_near(targets.box_groups[i / kGroup], i % kGroup, line))
            out.boxes |= std::uint64_t{1} << i;
}

void all_near(const Targets& targets, const CoarseLine& line, Unit unit, Candidates& out) {
    if (unit == Unit::avx2) return all_near_avx2(targets, line, out);
    spots_near(targets, line, unit, out);
    boxes_near(targets, line, unit, out);
}

Sides sides_of(std::span<const Vec2> corners, Vec2 from, Vec2 d, Unit unit) {
    if (unit == Unit::avx2 && corners.size() >= 4)
        return sides_of_avx2(corners.data(), corners.size(), from, d);
    Sides sides{0, 0};
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const std::int64_t side = cross(d, corners[i] - from);
        sides.left |= std::uint32_t{side > 0} << i;
        sides.on |= std::uint32_t{side == 0} << i;
    }
    return sides;
}

}  // namespace six::sweep
