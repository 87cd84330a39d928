// What may be owed: the one list of names. What is asked of a seat or of chance comes first, then
// what nobody is asked, which settles by itself, then what is younger. Frames and decisions know
// the type without its names (engine/state/state.h, engine/messages/decision.h), so that a new name
// compiles only those who say one.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace six {

enum class Ask : std::uint8_t {
    nothing,  // the game is over
    choose_army,
    roll_first_player,
    choose_edge,
    build_section,
    choose_terrain,
    place_terrain,
    place_objective,
    deploy,
    begin_turn,         // effects at the beginning of the turn, in any order
    roll_command,       // one die
    give_action,        // asked by no frame
    roll_break_away,    // one die
    roll_terrify,       // one die; `other` terrifies
    choose_path,        // broke away, was not terrified, or steers: now the path
    choose_paths,       // of all members of the formation
    turn_in_place,      // held, but may face anywhere
    place_figure,       // `figure` is set down in contact with `other`
    free_spin,          // `figure` may spin to meet `other`
    follow_up,          // the attack of Charge or Bound
    cancel_abilities,   // of what touches this attack; or `other` terrifies
    roll_attack,        // two dice
    dodge,              // roll for Dodge, or not
    roll_dodge,         // one die
    roll_damage,        // one die
    choose_healing,     // the damage value or a die
    roll_healing,       // one die for `figure`
    roll_regeneration,  // one die
    roll_necromancy,    // one die for `other`
    choose_section,     // which of `sections` of `figure` the attack affects [LRG-ATK-11]
    take_clicks,        // which of `sections` takes `clicks` [LRG-PUSH-3, C-MULTI-11]
    heal_section,       // which of `sections` the Command of `other` heals [LRG-SA-5]
    roll_passenger,     // whether `clicks` are passed on to the passenger [LRG-PDMG-4]
    roll_fall,          // came down with a chariot or a castle [LRG-PELIM-4, C-CASTLE-35]
    face_anywhere,      // ... and how it stands then [LRG-PELIM-3]
    roll_trample,       // whether the warrior ridden over is hurt [V-SPD-12]
    roll_domain,        // one die: what a domain does at the beginning of this turn [V-DOM-16]
    roll_drift,         // whether the waiting shot of `figure` drifts, and how far [V-BOMB-4]
    roll_direction,     // ... and whither
    choose_friend,      // whom the Drain of `figure` heals [V-SA-DMG-11]
    roll_revenant,      // whether `figure` comes back [V-SUB-5]
    counter_spell,      // who counters the spell of `figure` [V-SPELL-7]
    roll_counterspell,  // two dice of `figure`, against `other` [V-SPELL-7]
    agree_to_end,
    finish_action,  // nobody: clicks due after the action, end of game
    end_move,       // nobody: Pole Arm, Ram, eliminations, then the attack of Charge or Bound
    go_on,          // nobody: the attack goes on at its stage
    come_down,      // nobody: the next of those that fell with the section `figure`
    end_shot,       // nobody: the waiting shot of `figure` is over, what is next in the turn
    work_spell,     // nobody: what the spell of `figure` does [V-SPELL-8]
    // Asked of a seat as well, and last all the same: the bytes of states stay what they were.
    name_target,  // which of a unit an attack strikes: `figure`, who was named, or `other`
                  // [V-CAV-1]
};
inline constexpr std::array kAllAskNames = {
    "nothing",           "choose_army",     "roll_first_player",
    "choose_edge",       "build_section",   "choose_terrain",
    "place_terrain",     "place_objective", "deploy",
    "begin_turn",        "roll_command",    "give_action",
    "roll_break_away",   "roll_terrify",    "choose_path",
    "choose_paths",      "turn_in_place",   "place_figure",
    "free_spin",         "follow_up",       "cancel_abilities",
    "roll_attack",       "dodge",           "roll_dodge",
    "roll_damage",       "choose_healing",  "roll_healing",
    "roll_regeneration", "roll_necromancy", "choose_section",
    "take_clicks",       "heal_section",    "roll_passenger",
    "roll_fall",         "face_anywhere",   "roll_trample",
    "roll_domain",       "roll_drift",      "roll_direction",
    "choose_friend",     "roll_revenant",   "counter_spell",
    "roll_counterspell", "agree_to_end",    "finish_action",
    "end_move",          "go_on",           "come_down",
    "end_shot",          "work_spell",      "name_target"};
static_assert(kAllAskNames.size() == static_cast<std::size_t>(Ask::name_target) + 1);

// Nobody is asked: it settles by itself.
constexpr bool settles_alone(Ask ask) {
    return ask >= Ask::finish_action && ask <= Ask::work_spell;
}

// What a decision may ask, and how each is called.
inline constexpr auto kAsks = [] {
    constexpr std::size_t kAlone = static_cast<std::size_t>(Ask::work_spell) -
                                   static_cast<std::size_t>(Ask::finish_action) + 1;
    std::array<Ask, kAllAskNames.size() - kAlone> asks{};
    std::size_t count = 0;
    for (std::size_t i = 0; i < kAllAskNames.size(); ++i)
        if (const auto ask = static_cast<Ask>(i); !settles_alone(ask)) asks[count++] = ask;
    return asks;
}();
inline constexpr auto kAskNames = [] {
    std::array<const char*, kAsks.size()> names{};
    for (std::size_t i = 0; i < kAsks.size(); ++i)
        names[i] = kAllAskNames[static_cast<std::size_t>(kAsks[i])];
    return names;
}();

constexpr std::string_view name_of(Ask ask) {
    return kAllAskNames[static_cast<std::size_t>(ask)];
}

}  // namespace six
