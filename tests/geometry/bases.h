// Bases of every kind, for tests.
#pragma once

#include "engine/geometry/base.h"

namespace six {

inline constexpr Inches kRadius = 625_mil;
inline constexpr Inches kHalfLength = 3_in, kHalfWidth = 1_in;  // of a wall section

inline Base disc(Vec2 at, Inches radius = kRadius, Facing facing = {}) {
    Base base;
    base.shape.radius = radius;
    base.at = at;
    base.facing = facing;
    return base;
}
inline Base rider(Vec2 at, Facing facing, std::uint16_t arc = 900) {
    Base base = disc(at, 625_mil, facing);
    base.shape.kind = BaseKind::double_disc;
    base.shape.spacing = 1250_mil;
    base.shape.arc = arc;
    return base;
}
inline Base dragon(Vec2 at, Facing facing) {
    Base base = disc(at, 2_in, facing);
    base.shape.kind = BaseKind::quartered_disc;
    base.shape.arc = 3600;
    return base;
}
inline Base wall(Vec2 at, Facing facing, Inches half_length = kHalfLength,
                 Inches half_width = kHalfWidth) {
    Base base;
    base.shape.kind = BaseKind::rectangle;
    base.shape.half_length = half_length;
    base.shape.half_width = half_width;
    base.at = at;
    base.facing = facing;
    return base;
}

}  // namespace six
