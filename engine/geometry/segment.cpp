#include "engine/geometry/segment.h"

#include <cstddef>

namespace six {
namespace {

// Bounding boxes apart: the cheap way out of most questions.
bool boxes_apart(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
    const auto apart = [](Inches p, Inches q, Inches r, Inches s) {
        return (p < r && p < s && q < r && q < s) || (p > r && p > s && q > r && q > s);
    };
    return apart(a.x, b.x, c.x, d.x) || apart(a.y, b.y, c.y, d.y);
}

void keep_first(std::optional<Entry>& first, const std::optional<Entry>& next) {
    if (next && (!first || *next < *first)) first = next;
}

// Whether the direction d leads from a corner into the inside, the outline running before -> corner
// -> after.
bool leads_inside(Vec2 before, Vec2 corner, Vec2 after, Vec2 d) {
    const Vec2 out = after - corner;
    const Vec2 back = before - corner;
    const bool left_of_out = cross(out, d) > 0;
    const bool right_of_back = cross(d, back) > 0;
    const std::int64_t opening = cross(out, back);
    if (opening > 0) return left_of_out && right_of_back;  // less than half a turn from out to back
    if (opening < 0) return left_of_out || right_of_back;
    // A straight corner: the outline cannot turn back on itself, so half a turn.
    return left_of_out;
}

// Calls found(entry) for every place where the way from a to b comes from the edge into the inside;
// stops when found says so. Not for a start strictly inside.
template <class Found>
void each_way_in(Vec2 a, Vec2 b, std::span<const Vec2> corners, Found found) {
    const Vec2 d = b - a;
    Vec2 before = corners[corners.size() - 2];
    Vec2 corner = corners.back();
    std::int64_t corner_side = cross(d, corner - a);
    for (const Vec2 after : corners) {
        // The edge from corner to after; its first corner is looked at with it.
        const std::int64_t after_side = cross(d, after - a);
        if (corner_side == 0) {
            const std::int64_t along = dot(d, corner - a);
            if (along >= 0 && along < length_squared(d) && leads_inside(before, corner, after, d) &&
                found(Entry::ratio(along, length_squared(d))))
                return;
        } else if (corner_side > 0 && after_side < 0) {
            // Met between its ends and running from left to right of the way: its inside lies
            // ahead.
            const Vec2 edge = after - corner;
            const std::int64_t start_side = cross(edge, a - corner);
            if (start_side <= 0 && cross(edge, b - corner) > 0 &&
                found(Entry::ratio(-start_side, cross(edge, d))))
                return;
        }
        before = corner;
        corner = after;
        corner_side = after_side;
    }
}

bool outline_apart(Vec2 a, Vec2 b, std::span<const Vec2> corners, Inches reach) {
    Vec2 low = corners[0];
    Vec2 high = corners[0];
    for (const Vec2 corner : corners) {
        if (corner.x < low.x) low.x = corner.x;
        if (corner.y < low.y) low.y = corner.y;
        if (corner.x > high.x) high.x = corner.x;
        if (corner.y > high.y) high.y = corner.y;
    }
    const Vec2 margin{reach, reach};
    return boxes_apart(a, b, low - margin, high + margin);
}

// Where the way from a to b comes within the reach of the edge c, e from its right, if beside the
// edge and not beyond one of its ends: there the ends' own discs count.
std::optional<Entry> enters_strip(Vec2 a, Vec2 b, Vec2 c, Vec2 e, Inches reach) {
    const Vec2 edge = e - c;
    const Vec2 d = b - a;
    const std::int64_t approach = cross(edge, d);
    if (approach <= 0) return std::nullopt;
    // (cross(edge, a - c) + t approach) / |edge| = -reach, so t = (p - sqrt(radicand)) / approach.
    const std::int64_t p = -cross(edge, a - c);
    const Int128 radicand = Int128{square(reach.mils())} * length_squared(edge);
    const Entry entry = Entry::root(p, radicand, approach);
    if (entry < Entry{} || !(entry < Entry::ratio(1, 1))) return std::nullopt;
    // Beside the edge while t lies between the places where the way passes the two perpendiculars
    // at its ends.
    const std::int64_t along = dot(edge, d);
    const std::int64_t at_start = dot(edge, a - c);
    if (along == 0) {
        if (at_start < 0 || at_start > length_squared(edge)) return std::nullopt;
        return entry;
    }
    const Entry at_c = Entry::ratio(-at_start, along);
    const Entry at_e = Entry::ratio(length_squared(edge) - at_start, along);
    const bool beside =
        along > 0 ? !(entry < at_c) && !(at_e < entry) : !(entry < at_e) && !(at_c < entry);
    if (!beside) return std::nullopt;
    return entry;
}

}  // namespace

bool segments_meet(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
    if (boxes_apart(a, b, c, d)) return false;
    const int c_side = orientation(a, b, c);
    const int d_side = orientation(a, b, d);
    const int a_side = orientation(c, d, a);
    const int b_side = orientation(c, d, b);
    // Boxes that meet decide the case in which all four lie on one line.
    return c_side * d_side <= 0 && a_side * b_side <= 0;
}

bool segments_cross(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
    return orientation(a, b, c) * orientation(a, b, d) < 0 &&
           orientation(c, d, a) * orientation(c, d, b) < 0;
}

bool crosses_disc(Vec2 a, Vec2 b, Vec2 centre, Inches radius) {
    if (radius <= Inches{}) return false;
    const std::int64_t reach = square(radius.mils());
    const Vec2 d = b - a;
    const Vec2 to_centre = centre - a;
    if (length_squared(to_centre) < reach || distance_squared(b, centre) < reach) return true;
    const std::int64_t along = dot(d, to_centre);
    const std::int64_t whole = length_squared(d);
    if (along <= 0 || along >= whole) return false;  // an end is nearest, and it is not inside
    const Int128 aside = cross(d, to_centre);
    return aside * aside < Int128{reach} * whole;
}

bool comes_within(Vec2 a, Vec2 b, Vec2 point, Inches reach) {
    if (within(a, point, reach) || within(b, point, reach)) return true;
    const Vec2 d = b - a;
    const std::int64_t along = dot(d, point - a);
    const std::int64_t whole = length_squared(d);
    if (reach < Inches{} || along <= 0 || along >= whole) return false;
    const Int128 aside = cross(d, point - a);
    return aside * aside <= Int128{square(reach.mils())} * whole;
}

bool crosses_polygon(Vec2 a, Vec2 b, std::span<const Vec2> corners) {
    if (outline_apart(a, b, corners, Inches{})) return false;
    if (side_of(corners, a) == Side::inside) return true;
    bool crossed = false;
    each_way_in(a, b, corners, [&](const Entry&) { return crossed = true; });
    return crossed;
}

bool crosses_grown(Vec2 a, Vec2 b, std::span<const Vec2> corners, Inches reach) {
    if (reach <= Inches{}) return crosses_polygon(a, b, corners);
    if (outline_apart(a, b, corners, reach)) return false;
    Vec2 corner = corners.back();
    for (const Vec2 next : corners) {
        // Two segments that do not meet are nearest at an end of one of them.
        if (crosses_disc(a, b, corner, reach) || crosses_disc(corner, next, a, reach) ||
            crosses_disc(corner, next, b, reach) || segments_cross(a, b, corner, next))
            return true;
        corner = next;
    }
    return side_of(corners, a) != Side::outside;
}

std::optional<Entry> enters_disc(Vec2 a, Vec2 b, Vec2 centre, Inches radius) {
    if (!crosses_disc(a, b, centre, radius)) return std::nullopt;
    const Int128 reach = square(radius.mils());
    const Vec2 d = b - a;
    const Vec2 to_centre = centre - a;
    if (length_squared(to_centre) < reach) return Entry{};
    const Int128 aside = cross(d, to_centre);
    return Entry::root(dot(d, to_centre), reach * length_squared(d) - aside * aside,
                       length_squared(d));
}

std::optional<Entry> enters_polygon(Vec2 a, Vec2 b, std::span<const Vec2> corners) {
    if (outline_apart(a, b, corners, Inches{})) return std::nullopt;
    if (side_of(corners, a) == Side::inside) return Entry{};
    std::optional<Entry> first;
    each_way_in(a, b, corners, [&](const Entry& entry) {
        keep_first(first, entry);
        return false;
    });
    return first;
}

std::optional<Entry> enters_grown(Vec2 a, Vec2 b, std::span<const Vec2> corners, Inches reach) {
    if (reach <= Inches{}) return enters_polygon(a, b, corners);
    if (!crosses_grown(a, b, corners, reach)) return std::nullopt;
    if (crosses_grown(a, a, corners, reach)) return Entry{};
    // From outside, the grown outline is entered through a disc about a corner or a strip along an
    // edge.
    std::optional<Entry> first;
    Vec2 corner = corners.back();
    for (const Vec2 next : corners) {
        keep_first(first, enters_disc(a, b, corner, reach));
        keep_first(first, enters_strip(a, b, corner, next, reach));
        corner = next;
    }
    return first;
}

std::optional<Entry> meets_segment(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
    if (!segments_meet(a, b, c, d)) return std::nullopt;
    const Vec2 way = b - a;
    const std::int64_t turn = cross(way, d - c);
    if (turn != 0) return Entry::ratio(cross(c - a, d - c), turn);
    if (on_segment(c, d, a)) return Entry{};
    // On one line, and a outside c, d: the nearer end comes first.
    const std::int64_t to_c = dot(way, c - a);
    const std::int64_t to_d = dot(way, d - a);
    return Entry::ratio(to_c < to_d ? to_c : to_d, length_squared(way));
}

Vec2 nearest_on_side(Vec2 a, Vec2 b, Vec2 p) {
    const Vec2 way = b - a;
    const std::int64_t length = length_squared(way);
    const std::int64_t along = dot(p - a, way);
    if (length == 0 || along <= 0) return a;
    if (along >= length) return b;
    const auto part = [&](Inches whole) {
        const Int128 twice = Int128{2} * whole.mils() * along;
        const Int128 rounded = (twice + (twice < 0 ? -length : length)) / (2 * Int128{length});
        return Inches::from_mils(static_cast<std::int32_t>(rounded));
    };
    return {a.x + part(way.x), a.y + part(way.y)};
}

Vec2 nearest_on_outline(const Polygon& outline, Vec2 p) {
    Vec2 best = outline.corners[0];
    Vec2 from = outline.corners.back();
    for (const Vec2 to : outline.corners) {
        const Vec2 place = nearest_on_side(from, to, p);
        if (distance_squared(place, p) < distance_squared(best, p)) best = place;
        from = to;
    }
    return best;
}

}  // namespace six
