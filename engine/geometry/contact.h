// When bases touch, where, and which arc or section a touch or a line meets. Contact has one slack
// (the courtesy rule, H-CONTACT-EPS), borders of arcs another (H-ARC-EPS), both handed in: whatever
// comes within it of a border line lies on the border and belongs to both sides, so the answer is a
// set, not a guess.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/base/inline_vector.h"
#include "engine/geometry/base.h"

namespace six {

// The gap of two bases is the distance between their rims, negative when they overlap; of double
// discs the smallest over their circles. Within the slack on either side of 0 they touch. [U-GEN-8]
enum class Meeting : std::uint8_t { apart, touching, overlapping };
Meeting meeting(const Base& a, const Base& b, Inches slack);

// Where b touches a: one point for each pair of circles that touch or overlap (at most 4), in the
// middle of their gap and rounded to whole mils on the line between the two centres; for rectangles
// the nearest point of the outline. In the order of a's circles, then b's. Empty when the bases are
// apart. [U-BASE-8, U-MOUNT-15]
struct ContactPoint {
    Vec2 at;
    std::uint8_t circle_of_a = 0, circle_of_b = 0;
    friend constexpr bool operator==(const ContactPoint&, const ContactPoint&) = default;
};
using ContactPoints = InlineVector<ContactPoint, 4>;
ContactPoints contact_points(const Base& a, const Base& b, Inches slack);

// What closes the gap between two bases that touch: the straight connection of the centres of their
// nearest circles (of equally near ones the first in the order of a's circles, then b's). Nothing
// when they are apart. A line is stopped that has any point in common with it. [U-GEN-10]
// A rectangle is in contact with no figure, so it closes no gap to one [C-CASTLE-11]; but two of
// them that touch are one wall: a short connection joins their insides where they are nearest.
struct Connection {
    Vec2 from, to;
    friend constexpr bool operator==(const Connection&, const Connection&) = default;
};
std::optional<Connection> closed_gap(const Base& a, const Base& b, Inches slack);

// A set of arcs: a direction on the border lies in both.
struct ArcSet {
    bool front = false, rear = false;
    friend constexpr bool operator==(ArcSet, ArcSet) = default;
};
// Seen from the centre dot; a point on the dot itself is in both, and so is one within `border` of
// a border ray. A rectangle and an arc of a full turn have no rear. [U-BASE-6, U-BASE-7]
ArcSet arcs_towards(const Base&, Vec2 point, Inches border);
// In which arcs of `of` one touch lies, of contact_points(of, ...): a touch on the rear circle of a
// double disc whose arc is 180 degrees or less is rear contact. [U-MOUNT-11]
ArcSet arcs_of_touch(const Base& of, const ContactPoint&, Inches border);
// All arcs of `of` that the base `by` touches.
ArcSet arcs_touched(const Base& of, const Base& by, Inches slack, Inches border);

// Sections of a quartered disc.
enum class Quarter : std::uint8_t { front, left, rear, right };
struct QuarterSet {
    std::uint8_t bits = 0;
    constexpr bool has(Quarter q) const { return (bits >> static_cast<int>(q)) & 1; }
    constexpr void add(Quarter q) {
        bits = static_cast<std::uint8_t>(bits | 1u << static_cast<int>(q));
    }
    friend constexpr bool operator==(QuarterSet, QuarterSet) = default;
};
// The section(s) of a quartered disc in which `point` lies as seen from its centre: what a line
// from there crosses first. On a border, or within the slack of it measured at the rim, it lies in
// both; on the dot itself in all four. [C-MULTI-7, C-MULTI-8]
QuarterSet quarters_towards(const Base& of, Vec2 point, Inches slack);
QuarterSet quarters_touched(const Base& of, const Base& by, Inches slack);

}  // namespace six
