#include "engine/rulesets/unlimited.h"

namespace six {
namespace {

bool plays_ability(Ability ability) {
    return ability == Ability::none;
}

bool plays_base(BaseKind kind) {
    return kind == BaseKind::disc || kind == BaseKind::double_disc;
}

bool plays_terrain(TerrainKind kind, Height height) {
    return height == Height::ground &&
           (kind == TerrainKind::clear || kind == TerrainKind::blocking ||
            kind == TerrainKind::deep_water);
}

bool reads_option(Option option) {
    switch (option) {
        case Option::contact_eps:
        case Option::may_skip:
        case Option::attack0:
        case Option::break_before_path:
        case Option::turn_limit:
        case Option::stalemate:
        case Option::terrain_limit:
        case Option::base_radius:
            return true;
        default:
            return false;
    }
}

}  // namespace

const Ruleset kUnlimited{
    .edition = Edition::unlimited,
    .id = "unlimited-2003-04",
    .version = 1,
    .break_away = {.foot = 4, .mounted = 2},  // [U-BREAK-2, U-MOUNT-7]
    .critical_miss = 2,                       // [U-CBT-3]
    .critical_hit = 12,                       // [U-CBT-4]
    .rear_attack_bonus = 1,                   // [U-CC-2]
    .max_tokens = 2,                          // [U-TOK-6]
    .skulls_to_eliminate = 3,                 // [U-DIAL-6]
    .points_per_action = 100,                 // [U-ARMY-5]
    .table_side = 36_in,                      // [U-SETUP-1]
    .area_depth = 3_in,                       // [U-SETUP-4]
    .area_margin = 8_in,                      // [U-SETUP-4]
    .terrain_spacing = 2_in,                  // [U-TPL-4]
    .terrain_items_each = 4,                  // [U-TPL-1]
    .terrain_area_root_min = 4_in,            // 16 square inches [U-TPL-5]
    .terrain_area_root_max = 8_in,            // 64 square inches [U-TPL-5]
    .plays_ability = plays_ability,
    .plays_base = plays_base,
    .plays_terrain = plays_terrain,
    .reads_option = reads_option,
};

const Ruleset* page_of(Edition edition) {
    return edition == Edition::unlimited ? &kUnlimited : nullptr;
}

}  // namespace six
