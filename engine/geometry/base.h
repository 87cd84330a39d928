// Bases: the outline of a figure on the table. A disc; a double disc (mounted: the centre dot is
// the middle of the front circle, the rear circle lies straight behind it); a large disc of four
// quarter sections whose borders run at 45 degrees to the facing; a rectangle (castle section).
// [U-BASE-4, U-MOUNT-2, U-MOUNT-3]
#pragma once

#include <array>
#include <cstdint>

#include "engine/base/inline_vector.h"
#include "engine/geometry/facing.h"
#include "engine/geometry/units.h"

namespace six {

enum class BaseKind : std::uint8_t { disc, double_disc, quartered_disc, rectangle };

struct BaseShape {
    BaseKind kind = BaseKind::disc;
    Inches radius;            // disc kinds
    Inches spacing;           // double disc: from centre to centre
    Inches half_length;       // rectangle, along the facing
    Inches half_width;        // rectangle, across it
    std::uint16_t arc = 900;  // front arc in all, in tenths; symmetric about the facing [U-BASE-6]

    friend constexpr bool operator==(const BaseShape&, const BaseShape&) = default;
};

struct Base {  // a shape put down somewhere
    BaseShape shape;
    Vec2 at;  // the centre dot
    Facing facing;
};

using Circles = InlineVector<Vec2, 2>;  // all of the shape's radius
Circles circles_of(const Base&);        // front circle first; empty for a rectangle
// Of a rectangle: counter-clockwise from front left, each rounded to whole mils once and for all.
std::array<Vec2, 4> corners_of(const Base&);

// A circle about `at` that holds the base: the smallest, but for a mil where rounding may carry a
// part further out.
Inches reach_of(const BaseShape&);

}  // namespace six
