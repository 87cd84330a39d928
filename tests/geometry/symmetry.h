// The table moved, turned by a quarter or mirrored: every answer must move, turn or mirror with it.
#pragma once

#include <algorithm>
#include <vector>

#include "engine/geometry/base.h"
#include "engine/geometry/polygon.h"

namespace six {

// First a mirror x -> -x if wanted, then quarter turns about the origin, then a move.
struct Symmetry {
    bool mirror = false;
    int quarters = 0;
    Vec2 move;

    Vec2 direction(Vec2 p) const {
        if (mirror) p.x = -p.x;
        for (int i = 0; i < quarters; ++i) p = {-p.y, p.x};
        return p;
    }
    Vec2 operator()(Vec2 p) const { return direction(p) + move; }
    Facing operator()(Facing f) const {
        return Facing::from_tenths((mirror ? 1800 - f.tenths() : f.tenths()) + 900 * quarters);
    }
    Base operator()(const Base& base) const {
        return {base.shape, (*this)(base.at), (*this)(base.facing)};
    }
    Polygon operator()(const Polygon& polygon) const {
        Polygon image;
        for (const Vec2 corner : polygon.corners) image.corners.push_back((*this)(corner));
        if (mirror) std::reverse(image.corners.begin(), image.corners.end());
        return image;
    }
};

inline const std::vector<Symmetry>& symmetries() {
    static const std::vector<Symmetry> all = [] {
        std::vector<Symmetry> list;
        for (const bool mirror : {false, true})
            for (int quarters = 0; quarters < 4; ++quarters)
                list.push_back({mirror, quarters, vec2_mils(1237 * quarters, mirror ? -411 : 93)});
        return list;
    }();
    return all;
}

// The symmetries that bring a square table of the given side onto itself.
inline std::vector<Symmetry> table_symmetries(Inches side) {
    std::vector<Symmetry> list;
    for (const bool mirror : {false, true})
        for (int quarters = 0; quarters < 4; ++quarters) {
            Symmetry s{mirror, quarters, {}};
            const Vec2 far = s.direction({side, side});
            s.move = {far.x < Inches{} ? side : Inches{}, far.y < Inches{} ? side : Inches{}};
            list.push_back(s);
        }
    return list;
}

}  // namespace six
