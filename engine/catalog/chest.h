// Treasure chests of the dungeon, and the traps that chests and Changelings carry. [D-CHEST-1,
// DGT-CHG-7]
#pragma once

#include <array>
#include <cstdint>
#include <string>

namespace six {

enum class TrapKind : std::uint8_t {
    none,
    damage,  // n clicks to the Hero that sets it off
    burst,   // n clicks to everybody next to it
    spawn    // n Mage Spawn of at most `points` together
};
inline constexpr std::array kTrapNames = {"none", "damage", "burst", "spawn"};

struct Trap {  // [D-CHEST-8, D-CHEST-10]
    TrapKind kind = TrapKind::none;
    std::uint8_t n = 0;
    std::uint16_t points = 0;  // of a spawn
    std::uint8_t disarm = 0;   // the number to be rolled; of none there is nothing to roll

    friend bool operator==(const Trap&, const Trap&) = default;
};

enum class TreasureItem : std::uint8_t { none, cloak, ring, potion };  // [D-ITEM-7]
inline constexpr std::array kTreasureItemNames = {"none", "cloak", "ring", "potion"};

struct Chest {
    std::string id;    // unique among figures and chests: [a-z0-9_]+
    std::string name;  // never translated
    Trap trap;
    std::uint16_t gold = 0;
    TreasureItem item = TreasureItem::none;

    friend bool operator==(const Chest&, const Chest&) = default;
};

}  // namespace six
