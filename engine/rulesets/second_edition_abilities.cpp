#include "engine/rulesets/second_edition_abilities.h"

#include "engine/abilities/table.h"

namespace six {
namespace {

struct PlayedInV2 {
    Ability ability;
    const AbilityFacts* facts;
};
// The older cards' and what they are by the card of 2003. [V-SA, V-NEW-15]
constexpr PlayedInV2 kPlayedInV2[] = {
    {Ability::charge, &abilities::charge_2003},
    {Ability::quickness, &abilities::quickness},
    {Ability::magic_levitation, &abilities::magic_levitation_2003},
    {Ability::flight, &abilities::flight_2003},
    {Ability::aquatic, &abilities::aquatic_2003},
    {Ability::stealth, &abilities::stealth},
    {Ability::bound, &abilities::bound_2003},
    {Ability::forced_march, &abilities::forced_march},
    {Ability::nimble, &abilities::nimble},
    {Ability::ram, &abilities::ram},
    {Ability::frenzy, &abilities::frenzy},
    {Ability::summon, &abilities::summon_2003},
    {Ability::healing, &abilities::healing_2003},
    {Ability::weapon_master, &abilities::weapon_master},
    {Ability::magic_blast, &abilities::magic_blast},
    {Ability::flame_lightning, &abilities::flame_lightning},
    {Ability::shockwave, &abilities::shockwave},
    {Ability::vampirism, &abilities::vampirism},
    {Ability::magic_healing, &abilities::magic_healing},
    {Ability::venom, &abilities::venom},
    {Ability::sneak_attack, &abilities::sneak_attack},
    {Ability::sweep, &abilities::sweep},
    {Ability::battle_armor, &abilities::battle_armor},
    {Ability::pole_arm, &abilities::pole_arm},
    {Ability::magic_immunity, &abilities::magic_immunity},
    {Ability::toughness, &abilities::toughness},
    {Ability::defend, &abilities::defend},
    {Ability::regeneration, &abilities::regeneration_2003},
    {Ability::invulnerability, &abilities::invulnerability},
    {Ability::dodge, &abilities::dodge},
    {Ability::magic_retaliation, &abilities::magic_retaliation},
    {Ability::limited_invisibility, &abilities::limited_invisibility},
    {Ability::cursed, &abilities::cursed},
    {Ability::terrify, &abilities::terrify},
    {Ability::berserk, &abilities::berserk},
    {Ability::magic_enhancement, &abilities::magic_enhancement},
    {Ability::demoralized, &abilities::demoralized},
    {Ability::battle_fury, &abilities::battle_fury},
    {Ability::necromancy, &abilities::necromancy_2003},
    {Ability::magic_confusion, &abilities::magic_confusion},
    {Ability::magic_freeze, &abilities::magic_freeze},
    {Ability::command, &abilities::command},
    {Ability::pierce, &abilities::pierce},
    {Ability::strong_flier, &abilities::strong_flier},
    {Ability::ghostform, &abilities::ghostform},
    {Ability::arcing_fire, &abilities::arcing_fire},
    {Ability::stormfire, &abilities::stormfire},
    {Ability::immobilize, &abilities::immobilize},
    {Ability::bombardment, &abilities::bombardment},
    {Ability::tinker, &abilities::tinker},
    {Ability::drain, &abilities::drain},
};

}  // namespace

constexpr AbilityTable kSecondEditionAbilities = [] {
    AbilityTable table{};
    for (const PlayedInV2& played : kPlayedInV2)
        table[static_cast<std::size_t>(played.ability)] = played.facts;
    return table;
}();

}  // namespace six
