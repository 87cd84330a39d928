// Every special ability, one file each: what it is, at the moments that engine/dial/ability_facts.h
// lists. An edition's page puts the ones it plays into its table.
#pragma once

#include "engine/dial/ability_facts.h"

namespace six::abilities {

extern const AbilityFacts charge, quickness, magic_levitation, flight, aquatic, stealth, bound,
    forced_march, nimble, ram, frenzy, summon, healing, weapon_master, magic_blast, flame_lightning,
    shockwave, vampirism, magic_healing, venom, sneak_attack, sweep, battle_armor, pole_arm,
    magic_immunity, toughness, defend, regeneration, invulnerability, dodge, magic_retaliation,
    limited_invisibility, cursed, terrify, berserk, magic_enhancement, demoralized, battle_fury,
    necromancy, magic_confusion, magic_freeze, command, pierce;
// Of the second edition alone. [V-SA]
extern const AbilityFacts strong_flier, ghostform, arcing_fire, stormfire, immobilize, bombardment,
    tinker, drain;

// --- with other facts on the card of 2003 ---
extern const AbilityFacts charge_2003, magic_levitation_2003, flight_2003, aquatic_2003, bound_2003,
    summon_2003, healing_2003, regeneration_2003, necromancy_2003;

}  // namespace six::abilities
