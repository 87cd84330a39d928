#include "engine/geometry/polygon.h"

#include <utility>

#include "engine/geometry/segment.h"

namespace six {
namespace {

// The edges of an outline: calls each(from, to) until it answers false; false when one did.
template <class Each>
bool every_edge(std::span<const Vec2> corners, Each each) {
    Vec2 from = corners.back();
    for (const Vec2 to : corners) {
        if (!each(from, to)) return false;
        from = to;
    }
    return true;
}

bool disc_inside(const Polygon& polygon, Vec2 centre, Inches radius) {
    return holds(polygon, centre) && every_edge(polygon.corners, [&](Vec2 from, Vec2 to) {
               return !crosses_disc(from, to, centre, radius);
           });
}

bool disc_touches(const Polygon& polygon, Vec2 centre, Inches radius) {
    return holds(polygon, centre) || !every_edge(polygon.corners, [&](Vec2 from, Vec2 to) {
               return !comes_within(from, to, centre, radius);
           });
}

// Two outlines have a common inside point: one cuts into the other, or lies within it. A polygon
// inside a convex one has its corners there; a corner on the edge leaves the question to its edges.
bool insides_meet(std::span<const Vec2> a, std::span<const Vec2> b, Vec2 inside_b) {
    const auto keeps_out = [](std::span<const Vec2> other) {
        return [other](Vec2 from, Vec2 to) { return !crosses_polygon(from, to, other); };
    };
    return !every_edge(a, keeps_out(b)) || !every_edge(b, keeps_out(a)) ||
           side_of(a, inside_b) == Side::inside;
}

bool rectangles_touch(const Polygon& polygon, std::span<const Vec2> corners) {
    return holds(polygon, corners[0]) || side_of(corners, polygon.corners[0]) != Side::outside ||
           !every_edge(polygon.corners, [&](Vec2 from, Vec2 to) {
               return every_edge(corners,
                                 [&](Vec2 c, Vec2 d) { return !segments_meet(from, to, c, d); });
           });
}

}  // namespace

Side side_of(std::span<const Vec2> corners, Vec2 point) {
    bool inside = false;
    Vec2 from = corners.back();
    for (const Vec2 to : corners) {
        const Vec2 begin = std::exchange(from, to);
        // Most edges are far: wholly above, below or to the left they neither meet the ray nor hold
        // the point.
        if ((begin.y > point.y && to.y > point.y) || (begin.y < point.y && to.y < point.y) ||
            (begin.x < point.x && to.x < point.x))
            continue;
        // A ray towards +x: an edge counts when it begins above the ray and ends on or below it, or
        // the other way round.
        const bool from_above = begin.y > point.y;
        const bool to_above = to.y > point.y;
        const int side = orientation(begin, to, point);
        if (side == 0 && dot(begin - point, to - point) <= 0) return Side::edge;
        if (from_above != to_above && (side > 0) == to_above) inside = !inside;
    }
    return inside ? Side::inside : Side::outside;
}

bool is_simple(const Polygon& polygon) {
    const std::vector<Vec2>& corners = polygon.corners;
    const std::size_t n = corners.size();
    if (n < 3 || n > kMaxCorners) return false;
    for (const Vec2 corner : corners)
        if (!in_bounds(corner)) return false;
    for (std::size_t i = 0; i < n; ++i) {
        const Vec2 from = corners[i];
        const Vec2 to = corners[(i + 1) % n];
        if (from == to) return false;
        // The next edge may share the corner and nothing else.
        const Vec2 next = corners[(i + 2) % n];
        if (orientation(from, to, next) == 0 && dot(from - to, next - to) > 0) return false;
        for (std::size_t j = i + 2; j < n; ++j) {
            if ((j + 1) % n == i) continue;
            if (segments_meet(from, to, corners[j], corners[(j + 1) % n])) return false;
        }
    }
    return double_area(polygon) > 0;
}

std::int64_t double_area(const Polygon& polygon) {
    std::int64_t area = 0;
    every_edge(polygon.corners, [&](Vec2 from, Vec2 to) {
        area += cross(from, to);
        return true;
    });
    return area;
}

bool holds(const Polygon& polygon, Vec2 point) {
    return side_of(polygon.corners, point) != Side::outside;
}

bool holds(const Polygon& polygon, const Base& base) {
    if (base.shape.kind == BaseKind::rectangle) {
        const std::array<Vec2, 4> corners = corners_of(base);
        return holds(polygon, base.at) && every_edge(polygon.corners, [&](Vec2 from, Vec2 to) {
                   return !crosses_polygon(from, to, corners);
               });
    }
    for (const Vec2 centre : circles_of(base))
        if (!disc_inside(polygon, centre, base.shape.radius)) return false;
    return true;
}

bool touches(const Polygon& polygon, const Base& base) {
    if (base.shape.kind == BaseKind::rectangle) return rectangles_touch(polygon, corners_of(base));
    for (const Vec2 centre : circles_of(base))
        if (disc_touches(polygon, centre, base.shape.radius)) return true;
    return false;
}

bool overlaps(const Polygon& polygon, const Base& base, Inches slack) {
    if (base.shape.kind == BaseKind::rectangle) {
        Base shrunk = base;
        shrunk.shape.half_length = base.shape.half_length - slack;
        shrunk.shape.half_width = base.shape.half_width - slack;
        if (shrunk.shape.half_length <= Inches{} || shrunk.shape.half_width <= Inches{})
            return side_of(polygon.corners, base.at) == Side::inside;
        return insides_meet(polygon.corners, corners_of(shrunk), base.at);
    }
    for (const Vec2 centre : circles_of(base))
        if (crosses_grown(centre, centre, polygon.corners, base.shape.radius - slack)) return true;
    return false;
}

}  // namespace six
