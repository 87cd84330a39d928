// Directions. A Facing is a whole number of tenths of a degree, 0 along +x and counter-clockwise
// from there. Its direction vector comes from a committed table (one quadrant, mirrored), so a
// quarter turn of the table turns every direction exactly and all machines agree.
#pragma once

#include <compare>
#include <cstdint>

#include "engine/geometry/units.h"

namespace six {

class Facing {
public:
    static constexpr std::int32_t kFullTurn = 3600;

    constexpr Facing() = default;
    // Any number of tenths; wraps around.
    static constexpr Facing from_tenths(std::int32_t tenths) {
        const std::int32_t wrapped = tenths % kFullTurn;
        return Facing{static_cast<std::uint16_t>(wrapped < 0 ? wrapped + kFullTurn : wrapped)};
    }
    constexpr std::int32_t tenths() const { return tenths_; }
    constexpr Facing turned(std::int32_t tenths) const { return from_tenths(tenths_ + tenths); }
    friend constexpr auto operator<=>(Facing, Facing) = default;

private:
    explicit constexpr Facing(std::uint16_t tenths) : tenths_(tenths) {}
    std::uint16_t tenths_ = 0;
};

// A unit vector in 1/kUnit parts: |x|, |y| <= kUnit.
struct Direction {
    static constexpr std::int32_t kUnit = 1 << 20;
    std::int32_t x = 0, y = 0;
    friend constexpr bool operator==(Direction, Direction) = default;
};
// Above 0: v lies to the left of the direction.
constexpr std::int64_t cross(Direction d, Vec2 v) {
    return std::int64_t{d.x} * v.y.mils() - std::int64_t{d.y} * v.x.mils();
}
Direction direction(Facing);

// The place `ahead` in front of `from` (behind it when negative), rounded half away from zero to
// whole mils.
Vec2 ahead_of(Vec2 from, Facing facing, Inches ahead);

// Rotates `offset` (given for facing 0) to `facing`, rounded half away from zero.
Vec2 rotated(Vec2 offset, Facing facing);

// The facing nearest to the direction of v (ties: the smaller number of tenths); v must not be
// zero.
Facing facing_towards(Vec2 v);

}  // namespace six
