// Trample: horseshoe warriors ride over opponents on foot. [V-SPD-12, V-SPD-13, V-SPD-16]
#pragma once

#include "engine/messages/illegal.h"
#include "engine/rules/query.h"

namespace six {

struct Move;

// It is a move that may lead over bases, and why it does not lead over this one.
bool tramples(const Table&, const State&, const Move&);
Clause clause_against_trampling(const Table&, const Figure& other);
// Whose bases are not in the way of this move.
FigureSet may_trample(const Table&, const State&, const Move&);
// Those that the line of its dot passes through, in that order: each is rolled for once.
using Crossed = InlineVector<FigureId, 24>;
Crossed crossed_by(const Table&, const State&, const Move&);
void owe_trampling(Context&, FigureId rider, const Crossed&);

}  // namespace six
