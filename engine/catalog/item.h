// Items and relics of the second edition: what one costs, asks of whoever wields it, gives him, and
// does to those he touches. [V-ITEM-1 to V-ITEM-3, V-ITEM-8]
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "engine/base/inline_vector.h"
#include "engine/catalog/faction.h"
#include "engine/catalog/spell.h"
#include "engine/dial/ability.h"

namespace six {

// What an item may switch off. [V-SPD-14]
enum class Proficiency : std::uint8_t { double_time, surge, trample, gang_up, precision };
inline constexpr std::array kProficiencyNames = {"double_time", "surge", "trample", "gang_up",
                                                 "precision"};
static_assert(kProficiencyNames.size() == static_cast<std::size_t>(Proficiency::precision) + 1);
constexpr std::uint8_t bit_of(Proficiency proficiency) {
    return static_cast<std::uint8_t>(1u << static_cast<unsigned>(proficiency));
}

// What it makes of a figure that it works on.
struct ItemGift {
    // Added to what the dial or the base shows; speed and range in inches.
    std::int8_t speed = 0, attack = 0, defense = 0, damage = 0, range = 0;
    InlineVector<Ability, 2> abilities;
    std::uint8_t bars = 0;  // proficiencies that it switches off, as bits [V-SPD-14]

    friend bool operator==(const ItemGift&, const ItemGift&) = default;
};

// What it does to others in base contact with its wielder. [V-ITEM-8]
struct ItemTouch {
    SpellSide side = SpellSide::anybody;  // whose they are, as the wielder sees them
    ItemGift gift;                        // as long as they touch
    // When an action given to the wielder is over:
    std::uint8_t hurts = 0, heals = 0;  // clicks
    std::uint16_t turns = 0;  // opponents of so many points at most change sides; 0: none do

    bool exists() const { return *this != ItemTouch{}; }
    friend bool operator==(const ItemTouch&, const ItemTouch&) = default;
};

struct Item {
    std::string id;      // unique in its catalog: [a-z0-9_]+
    std::string name;    // as printed; never translated
    bool relic = false;  // every rule on items holds for it [V-ITEM-2]
    std::uint16_t points = 0;
    std::optional<Faction> faction{};  // that its wielder must have [V-ITEM-5]
    ItemGift gift;                     // for its wielder
    ItemTouch touch;                   // for others
    bool pushes = false;               // a click for each action given to its wielder [V-ITEM-3]
    std::uint8_t pages = 0;  // of a spellbook: how many the spells in it may have [V-SPELL-2]

    friend bool operator==(const Item&, const Item&) = default;
};

// The numbers of a gift by name, as files and scenarios say them.
inline constexpr std::array kGiftNumbers = {
    std::pair{"speed", &ItemGift::speed}, std::pair{"attack", &ItemGift::attack},
    std::pair{"defense", &ItemGift::defense}, std::pair{"damage", &ItemGift::damage},
    std::pair{"range", &ItemGift::range}};

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
