// A Decision says whose answer is owed and to what. There is always exactly one, until the game is
// over.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/base/clause.h"
#include "engine/base/ids.h"

namespace six {

enum class Ask : std::uint8_t {
    choose_army,
    roll_first_player,
    choose_edge,
    build_section,
    choose_terrain,
    place_terrain,
    deploy,
    begin_turn,
    roll_command,
    give_action,
    roll_break_away,
    roll_terrify,
    choose_path,
    choose_paths,
    turn_in_place,
    place_figure,
    free_spin,
    follow_up,
    cancel_abilities,
    roll_attack,
    dodge,
    roll_dodge,
    roll_damage,
    choose_healing,
    roll_healing,
    roll_regeneration,
    roll_necromancy,
    choose_section,
    take_clicks,
    heal_section,
    roll_passenger,
    roll_fall,
    face_anywhere,
    agree_to_end,
    nothing,  // the game is over
};
inline constexpr std::array kAskNames = {
    "choose_army",    "roll_first_player", "choose_edge",      "build_section",
    "choose_terrain", "place_terrain",     "deploy",           "begin_turn",
    "roll_command",   "give_action",       "roll_break_away",  "roll_terrify",
    "choose_path",    "choose_paths",      "turn_in_place",    "place_figure",
    "free_spin",      "follow_up",         "cancel_abilities", "roll_attack",
    "dodge",          "roll_dodge",        "roll_damage",      "choose_healing",
    "roll_healing",   "roll_regeneration", "roll_necromancy",  "choose_section",
    "take_clicks",    "heal_section",      "roll_passenger",   "roll_fall",
    "face_anywhere",  "agree_to_end",      "nothing"};
static_assert(kAskNames.size() == static_cast<std::size_t>(Ask::nothing) + 1);

struct Decision {
    Ask ask = Ask::nothing;
    Seat seat;  // none: chance (or nobody, when the game is over)
    Clause clause;
    FigureId who;               // the figure it is about
    FigureId other;             // and the one that caused it
    std::uint8_t dice = 0;      // how many, when chance is asked
    std::uint8_t sections = 0;  // that may be chosen, as bits

    constexpr bool by_chance() const { return dice > 0; }
    friend constexpr bool operator==(const Decision&, const Decision&) = default;
};

constexpr std::string_view name_of(Ask ask) {
    return kAskNames[static_cast<std::size_t>(ask)];
}

}  // namespace six
