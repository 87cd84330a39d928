// Domains of the second edition by name: cards that change the whole battlefield. What one is and
// does is a row of the page's table (engine/rules/domains.h). [V-DOM-1]
#pragma once

#include <array>
#include <cstdint>

#include "engine/base/ids.h"

namespace six {

enum class Domain : std::uint8_t {
    smoke_and_fog,
    darkness,
    rain_and_mud,
    downpour,
    erratic_winds,
    storm_gale,
    heat_wave,
    cold_snap,
    magestone_storm,
    clear_skies,
    border_town,
    // Known by name alone: they cancel others. [V-DOM-7]
    twister,
    blasted_lands,
    inferno,
    magestone_strip_mine,
    wylden_forest,
    ley_burn,
    earthquake,
};
inline constexpr std::array kDomainNames = {
    "smoke_and_fog", "darkness",  "rain_and_mud",  "downpour",        "erratic_winds",
    "storm_gale",    "heat_wave", "cold_snap",     "magestone_storm", "clear_skies",
    "border_town",   "twister",   "blasted_lands", "inferno",         "magestone_strip_mine",
    "wylden_forest", "ley_burn",  "earthquake"};
inline constexpr std::size_t kDomains = kDomainNames.size();
static_assert(kDomains == static_cast<std::size_t>(Domain::earthquake) + 1);

enum class DomainKind : std::uint8_t { weather, terrain, catastrophe };  // [V-DOM-2]
inline constexpr std::array kDomainKindNames = {"weather", "terrain", "catastrophe"};

inline constexpr std::size_t kMostDomainsEach = 3;  // what the option allows [V-DOM-4]
inline constexpr std::size_t kMostDomains = kMostDomainsEach * kMaxSeats;

// One that was revealed, in this order. [V-DOM-4]
struct RevealedDomain {
    Seat by;
    Domain which{};
    bool in_force = true;  // nothing has cancelled it [V-DOM-3, V-DOM-5]

    friend constexpr bool operator==(const RevealedDomain&, const RevealedDomain&) = default;
};

}  // namespace six
