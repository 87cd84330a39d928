// Battles drawn from a seed: warriors, armies, seats and teams, terrain, options and places, all
// legal. For tests, benchmarks and the signature, which want variety rather than beauty.
#pragma once

#include <cstdint>

#include "chance/rng.h"
#include "engine/state/setup.h"
#include "engine/state/state.h"
#include "engine/state/table.h"

namespace six::sim {

enum class Beginning : std::uint8_t {
    set_up,  // armies are chosen, terrain placed and figures deployed by commands
    deploy,  // the table is laid, armies are deployed by commands
    melee,   // everybody stands close together, the first turn has begun
};

// Dragons, tanks, chariots and titans.
enum class LargeFigures : std::uint8_t {
    none,
    some,        // in one army of three
    everywhere,  // one or two in every army
};

struct BattleWishes {
    Edition edition = kNoEdition;
    std::uint8_t seats = 0;     // 0: 2 to 4 are drawn
    std::uint16_t figures = 0;  // of all armies together; 0: drawn. Not for a battle to be set up.
    std::uint16_t build_total = 0;  // 0: drawn. Only for a battle to be set up.
    bool vary_options = true;  // house decisions at other values than their defaults, now and then
    bool vary_younger = true;  // ... those as well that the signature's games do not know
    bool terrain = true;
    LargeFigures large = LargeFigures::some;
    bool castles = true;  // now and then one player has a castle
};

// One dial on one base, on foot or mounted, with any abilities.
Warrior random_warrior(Rng&, std::uint16_t number);
// Four dials with abilities of their own, or a titan's one.
Warrior random_large(Rng&, FigureKind, std::uint16_t number);
// A mount, of no sort yet. [V-CAV-1]
Warrior random_mount(Rng&, std::uint16_t number);
// What the second edition prints on a base: types, ranged damage, attack bonus, a nexus here and
// there. [V-FIG-1, V-FIG-9]
void print_symbols(Rng&, Warrior&);
// An item of any kind the edition plays, of the size it allows, about 0,0.
Piece random_piece(Rng&, const Ruleset&, std::uint16_t number);

// What the players agree on before a battle that is set up by commands.
Agreement random_agreement(Rng&, const BattleWishes&);

struct Battle {
    Table table;
    State state;
};
// A battle that needs no set-up. melee: all stand on the table and the first player is to act.
Battle random_battle(Rng&, Beginning, const BattleWishes&);

}  // namespace six::sim
