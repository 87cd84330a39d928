#include "engine/rulesets/first_edition.h"

#include "engine/abilities/table.h"

namespace six {
namespace {

struct PlayedAbility {
    Ability ability;
    const AbilityFacts* facts;
};
// The Unlimited card with the FAQ's replacements, and what Dragon's Gate added.
constexpr PlayedAbility kPlayed[] = {
    {Ability::charge, &abilities::charge},
    {Ability::quickness, &abilities::quickness},
    {Ability::magic_levitation, &abilities::magic_levitation},
    {Ability::flight, &abilities::flight},
    {Ability::aquatic, &abilities::aquatic},
    {Ability::stealth, &abilities::stealth},
    {Ability::bound, &abilities::bound},
    {Ability::forced_march, &abilities::forced_march},
    {Ability::nimble, &abilities::nimble},
    {Ability::ram, &abilities::ram},
    {Ability::frenzy, &abilities::frenzy},
    {Ability::summon, &abilities::summon},
    {Ability::healing, &abilities::healing},
    {Ability::weapon_master, &abilities::weapon_master},
    {Ability::magic_blast, &abilities::magic_blast},
    {Ability::flame_lightning, &abilities::flame_lightning},
    {Ability::shockwave, &abilities::shockwave},
    {Ability::vampirism, &abilities::vampirism},
    {Ability::magic_healing, &abilities::magic_healing},
    {Ability::venom, &abilities::venom},
    {Ability::sneak_attack, &abilities::sneak_attack},
    {Ability::sweep, &abilities::sweep},
    {Ability::battle_armor, &abilities::battle_armor},
    {Ability::pole_arm, &abilities::pole_arm},
    {Ability::magic_immunity, &abilities::magic_immunity},
    {Ability::toughness, &abilities::toughness},
    {Ability::defend, &abilities::defend},
    {Ability::regeneration, &abilities::regeneration},
    {Ability::invulnerability, &abilities::invulnerability},
    {Ability::dodge, &abilities::dodge},
    {Ability::magic_retaliation, &abilities::magic_retaliation},
    {Ability::limited_invisibility, &abilities::limited_invisibility},
    {Ability::cursed, &abilities::cursed},
    {Ability::terrify, &abilities::terrify},
    {Ability::berserk, &abilities::berserk},
    {Ability::magic_enhancement, &abilities::magic_enhancement},
    {Ability::demoralized, &abilities::demoralized},
    {Ability::battle_fury, &abilities::battle_fury},
    {Ability::necromancy, &abilities::necromancy},
    {Ability::magic_confusion, &abilities::magic_confusion},
    {Ability::magic_freeze, &abilities::magic_freeze},
    {Ability::command, &abilities::command},
    {Ability::pierce, &abilities::pierce},
};
}  // namespace

constinit const TurnRules kFirstEditionTurn{
    .on_beginning = {count_actions, note_the_beginning, tell_the_beginning, owe_beginning_effects},
    .anything_left = anything_left,
    .on_ending = {clear_tokens, forget_the_turn},
};

// Survivors and captives at home; most points win, then the smaller army. [U-VP-1, U-VP-8]
constinit const VictoryRules kFirstEditionVictory{
    .final_scores = {score_survivors, score_captives},
    .winner = winner_by_points,
    .after_round = {end_at_turn_limit, end_at_stalemate},
    .fights_on = still_fights,
    .plays_on = [](const Table&, const State& state,
                   Seat seat) { return has_figures(state, seat); },
    .give_up_captives = forfeit_captives,
};

Inches first_edition_margin(const OptionValues&) {
    return 8_in;
}

bool first_edition_deploys_by_dot(const OptionValues& options, FigureKind kind) {
    if (kind == FigureKind::warrior)
        return options[Option::deploy_whole_base] == opt::deploy_whole_base::centre_dot;
    return options[Option::c_big_deploy] == opt::c_big_deploy::centre_dot;
}

bool plays_first_edition_base(BaseKind) {
    return true;
}

constexpr AbilityTable kFirstEditionAbilities = [] {
    AbilityTable table{};
    for (const PlayedAbility& played : kPlayed)
        table[static_cast<std::size_t>(played.ability)] = played.facts;
    return table;
}();

bool plays_first_edition_terrain(TerrainKind kind, Height height) {
    if (kind == TerrainKind::concealing) return false;
    const bool wet_or_wall = kind == TerrainKind::shallow_water ||
                             kind == TerrainKind::deep_water || kind == TerrainKind::low_wall;
    return height == Height::ground || !wet_or_wall;  // water and walls are ground [U-ELEV-11]
}

bool reads_first_edition_option(Option option) {
    switch (option) {
        case Option::contact_eps:
        case Option::terrain_eps:
        case Option::arc_eps:
        case Option::may_skip:
        case Option::attack0:
        case Option::break_before_path:
        case Option::stalemate:
        case Option::terrain_limit:
        case Option::base_radius:
        case Option::rform_bonus:
        case Option::half_round:
        case Option::hind_leave:
        case Option::edge_fire:
        case Option::fly_deep:
        case Option::wall_no_stand:
        case Option::access_width:
        case Option::low_wall_size_length:
        case Option::low_wall_size_thickness:
        case Option::touching_gap:
        case Option::captive_blocks:
        case Option::rescue:
        case Option::voluntary_release:
        case Option::dem_capture:
        case Option::captive_tokens:
        case Option::share_round:
        case Option::self_kill:
        case Option::captive_elsewhere:
        case Option::revived_survival:
        case Option::withdraw_points:
        case Option::withdraw_loses:
        case Option::confusion_break:
        case Option::dem_confusion:
        case Option::frenzy_duty:
        case Option::shake_formation:
        case Option::c_titan_radius:
        case Option::c_titan_two:
        case Option::c_multi_radius:
        case Option::c_multi_border:
        case Option::c_big_deploy:
        case Option::enhance_friends_hit:
        case Option::passed_on_damage:
        case Option::passenger_close_after_move:
        case Option::c_multi_sweep:
        case Option::c_multi_speed:
        case Option::c_breached_silent:
        case Option::c_castle_area:
        case Option::c_collapse:
        case Option::c_castle_plans_wall_length:
        case Option::c_castle_plans_wall_depth:
        case Option::c_castle_plans_tower_diameter:
        case Option::c_castle_plans_gatehouse_length:
        case Option::c_castle_plans_gatehouse_depth:
        case Option::c_castle_plans_keep_side:
        case Option::c_castle_plans_planking_length:
        case Option::c_castle_plans_planking_width:
        case Option::peanut_spacing:
        case Option::immune_target:
        case Option::c_occupied:
        case Option::deploy_order:
        case Option::mount_terrain:
        case Option::multi_stop_contact:
        case Option::deploy_whole_base:
        case Option::dead_tokens:
        case Option::retaliation_dead:
        case Option::blocking_sweep:
        case Option::contact_at_end:
        case Option::speed0_turn:
        case Option::spin_new_contact:
        case Option::spin_placed:
        case Option::mount_turn_break:
        case Option::captive_move:
        case Option::cap_formation:
        case Option::captor_stationary:
        case Option::berserk_captive:
        case Option::form_single:
        case Option::form_terrain:
        case Option::form_ability:
        case Option::elev_stop:
        case Option::captive_in_area:
        case Option::dual_faction:
        case Option::quick_stationary:
        case Option::lev_acted:
        case Option::revived_act:
        case Option::splash_on_miss:
        case Option::shockwave_bases:
        case Option::shock_defend:
        case Option::pole_new:
        case Option::dodge_scope:
        case Option::terrify_roll:
        case Option::enhance_zero:
        case Option::c_titan_move:
        case Option::c_castle_shoots:
        case Option::c_castle_ranged:
        case Option::c_fortification:
        case Option::c_multi_own_clicks:
        case Option::c_multi_heal:
        case Option::c_tank_overrun:
        case Option::c_long_attackers:
        case Option::multi_stop_flight:
        case Option::c_long_single:
        case Option::foreign_token_clear:
        case Option::form_hindered:
        case Option::c_door_move:
            return true;
        default:
            return false;
    }
}

}  // namespace six
