// Rings about the places of a grid at which something is so: marching squares. Where a ring passes
// between two neighbours is for the caller to say, so that it may follow what is true between them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "engine/geometry/units.h"

namespace six {

struct Grid {
    Vec2 low;
    Inches cell;
    std::size_t columns = 0, rows = 0;  // of places, not of cells

    std::size_t size() const { return columns * rows; }
    std::size_t index(std::size_t column, std::size_t row) const { return row * columns + column; }
    Vec2 place(std::size_t index) const {
        const auto steps = [&](std::size_t n) { return static_cast<std::int32_t>(n) * cell; };
        return low + Vec2{steps(index % columns), steps(index / columns)};
    }
};

// Outer rings run counter-clockwise and holes clockwise; to be filled by the even-odd rule. Two
// places that meet only at a corner lie in different rings. On the border of the grid nothing may
// be inside.
using Rings = std::vector<std::vector<Vec2>>;
Rings rings_about(const Grid&, const std::vector<bool>& inside,
                  const std::function<Vec2(std::size_t inside, std::size_t outside)>& between);

// Leaves out corners that lie within `slack` of the straight line between those that stay.
void smooth(Rings&, Inches slack);

}  // namespace six
