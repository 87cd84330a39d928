// Spells of the second edition, which lie in spellbooks: what one asks, whom it is cast on, and
// what it does, from a closed list. [V-SPELL-3, V-SPELL-8]
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "engine/catalog/faction.h"

namespace six {

enum class SpellKind : std::uint8_t {
    instant,      // does what it does at once
    enchantment,  // lies on a figure until it ends
    glyph,        // lies on the battlefield
};
inline constexpr std::array kSpellKindNames = {"instant", "enchantment", "glyph"};

// Whose figures it is for, as its caster sees them.
enum class SpellSide : std::uint8_t { anybody, friends, opponents };
inline constexpr std::array kSpellSideNames = {"anybody", "friends", "opponents"};

// What ends an enchantment, besides that its figure leaves the battle or it is cast anew.
enum class SpellEnd : std::uint8_t { never, missed_shot, hurt };
inline constexpr std::array kSpellEndNames = {"never", "missed_shot", "hurt"};

struct Spell {
    std::string id;             // unique in its catalog: [a-z0-9_]+
    std::string name;           // as printed; never translated
    std::string text, text_de;  // in words, for people
    SpellKind kind = SpellKind::instant;
    std::uint8_t browse = 0;            // clicks that bringing it to the top costs [V-SPELL-6]
    std::uint8_t pages = 1;             // of the book's capacity [V-SPELL-4]
    std::optional<Faction> affinity{};  // of the sorcerer, for whom it takes other pages
    std::uint8_t affinity_pages = 0;
    std::optional<Faction> faction{};  // that the sorcerer must have

    SpellSide side = SpellSide::anybody;
    std::uint8_t reach = 0;  // inches; 0: the sorcerer, or a figure that he touches
    std::uint8_t area = 0;   // inches about a place; 0: one figure
    // Of an instant: clicks.
    std::uint8_t hurts = 0, heals = 0;
    // While it lies, added to what the dial or the base shows; speed and range in inches.
    std::int8_t speed = 0, attack = 0, defense = 0, damage = 0, range = 0;
    bool touching = false;     // also of friends that touch the figure it lies on [MDW-SA-8]
    bool sees_hidden = false;  // ignores Ghostform and Limited Invisibility [V-SPELL-11]
    bool switches = false;  // it counts as of the caster's side: friendly, and opposing [V-BASE-4]
    SpellEnd until = SpellEnd::never;

    // Cast at a place of the battlefield, and on no figure.
    bool at_place() const { return area > 0 || kind == SpellKind::glyph; }

    friend bool operator==(const Spell&, const Spell&) = default;
};

// Its numbers by name, as files and scenarios say them; the latter may be less than nothing.
inline constexpr std::array kSpellNumbers = {
    std::pair{"browse", &Spell::browse}, std::pair{"pages", &Spell::pages},
    std::pair{"reach", &Spell::reach},   std::pair{"area", &Spell::area},
    std::pair{"hurts", &Spell::hurts},   std::pair{"heals", &Spell::heals}};
inline constexpr std::array kSpellChanges = {
    std::pair{"speed", &Spell::speed}, std::pair{"attack", &Spell::attack},
    std::pair{"defense", &Spell::defense}, std::pair{"damage", &Spell::damage},
    std::pair{"range", &Spell::range}};

inline constexpr std::size_t kMostSpells = 64;  // of one game
inline constexpr std::size_t kMostInBook = 4;

}  // namespace six
