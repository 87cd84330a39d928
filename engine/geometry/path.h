// Paths: the polyline traced by the centre dot, judged exactly. Only the line must keep clear of
// bases and of the gaps between touching ones; blocking terrain is judged with the mover's circle
// swept along. [U-MOVE-2, U-MOVE-3, U-MOVE-4]
#pragma once

#include <span>

#include "engine/geometry/line.h"

namespace six {

inline constexpr std::size_t kMaxPathPoints = 32;
using Path = InlineVector<Vec2, kMaxPathPoints>;  // the points after the start

// The length along the path: each leg's integer root, rounded up. [U-MOVE-1]
Inches path_length(Vec2 start, std::span<const Vec2> points);

struct PathQuery {
    Vec2 start;
    std::span<const Vec2> points;
    // The mover's own base, and gaps of pairs that hold it, do not count; nor do further bases that
    // are named here (a captive, single dials under a dragon).
    FigureId mover;
    const FigureSet* ignored = nullptr;
    PieceSet barred = 0;   // pieces the mover may not enter
    Inches swept_radius;   // of the circle carried along against these; 0: the line alone
    Inches contact_slack;  // touching pairs leave no gap
    Inches terrain_slack;  // a sweep may reach this deep into a piece
    Vec2 table;            // the dot stays within 0,0 .. table (edge: BlockKind::edge) [U-MOVE-14]
};

// The first thing that makes the path illegal, in the order of the path; kind none when it is
// clear. `where` is on the path: the centre dot when it happens. Ties are broken as for lines, and
// the edge of the table comes last.
Block first_obstacle(const Scene&, const PathQuery&);

// Where a base may rest: wholly on the table, on no other base, not in a barred piece.
// [U-MOVE-5, U-MOVE-14]
struct RestQuery {
    Base base;
    FigureId mover;
    const FigureSet* ignored = nullptr;
    PieceSet barred = 0;
    Inches contact_slack;
    Inches terrain_slack;
    Vec2 table;
};
// The lowest figure id, then the lowest piece id, then the edge; `where` is the base's own place.
Block first_overlap(const Scene&, const RestQuery&);

}  // namespace six
