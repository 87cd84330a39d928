// Whether a map looks the same after its places were moved: turned round, or seen in a mirror.
#pragma once

#include <set>
#include <tuple>

#include "io/format/files.h"

namespace six::io {

template <class Move>
bool looks_the_same(const Map& map, Move move) {
    // What a piece is, wherever its outline begins and whatever it is called.
    std::set<std::tuple<TerrainKind, Height, std::set<Vec2>, std::set<Vec2>>> before, after;
    for (const Piece& piece : map.field.pieces) {
        std::set<Vec2> corners, access, moved_corners, moved_access;
        for (const Vec2 corner : piece.outline.corners) {
            corners.insert(corner);
            moved_corners.insert(move(corner));
        }
        for (const Vec2 point : piece.access) {
            access.insert(point);
            moved_access.insert(move(point));
        }
        before.insert({piece.kind, piece.height, corners, access});
        after.insert({piece.kind, piece.height, moved_corners, moved_access});
    }
    return before == after;
}

inline bool looks_the_same_turned(const Map& map) {
    return looks_the_same(map, [&](Vec2 p) { return map.field.size - p; });
}

}  // namespace six::io
