// The sweep: which circles and boxes a segment might meet, eight at a time, in coarse whole numbers
// that fit 16 bits. It may propose too much and never misses anything; line.cpp decides exactly.
// The scalar sweep and the one with vector instructions propose the same.
//
// Why nothing is missed. A coarse point is the nearest multiple of 32 mils, so in coarse units each
// coordinate is off by at most 1/2 and each point by less than 0.7072. If a segment comes within q
// of a point, the coarse segment from A to B comes within p = q + 1.4143 of the coarse point C, for
// moving both ends of a segment by 0.7072 moves none of its points further. Let d = B - A, let X be
// the coarse segment's point nearest to C, and f = 2C - (A + B). Then
//     |f x d| = 2 |(C - X) x d|                           <= 2p |d|
//     |f . d| = 2 |(C - X) . d + (X - (A + B) / 2) . d|   <= 2p |d| + d . d
// and what exceeds a bound at least this large in either is too far away. A box is
// exact once its corners are rounded outwards and it is grown by the 1/2 by which each coordinate
// of the segment is off: f is then the doubled way from the segment's middle to the box's, and a
// common point lies within the doubled half sides of it.
//
// Why nothing overflows. |coordinates| <= 200,000 mils is 6,250 coarse, so |d| <= 12,500 and |f| <=
// 25,000 in each coordinate, sums of two products stay below 2^30, and the length of d below 2^15.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/geometry/units.h"

namespace six::sweep {

inline constexpr std::size_t kGroup = 8;

struct alignas(32) SpotGroup {
    std::int16_t doubled[2 * kGroup] = {};  // 2x, 2y of each centre, coarse
    std::int32_t reach[kGroup] = {};        // the doubled radius, coarse and rounded up; below 2^15
};
struct alignas(32) BoxGroup {
    std::int16_t doubled[2 * kGroup] = {};  // lo + hi, coarse
    std::int16_t sides[2 * kGroup] = {};    // hi - lo + 1
};
struct Targets {
    std::span<const SpotGroup> spot_groups;
    std::size_t spots = 0;
    std::span<const BoxGroup> box_groups;
    std::size_t boxes = 0;  // at most 64
};

void put_spot(SpotGroup&, std::size_t lane, Vec2 at, Inches radius);
void put_box(BoxGroup&, std::size_t lane, Vec2 lo, Vec2 hi);

struct CoarseLine {
    std::int32_t sum_x, sum_y;  // A + B; this and the next line fit 16 bits
    std::int32_t dx, dy;        // B - A
    std::int32_t dd;            // d . d
    std::int32_t length;        // |d| or a little more
    std::int32_t margin;        // 2 |d| times all that is added to a radius
};
// Proposes spots that come within their radius + `slack` of the segment.
CoarseLine coarse_line(Vec2 from, Vec2 to, Inches slack);

struct Candidates {  // bit i of word w: target 64 w + i
    static constexpr std::size_t kSpotWords = 8;
    std::uint64_t spots[kSpotWords];  // only as many words as there are spots are written
    std::uint64_t boxes;
};

// On which side of the line from `from` along d the corners of an outline lie, exactly. Bit i:
// corner i.
struct Sides {
    std::uint32_t left, on;
};

enum class Unit : std::uint8_t { scalar, avx2 };
Unit best_unit();  // of this machine

void spots_near(const Targets&, const CoarseLine&, Unit, Candidates& out);
void boxes_near(const Targets&, const CoarseLine&, Unit, Candidates& out);
void all_near(const Targets&, const CoarseLine&, Unit, Candidates& out);  // both
Sides sides_of(std::span<const Vec2> corners, Vec2 from, Vec2 d, Unit);

}  // namespace six::sweep
