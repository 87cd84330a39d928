// The names of the special abilities. What an ability does stands in engine/abilities, behind an
// edition's table; a figure that shows one the edition has no hooks for is refused when the table
// is laid.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

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
};
static_assert(kAbilityNames.size() == static_cast<std::size_t>(Ability::pierce) + 1);

constexpr std::string_view name_of(Ability ability) {
    return kAbilityNames[static_cast<std::size_t>(ability)];
}

}  // namespace six
