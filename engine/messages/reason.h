// Why something is refused or how a number came about, as keys. The words are in data/text; a test
// sees to it that every key has words in both languages.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace six {

// clang-format off
#define SIX_REASONS(X) \
    X(not_owed) X(not_your_decision) X(wrong_answer) X(game_over) X(no_such_figure) X(not_your_figure) X(not_on_table) \
    X(already_acted) X(two_tokens) X(no_actions_left) X(beyond_speed) X(path_out_of_bounds) X(path_crosses_base) \
    X(path_between_touching) X(path_in_terrain) X(path_off_table) X(rests_on_base) X(rests_in_terrain) X(rests_off_table) \
    X(not_in_contact) X(not_in_front_arc) X(target_friendly) X(target_itself) X(newcomer_not_in_front) \
    X(wrong_number_of_dice) X(die_out_of_range) X(outside_starting_area) X(already_deployed) X(room_is_left) \
    X(army_too_expensive) X(army_empty) X(army_too_large) X(unique_twice) X(no_such_warrior) X(ability_not_in_edition) \
    X(edge_taken) X(no_such_edge) X(no_such_item) X(item_too_close) X(item_near_edge) \
    X(item_in_starting_area) X(item_size) X(too_many_items) X(place_is_left) \
    X(bad_build_total) X(bad_seat_count) X(attack_is_zero) X(may_not_skip) X(terrain_not_in_edition) \
    X(option_not_read) X(bad_field_size) X(bad_outline) X(bad_dial) X(bad_base) \
    X(base_not_in_edition) X(clear_is_no_item) \
    X(is_captive) X(is_captor) X(is_demoralized) X(demoralized_contact) X(was_levitated) X(was_carried) X(frenzy_first) X(no_such_ability) \
    X(ability_cancelled) X(not_optional) X(already_cancelled) X(touches_opponent) X(target_touches_opponent) \
    X(no_range) X(beyond_range) X(line_blocked_by_base) X(line_between_touching) X(line_blocked_by_terrain) \
    X(target_touches_friend) X(target_is_captive) X(target_is_captor) X(target_has_stealth) X(target_is_invisible) \
    X(target_opposing) X(target_immune) X(target_twice) X(too_many_targets) X(no_target) X(one_target_only) X(targets_not_named) \
    X(cannot_capture) X(cannot_be_captured) X(already_holds_captive) X(nobody_to_rescue) X(rescue_not_played) \
    X(cannot_be_healed) X(target_has_two_tokens) X(ability_of_other_action) X(freeze_needs_ranged) \
    X(formation_size) X(formation_twice) X(formation_faction) X(formation_mage_spawn) X(formation_not_linked) \
    X(formation_barred) X(formation_one_target) X(formation_aim) X(formation_abrupt) X(formation_incomplete) X(formation_split) \
    X(march_not_member) X(held_in_place) X(berserk_cannot_shoot) X(abrupt_between) X(wall_between) \
    X(must_stop_in_hindering) X(must_stop_at_height) X(must_stop_behind_wall) X(rests_on_wall) X(rests_across_edge) \
    X(not_at_access_point) X(no_access_point) X(no_room_for_captive) X(no_place_to_set_down) X(not_touching_holder) \
    X(barred_by_terror) X(too_many_terrors) X(beyond_levitation) X(not_eliminated) X(not_mage_spawn) X(too_expensive) \
    X(ability_used_up) X(holds_no_captive) X(release_not_played) X(moved_too_far_to_attack) X(began_in_contact) \
    X(wrong_kind_of_attack) X(no_free_action) X(wall_size) X(not_between_actions) X(ability_on_wrong_value) \
    X(kind_not_in_edition) X(wrong_number_of_dials) X(no_section_named) X(no_such_section) X(section_inactive) \
    X(section_acted) X(already_moved) X(already_fought) X(not_straight) X(not_backward) X(must_stop_at_base) \
    X(cannot_cross) X(section_not_towards) X(section_not_touched) X(section_touches_opponent) X(section_touches_friend) \
    X(border_not_attackable) X(no_section_to_attack) X(not_long_range) X(no_long_range_target) X(in_no_formation) \
    X(not_affected) X(not_a_chariot) X(chariot_is_full) X(cannot_ride) X(not_beside_chariot) X(speed_is_zero) \
    X(not_aboard) X(is_aboard) X(chariot_has_moved) X(target_touches_chariot) X(own_chariot) X(target_is_aboard) \
    X(second_action_is_barred) \
    X(section_never_moves) X(section_only_shoots) X(is_breached) X(is_occupied) X(cannot_be_attacked) X(portal_closed) \
    X(leaves_top) X(not_at_door) X(overhangs_top) X(does_not_fit_top) X(rests_in_gate) X(cannot_use_gate) \
    X(not_touching_section) X(section_off_table) X(section_outside_area) X(section_not_at_edge) X(sections_overlap) \
    X(section_near_terrain) X(planking_joins_two) X(no_such_section_figure) X(too_many_sections) X(ability_not_on_section) X(damage_is_zero) X(castle_actions_only) \
    X(section_in_foreign_area) X(section_has_place) X(army_of_sections) X(no_siege_in_edition) X(no_such_defender) \
    X(siege_needs_section) X(siege_needs_room) X(figure_not_in_edition) X(only_figures_are_attacked) \
    X(not_constructed) X(terrain_is_gone) X(not_beside_terrain) X(terrain_not_in_arc) X(terrain_too_far) \
    X(terrain_not_captured) X(terrain_meets_no_ability) X(terrain_attacked_alone) X(bad_structure) \
    X(no_domains_in_edition) X(no_such_domain) X(too_many_domains) X(no_ranged_actions) \
    X(no_close_formations) X(action_has_begun) \
    X(others_acted_since) X(refused_on_border) \
    X(rests_on_objective) X(touches_two_objectives) X(objective_near_edge) X(objective_too_close) \
    X(objective_in_starting_area) X(objective_in_terrain) X(objective_not_nearest) \
    X(target_beyond_half_range) X(no_point_named) X(point_off_table) X(point_beyond_range) X(point_not_in_front_arc) X(shot_is_waiting) X(no_shot_waiting) \
    X(no_token_to_remove) X(cannot_carry) \
    X(cannot_advance) X(double_time_contact) X(cannot_soar) X(is_soaring) X(soaring_already) X(on_ground_already) \
    X(combat_action_no_level) X(given_action_already) X(not_at_one_level) \
    X(no_items_in_edition) X(no_such_item_card) X(no_free_slot) X(no_slots) X(item_requires_faction) \
    X(item_twice) X(item_of_nobody) X(item_not_touched) X(item_not_wielded) X(item_ability_not_played) \
    X(no_companies_in_edition) X(no_such_company) X(too_many_companies) X(company_ability_not_played) \
    X(is_in_saddle) X(mount_without_rider) X(mount_has_rider) X(wrong_mount) X(not_beside_mount) X(not_a_mount) \
    X(spells_off) X(no_spells_in_edition) X(no_such_spell) X(bad_spell) X(no_spellbook) X(spell_not_in_book) X(spell_twice) \
    X(too_many_pages) X(spell_requires_faction) X(immune_is_no_sorcerer) X(not_the_bookmark) X(already_the_bookmark) \
    X(spell_takes_figure) X(spell_takes_place) X(spell_out_of_reach) X(cannot_be_enchanted) X(cannot_change_sides) X(captive_of_own_side) X(no_sorcerer) \
    X(counter_out_of_reach)
// clang-format on

enum class Reason : std::uint16_t {
#define SIX_ENUMERATOR(name) name,
    SIX_REASONS(SIX_ENUMERATOR)
#undef SIX_ENUMERATOR
};

// Clang counts no more than 256 elements of an array for itself.
inline constexpr auto kReasonNames = std::to_array<std::string_view>({
#define SIX_NAME(name) std::string_view{#name},
    SIX_REASONS(SIX_NAME)
#undef SIX_NAME
});

constexpr std::string_view name_of(Reason reason) {
    return kReasonNames[static_cast<std::size_t>(reason)];
}

}  // namespace six
