#include "engine/rulesets/conquest.h"

#include "engine/rulesets/first_edition.h"
#include "engine/rulesets/kinds.h"
#include "engine/rulesets/law.h"
#include "engine/state/table.h"

namespace six {
namespace {

bool reads_conquest_option(Option option) {
    switch (option) {
        case Option::c_start_area:
        case Option::c_turn_limit:
        case Option::c_formation_size:
        case Option::c_dem_section:
        case Option::c_dem_removed:
        case Option::c_terrain:
        case Option::c_castle_actions:
        case Option::c_siege_area:
            return true;
        default:
            return reads_first_edition_option(option);
    }
}

// What is unique, a titan or has more than one dial keeps what is printed. [C-CONQ-2, C-TITAN-6,
// C-MULTI-5]
void fit_in_conquest(Warrior& warrior, const OptionValues&) {
    if (warrior.rank != Rank::unique && warrior.kind == FigureKind::warrior)
        warrior.base.arc = Facing::kFullTurn;
}

}  // namespace

constinit const Ruleset kConquest{
    .edition = Edition::conquest,
    .id = "conquest-2002-12",
    .version = 7,
    .law = &kConquestLaw,
    .combat = kFirstEditionCombat,
    .actions = {.max_tokens = kFirstEditionTokens,
                .points_per_action = 400,  // [C-TURN-1]
                .turn_limit = Option::c_turn_limit,
                .turn_limit_by = "C-TURN-11"},
    .field = {.table_size = {72_in, 36_in},  // [C-CONQ-1]
              .area_depth =
                  [](const OptionValues& options) {
                      return options.inches(Option::c_start_area);  // [C-CONQ-6]
                  },
              .area_margin = first_edition_margin,
              .deploys_by_dot = first_edition_deploys_by_dot},
    .terrain = kFirstEditionTerrain,
    .formations = {.movement = {3, 10}, .ranged = {3, 10}, .close = {2, 5}},  // [C-TURN-9]
    .usual = {.build_total = 2000, .most_of_bots = 4000, .map = "kings_march"},
    .no_capture = "C-CONQ-7",
    .demoralized_leave = "C-CONQ-3",
    .command_gives_action = "C-TURN-2",
    .deploys_by_halves = "C-CONQ-4",
    .long_edges_only = "C-CONQ-6",
    .sides_share_area = "C-CONQ-13",
    .sections_in_area = "C-CASTLE-37",
    .siege = "C-SIEGE-2",
    .fit = fit_in_conquest,
    .turn = &kFirstEditionTurn,
    .victory = &kFirstEditionVictory,
    .values = &kFirstEditionValues,
    .questions = &kFirstEditionQuestions,
    .abilities = &kFirstEditionAbilities,
    .kinds = &kConquestKinds,
    .postures = &kFirstEditionPostures,
    .riders = &kFirstEditionRiders,
    .plays = {.base = plays_first_edition_base,
              .terrain = plays_first_edition_terrain,
              .option = reads_conquest_option},
};

}  // namespace six
