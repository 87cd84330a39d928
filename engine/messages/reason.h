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
    X(base_not_in_edition) X(clear_is_no_item)
// clang-format on

enum class Reason : std::uint8_t {
#define SIX_ENUMERATOR(name) name,
    SIX_REASONS(SIX_ENUMERATOR)
#undef SIX_ENUMERATOR
};

inline constexpr std::array kReasonNames = {
#define SIX_NAME(name) std::string_view{#name},
    SIX_REASONS(SIX_NAME)
#undef SIX_NAME
};

constexpr std::string_view name_of(Reason reason) {
    return kReasonNames[static_cast<std::size_t>(reason)];
}

}  // namespace six
