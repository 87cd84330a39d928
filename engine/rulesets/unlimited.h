// The page of the edition "unlimited": the rulebook of January 2002 with the FAQ of April 2003.
#pragma once

#include "engine/rulesets/kinds.h"
#include "engine/rulesets/values.h"
#include "engine/state/ruleset.h"

namespace six {

extern const AbilityTable kUnlimitedAbilities;
extern const QuestionTable kFirstEditionQuestions;  // engine/rulesets/questions.h
bool plays_unlimited_base(BaseKind);
bool plays_unlimited_terrain(TerrainKind, Height);
bool reads_unlimited_option(Option);

inline constexpr Ruleset kUnlimited{
    .edition = Edition::unlimited,
    .id = "unlimited-2003-04",
    .version = 5,
    .break_away = {.foot = 4, .mounted = 2},  // [U-BREAK-2, U-MOUNT-7]
    .critical_miss = 2,                       // [U-CBT-3]
    .critical_hit = 12,                       // [U-CBT-4]
    .rear_attack_bonus = 1,                   // [U-CC-2]
    .close_formation_bonus = 1,               // [U-CFORM-4]
    .capture_defense = 2,                     // [U-CAP-2]
    .dodge_needs = 4,                         // [U-SA-DEF-8]
    .max_tokens = 2,                          // [U-TOK-6]
    .skulls_to_eliminate = 3,                 // [U-DIAL-6]
    .points_per_action = 100,                 // [U-ARMY-5]
    .usual_build_total = 200,
    .table_size = {36_in, 36_in},                                      // [U-SETUP-1]
    .area_depth = [](const OptionValues&) -> Inches { return 3_in; },  // [U-SETUP-4]
    .area_margin = 8_in,                                               // [U-SETUP-4]
    .terrain_spacing = 2_in,                                           // [U-TPL-4]
    .terrain_items_each = 4,                                           // [U-TPL-1]
    .terrain_area_root_min = 4_in,                                     // 16 square inches [U-TPL-5]
    .terrain_area_root_max = 8_in,                                     // 64 square inches [U-TPL-5]
    .formations = {},
    .turn_limit = Option::turn_limit,
    .turn_limit_by = "U-END-5",
    .values = &kFirstEditionValues,
    .abilities = &kUnlimitedAbilities,
    .questions = &kFirstEditionQuestions,
    .kinds = &kFirstEditionKinds,
    .plays_base = plays_unlimited_base,
    .plays_terrain = plays_unlimited_terrain,
    .reads_option = reads_unlimited_option,
};

// The page of an edition; null while the edition cannot be played.
const Ruleset* page_of(Edition);

}  // namespace six
