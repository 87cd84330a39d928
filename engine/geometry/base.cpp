#include "engine/geometry/base.h"

namespace six {

Circles circles_of(const Base& base) {
    switch (base.shape.kind) {
        case BaseKind::disc:
        case BaseKind::quartered_disc:
            return {base.at};
        case BaseKind::double_disc:
            return {base.at, ahead_of(base.at, base.facing, -base.shape.spacing)};
        case BaseKind::rectangle:
            break;
    }
    return {};
}

std::array<Vec2, 4> corners_of(const Base& base) {
    const Inches l = base.shape.half_length;
    const Inches w = base.shape.half_width;
    const auto corner = [&](Inches ahead, Inches left) {
        return base.at + rotated({ahead, left}, base.facing);
    };
    return {corner(l, w), corner(-l, w), corner(-l, -w), corner(l, -w)};
}

Inches reach_of(const BaseShape& shape) {
    switch (shape.kind) {
        case BaseKind::disc:
        case BaseKind::quartered_disc:
            return shape.radius;
        // Centres and corners are rounded to whole mils, which may carry them up to a mil further
        // out.
        case BaseKind::double_disc:
            return shape.spacing + shape.radius + 1_mil;
        case BaseKind::rectangle:
            break;
    }
    return distance({}, {shape.half_length, shape.half_width}) + 1_mil;
}

}  // namespace six
