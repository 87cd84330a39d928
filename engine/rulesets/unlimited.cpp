#include "engine/rulesets/unlimited.h"

#include "engine/rulesets/first_edition.h"
#include "engine/rulesets/kinds.h"

namespace six {
namespace {

bool reads_unlimited_option(Option option) {
    return option == Option::turn_limit || option == Option::c_dem_section ||
           reads_first_edition_option(option);
}

}  // namespace

constinit const Ruleset kUnlimited{
    .edition = Edition::unlimited,
    .id = "unlimited-2003-04",
    .version = 9,
    .combat = kFirstEditionCombat,
    .actions = {.max_tokens = kFirstEditionTokens,
                .points_per_action = 100,  // [U-ARMY-5]
                .turn_limit = Option::turn_limit,
                .turn_limit_by = "U-END-5"},
    .field = {.table_size = {36_in, 36_in},                                      // [U-SETUP-1]
              .area_depth = [](const OptionValues&) -> Inches { return 3_in; },  // [U-SETUP-4]
              .area_margin = first_edition_margin,
              .deploys_by_dot = first_edition_deploys_by_dot},
    .terrain = kFirstEditionTerrain,
    .formations = {},
    .usual = {.build_total = 200, .most_of_bots = 1000, .map = "demo"},
    .turn = &kFirstEditionTurn,
    .victory = &kFirstEditionVictory,
    .values = &kFirstEditionValues,
    .questions = &kFirstEditionQuestions,
    .abilities = &kFirstEditionAbilities,
    .kinds = &kFirstEditionKinds,
    .postures = &kFirstEditionPostures,
    .riders = &kFirstEditionRiders,
    .plays = {.base = plays_first_edition_base,
              .terrain = plays_first_edition_terrain,
              .option = reads_unlimited_option},
};

}  // namespace six
