// Lines of fire: the straight segment from dot to dot against everything in a Scene. A line crosses
// a base or a piece only if it passes through its inside: meeting a rim, an edge or a corner is not
// crossing. [U-GEN-9]
#pragma once

#include <cstdint>

#include "engine/geometry/scene.h"

namespace six {

// What stands in the way first, and where the line meets it.
enum class BlockKind : std::uint8_t { none, base, gap, piece, edge };
struct Block {
    BlockKind kind = BlockKind::none;
    FigureId figure;  // base; gap: the lower of the two ids
    FigureId other;   // gap: the other figure of the touching pair [U-GEN-10]
    PieceId piece;
    Vec2 where;  // the first common point, rounded to whole mils (halves away from the start)

    friend constexpr bool operator==(const Block&, const Block&) = default;
};

struct LineQuery {
    Vec2 from, to;  // a line without length meets what it lies inside of
    // Their own bases, and gaps of pairs that hold one of them, do not count.
    FigureId from_figure, to_figure;
    PieceSet blocking = kAllPieces;    // the pieces that stop this line
    const FigureSet* bases = nullptr;  // the bases that stop it, alone and in pairs; all when null
    Inches contact_slack;    // two bases within it of each other touch: no line between them ...
    bool gaps_block = true;  // ... if the option says so [H-TOUCHING-GAP]
};

// Ties (two things met at exactly the same point of the line): a base before a gap before a piece,
// then the lower id.
Block first_block(const Scene&, const LineQuery&);
bool is_clear(const Scene&, const LineQuery&);

// All pieces that the segment passes through, for hindering terrain.
PieceSet pieces_crossed(const Scene&, Vec2 from, Vec2 to);

// The same with a given unit of the machine: for tests and benchmarks.
Block first_block(const Scene&, const LineQuery&, sweep::Unit);
bool is_clear(const Scene&, const LineQuery&, sweep::Unit);
PieceSet pieces_crossed(const Scene&, Vec2 from, Vec2 to, sweep::Unit);

}  // namespace six
