#include "engine/rulesets/values.h"

#include "engine/rules/sources.h"

namespace six {
// There is no limit: all modifiers add up. [U-CBT-7]
constexpr ValuePolicy kFirstEditionValues{
    .attack = {{{Join::value, sources::attack_value},
                {Join::add, sources::rear},
                {Join::add, sources::combat_formation}}},
    .defense = {{{Join::value, sources::defense_value},
                 {Join::add, sources::hindering},
                 {Join::add, sources::fortification},
                 {Join::add, sources::height},
                 {Join::add, sources::protection},
                 {Join::add, sources::capturing}}},
    .damage = {{{Join::value, sources::damage_value},  // in the order of [U-ABIL-6]
                {Join::value, sources::long_range_cost},
                {Join::value, sources::splash},
                {Join::twice, sources::sneak_attack},
                {Join::add, sources::critical_hit},
                {Join::add, sources::enhancement},
                {Join::outside, sources::reductions},
                {Join::outside, sources::fortified_damage}}},
    .speed = {{{Join::value, sources::speed_value},  // in the order of [U-MOVE-12]
               {Join::value, sources::section_speeds},
               {Join::twice, sources::doubled_speed},
               {Join::twice, sources::doubled_sections},
               {Join::instead, sources::formation_pace},
               {Join::half, sources::captor_speed},
               {Join::half, sources::hindered_speed}}},
    .range = {{{Join::value, sources::range_value},
               {Join::value, sources::passenger_range},
               {Join::twice, sources::doubled_range},
               {Join::half, sources::halved_range}}},
};
static_assert(in_order(kFirstEditionValues.attack) && in_order(kFirstEditionValues.defense) &&
              in_order(kFirstEditionValues.damage) && in_order(kFirstEditionValues.speed) &&
              in_order(kFirstEditionValues.range));

using sources::limited;
using sources::limited_range;
using sources::limited_speed;

// All modifiers of one value together give no more than 3 either way. [V-MOD-1, V-MOD-2] A critical
// hit, Magic Enhancement and reductions change the damage that is dealt and are none. [V-MOD-3,
// V-SA-DMG-2]
constexpr ValuePolicy kSecondEditionValues{
    .attack = {{{Join::value, sources::attack_value},
                {Join::add, limited<sources::attack_bonus>},
                {Join::add, limited<sources::boxed_bonus>},
                {Join::add, limited<sources::gang_up>},
                {Join::add, limited<sources::precision>},
                {Join::add, limited<sources::rear>},
                {Join::add, limited<sources::combat_formation>},
                {Join::add, limited<sources::attack_of_items>},
                {Join::add, limited<sources::attack_of_spells>},
                {Join::add, sources::rule_of_3},
                {Join::outside, sources::not_below_zero}}},
    .defense = {{{Join::value, sources::defense_value},
                 {Join::add, limited<sources::hindering>},
                 {Join::add, limited<sources::fortification>},
                 {Join::add, limited<sources::height>},
                 {Join::add, limited<sources::protection>},
                 {Join::add, limited<sources::comrades>},
                 {Join::add, limited<sources::agreed_capturing>},
                 {Join::add, limited<sources::defense_of_items>},
                 {Join::add, limited<sources::defense_of_spells>},
                 {Join::add, sources::rule_of_3},
                 {Join::outside, sources::not_below_zero}}},
    .damage = {{{Join::value, sources::damage_value_by_kind},  // in the order of [V-MOD-4, V-MOD-5]
                {Join::value, sources::splash_by_kind},
                {Join::twice, sources::sneak_attack},
                {Join::add, limited<sources::long_range_cost>},
                {Join::add, limited<sources::damage_of_items>},
                {Join::add, limited<sources::damage_of_spells>},
                {Join::add, sources::rule_of_3},
                {Join::outside, sources::not_below_zero},
                {Join::outside, sources::critical_hit},
                {Join::outside, sources::enhancement_against_opponents},
                {Join::outside, sources::reductions},
                {Join::outside, sources::fortified_damage}}},
    // Double-time, surge, the two levels; what domains allow at most comes after all else.
    // [V-SPD-8, V-SPD-10, V-SOAR-5, V-DOM-19]
    .speed = {{{Join::value, sources::speed_value},  // in the order of [U-MOVE-12]
               {Join::value, sources::section_speeds},
               {Join::twice, sources::double_time},
               {Join::instead, sources::formation_pace},
               {Join::add, limited_speed<sources::speed_of_items>},
               {Join::add, limited_speed<sources::speed_of_spells>},
               {Join::add, sources::rule_of_3},
               {Join::half, sources::surging_speed},
               {Join::half, sources::hindered_speed},
               {Join::outside, sources::domain_speed}}},
    .range = {{{Join::value, sources::range_value},
               {Join::value, sources::passenger_range},
               {Join::twice, sources::doubled_range},
               {Join::add, limited_range<sources::range_of_items>},
               {Join::add, limited_range<sources::range_of_spells>},
               {Join::add, sources::rule_of_3},
               {Join::half, sources::halved_range},
               {Join::half, sources::range_between_levels},
               {Join::outside, sources::domain_range}}},
};
static_assert(in_order(kSecondEditionValues.attack) && in_order(kSecondEditionValues.defense) &&
              in_order(kSecondEditionValues.damage) && in_order(kSecondEditionValues.speed) &&
              in_order(kSecondEditionValues.range));

}  // namespace six
