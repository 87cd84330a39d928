// What the editions of 2002 and 2003 share: the blocks that the pages of Unlimited and Conquest
// name.
#pragma once

#include "engine/rules/turn.h"
#include "engine/rules/victory.h"
#include "engine/rulesets/questions.h"
#include "engine/rulesets/values.h"
#include "engine/state/ruleset.h"

namespace six {

inline constexpr CombatNumbers kFirstEditionCombat{
    .break_away = {.foot = 4, .mounted = 2},  // [U-BREAK-2, U-MOUNT-7]
    .critical_miss = 2,                       // [U-CBT-3]
    .critical_hit = 12,                       // [U-CBT-4]
    .rear_attack_bonus = 1,                   // [U-CC-2]
    .close_formation_bonus = 1,               // [U-CFORM-4]
    .capture_defense = 2,                     // [U-CAP-2]
    .dodge_needs = 4,                         // [U-SA-DEF-8]
    .skulls_to_eliminate = 3,                 // [U-DIAL-6]
};
inline constexpr TerrainNumbers kFirstEditionTerrain{
    .spacing = 2_in,        // [U-TPL-4]
    .items_each = 4,        // [U-TPL-1]
    .area_root_min = 4_in,  // 16 square inches [U-TPL-5]
    .area_root_max = 8_in,  // 64 square inches [U-TPL-5]
};
inline constexpr std::uint8_t kFirstEditionTokens = 2;               // [U-TOK-6]
Inches first_edition_margin(const OptionValues&);                    // [U-SETUP-4]
bool first_edition_deploys_by_dot(const OptionValues&, FigureKind);  // what is large [C-MULTI-16]

extern const TurnRules kFirstEditionTurn;
extern const VictoryRules kFirstEditionVictory;
extern const AbilityTable kFirstEditionAbilities;

bool plays_first_edition_base(BaseKind);
bool plays_first_edition_terrain(TerrainKind, Height);
// All but those that limit the turns and lay out the starting areas, which each has for itself.
bool reads_first_edition_option(Option);

}  // namespace six
