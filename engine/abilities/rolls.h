// What abilities used in place of moving share. [U-ABIL-5, U-SA-DEF-6, U-SA-DMG-5, U-SA-SPD-12]
#pragma once

#include <optional>

#include "engine/messages/battle_command.h"
#include "engine/messages/illegal.h"
#include "engine/rules/query.h"

namespace six {

inline Illegal refuse_use(const State& state, const UseAbility& use, Clause clause, Reason why) {
    return {.clause = clause,
            .why = why,
            .who = use.who,
            .other = use.other,
            .where = state[use.who].at};
}

// A move action of one that stays where it is; the action remembers what it is given for.
void begin_stationary(Context&, const UseAbility&, Clause);

// The eliminated figure's dial is set to its starting position, and from there turned by so many
// clicks of damage, at most until it is dead again.
void set_dial(Context&, FigureId dead, std::uint8_t clicks);
// Some place for the one that is to return, beside the section that brings it back. At its starting
// position it shows other abilities than it does now. [U-GEN-13, LRG-SA-1]
std::optional<Place> find_place_for(const Table&, const State&, const UseAbility&, bool as_new);
// A place in contact with `who` is owed to the player who acts. [U-SA-DMG-10, U-SA-SPD-18]
void bring_back(Context&, FigureId who, FigureId dead);

}  // namespace six
