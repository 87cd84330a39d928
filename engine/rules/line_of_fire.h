// Lines of fire under the rules: which bases and which terrain stop a line at which heights, and
// what hinders it. The segment itself is judged in engine/geometry. [U-RNG-2, U-RNG-3, U-HIND-3,
// U-HIND-4, U-ELEV-4 to U-ELEV-12, U-WALL-4]
#pragma once

#include "engine/geometry/line.h"
#include "engine/messages/illegal.h"
#include "engine/rules/query.h"

namespace six {

struct FireLine {
    Block block;             // the first thing that stops it; kind none: clear
    Clause clause;           // that forbids
    PieceId hindering;       // the first piece that gives the target +1, or more; none
    bool concealed = false;  // ... it is concealing terrain [V-LOF-4]
    Clause hindering_clause;
    Vec2 from, to;  // the dots; of a castle section the point of it [C-CASTLE-25, C-CASTLE-30]

    bool clear() const { return block.kind == BlockKind::none; }
    bool hindered() const { return hindering.exists(); }
};
// To or from a castle section it runs to the nearest point of it that a clear line reaches; if
// there is none, to the nearest. One that shoots prefers a point within `reach` that is not
// hindered. [C-CASTLE-25, C-CASTLE-30]
// Over bases where an ability says so. [V-SA-ATK-12]
FireLine line_of_fire(const Table&, const State&, FigureId from, FigureId to,
                      Inches reach = 2 * kMaxTable, bool over_bases = false);
// Many lines of one position: the scene is made once.
FireLine line_of_fire(const Table&, const State&, const Scene&, FigureId from, FigureId to,
                      Inches reach = 2 * kMaxTable, bool over_bases = false);

// The refusal for a line that is blocked.
Illegal refuse_line(FigureId from, FigureId to, const FireLine&);

// In hindering or concealing terrain on the line nobody with Stealth can be seen. [U-SA-SPD-6,
// V-TERR-4]
Result<Ok> check_stealth(const Table&, const State&, FigureId attacker, FigureId target,
                         std::size_t section, const FireLine&);

// To one point of a castle section, whether or not a nearer one can be seen.
FireLine line_to_point(const Table&, const State&, const Scene&, FigureId from, FigureId section,
                       Vec2 point);
// From a figure to a place where no figure has to be: a piece of terrain, a point of the
// battlefield.
FireLine line_to_place(const Table&, const State&, FigureId from, Vec2 start, Vec2 end);
// An elevated target of a firer or attacker on the ground; a castle section is none. [U-ELEV-7,
// C-CASTLE-25]
bool height_counts(const Table&, const State&, const Figure& attacker, const Figure& target);

}  // namespace six
