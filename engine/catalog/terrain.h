// Pieces of terrain: one outline, one kind, and whether it is elevated. [U-TERR-1, U-TPL-7]
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/base/ids.h"
#include "engine/base/inline_vector.h"
#include "engine/geometry/polygon.h"

namespace six {

enum class TerrainKind : std::uint8_t {
    clear,
    hindering,
    blocking,
    shallow_water,
    deep_water,
    low_wall,
    concealing  // of the second edition [V-TERR-1]
};
inline constexpr std::array kTerrainNames = {
    "clear", "hindering", "blocking", "shallow_water", "deep_water", "low_wall", "concealing"};
enum class Height : std::uint8_t {
    ground,
    gradual,
    abrupt
};  // elevated terrain, entered anywhere or by access points
inline constexpr std::array kHeightNames = {"ground", "gradual", "abrupt"};

inline constexpr std::uint8_t kMostStructure = 20;  // structural points of one piece

struct Piece {
    std::string name;  // unique on its battlefield: [a-z0-9_]+
    TerrainKind kind = TerrainKind::clear;
    Height height = Height::ground;
    Polygon outline;
    // Abrupt: the middles of the places where its edge may be crossed, each on the outline.
    // [U-ABR-4]
    InlineVector<Vec2, 8> access{};
    // Built by hands, and marked so: it has structural points, and may be attacked. 0: as many as
    // the edition gives. [V-TERR-11, V-TERR-12]
    bool constructed = false;
    std::uint8_t structure = 0;
    // The castle section it is the ground of: while that stands, clear and abrupt, with its door
    // as access point; rubble when it has fallen. [C-CASTLE-35, C-CASTLE-39] A gatehouse has two
    // more, one on each side of its gate, which only those that pass it meet. [C-CASTLE-38]
    FigureId section{};
    bool beside_gate = false;

    friend bool operator==(const Piece&, const Piece&) = default;
};

}  // namespace six
