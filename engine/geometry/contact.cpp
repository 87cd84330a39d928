#include "engine/geometry/contact.h"

#include <span>

#include "engine/geometry/segment.h"

namespace six {
namespace {

using Corners = std::array<Vec2, 4>;

bool is_rectangle(const Base& base) {
    return base.shape.kind == BaseKind::rectangle;
}

// Two discs by their centres and the sum of their radii.
Meeting discs_meeting(Vec2 a, Vec2 b, Inches radii, Inches slack) {
    const std::int64_t apart = distance_squared(a, b);
    const Inches nearest = radii - slack;
    if (nearest > Inches{} && apart < square(nearest.mils())) return Meeting::overlapping;
    return within(a, b, radii + slack) ? Meeting::touching : Meeting::apart;
}

Meeting disc_meets_rectangle(Vec2 centre, Inches radius, const Corners& corners, Inches slack) {
    if (crosses_grown(centre, centre, corners, radius - slack)) return Meeting::overlapping;
    for (std::size_t i = 0; i < 4; ++i)
        if (comes_within(corners[i], corners[(i + 1) % 4], centre, radius + slack))
            return Meeting::touching;
    return Meeting::apart;
}

// Whether b stands no deeper than the slack behind one of a's edges: moved out by that much, it
// would be off a.
bool an_edge_keeps_out(const Corners& a, const Corners& b, Inches slack) {
    for (std::size_t i = 0; i < 4; ++i) {
        const Vec2 edge = a[(i + 1) % 4] - a[i];
        std::int64_t deepest = cross(edge, b[0] - a[i]);
        for (const Vec2 corner : b) {
            const std::int64_t depth = cross(edge, corner - a[i]);
            if (depth > deepest) deepest = depth;
        }
        const Int128 wide = deepest;
        if (deepest <= 0 || wide * wide <= Int128{square(slack.mils())} * length_squared(edge))
            return true;
    }
    return false;
}

bool a_corner_is_near(const Corners& a, const Corners& b, Inches slack) {
    for (std::size_t i = 0; i < 4; ++i)
        for (const Vec2 corner : b)
            if (comes_within(a[i], a[(i + 1) % 4], corner, slack)) return true;
    return false;
}

Meeting rectangles_meeting(const Corners& a, const Corners& b, Inches slack) {
    if (!an_edge_keeps_out(a, b, slack) && !an_edge_keeps_out(b, a, slack))
        return Meeting::overlapping;
    const bool near = a_corner_is_near(a, b, slack) || a_corner_is_near(b, a, slack);
    return near ? Meeting::touching : Meeting::apart;
}

// The point of an outline that is nearest to a given one, with the distance kept exact; of equally
// near ones the first.
struct Nearest {
    Vec2 at;
    Int128 squared = -1;  // the distance, squared, times `over`; negative: none yet
    std::int64_t over = 1;
};

void keep_nearest(Nearest& nearest, const Nearest& next) {
    if (nearest.squared < 0 || next.squared * nearest.over < nearest.squared * next.over)
        nearest = next;
}

Nearest nearest_on(Vec2 from, Vec2 to, Vec2 point) {
    const Vec2 d = to - from;
    const std::int64_t along = dot(d, point - from);
    const std::int64_t whole = length_squared(d);
    if (along <= 0) return {from, distance_squared(from, point), 1};
    if (along >= whole) return {to, distance_squared(to, point), 1};
    const Int128 aside = cross(d, point - from);
    return {Entry::ratio(along, whole).place(from, to), aside * aside, whole};
}

Nearest nearest_on(const Corners& corners, Vec2 point) {
    Nearest nearest;
    for (std::size_t i = 0; i < 4; ++i)
        keep_nearest(nearest, nearest_on(corners[i], corners[(i + 1) % 4], point));
    return nearest;
}

// The corner of b that is nearest to a's outline.
Nearest nearest_corner(const Corners& a, const Corners& b) {
    Nearest nearest;
    for (const Vec2 corner : b) {
        Nearest next = nearest_on(a, corner);
        next.at = corner;
        keep_nearest(nearest, next);
    }
    return nearest;
}

// The middle of all corners, of a and of b, that come nearest to the other's outline: where two
// walls meet end to end or end to side, that is the middle of an end.
Vec2 joint_of(const Base& a, const Base& b) {
    const Corners corners_a = corners_of(a);
    const Corners corners_b = corners_of(b);
    Nearest nearest = nearest_corner(corners_a, corners_b);
    keep_nearest(nearest, nearest_corner(corners_b, corners_a));
    std::int64_t x = 0, y = 0, count = 0;
    const auto add = [&](const Corners& outline, const Corners& corners) {
        for (const Vec2 corner : corners) {
            const Nearest next = nearest_on(outline, corner);
            if (next.squared * nearest.over != nearest.squared * next.over) continue;
            x += (corner - a.at).x.mils();
            y += (corner - a.at).y.mils();
            ++count;
        }
    };
    add(corners_a, corners_b);
    add(corners_b, corners_a);
    return a.at +
           vec2_mils(static_cast<std::int32_t>(x / count), static_cast<std::int32_t>(y / count));
}

// Far enough to lie well inside the wall, near enough to stay at the joint.
Vec2 an_eighth(Vec2 v) {
    return vec2_mils(v.x.mils() / 8, v.y.mils() / 8);
}

// The middle of the gap between two rims, on the line between the centres. With the centres d apart
// and the radii differing by r it lies (d - r) / 2 from the centre of the smaller one.
Vec2 between(Vec2 a, Inches radius_a, Vec2 b, Inches radius_b) {
    if (a == b) return a;
    const bool a_is_smaller = radius_a <= radius_b;
    const Vec2 from = a_is_smaller ? a : b;
    const Vec2 to = a_is_smaller ? b : a;
    const std::int64_t apart = distance_squared(a, b);
    const Int128 root = Int128{square((radius_a - radius_b).mils())} * apart;
    return Entry::root(apart, root, 2 * apart).place(from, to);
}

std::int64_t dot(Direction ray, Vec2 v) {
    return std::int64_t{ray.x} * v.x.mils() + std::int64_t{ray.y} * v.y.mils();
}
// Whether v, seen from where the ray begins, lies on the ray but for the border slack.
bool on_border(Direction ray, Vec2 v, Inches border) {
    const std::int64_t aside = cross(ray, v);
    const std::int64_t slack = std::int64_t{border.mils()} * Direction::kUnit;
    return -slack <= aside && aside <= slack && dot(ray, v) >= 0;
}

// The same with the distance measured where v's line leaves the disc: |aside| / |v| * radius <=
// slack.
bool on_border_at_rim(Direction ray, Vec2 v, Inches radius, Inches slack) {
    const Int128 aside = cross(ray, v);
    const Int128 unit = Int128{Direction::kUnit} * slack.mils();
    return dot(ray, v) >= 0 &&
           aside * aside * square(radius.mils()) <= unit * unit * length_squared(v);
}

}  // namespace

Meeting meeting(const Base& a, const Base& b, Inches slack) {
    if (is_rectangle(a) && is_rectangle(b))
        return rectangles_meeting(corners_of(a), corners_of(b), slack);
    Meeting closest = Meeting::apart;
    const auto keep = [&](Meeting next) {
        if (next > closest) closest = next;
    };
    if (is_rectangle(a)) {
        const Corners corners = corners_of(a);
        for (const Vec2 centre : circles_of(b))
            keep(disc_meets_rectangle(centre, b.shape.radius, corners, slack));
    } else if (is_rectangle(b)) {
        return meeting(b, a, slack);
    } else {
        const Circles circles_b = circles_of(b);
        for (const Vec2 centre_a : circles_of(a))
            for (const Vec2 centre_b : circles_b)
                keep(discs_meeting(centre_a, centre_b, a.shape.radius + b.shape.radius, slack));
    }
    return closest;
}

ContactPoints contact_points(const Base& a, const Base& b, Inches slack) {
    ContactPoints points;
    if (is_rectangle(a) && is_rectangle(b)) {
        if (meeting(a, b, slack) == Meeting::apart) return points;
        Nearest nearest = nearest_corner(corners_of(a), corners_of(b));
        keep_nearest(nearest, nearest_corner(corners_of(b), corners_of(a)));
        points.push_back({nearest.at, 0, 0});
        return points;
    }
    const Circles circles_a = is_rectangle(a) ? Circles{a.at} : circles_of(a);
    const Circles circles_b = is_rectangle(b) ? Circles{b.at} : circles_of(b);
    for (std::size_t i = 0; i < circles_a.size(); ++i) {
        for (std::size_t j = 0; j < circles_b.size(); ++j) {
            const Vec2 p = circles_a[i];
            const Vec2 q = circles_b[j];
            Meeting met;
            Vec2 at;
            if (is_rectangle(a)) {
                met = disc_meets_rectangle(q, b.shape.radius, corners_of(a), slack);
                at = nearest_on(corners_of(a), q).at;
            } else if (is_rectangle(b)) {
                met = disc_meets_rectangle(p, a.shape.radius, corners_of(b), slack);
                at = nearest_on(corners_of(b), p).at;
            } else {
                met = discs_meeting(p, q, a.shape.radius + b.shape.radius, slack);
                at = between(p, a.shape.radius, q, b.shape.radius);
            }
            if (met != Meeting::apart)
                points.push_back({at, static_cast<std::uint8_t>(i), static_cast<std::uint8_t>(j)});
        }
    }
    return points;
}

std::optional<Connection> closed_gap(const Base& a, const Base& b, Inches slack) {
    if (is_rectangle(a) != is_rectangle(b) || meeting(a, b, slack) == Meeting::apart)
        return std::nullopt;
    if (is_rectangle(a)) {
        const Vec2 joint = joint_of(a, b);
        return Connection{joint + an_eighth(a.at - joint), joint + an_eighth(b.at - joint)};
    }
    Connection connection;
    std::int64_t shortest = -1;
    const Circles circles_b = circles_of(b);
    for (const Vec2 p : circles_of(a)) {
        for (const Vec2 q : circles_b) {
            const std::int64_t apart = distance_squared(p, q);
            if (shortest >= 0 && apart >= shortest) continue;
            shortest = apart;
            connection = {p, q};
        }
    }
    return connection;
}

ArcSet arcs_towards(const Base& base, Vec2 point, Inches border) {
    const std::int32_t arc = base.shape.arc;
    if (is_rectangle(base) || arc >= Facing::kFullTurn) return {.front = true, .rear = false};
    const Vec2 v = point - base.at;
    const Direction left = direction(base.facing.turned(arc / 2));
    const Direction right = direction(base.facing.turned(-arc / 2));
    if (on_border(left, v, border) || on_border(right, v, border))
        return {.front = true, .rear = true};
    // The smaller of the two arcs lies between its border rays; the other is what it leaves.
    if (arc <= Facing::kFullTurn / 2) {
        const bool front = cross(right, v) > 0 && cross(left, v) < 0;
        return {.front = front, .rear = !front};
    }
    const bool rear = cross(left, v) > 0 && cross(right, v) < 0;
    return {.front = !rear, .rear = rear};
}

ArcSet arcs_of_touch(const Base& of, const ContactPoint& touch, Inches border) {
    const bool rear_circle_is_rear =
        of.shape.kind == BaseKind::double_disc && of.shape.arc <= Facing::kFullTurn / 2;
    if (rear_circle_is_rear && touch.circle_of_a == 1) return {.front = false, .rear = true};
    return arcs_towards(of, touch.at, border);
}

ArcSet arcs_touched(const Base& of, const Base& by, Inches slack, Inches border) {
    ArcSet touched;
    for (const ContactPoint& touch : contact_points(of, by, slack)) {
        const ArcSet arcs = arcs_of_touch(of, touch, border);
        touched.front = touched.front || arcs.front;
        touched.rear = touched.rear || arcs.rear;
    }
    return touched;
}

QuarterSet quarters_towards(const Base& of, Vec2 point, Inches slack) {
    const Vec2 v = point - of.at;
    QuarterSet quarters;
    constexpr Quarter kOrder[] = {Quarter::front, Quarter::left, Quarter::rear, Quarter::right};
    for (std::size_t i = 0; i < 4; ++i) {
        // The border with which quarter i begins, going counter-clockwise; it ends a quarter turn
        // further on.
        const Direction border =
            direction(of.facing.turned(static_cast<std::int32_t>(i) * 900 - 450));
        if (cross(border, v) >= 0 && dot(border, v) >= 0) quarters.add(kOrder[i]);
        if (on_border_at_rim(border, v, of.shape.radius, slack)) {
            quarters.add(kOrder[i]);
            quarters.add(kOrder[(i + 3) % 4]);
        }
    }
    return quarters;
}

QuarterSet quarters_touched(const Base& of, const Base& by, Inches slack) {
    QuarterSet touched;
    for (const ContactPoint& contact : contact_points(of, by, slack))
        touched.bits =
            static_cast<std::uint8_t>(touched.bits | quarters_towards(of, contact.at, slack).bits);
    return touched;
}

}  // namespace six
