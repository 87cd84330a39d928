// What terrain does to movement: where a figure may rest, how fast it is, where it must stop.
// [U-TERR, U-HIND, U-BLK, U-ELEV, U-WATER, U-WALL, U-ABR]
#pragma once

#include <span>

#include "engine/messages/illegal.h"
#include "engine/rules/query.h"

namespace six {

// How a figure gets about just now: what its abilities in force make of terrain and bases.
struct Gait {
    bool flies = false;
    bool swims = false;
    bool ghostly = false;  // neither bases nor blocking terrain are in its way [V-SA-SPD-14]
};
// Of a large figure only while it moves, and by abilities of the sections that were given the move
// actions; or always, by those of all active ones. [LRG-SA-2 to LRG-SA-4, MDW-SA-2 to MDW-SA-5]
Gait gait_of(const Table&, const State&, const Figure&, std::uint8_t sections = 0);

// What a piece is just now: a castle section that has fallen is rubble. While it stands, walking
// and resting on and beside it are judged in castle.h. [C-CASTLE-35, C-CASTLE-39]
struct Ground {
    TerrainKind kind = TerrainKind::clear;
    Height height = Height::ground;
};
Ground ground_of(const Table&, const State&, const Piece&);
// Constructed terrain without structural points left: the place is clear. [V-TERR-11]
bool is_gone(const Table&, const State&, const Piece&);

// Pieces this figure may not enter, and those it may not end in. [U-BLK-1, U-WATER-2, U-WATER-3]
// One that stands in deep water without Aquatic may move in that water as if it had it. [U-WATER-4]
PieceSet barred_on_the_way(const Table&, const State&, const Figure&, Gait);
PieceSet barred_at_rest(const Table&, const State&, const Figure&, Gait);
// The clause that bars such a piece to one that moves, and to one that is put down.
Clause barring_clause(TerrainKind, Gait);
Clause placing_clause(TerrainKind);  // [U-BLK-3, U-WATER-4]

bool is_water(TerrainKind);
bool in_water(const Table&, const State&, const Figure&);  // by the centre dot [U-TERR-2]
bool elevated(const Table&, const State&, Vec2 dot);       // on terrain [U-ELEV-1]
bool elevated(const Table&, const State&, const Figure&);  // ... or on a castle [C-CASTLE-14]

// The hindering piece its base touches, which halves its speed; none. Low walls never do.
// [U-HIND-2, U-WALL-3]
PieceId halving_piece(const Table&, const State&, const Figure&, Gait);

// A path that goes on beyond a forced stop, or crosses an abrupt edge elsewhere than at an access
// point, is refused with the place where the dot has to stop; n is its length and m how much of it
// may be gone. It may end within the terrain tolerance beyond the place where the base has just
// crossed completely. [U-MOVE-15, U-ABR-1, H-TERRAIN-EPS] The path is known to keep clear of bases
// and barred pieces.
Result<Ok> check_stops(const Table&, const State&, const Figure& mover, FigureId who,
                       std::span<const Vec2> path, Gait);
// Where the base ends: not over a low wall, not across an abrupt edge; wholly on a castle's top or
// wholly off it; on no objective. [U-WALL-6, U-ABR-6, C-CASTLE-15, V-OBJ-16]
Result<Ok> check_rest(const Table&, const State&, const Base& resting, FigureId who);

// Across an abrupt edge there is no contact, nor between a castle's top and the ground. [U-ABR-2,
// C-CASTLE-23]
bool abrupt_between(const Table&, const State&, Vec2 a, Vec2 b);
bool abrupt_between(const Table&, const State&, const Figure& a, const Figure& b);
Clause clause_of_abrupt(const Table&, const Figure& a, const Figure& b);  // which text says so
// A base stands beside a low wall: near enough counts, as for two bases. [U-GEN-1]
bool beside_wall(const Table&, const Piece& wall, const Base&);
// Both touch one low wall, on different sides, and the connection of their centres crosses it.
// [U-WALL-7]
PieceId wall_between(const Table&, const State&, const Figure& a, const Figure& b);
// Bases that touch at a point where no low wall stands between them: a wall beside one circle of a
// rider does not undo a touch at the other. [U-MOUNT-4, U-WALL-5]
bool touch_past_walls(const Table&, const State&, const Figure& a, const Figure& b);

// Abrupt terrain names at least one access point, all of them on its outline; other terrain has
// none. [U-TPL-6, U-ABR-4] When an item is turned, its corners and access points are rounded to
// whole mils, each by itself, and may part by this much.
inline constexpr Inches kAccessSlack = 2_mil;
Result<Ok> check_access(const Piece&);

}  // namespace six
