#include "engine/rulesets/v2.h"

#include "engine/abilities/innate.h"
#include "engine/rulesets/domains.h"
#include "engine/rulesets/first_edition.h"
#include "engine/rulesets/kinds.h"
#include "engine/rulesets/law.h"
#include "engine/rulesets/questions.h"
#include "engine/rulesets/second_edition.h"
#include "engine/rulesets/second_edition_abilities.h"
#include "engine/state/marker.h"
#include "engine/state/table.h"

namespace six {
namespace {

bool reads_v2_option(Option option) {
    switch (option) {
        case Option::v2_old_bonus:
        case Option::v2_boot_prof_double_time:
        case Option::v2_boot_prof_surge:
        case Option::v2_horseshoe_prof:
        case Option::v2_soar_levels:
        case Option::v2_turn_limit:
        case Option::v2_domain_cost:
        case Option::v2_domain_count:
        case Option::v2_domain_heat:
        case Option::v2_domain_section:
        case Option::v2_item_big:
        case Option::v2_item_old:
        case Option::v2_item_pickup:
        case Option::v2_item_token:
        case Option::v2_item_unique:
        case Option::v2_spells_on:
        case Option::v2_spell_counter:
        case Option::v2_immunity_spells:
        case Option::v2_structure_def:
        case Option::v2_structure_points:
        case Option::v2_structure_bonus:
        // Values, formations, captives, terrain:
        case Option::v2_rule_of_3:
        case Option::v2_magic_bonus:
        case Option::v2_gang_up:
        case Option::v2_sweep_gang:
        case Option::v2_precision_bonus:
        case Option::v2_precision_range:
        case Option::v2_multi_target:
        case Option::v2_freeze_damage:
        case Option::v2_captor_safe:
        case Option::v2_capture_def:
        case Option::v2_captive_freed:
        case Option::v2_rform_size:
        case Option::v2_shyft:
        case Option::v2_apoc:
        case Option::v2_concealing:
        case Option::v2_enhance_large:
        case Option::v2_faction_pairs:
        case Option::v2_gang_up_big:
        // Warriors of several dials, chariots, titans:
        case Option::v2_big_spin:
        case Option::v2_multi_spin:
        case Option::v2_deploy_area_depth:
        case Option::v2_deploy_area_sides:
        case Option::v2_deploy_dot:
        case Option::v2_obj_count:
        case Option::v2_obj_gap:
        case Option::v2_obj_edge:
        case Option::v2_obj_centre:
        case Option::v2_obj_radius:
        case Option::v2_obj_persist:
        case Option::v2_obj_contest:
        case Option::v2_obj_points:
        case Option::v2_markers_out:
        case Option::v2_captive_points:
        case Option::v2_majority:
        case Option::v2_points:
        case Option::v2_last_standing:
        case Option::v2_draw:
        case Option::v2_end_sides:
        case Option::v2_bomb_drift_stays:
        case Option::v2_bomb_drift_limit:
        case Option::v2_bomb_area:
        case Option::v2_bomb_owner_gone:
        case Option::v2_bomb_one:
        case Option::v2_bomb_stored:
        case Option::v2_bomb_own_dot:
        case Option::v2_bomb_touched:
        case Option::v2_stormfire:
        case Option::v2_immobilize:
        case Option::v2_tinker:
        case Option::v2_revenant:
        case Option::v2_subfactions:
        case Option::v2_bound_free:
        case Option::section_flight_aquatic:
        case Option::actions_interleaved:
        case Option::borderline_forbidden_section:
        case Option::inactive_redirect_to:
        case Option::shockwave_touched_section:
        case Option::splash_section:
        case Option::passenger_damage_cause:
        case Option::passenger_fire_touching_chariot:
        case Option::passenger_attack_arc:
        case Option::enhance_big_figures:
        case Option::actions_end_moving:
        case Option::v2_passenger_speed:
        case Option::v2_section_frenzy:
        // Moving, levels:
        case Option::v2_double_time_factor:
        case Option::v2_double_time_end_contact:
        case Option::v2_surge:
        case Option::v2_trample_roll:
        case Option::v2_trample_damage:
        case Option::v2_trample_multi:
        case Option::v2_cav_lost:
        case Option::v2_cav_mounting:
        case Option::v2_cav_target:
        case Option::v2_cav_values:
        case Option::v2_shake_off:
        case Option::v2_soar_land:
        case Option::v2_soar_range:
        case Option::v2_soar_area:
        case Option::v2_section_charge:
            return true;
        default:
            return reads_first_edition_option(kOptions[static_cast<std::size_t>(option)].decides);
    }
}

SpeedType old_speed(const Warrior& warrior) {
    if (warrior.kind == FigureKind::chariot) return SpeedType::wheel;
    return warrior.mounted ? SpeedType::horseshoe : SpeedType::boot;
}

// A figure of the first edition has none of the symbols: a sword, plain otherwise, on foot, in the
// saddle or on wheels. Where it has a range its damage serves there too. [V-FIG-12, V-FIG-13,
// V-FIG-14]
ValueTypes old_types(const Warrior& warrior) {
    return {.speed = old_speed(warrior),
            .attack = AttackType::sword,
            .defense = DefenseType::shield,
            .damage = warrior.kind == FigureKind::titan ? DamageType::titan : DamageType::plain};
}

// Titans and warriors of several dials have no proficiency of their speed type but what their files
// say. [V-SPD-9, V-SPD-11, MDW-GEN-4, MDW-GEN-5, V-TITAN-3]
bool has_proficiencies(const Warrior& warrior) {
    return warrior.kind == FigureKind::warrior;
}

void give_innate(const Warrior& warrior, const OptionValues& options, Dial& dial) {
    dial.innate.clear();
    const auto give = [&dial](const AbilityFacts& facts) { dial.innate.push_back(&facts); };
    switch (dial.types->speed) {
        case SpeedType::boot:
            if (!has_proficiencies(warrior)) break;
            if (options.is_on(Option::v2_boot_prof_double_time)) give(innate::double_time);
            if (options.is_on(Option::v2_boot_prof_surge)) give(innate::surge);
            break;
        case SpeedType::horseshoe:
            if (!has_proficiencies(warrior) && warrior.kind != FigureKind::mount) break;
            if (options[Option::v2_horseshoe_prof] != opt::v2_horseshoe_prof::surge)
                give(innate::trample);
            // No cavalry unit surges. [V-SPD-11, V-CAV-2]
            if (options[Option::v2_horseshoe_prof] != opt::v2_horseshoe_prof::trample &&
                has_proficiencies(warrior))
                give(innate::surge);
            break;
        case SpeedType::wave:
            give(innate::wave);
            break;
        case SpeedType::wing:
            give(innate::wing);
            if (has_proficiencies(warrior) && options.is_on(Option::v2_soar_levels))
                give(innate::soaring);
            break;
        case SpeedType::wheel:
            break;
    }
    if (dial.types->attack == AttackType::sword) give(innate::gang_up);
    if (dial.types->attack == AttackType::bow) give(innate::precision);
    if (dial.types->defense == DefenseType::magic_immunity) give(innate::magic_immunity);
    // Part of the game, unless the players agreed to leave them out. [V-SUB-2, V-SUB-14]
    if (const AbilityFacts* own = of_subfaction(warrior);
        own && options.is_on(Option::v2_subfactions) &&
        (!own->of_any_faction || options.is_on(Option::v2_apoc)))
        give(*own);
}

bool plays_v2_terrain(TerrainKind kind, Height height) {
    return kind == TerrainKind::concealing || plays_first_edition_terrain(kind, height);
}

void fit_in_v2(Warrior& warrior, const OptionValues& options) {
    if (is_castle(warrior.kind)) return;
    if (warrior.era == Era::any) warrior.era = warrior.dials[0].types ? Era::newer : Era::older;
    for (Dial& dial : warrior.dials) {
        if (!dial.types) {
            dial.types = old_types(warrior);
            dial.attack_bonus = static_cast<std::uint8_t>(options[Option::v2_old_bonus]);
        }
        // Horseshoe warriors are those in the saddle, whatever base they stand on. [V-SPD-5]
        warrior.mounted |=
            dial.types->speed == SpeedType::horseshoe && warrior.kind == FigureKind::warrior;
        give_innate(warrior, options, dial);
    }
}

}  // namespace

constinit const Ruleset kV2{
    .edition = Edition::v2,
    .id = "v2-2003-11",
    .version = 3,
    .law = &kV2Law,
    .combat = kFirstEditionCombat,
    .actions = {.max_tokens = kFirstEditionTokens,
                .points_per_action = 100,  // [V-ARMY-2]
                .turn_limit = Option::v2_turn_limit,
                .turn_limit_by = "V-END-1"},
    .field = {.table_size = {36_in, 36_in},  // [V-SETUP-8]
              .area_depth =
                  [](const OptionValues& options) {
                      return options.inches(Option::v2_deploy_area_depth);  // [V-SETUP-4]
                  },
              .area_margin =
                  [](const OptionValues& options) {
                      return options.inches(Option::v2_deploy_area_sides);
                  },
              .deploys_by_dot =
                  [](const OptionValues& options, FigureKind kind) {
                      return (kind != FigureKind::warrior && kind != FigureKind::mount) ||
                             options[Option::v2_deploy_dot] ==
                                 opt::v2_deploy_dot::centre_dot;  // [V-SETUP-9]
                  }},
    .terrain = kFirstEditionTerrain,
    .shakes_off =
        [](const OptionValues& options) { return options.is_on(Option::v2_shake_off); },  // V-BRK-5
    .formations = {.others_add = "V-FORM-14", .no_close = "V-NEW-9"},
    .usual = {.build_total = 200, .most_of_bots = 1000, .map = "demo"},
    .captors_are_safe = {},
    .release_begins_action = "V-CAP-8",
    .tokens_when_freed =
        [](const OptionValues& options) {
            return static_cast<std::uint8_t>(options[Option::v2_captive_freed]);
        },
    .fit = fit_in_v2,
    .turn = &kSecondEditionTurn,
    .victory = &kSecondEditionVictory,
    .values = &kSecondEditionValues,
    .questions = &kSecondEditionQuestions,
    .abilities = &kSecondEditionAbilities,
    .domains = &kSecondEditionDomains,
    .kinds = &kSecondEditionKinds,
    .postures = &kSecondEditionPostures,
    .riders = &kSecondEditionRiders,
    .plays = {.base = plays_first_edition_base,
              .terrain = plays_v2_terrain,
              .option = reads_v2_option,
              .nexus = true,
              .companies = true,
              .markers = static_cast<std::uint8_t>(
                  marker_bit(MarkerKind::structure) | marker_bit(MarkerKind::objective) |
                  marker_bit(MarkerKind::item) | marker_bit(MarkerKind::waiting_shot) |
                  marker_bit(MarkerKind::enchantment) | marker_bit(MarkerKind::glyph))},
};

}  // namespace six
