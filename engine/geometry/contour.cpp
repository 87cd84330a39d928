#include "engine/geometry/contour.h"

#include <array>

#include "engine/geometry/segment.h"

namespace six {
namespace {

constexpr std::uint32_t kNone = 0xFFFFFFFF;
constexpr std::size_t kLongestRun = 12;  // of corners left out in a row

// Sides between neighbours are numbered: that to the east of a place, then that to the north.
class Tracer {
public:
    Tracer(const Grid& grid, const std::vector<bool>& inside)
        : grid_(grid), inside_(inside), next_(2 * grid.size(), kNone) {
        for (std::size_t row = 0; row + 1 < grid.rows; ++row)
            for (std::size_t column = 0; column + 1 < grid.columns; ++column)
                join(grid.index(column, row));
    }

    Rings rings(const std::function<Vec2(std::size_t, std::size_t)>& between) {
        Rings rings;
        for (std::uint32_t side = 0; side < next_.size(); ++side) {
            if (next_[side] == kNone) continue;
            std::vector<Vec2> ring;
            for (std::uint32_t at = side; next_[at] != kNone;) {
                ring.push_back(crossing(at, between));
                const std::uint32_t after = next_[at];
                next_[at] = kNone;
                at = after;
            }
            if (ring.size() > 2) rings.push_back(std::move(ring));
        }
        return rings;
    }

private:
    // Round a cell counter-clockwise: a ring leaves it where its inside ends and came in where that
    // inside began.
    void join(std::size_t corner) {
        const std::size_t up = corner + grid_.columns;
        const std::array<std::size_t, 4> corners{corner, corner + 1, up + 1, up};
        const std::array<std::size_t, 4> sides{2 * corner, 2 * (corner + 1) + 1, 2 * up,
                                               2 * corner + 1};
        for (std::size_t i = 0; i < 4; ++i) {
            if (!inside_[corners[i]] || inside_[corners[(i + 1) % 4]]) continue;
            std::size_t k = i;
            while (inside_[corners[(k + 3) % 4]]) k = (k + 3) % 4;
            next_[sides[i]] = static_cast<std::uint32_t>(sides[(k + 3) % 4]);
        }
    }

    Vec2 crossing(std::uint32_t side,
                  const std::function<Vec2(std::size_t, std::size_t)>& between) const {
        const std::size_t one = side / 2;
        const std::size_t other = one + (side % 2 == 0 ? 1 : grid_.columns);
        return inside_[one] ? between(one, other) : between(other, one);
    }

    const Grid& grid_;
    const std::vector<bool>& inside_;
    std::vector<std::uint32_t> next_;
};

}  // namespace

Rings rings_about(const Grid& grid, const std::vector<bool>& inside,
                  const std::function<Vec2(std::size_t, std::size_t)>& between) {
    return Tracer(grid, inside).rings(between);
}

void smooth(Rings& rings, Inches slack) {
    for (std::vector<Vec2>& ring : rings) {
        std::vector<Vec2> kept{ring[0]};
        std::size_t last = 0;
        for (std::size_t i = 1; i < ring.size(); ++i) {
            // Whether everything from the last corner kept up to the next one lies near one line.
            const Vec2 to = ring[(i + 1) % ring.size()];
            bool straight = i - last < kLongestRun;
            for (std::size_t k = last + 1; straight && k <= i; ++k)
                straight = comes_within(kept.back(), to, ring[k], slack);
            if (straight) continue;
            kept.push_back(ring[i]);
            last = i;
        }
        if (kept.size() > 2) ring = std::move(kept);
    }
}

}  // namespace six
