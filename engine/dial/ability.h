// The names of the special abilities. What an ability does stands in engine/abilities, behind an
// edition's table; a figure that shows one the edition has no facts for is refused when the table
// is laid.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/base/bits.h"

namespace six {

enum class Ability : std::uint8_t {
    none,
    // speed
    charge,
    quickness,
    magic_levitation,
    flight,
    aquatic,
    stealth,
    bound,
    forced_march,
    nimble,
    ram,
    frenzy,
    summon,
    // attack
    healing,
    weapon_master,
    magic_blast,
    flame_lightning,
    shockwave,
    vampirism,
    magic_healing,
    venom,
    sneak_attack,
    sweep,
    // defense
    battle_armor,
    pole_arm,
    magic_immunity,
    toughness,
    defend,
    regeneration,
    invulnerability,
    dodge,
    magic_retaliation,
    limited_invisibility,
    cursed,
    terrify,
    // damage
    berserk,
    magic_enhancement,
    demoralized,
    battle_fury,
    necromancy,
    magic_confusion,
    magic_freeze,
    command,
    pierce,
    // of the second edition, whatever their value [V-SA]
    strong_flier,
    ghostform,
    arcing_fire,
    stormfire,
    immobilize,
    bombardment,
    tinker,
    drain,
};

inline constexpr std::array kAbilityNames = {
    "none",
    "charge",
    "quickness",
    "magic_levitation",
    "flight",
    "aquatic",
    "stealth",
    "bound",
    "forced_march",
    "nimble",
    "ram",
    "frenzy",
    "summon",
    "healing",
    "weapon_master",
    "magic_blast",
    "flame_lightning",
    "shockwave",
    "vampirism",
    "magic_healing",
    "venom",
    "sneak_attack",
    "sweep",
    "battle_armor",
    "pole_arm",
    "magic_immunity",
    "toughness",
    "defend",
    "regeneration",
    "invulnerability",
    "dodge",
    "magic_retaliation",
    "limited_invisibility",
    "cursed",
    "terrify",
    "berserk",
    "magic_enhancement",
    "demoralized",
    "battle_fury",
    "necromancy",
    "magic_confusion",
    "magic_freeze",
    "command",
    "pierce",
    "strong_flier",
    "ghostform",
    "arcing_fire",
    "stormfire",
    "immobilize",
    "bombardment",
    "tinker",
    "drain",
};
static_assert(kAbilityNames.size() == static_cast<std::size_t>(Ability::drain) + 1);

using AbilitySet = BitSet<kAbilityNames.size()>;
constexpr bool has(const AbilitySet& set, Ability ability) {
    return has_bit(set, static_cast<std::size_t>(ability));
}
constexpr void add(AbilitySet& set, Ability ability) {
    set_bit(set, static_cast<std::size_t>(ability));
}

constexpr std::string_view name_of(Ability ability) {
    return kAbilityNames[static_cast<std::size_t>(ability)];
}

// The four values of a dial. An ability is a colour behind one of them and never behind another.
// [U-DIAL-1, U-DIAL-7]
enum class Stat : std::uint8_t { speed, attack, defense, damage };
inline constexpr std::array kStatNames = {"speed", "attack", "defense", "damage"};

// Those the second edition brought with it. [V-SA]
constexpr bool is_of_second_edition(Ability ability) {
    return ability >= Ability::strong_flier;
}

// The older enumerators stand in the order of their values, and so do the younger ones; of none
// there is nothing to ask.
constexpr Stat stat_of(Ability ability) {
    if (is_of_second_edition(ability)) {
        if (ability < Ability::arcing_fire) return Stat::speed;
        return ability < Ability::tinker ? Stat::attack : Stat::damage;
    }
    if (ability < Ability::healing) return Stat::speed;
    if (ability < Ability::battle_armor) return Stat::attack;
    if (ability < Ability::berserk) return Stat::defense;
    return Stat::damage;
}
static_assert(stat_of(Ability::charge) == Stat::speed && stat_of(Ability::summon) == Stat::speed);
static_assert(stat_of(Ability::healing) == Stat::attack && stat_of(Ability::sweep) == Stat::attack);
static_assert(stat_of(Ability::battle_armor) == Stat::defense &&
              stat_of(Ability::terrify) == Stat::defense);
static_assert(stat_of(Ability::berserk) == Stat::damage &&
              stat_of(Ability::pierce) == Stat::damage);
static_assert(stat_of(Ability::ghostform) == Stat::speed &&
              stat_of(Ability::arcing_fire) == Stat::attack &&
              stat_of(Ability::bombardment) == Stat::attack &&
              stat_of(Ability::tinker) == Stat::damage);

// How an ability is printed: a patch of one colour behind its value. A circle is another ability
// than a square of the same colour. [U-DIAL-7, U-DIAL-9]
enum class Colour : std::uint8_t { green, red, blue, orange, yellow, black, gray };
enum class Shape : std::uint8_t { square, circle };
inline constexpr std::array kColourNames = {"green",  "red",   "blue", "orange",
                                            "yellow", "black", "gray"};
inline constexpr std::array kShapeNames = {"square", "circle"};
static_assert(kColourNames.size() == static_cast<std::size_t>(Colour::gray) + 1);
static_assert(kShapeNames.size() == static_cast<std::size_t>(Shape::circle) + 1);

struct Mark {
    Colour colour{};
    Shape shape{};

