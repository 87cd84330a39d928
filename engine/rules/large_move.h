// The movement of large figures: move actions of several sections made into one, straight backward,
// or a turn about the dot and then straight forward. move.h runs it like any other movement and
// asks here for what differs. [DRG-MOVE, LRG-MOVE, LRG-TEMP, C-MULTI-9, C-MULTI-10, C-MULTI-17]
#pragma once

#include <optional>

#include "engine/rules/move.h"
#include "engine/rules/terrain.h"

namespace six {

// The sections named: active, not used in this turn, nothing moved or fought yet, actions enough.
// [DRG-ACT-2, DRG-ACT-6, LRG-CBT-1]
Result<Ok> check_large_may_move(const Table&, const State&, const Move&);
// How many of the turn's actions the sections cost: none for one with Quickness. [C-MULTI-17]
std::uint8_t cost_of_sections(const Table&, const State&, const Figure&, std::uint8_t sections);

// Which sets of sections may still attack after a way so long: Action::followers. [C-MULTI-17]
std::uint16_t followers_after(const Table&, const State&, FigureId, std::uint8_t sections,
                              Inches length);

// The place straight ahead (or behind, for a negative distance) as far as asked, in whole mils:
// where the template is laid. [LRG-TEMP-2, LRG-TEMP-3]
Vec2 straight_ahead(const Figure&, Facing, Inches distance);
// How far the template lies ahead whose place is nearest to this one, negative behind; nothing when
// that is more than a mil away from it.
std::optional<Inches> straight_distance(const Figure&, Facing, Vec2 place);
// Straight forward after a turn, or straight backward without one. [DRG-MOVE-7, LRG-MOVE-1 to
// LRG-MOVE-3, LRG-CHAR-3]
Result<Ok> check_straight(const Table&, const State&, const Move&);

// Bases of more than one dial end its way where they touch. [DRG-MOVE-4, LRG-MOVE-5] The way is
// known to be straight; what flies does not stop. [DRG-MOVE-5]
Result<Ok> check_large_bases(const Table&, const State&, const Move&);
// What the line of its dot may cross, as far as check_large_bases leaves it to the others.
// [DRG-MOVE-3, LRG-MOVE-4]
FigureSet passed_over(const Table&, const State&, const Figure& mover);
// The circle that is carried along against blocking terrain. [C-MULTI-9, H-C-MULTI-SWEEP]
// Figures of one dial under the way of a tank, where the players agreed that they are harmed.
// [C-TANK-3, H-C-TANK-OVERRUN]
FigureSet overrun_by(const Table&, const State&, const Move&);
void click_overrun(Context&, FigureId tank, const FigureSet&);
Inches swept_radius_of(const Table&, const Figure&);

// The clause by which it went this far or this way; asked before it is put there.
Clause clause_of_large_move(const Table&, const State&, const Move&, Inches length, const Pace&);

}  // namespace six
