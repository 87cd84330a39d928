// What a figure is by the symbols on its base, whatever its dial shows: the facts of the second
// edition's types of values and of its subfactions. A page gives them to its figures when a table
// is laid (Ruleset::fit). [V-SPD-1, V-TYPE-1, V-TYPE-9, V-SUB-2]
#pragma once

#include "engine/dial/ability_facts.h"

namespace six::innate {

// --- speed types and their proficiencies ---
extern const AbilityFacts double_time, surge;  // boot [V-SPD-2]
extern const AbilityFacts trample;             // horseshoe [V-SPD-5]
extern const AbilityFacts wave;                // [V-SPD-4]
extern const AbilityFacts wing, soaring;       // [V-SPD-3]

// --- attack and defense types ---
extern const AbilityFacts gang_up;         // sword [V-TYPE-6]
extern const AbilityFacts precision;       // bow [V-TYPE-8]
extern const AbilityFacts magic_immunity;  // [V-TYPE-10]

// --- subfactions ---
extern const AbilityFacts of_any_faction;   // Minions of the Apocalypse [V-SUB-11]
extern const AbilityFacts revenant;         // [V-SUB-5]
extern const AbilityFacts syphon_energy;    // Blood Cultists [V-SUB-8]
extern const AbilityFacts imperial_legion;  // [V-SUB-9]
extern const AbilityFacts golemkore;        // [V-SUB-10]
extern const AbilityFacts focus;            // Delphana [V-SUB-6]
extern const AbilityFacts spellbreach;      // Forgemasters [V-SUB-7]

}  // namespace six::innate
