// An edition's page: the numbers in which editions differ, and later the functions. Shared rules
// read it and never ask which edition is played. The pages themselves stand in engine/rulesets.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/base/clause.h"
#include "engine/catalog/terrain.h"
#include "engine/dial/ability.h"
#include "engine/geometry/base.h"
#include "engine/geometry/units.h"
#include "options.gen.h"

namespace six {

enum class Edition : std::uint8_t { unlimited, v2, dungeons, conquest };
inline constexpr std::array kEditionNames = {"unlimited", "v2", "dungeons", "conquest"};

struct AbilityHooks;  // engine/rules/hooks.h
// By Ability; null where the edition does not play it.
using AbilityTable = std::array<const AbilityHooks*, kAbilityNames.size()>;

struct BreakAwayNeeds {    // the lowest roll that breaks away
    std::uint8_t foot;     // [U-BREAK-2]
    std::uint8_t mounted;  // [U-MOUNT-7]
};

struct Ruleset {
    Edition edition;
    std::string_view id;    // of the page as a whole, e.g. "unlimited-2003-04"
    std::uint16_t version;  // counts changes of behaviour: written into replays
    BreakAwayNeeds break_away;
    std::uint8_t critical_miss;          // the natural roll that always misses [U-CBT-3]
    std::uint8_t critical_hit;           // ... and always hits [U-CBT-4]
    std::uint8_t rear_attack_bonus;      // [U-CC-2]
    std::uint8_t close_formation_bonus;  // for each member beyond the primary [U-CFORM-4]
    std::uint8_t capture_defense;        // [U-CAP-2]
    std::uint8_t dodge_needs;            // the lowest die that dodges [U-SA-DEF-8]
    std::uint8_t max_tokens;             // [U-TOK-6]
    std::uint8_t skulls_to_eliminate;    // of a single dial [U-DIAL-6]
    std::uint16_t points_per_action;     // [U-ARMY-5]
    Inches table_side;                   // the standard battlefield [U-SETUP-1]
    Inches area_depth;                   // of a starting area [U-SETUP-4]
    Inches area_margin;                  // from the other edges [U-SETUP-4]
    Inches terrain_spacing;              // from other items and from edges [U-TPL-4]
    std::uint8_t terrain_items_each;     // into the common pool [U-TPL-1]
    Inches terrain_area_root_min;        // side of the smallest square an item may cover [U-TPL-5]
    Inches terrain_area_root_max;        // ... and of the largest

    // What the page can play so far. A figure, a piece or an option value outside of it is refused
    // when the table is laid: nothing is ever silently ignored.
    const AbilityTable* abilities;
    bool (*plays_base)(BaseKind);
    bool (*plays_terrain)(TerrainKind, Height);
    bool (*reads_option)(Option);
};

}  // namespace six
