// How a base that is moved comes to lie to an outline: when, on a straight leg of the centre dot's
// way, it lies wholly outside of it, wholly inside, and across its edge. Terrain asks, because
// where a base has crossed completely it has to stop.
//
// A leg is counted off in whole mils from its start, as many steps as it is long (rounded up). At
// each step the answer is exact; between two steps nothing is asked, so a crossing is found to a
// mil.
#pragma once

#include <cstdint>

#include "engine/base/inline_vector.h"
#include "engine/geometry/base.h"
#include "engine/geometry/polygon.h"

namespace six {

// The centre dot, as wide as the steps in which a leg is counted off.
inline constexpr BaseShape kDot{.radius = 1_mil};

// A rim that only meets the edge is not across it.
enum class Lie : std::uint8_t { outside, across, inside };
Lie lie_of(const Polygon&, const Base&);  // where it stands

struct Stretch {
    Inches first, last;  // steps from the start of the leg, both included
    Lie lie = Lie::outside;

    friend constexpr bool operator==(const Stretch&, const Stretch&) = default;
};
// Each edge lies within the radius of a circle during one stretch at most, and there are two
// circles at most.
inline constexpr std::size_t kMaxStretches = 4 * kMaxCorners + 1;
using Stretches = InlineVector<Stretch, kMaxStretches>;

// The stretches of the leg from a to b, in order and without a gap; neighbours lie differently. The
// rear circle of a double disc follows straight behind the direction of travel, whichever way the
// figure looked before. Not for rectangles, which nobody moves, nor for a leg without length.
Stretches stretches_of_leg(const Polygon&, const BaseShape&, Vec2 a, Vec2 b);

// The place so many steps from a, rounded to whole mils.
Vec2 place_on_leg(Vec2 a, Vec2 b, Inches step);

}  // namespace six
