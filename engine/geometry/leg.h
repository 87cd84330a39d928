// One straight leg of a path, for path.cpp and the planner: is it clear? The fast half of
// first_obstacle, which asks the same questions and therefore never disagrees.
#pragma once

#include "engine/geometry/path.h"

namespace six {

inline Block base_block(FigureId figure) {
    Block block;
    block.kind = BlockKind::base;
    block.figure = figure;
    return block;
}
inline Block gap_block(FigureId lower, FigureId other) {
    Block block;
    block.kind = BlockKind::gap;
    block.figure = lower;
    block.other = other;
    return block;
}
inline Block piece_block(PieceId piece) {
    Block block;
    block.kind = BlockKind::piece;
    block.piece = piece;
    return block;
}
inline Block edge_block() {
    Block block;
    block.kind = BlockKind::edge;
    return block;
}

// As first_obstacle would judge the path from a with the one point b; start and points of the query
// are not looked at.
bool leg_is_clear(const Scene&, const PathQuery&, Vec2 a, Vec2 b);
Block first_obstacle_of_leg(const Scene&, const PathQuery&, Vec2 a, Vec2 b);

}  // namespace six
