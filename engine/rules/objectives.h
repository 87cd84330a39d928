// Objective tokens: discs that lie on the table and belong to whoever's warriors touch them when
// they are looked at. [V-OBJ]
#pragma once

#include "engine/messages/illegal.h"
#include "engine/rules/query.h"

namespace six {

// each(const Marker&), in the order in which they were placed.
template <class Each>
void for_each_objective(const State& state, Each each) {
    for (std::uint16_t i = 0; i < state.marker_count; ++i)
        if (state.markers[i].kind == MarkerKind::objective) each(state.markers[i]);
}
int objectives_in_play(const State&);

// The disc of one that lies there, to be met as bases meet. [V-OBJ-5, V-OBJ-16]
Base token_at(const Table&, Vec2 at);
// Over them whoever likes may pass, but no base comes to rest on one, and a large figure touches
// one at most. [V-OBJ-5, V-OBJ-16, MDW-OBJ-1]
Result<Ok> check_rest_beside_tokens(const Table&, const State&, const Base& resting, FigureId who);

// Touched by it, a token is held or contested: not by captives and their captors, nor by what is
// Demoralized or stands where its posture says so. [V-OBJ-10]
bool holds_objectives(const Table&, const State&, FigureId);

// Of the side, as one. [V-OBJ-17]
int objectives_of_side(const Table&, const State&, std::uint8_t team);

// A step of the end phase: every token, by who touches it now. [V-OBJ-6, V-OBJ-15]
void check_objectives(Context&);
// His markers come off. [V-ELIM-3]
void take_markers_off(Context&, Seat);

}  // namespace six
