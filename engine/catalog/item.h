// Items and relics of the second edition: what one costs, asks of whoever wields it, and gives him.
// [V-ITEM-1 to V-ITEM-3]
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "engine/base/inline_vector.h"
#include "engine/catalog/faction.h"
#include "engine/catalog/spell.h"
#include "engine/dial/ability.h"

namespace six {

struct Item {
    std::string id;      // unique in its catalog: [a-z0-9_]+
    std::string name;    // as printed; never translated
    bool relic = false;  // every rule on items holds for it [V-ITEM-2]
    std::uint16_t points = 0;
    std::optional<Faction> faction{};  // that its wielder must have [V-ITEM-5]
    // Added to what the dial or the base shows; speed and range in inches.
    std::int8_t speed = 0, attack = 0, defense = 0, damage = 0, range = 0;
    InlineVector<Ability, 2> abilities;
    bool pushes = false;     // a click for each action given to its wielder [V-ITEM-3]
    std::uint8_t pages = 0;  // of a spellbook: how many the spells in it may have [V-SPELL-2]

    friend bool operator==(const Item&, const Item&) = default;
};

inline constexpr std::size_t kMostWielded = 3;   // by one figure [V-ITEM-1]
inline constexpr std::size_t kMostItems = 64;    // of one game
inline constexpr std::size_t kMostCarried = 12;  // by one army, so that there are markers for all

// The spells of a book by their places in Catalog::spells; the first is the bookmark spell.
// [V-SPELL-5]
using SpellList = InlineVector<std::uint8_t, kMostInBook>;

// Assigned to a figure of an army by its place in it. [V-SETUP-2]
struct CarriedItem {
    std::uint8_t figure = 0;
    std::uint8_t item = 0;  // index into Catalog::items
    SpellList spells{};     // under it [V-SPELL-4]

    friend constexpr bool operator==(const CarriedItem&, const CarriedItem&) = default;
};

}  // namespace six
