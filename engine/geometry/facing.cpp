#include "engine/geometry/facing.h"

#include <cassert>

#include "engine/geometry/direction_table.h"

namespace six {
namespace {

constexpr std::int32_t kQuarterTurn = 900;

// n / Direction::kUnit, rounded half away from zero.
Inches whole_mils(std::int64_t n) {
    constexpr std::int64_t half = Direction::kUnit / 2;
    return Inches::from_mils(
        static_cast<std::int32_t>((n < 0 ? n - half : n + half) / Direction::kUnit));
}

}  // namespace

Direction direction(Facing facing) {
    const std::int32_t within = facing.tenths() % kQuarterTurn;
    const std::int32_t sine = kQuadrant[within];
    const std::int32_t cosine = kQuadrant[kQuarterTurn - within];
    switch (facing.tenths() / kQuarterTurn) {
        case 0:
            return {cosine, sine};
        case 1:
            return {-sine, cosine};
        case 2:
            return {-cosine, -sine};
        default:
            return {sine, -cosine};
    }
}

Vec2 ahead_of(Vec2 from, Facing facing, Inches ahead) {
    return from + rotated({ahead, Inches{}}, facing);
}

Vec2 rotated(Vec2 offset, Facing facing) {
    const Direction d = direction(facing);
    const std::int64_t x = offset.x.mils();
    const std::int64_t y = offset.y.mils();
    return {whole_mils(x * d.x - y * d.y), whole_mils(x * d.y + y * d.x)};
}

Facing facing_towards(Vec2 v) {
    assert(v != Vec2{});
    // Turned back into the first quadrant: x > 0, y >= 0.
    std::int32_t turned = 0;
    while (!(v.x > Inches{} && v.y >= Inches{})) {
        v = {v.y, -v.x};
        turned += kQuarterTurn;
    }
    std::int32_t low = 0;              // not beyond v
    std::int32_t high = kQuarterTurn;  // beyond it
    while (high - low > 1) {
        const std::int32_t middle = (low + high) / 2;
        (cross(direction(Facing::from_tenths(middle)), v) >= 0 ? low : high) = middle;
    }
    const Direction before = direction(Facing::from_tenths(low));
    const Direction after = direction(Facing::from_tenths(high));
    const std::int64_t side = cross(Direction{before.x + after.x, before.y + after.y}, v);
    const bool wraps = turned + high == Facing::kFullTurn;  // then `high` is the smaller number
    return Facing::from_tenths(turned + (side > 0 || (side == 0 && wraps) ? high : low));
}

}  // namespace six
