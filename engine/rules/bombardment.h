// Bombardment: a shot at a point of the battlefield that waits, and comes down when the turn of its
// owner begins again. [V-BOMB]
#pragma once

#include "engine/messages/illegal.h"
#include "engine/rules/query.h"

namespace six {

struct UseAbility;

// --- preparing: a ranged combat action [V-BOMB-3] ---
Result<Ok> check_bombardment(const Table&, const State&, const AttackPlan&);
void prepare_bombardment(Context&, const AttackPlan&);  // the action is declared

// --- what waits ---
// How many shots of this seat, or of this figure, do. [V-BOMB-8]
int shots_waiting(const State&, Seat);
int shots_waiting(const State&, FigureId);

// --- coming down: an effect at the beginning of the turn [V-BOMB-1] ---
// Names the figure that fired, and the section where several did.
Result<Ok> check_shot(const Table&, const State&, const UseAbility&);
void resolve_shot(Context&, const UseAbility&);
UseAbility shot_of(const Marker&);
// The first of those that wait: where nobody chose.
UseAbility next_shot(const State&, Seat);

// What was noted when it was prepared, or what its firer shows by now. [V-BOMB-9]
struct ShotValues {
    std::int32_t attack = 0, damage = 0;
};
ShotValues shot_values(const Table&, const State&, const AttackPlan&);
// Whether what it does to itself still finds the firer. [V-BOMB-7, V-BOMB-10]
inline bool firer_is_there(const State& state, const AttackPlan& plan) {
    return in_play(state[plan.who]) && !state[plan.who].captive();
}
// A shot that came down is no action of anybody.
inline bool is_shot(const Action& action) {
    return action.plan.at_point && action.free;
}
// Whom it meets where it comes down, as they stand now. [V-BOMB-5, V-BOMB-11]
FigureSet bombarded(const Table&, const State&, const AttackPlan&);
// How far one drifts that does. [V-BOMB-4, V-DOM-12]
Inches drift_of(const Table&, std::uint8_t pips);

}  // namespace six
