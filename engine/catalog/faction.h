// The factions of the rulebooks.
#pragma once

#include <array>
#include <cstdint>

namespace six {

enum class Faction : std::uint8_t {  // [U-FAC-1, U-FAC-2]
    mage_spawn,
    atlantis_guild,
    black_powder_rebels,
    draconum,
    elemental_league,
    knights_immortal,
    necropolis_sect,
    orc_raiders,
    shyft,
    solonavi,
    apocalypse,
    heroes,
};
inline constexpr std::array kFactionNames = {
    "mage_spawn",       "atlantis_guild",  "black_powder_rebels", "draconum", "elemental_league",
    "knights_immortal", "necropolis_sect", "orc_raiders",         "shyft",    "solonavi",
    "apocalypse",       "heroes",
};
static_assert(kFactionNames.size() == static_cast<std::size_t>(Faction::heroes) + 1);

// Those that the second edition gave another name: its figures belong to the successor. [V-SUB-1]
constexpr bool was_renamed(Faction faction) {
    switch (faction) {
        case Faction::atlantis_guild:
        case Faction::black_powder_rebels:
        case Faction::elemental_league:
        case Faction::knights_immortal:
        case Faction::necropolis_sect:
        case Faction::orc_raiders:
            return true;
        default:
            return false;
    }
}

}  // namespace six
