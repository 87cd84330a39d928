// What figures could do to each other where a copy of the position has them, asked of the real
// rules: as if the attacker had its turn and no token.
#pragma once

#include "bots/worth.h"
#include "engine/messages/battle_command.h"

namespace six::bots {

class Outlook {
public:
    Outlook(const Table&, State& what_if);

    // The best attack it would have, less a part of all that could be made on it. A large figure
    // may attack with every section: the others count for less, for each takes an action.
    Score standing(FigureId who);

private:
    Score expected(const AttackPlan&);
    // The best of its sections.
    Score best(FigureId attacker, FigureId target, AttackKind);
    Score standing_of_sections(FigureId who);
    Score against_castles(FigureId who, Inches range);
    Score danger_of(FigureId who, FigureId foe);

    const Table& table_;
    State& state_;
};

}  // namespace six::bots
