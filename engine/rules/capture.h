// Captives: made, taken along, let go. [U-CAP]
#pragma once

#include "engine/messages/event.h"
#include "engine/messages/event_kind.h"
#include "engine/messages/illegal.h"
#include "engine/rules/query.h"

namespace six {

struct Release;

// Whether this attacker may try to capture (or rescue from) this target, which it could attack in
// close combat. [U-CAP-1, U-CAP-4, U-CAP-6, U-CAP-10, U-CAP-12, U-CAP-13]
Result<Ok> check_capture(const Table&, const State&, FigureId attacker, FigureId target);
Result<Ok> check_rescue(const Table&, const State&, FigureId attacker, FigureId target);

void capture(Context&, FigureId captive, FigureId captor);         // [U-CAP-3, U-CAP-16]
void free_captive(Context&, FigureId captive, FreedWord, Clause);  // [U-CAP-9, U-CAP-23]

// A captive that leaves as if eliminated, whatever its dial showed; its captor's owner scores its
// single value. [U-CAP-12, U-CAP-24, U-WITH-3]
void forfeit_captive(Context&, FigureId captive, ScoreWord, Clause, Clause for_points);

// After dials have turned: captives of eliminated captors go free, and abilities that have appeared
// on a captor free or eliminate its captive. [U-CAP-9, U-CAP-12]
void review_captors(Context&);

Result<Ok> check_release(const Table&, const State&, const Release&);  // [U-CAP-11]
void resolve_release(Context&, const Release&);

}  // namespace six
