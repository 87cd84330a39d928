// Red's plain warrior before blue's, who terrifies: A is 0, the terror 1.
#pragma once

#include <utility>

#include "tests/support/fixture_battle.h"

namespace six::fixture {

inline std::pair<Table, State> beside_terror() {
    Table table = plain_table();
    Warrior ghost = plain_warrior();
    ghost.id = "ghost";
    for (Click& click : ghost.dials[0].clicks) click.defense.abilities[0] = Ability::terrify;
    table.catalog.warriors.push_back(ghost);
    const auto kind = static_cast<std::uint16_t>(table.catalog.warriors.size() - 1);
    const State state =
        battle_of(table, {{kRed, {10_in, 10_in}, 900}, {kBlue, {10_in, 14_in}, 900, kind}});
    return {std::move(table), state};
}

}  // namespace six::fixture
