// Who wins where objectives are held: the last one standing, who has the majority of them, who has
// more points. [V-END-9]
#pragma once

#include "engine/rules/victory.h"

namespace six {

// Could be given actions: neither captive nor a wall. Demoralized ones may. [V-ELIM-2]
bool could_act(const Table&, const State&, FigureId);
bool has_who_could_act(const Table&, const State&, Seat);

Verdict winner_by_standing(const Table&, const State&, const Ending&);

// --- final scores ---
void score_objectives(Context&);        // if they are worth any points [V-OBJ-12]
void score_captives_at_home(Context&);  // [V-CAP-9]
void score_own_survivors(Context&);     // if agreed [V-END-5]
void score_damaged(Context&);  // half the points of large figures, as a tiebreaker [MDW-END-1]

// Of a player who concedes: captives he holds go free, his own score for nobody. [V-MOVE-5]
void give_captives_back(Context&, Seat);
void lose_markers(Context&, Seat);  // unless they stay [V-ELIM-3]

}  // namespace six
