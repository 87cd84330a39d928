// What a special ability is: plain facts, at every moment at which one may speak. An ability is one
// value in a file of engine/abilities; an edition's page names the ones it plays; chapters ask for
// a fact at their moment and never for an ability by name. Nothing here knows what is being played:
// whatever needs the position stands behind `use`.
#pragma once

#include <cstdint>

#include "engine/base/clause.h"
#include "engine/dial/ability.h"
#include "engine/dial/attack_kind.h"

namespace six {

struct AbilityUse;  // engine/rules/use_ability.h

enum class Healing : std::uint8_t { none, value_or_die, die };
enum class CaptiveFate : std::uint8_t { kept, freed, eliminated };  // [U-CAP-12]
enum class UsedWhen : std::uint8_t {
    never,           // not by a command of its own
    move_action,     // in place of moving [U-ABIL-5]
    turn_begins,     // [U-TURN-2]
    hit,             // by an attack [U-SA-DEF-8]
    special_action,  // an action of a kind of its own [V-ACT-2, V-SA-1]
};
// By a command of its own, when the turn has given nothing else to do.
constexpr bool is_action(UsedWhen used) {
    return used == UsedWhen::move_action || used == UsedWhen::special_action;
}
// How far a figure moves before the attack of a combat action that is given for it.
enum class Advance : std::uint8_t { none, half, full };  // [V-SPD-10, V-SA-SPD-1, V-SA-SPD-7]

// An ability that is used by giving a close or ranged combat action for it. [U-ABIL-4]
struct AttackForm {
    bool exists = false;
    AttackKind kind = AttackKind::close;
    Clause one_target;           // that allows but one, however many arrows
    bool on_friends = false;     // heals
    bool any_arc = false;        // what merely touches, not only the front arc [V-SA-ATK-1]
    bool ignores_lines = false;  // nothing blocks and no terrain counts [U-SA-ATK-3]
    bool no_modifiers = false;   // the plain defense value [U-SA-ATK-1]
    bool finds_targets = false;  // Sweep, Shockwave: none is named
    bool all_round = false;      // Shockwave: whatever the arc, whatever it is, at half range
    bool splashes = false;       // whatever touches a target [U-SA-ATK-4]
    bool steers = false;         // Magic Confusion
    bool storms = false;         // whatever stands near a target [V-SA-ATK-13]
    bool over_bases = false;     // no base blocks [V-SA-ATK-12]
    bool one_click = false;      // the damage value becomes 1
    bool bombards = false;       // at a point, and comes down a turn later [V-BOMB-1]
    bool damage_die = false;     // a die instead of the damage value
    Healing heals = Healing::none;
};

struct AbilityFacts {
    Ability ability = Ability::none;
    Clause clause;
    bool optional = false;  // [U-ABIL-9]
    bool magic = false;     // has "Magic" in its name [U-ABIL-13]

    // --- formations and captives ---
    bool of_any_faction = false;         // that of the formation it joins [V-FORM-4, V-SUB-11]
    bool no_movement_formation = false;  // [U-FORM-5]
    bool no_combat_formation = false;
    bool cannot_capture = false;  // [U-CAP-12]
    bool cannot_be_captured = false;
    CaptiveFate captive = CaptiveFate::kept;
    // Cited for these three where a text says it apart; otherwise the ability's clause, and for a
    // captive's fate U-CAP-12.
    Clause cannot_capture_by, cannot_be_captured_by, captive_by;

    // --- moving ---
    bool flies = false;  // over bases and all terrain [U-SA-SPD-4]
    bool swims = false;  // water is clear [FAQ-AQUA-2]
    // Of a large figure: shown by one active section it holds in all of them. [MDW-SA-2 to -5]
    bool spreads = false;
    bool doubles_speed = false;  // Charge, Bound
    bool follows_up = false;     // ... with an attack of the kind `follow_up`
    AttackKind follow_up = AttackKind::close;
    Advance advances = Advance::none;  // a combat action of that kind begins with a move
    std::uint8_t breaks_away_on = 0;   // the lowest die, where it differs [U-BREAK-5]
    bool immobilizes = false;          // what touches its front arc [V-SA-ATK-14]
    bool ghostly = false;              // through bases and blocking terrain [V-SA-SPD-14]
    bool carries = false;              // a friend along [V-SA-SPD-12]
    bool no_shake_off = false;
    bool no_free_spin = false;  // what it meets gets none [U-SPIN-6]
    bool rams = false;          // hurts what its front arc meets
    bool pole_arm = false;      // hurts what meets its front arc
    bool free_move = false;     // a move action costs no action [U-SA-SPD-2]
    bool free_turn = false;     // turns between actions [U-SA-SPD-9]
    bool sets_pace = false;     // Forced March
    bool acts_first = false;    // Frenzy
    bool terrifies = false;
    bool only_moves = false;  // Demoralized

    // --- proficiencies ---
    bool double_time = false;    // twice its speed, away from opponents [V-SPD-8]
    bool surges = false;         // half its speed, then a close attack [V-SPD-10]
    bool tramples = false;       // over opposing figures on foot [V-SPD-12]
    bool soars = false;          // above the ground [V-SOAR-2]
    bool gangs_up = false;       // helps, and is helped, in close combat [V-TYPE-6]
    bool precise = false;        // within half its range [V-TYPE-8]
    bool of_speed_type = false;  // comes with the base, or is a proficiency of it [V-SPD-1]

    // --- being attacked ---
    bool hidden_in_hindering = false;  // Stealth
    bool never_a_target = false;       // of ranged combat: Limited Invisibility
    bool blurred = false;              // ... from beyond half the range [V-SA-SPD-14]
    bool immune_to_magic = false;
    std::uint8_t armor = 0;           // against ranged attacks
    std::uint8_t armor_in_water = 0;  // likewise, while the dot is in water [FAQ-AQUA-5]
    bool stands_shockwave = false;    // stays in force against it [FAQ-AQSW-1]
    std::uint8_t reduces = 0;         // clicks of every attack or ability
    bool cannot_be_healed = false;    // [U-SA-DEF-7]
    bool lends_defense = false;
    bool dodges = false;
    bool retaliates = false;
    bool cursed = false;

    // --- attacking ---
    AttackForm form;
    bool freezes = false;           // Magic Freeze: combines with a form
    bool no_ranged_action = false;  // Berserk
    bool doubles_from_behind = false;
    bool ignores_protection = false;  // Pierce: armor and reductions of targets of ranged attacks
    bool enhances = false;            // friends that touch it shoot harder
    bool drains = false;              // Vampirism
    bool drains_for_friend = false;   // heals one that touches it [V-SA-DMG-11]

    // --- subfactions ---
    bool of_subfaction = false;      // it is the ability of one [V-SUB-2]
    bool revives_itself = false;     // by a die [V-SUB-5]
    bool is_never_pushed = false;    // takes no pushing damage [V-SUB-10]
    bool stands_together = false;    // touching one of its own [V-SUB-9]
    bool focuses = false;            // rolls higher for and against counterspells [V-SUB-6]
    bool breaches_immunity = false;  // its magic works on those immune to it [V-SUB-7]

    // --- used by a command of its own ---
    UsedWhen used = UsedWhen::never;
    bool has_object = false;          // it is used on a figure, which the command names
    const AbilityUse* use = nullptr;  // how it is used in a battle
    Clause placed_by;                 // says where a figure it brings back is set down [U-GEN-13]
};

}  // namespace six
