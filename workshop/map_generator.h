// Battlefields made up by chance, as players might have laid them: woods, hills and water of
// natural outline, ruins and walls of straight ones. Every piece passes the engine's own rules of
// terrain placement for all four edges, so a map made here has nothing that io/library/map_check.h
// could find. [U-TPL-2 to U-TPL-7] The same draws give the same map on every machine.
#pragma once

#include <cstddef>
#include <string>

#include "engine/base/draw.h"
#include "engine/state/ruleset.h"
#include "io/format/files.h"

namespace six::workshop {

struct MapWish {
    std::string name;                // for people
    const Ruleset* rules = nullptr;  // whose starting areas stay free and whose terrain is laid
    Vec2 size;                       // large enough for them [U-SETUP-1]
    std::size_t pieces = 0;          // as many of them as find a place, at most kMaxPieces
    bool mirrored = false;  // the same seen from opposite edges: each half is the other half turned
};

// About as much terrain as two players lay out on the standard table, wherever it is larger or
// smaller.
std::size_t usual_pieces(Vec2 size);

io::Map generate_map(const MapWish&, Draw&);

}  // namespace six::workshop
