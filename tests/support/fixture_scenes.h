// Tables for tests and benchmarks of lines and paths: what stands on them, and the dots to draw
// lines between. The same seed gives the same table on every machine.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/geometry/line.h"

namespace six::fixture {

struct SceneFixture {
    std::vector<SceneBase> bases;   // ids count from 0
    std::vector<Polygon> pieces;    // likewise
    void fill(Scene& scene) const;  // clears it first; the fixture must outlive it
};

// Discs of 3/4 inch and star-shaped pieces of eight corners, mostly not convex, strewn over a
// square table; nothing overlaps or touches, so that no two bases close a gap.
struct CrowdedTable {
    int figures = 40;
    int pieces = 12;
    std::uint64_t seed = 7;
    Inches side = 36_in;
};
SceneFixture crowded_table(const CrowdedTable&);

// Forty discs in five rows like bricks, each touching its neighbours, and twelve pieces around
// them: lines from dot to dot graze rims exactly, pass through points of contact and meet several
// things at once.
SceneFixture brick_formation(std::uint64_t seed);

// Lines between the dots of two different figures.
struct Shot {
    std::uint16_t from = 0, to = 0;
};
std::vector<Shot> random_shots(std::size_t figures, std::size_t count, std::uint64_t seed);
LineQuery query_of(const SceneFixture&, Shot);  // with the usual contact slack of 0.02 inches

}  // namespace six::fixture
