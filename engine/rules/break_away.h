// Breaking away from opponents in base contact, and shaking off. [U-BREAK, U-MOUNT-7, U-MOUNT-8]
#pragma once

#include "engine/messages/illegal.h"
#include "engine/rules/query.h"

namespace six {

struct Turn;

struct BreakAwayNeed {
    std::uint8_t die = 0;  // the lowest that breaks away
    Clause clause;
};
// By what it is and shows, and with what holds it where it stands. [V-SA-ATK-14]
BreakAwayNeed break_away_need(const Table&, const State&, const Figure&);
BreakAwayNeed break_away_need(const Table&, const State&, FigureId);

// One that wants to board a chariot is put on it at once. [LRG-BRD-4]
void resolve_break_away_roll(Context&, FigureId who, std::uint8_t pips, FigureId boards = {});

Result<Ok> check_turn_in_place(const Table&, const State&, const Turn&);
void resolve_turn_in_place(Context&, const Turn&);

}  // namespace six
