// The terms of a sum by name, in events and explanations.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace six {

enum class Term : std::uint8_t {
    attack,
    dice,
    rear,
    formation,
    attack_bonus,  // of the attack type [V-TYPE-2]
    boxed_bonus,   // of a rider in the saddle [V-CAV-3]
    gang_up,       // of friends that touch the target too [V-TYPE-6]
    precision,     // within half the range [V-TYPE-8]
    defense,       // own, or borrowed: then the figure is the lender
    hindering,
    concealing,  // in its place [V-LOF-4]
    height,
    fortification,  // of the section it stands on [C-CASTLE-27]
    armor,          // Battle Armor, Invulnerability
    aquatic,
    capture,
    comrades,    // of one's subfaction, in contact [V-SUB-9]
    damage,      // the value, or what a rule sets it to
    long_range,  // what doubling the range costs [LRG-LONG-6]
    doubling,    // what Sneak Attack adds
    splash,
    critical_hit,
    enhancement,
    toughness,  // these two take away
    invulnerability,
    healing,
    item,   // what one adds that is wielded [V-ITEM-3]
    spell,  // what one adds that lies on it, or near it [V-SPELL-8]
    focus,  // of a subfaction, in a counterspell roll [V-SUB-6]
    limit,  // cuts what all modifiers add up to [V-MOD-1]
    speed,
    doubled,       // Charge, Bound: what is added
    forced_march,  // the pace of a formation
    slowest,
    surge,        // what it does without before its attack [V-SPD-10]
    halved,       // what hindering terrain takes away
    item_length,  // likewise
    spell_length,
    range,
    range_doubled,  // by a long shot [LRG-LONG-5]
    range_halved,   // by Shockwave
    length_limit,   // cuts a range or a speed [LRG-PRNG-7]
    length,
    break_away_need
};
inline constexpr std::array kTermNames = {
    "attack",       "dice",         "rear",          "formation",      "attack_bonus",
    "boxed_bonus",  "gang_up",      "precision",     "defense",        "hindering",
    "concealing",   "height",       "fortification", "armor",          "aquatic",
    "capture",      "comrades",     "damage",        "long_range",     "doubling",
    "splash",       "critical_hit", "enhancement",   "toughness",      "invulnerability",
    "healing",      "item",         "spell",         "focus",          "limit",
    "speed",        "doubled",      "forced_march",  "slowest",        "surge",
    "halved",       "item_length",  "spell_length",  "range",          "range_doubled",
    "range_halved", "length_limit", "length",        "break_away_need"};
static_assert(kTermNames.size() == static_cast<std::size_t>(Term::break_away_need) + 1);

// Values of these are lengths in mils; all others are plain numbers.
constexpr bool is_length(Term term) {
    return term >= Term::speed && term <= Term::length;
}
// These change a sum and are told with their sign; the others begin one.
constexpr bool is_change(Term term) {
    switch (term) {
        case Term::rear:
        case Term::formation:
        case Term::attack_bonus:
        case Term::boxed_bonus:
        case Term::gang_up:
        case Term::precision:
        case Term::item:
        case Term::item_length:
        case Term::spell:
        case Term::spell_length:
        case Term::focus:
        case Term::hindering:
        case Term::concealing:
        case Term::height:
        case Term::armor:
        case Term::aquatic:
        case Term::capture:
        case Term::comrades:
        case Term::long_range:
        case Term::doubling:
        case Term::splash:
        case Term::critical_hit:
        case Term::enhancement:
        case Term::toughness:
        case Term::invulnerability:
        case Term::limit:
        case Term::doubled:
        case Term::surge:
        case Term::halved:
        case Term::range_doubled:
        case Term::range_halved:
        case Term::length_limit:
            return true;
        default:
            return false;
    }
}

}  // namespace six
