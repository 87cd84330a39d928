#include "engine/rulesets/conquest.h"

#include "engine/rulesets/kinds.h"
#include "engine/rulesets/unlimited.h"
#include "engine/state/table.h"

namespace six {
namespace {

bool plays_base(BaseKind kind) {
    return kind != BaseKind::rectangle;
}

bool reads_option(Option option) {
    switch (option) {
        case Option::turn_limit:
            return false;  // its own: c_turn_limit
        case Option::c_start_area:
        case Option::c_turn_limit:
        case Option::c_formation_size:
        case Option::c_dem_section:
            return true;
        default:
            return reads_unlimited_option(option);
    }
}

// Who is unique, a titan or has more than one dial keeps what is printed. [C-CONQ-2, C-TITAN-6,
// C-MULTI-5]
bool all_round(const Warrior& warrior) {
    return warrior.rank != Rank::unique && warrior.kind == FigureKind::warrior;
}

}  // namespace

const Ruleset kConquest{
    .edition = Edition::conquest,
    .id = "conquest-2002-12",
    .version = 1,
    .break_away = kUnlimited.break_away,
    .critical_miss = 2,
    .critical_hit = 12,
    .rear_attack_bonus = 1,
    .close_formation_bonus = 1,  // [C-TURN-9]
    .capture_defense = 2,
    .dodge_needs = 4,
    .max_tokens = 2,
    .skulls_to_eliminate = 3,
    .points_per_action = 400,  // [C-TURN-1]
    .usual_build_total = 2000,
    .table_size = {72_in, 36_in},  // [C-CONQ-1]
    .area_depth = [](const OptionValues& options) { return options.inches(Option::c_start_area); },
    .area_margin = 8_in,  // [C-CONQ-6]
    .terrain_spacing = 2_in,
    .terrain_items_each = 4,  // [C-CONQ-8]
    .terrain_area_root_min = 4_in,
    .terrain_area_root_max = 8_in,
    .formations = {.movement = {3, 10}, .ranged = {3, 10}, .close = {2, 5}},  // [C-TURN-9]
    .turn_limit = Option::c_turn_limit,
    .turn_limit_by = "C-TURN-11",
    .no_capture = "C-CONQ-7",
    .demoralized_leave = "C-CONQ-3",
    .command_gives_action = "C-TURN-2",
    .deploys_by_halves = "C-CONQ-4",
    .long_edges_only = "C-CONQ-6",
    .all_round = all_round,
    .abilities = &kUnlimitedAbilities,
    .kinds = &kConquestKinds,
    .plays_base = plays_base,
    .plays_terrain = plays_unlimited_terrain,
    .reads_option = reads_option,
};

}  // namespace six