    friend constexpr bool operator==(const Mark&, const Mark&) = default;
};

// The marks as the abilities card lists them: for each value a row of squares and one of circles,
// the colours in their order. The green square of the damage value is the starting position.
// [U-DIAL-9, U-SA-DMG-0] The marks of the second edition are proposals in free places. [V-SA]
using MarkRow = std::array<Ability, kColourNames.size()>;
inline constexpr auto kMarks = [] {
    using enum Ability;
    return std::array<MarkRow, kStatNames.size() * kShapeNames.size()>{{
        {charge, quickness, magic_levitation, flight, aquatic, stealth, bound},
        {strong_flier, forced_march, nimble, frenzy, ghostform, ram, summon},
        {healing, weapon_master, magic_blast, flame_lightning, shockwave, vampirism, magic_healing},
        {arcing_fire, venom, sneak_attack, stormfire, immobilize, sweep, bombardment},
        {battle_armor, pole_arm, magic_immunity, toughness, defend, regeneration, invulnerability},
        {none, dodge, magic_retaliation, cursed, none, limited_invisibility, terrify},
        {none, berserk, magic_enhancement, battle_fury, demoralized, necromancy, command},
        {tinker, pierce, magic_freeze, drain, none, magic_confusion, none},
    }};
}();

// Of none there is nothing to ask.
constexpr Mark mark_of(Ability ability) {
    for (std::size_t row = 0; row < kMarks.size(); ++row)
        for (std::size_t colour = 0; colour < kMarks[row].size(); ++colour)
            if (kMarks[row][colour] == ability)
                return {static_cast<Colour>(colour), static_cast<Shape>(row % kShapeNames.size())};
    return {};
}

// Every ability has a mark behind its own value, and no two share one.
static_assert([] {
    for (std::size_t i = 1; i < kAbilityNames.size(); ++i) {
        const auto ability = static_cast<Ability>(i);
        int marks = 0;
        for (std::size_t row = 0; row < kMarks.size(); ++row)
            for (const Ability marked : kMarks[row])
                marks += marked == ability &&
                         stat_of(ability) == static_cast<Stat>(row / kShapeNames.size());
        if (marks != 1) return false;
        for (std::size_t j = 1; j < i; ++j) {
            const auto other = static_cast<Ability>(j);
            if (stat_of(other) == stat_of(ability) && mark_of(other) == mark_of(ability))
                return false;
        }
    }
    return true;
}());
static_assert(mark_of(Ability::frenzy) == Mark{Colour::orange, Shape::circle});
static_assert(mark_of(Ability::command) == Mark{Colour::gray, Shape::square});

constexpr std::string_view name_of(Stat stat) {
    return kStatNames[static_cast<std::size_t>(stat)];
}
constexpr std::string_view name_of(Colour colour) {
    return kColourNames[static_cast<std::size_t>(colour)];
}
constexpr std::string_view name_of(Shape shape) {
    return kShapeNames[static_cast<std::size_t>(shape)];
}

}  // namespace six
