// The kinds of events by name, the fields each tells and in which order, and its words. Only who
// tells an event or reads one includes this: a new name compiles nobody else.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/messages/event.h"

namespace six {

enum class EventKind : std::uint8_t {
    army_chosen,
    first_player_rolled,
    first_player,
    company_shown,
    edge_chosen,
    domain_revealed,
    domain_cancelled,
    domain_rolled,
    section_built,
    section_left_out,
    terrain_pooled,
    terrain_placed,
    terrain_discarded,
    objective_placed,
    deployed,
    left_out,
    battle_began,
    turn_began,
    phase_began,
    action_gained,
    passed,
    formed,
    token_placed,
    tokens_cleared,
    token_cleared,
    moved,
    turned,
    break_away_rolled,
    terrify_rolled,
    free_spun,
    spin_declined,
    action_ended,
    placed,
    levitated,
    took_off,
    landed,
    trample_rolled,
    boarded,
    disembarked,
    carried,
    passenger_rolled,
    attacked,
    ability_used,
    ability_cancelled,
    own_defense,
    modifier,
    attack_rolled,
    dodge_rolled,
    die_rolled,
    section_struck,
    attack_forfeited,
    clicked,
    section_inactive,
    breached,
    came_down,
    healed,
    confused,
    captured,
    freed,
    changed_sides,
    eliminated,
    returned,
    stayed_eliminated,
    revenant_rolled,
    rose,
    energy_siphoned,
    shot_prepared,
    shot_drifted,
    shot_came_down,
    shot_lost,
    item_taken,
    item_dropped,
    browsed,
    spell_cast,
    spell_cast_at,
    casting_rolled,
    counterspell_rolled,
    enchanted,
    enchantment_ended,
    glyph_laid,
    glyph_taken_up,
    scored,
    terrain_attacked,
    terrain_rolled,
    structure_lost,
    terrain_removed,
    objective_taken,
    objective_lost,
    turn_ended,
    seat_out,
    withdrew,
    end_offered,
    end_agreed,
    end_declined,
    time_called,
    decided,
    game_ended,
};

// Fields, told in this order: w who, o other, s seat, p place, f facing, n and m numbers, d the
// click cause or an outcome word (see `words`, chosen by Event::word), t a term of a sum
// (Event::word indexes kTermNames), a an ability (Event::word), i inches held in n, q a section of
// a large figure (told only of one), g a piece of terrain, k an item and z a spell of the
// catalog (in n).
struct EventSpec {
    EventKind kind;
    std::string_view name;
    std::string_view fields;
    std::string_view words;  // alternatives of field d, separated by spaces
};
// In the order of Domain (engine/catalog/domain.h).
inline constexpr std::string_view kDomainWords =
    "smoke_and_fog darkness rain_and_mud downpour erratic_winds storm_gale heat_wave cold_snap "
    "magestone_storm clear_skies border_town twister blasted_lands inferno magestone_strip_mine "
    "wylden_forest ley_burn earthquake";
inline constexpr std::array kEventSpecs = {
    EventSpec{EventKind::army_chosen, "army_chosen", "snm", ""},  // seat, figures, points
    EventSpec{EventKind::first_player_rolled, "first_player_rolled", "sn", ""},
    EventSpec{EventKind::first_player, "first_player", "s", ""},
    EventSpec{EventKind::company_shown, "company_shown", "snm", ""},  // n: cohorts, m: its cost
    EventSpec{EventKind::edge_chosen, "edge_chosen", "sd", "south east north west"},
    EventSpec{EventKind::domain_revealed, "domain_revealed", "sd", kDomainWords},
    EventSpec{EventKind::domain_cancelled, "domain_cancelled", "sd", kDomainWords},
    EventSpec{EventKind::domain_rolled, "domain_rolled", "snd", kDomainWords},
    EventSpec{EventKind::section_built, "section_built", "snpf", ""},  // n: which of the army
    EventSpec{EventKind::section_left_out, "section_left_out", "sn", ""},
    EventSpec{EventKind::terrain_pooled, "terrain_pooled", "sn", ""},
    EventSpec{EventKind::terrain_placed, "terrain_placed", "snpf", ""},  // n: the item
    EventSpec{EventKind::terrain_discarded, "terrain_discarded", "n", ""},
    EventSpec{EventKind::objective_placed, "objective_placed", "spn", ""},  // n: which one
    EventSpec{EventKind::deployed, "deployed", "wpf", ""},
    EventSpec{EventKind::left_out, "left_out", "w", ""},
    EventSpec{EventKind::battle_began, "battle_began", "s", ""},
    EventSpec{EventKind::turn_began, "turn_began", "snm", ""},  // n: round, m: actions
    EventSpec{EventKind::phase_began, "phase_began", "sd", "command action end"},
    EventSpec{EventKind::action_gained, "action_gained", "wsn", ""},  // n: actions left
    EventSpec{EventKind::passed, "passed", "w", ""},
    EventSpec{EventKind::formed, "formed", "wod",
              "movement close ranged"},                            // one a member; o: lead
    EventSpec{EventKind::token_placed, "token_placed", "wn", ""},  // n: tokens it now has
    EventSpec{EventKind::tokens_cleared, "tokens_cleared", "w", ""},
    EventSpec{EventKind::token_cleared, "token_cleared", "wn", ""},  // n: tokens left
    EventSpec{EventKind::moved, "moved", "wpfi", ""},                // n: length in mils
    EventSpec{EventKind::turned, "turned", "wf", ""},
    EventSpec{EventKind::break_away_rolled, "break_away_rolled", "wnd", "held left"},
    EventSpec{EventKind::terrify_rolled, "terrify_rolled", "wond", "barred passed"},
    EventSpec{EventKind::free_spun, "free_spun", "wof", ""},
    EventSpec{EventKind::spin_declined, "spin_declined", "wo", ""},
    EventSpec{EventKind::action_ended, "action_ended", "wo", ""},  // by the other's Pole Arm
    EventSpec{EventKind::placed, "placed", "wopf", ""},            // in contact with the other
    EventSpec{EventKind::levitated, "levitated", "wopf", ""},      // by the other
    EventSpec{EventKind::took_off, "took_off", "w", ""},
    EventSpec{EventKind::landed, "landed", "w", ""},
    EventSpec{EventKind::trample_rolled, "trample_rolled", "wond",
              "spared trampled"},                        // o: who rides
    EventSpec{EventKind::boarded, "boarded", "wo", ""},  // the other: its chariot
    EventSpec{EventKind::disembarked, "disembarked", "wopf", ""},
    EventSpec{EventKind::carried, "carried", "wo", ""},  // by the other, which flies
    EventSpec{EventKind::passenger_rolled, "passenger_rolled", "wond", "safe hurt fell"},
    EventSpec{EventKind::attacked, "attacked", "wod", "close ranged capture rescue heal"},
    EventSpec{EventKind::ability_used, "ability_used", "wa", ""},
    EventSpec{EventKind::ability_cancelled, "ability_cancelled", "wa", ""},
    EventSpec{EventKind::own_defense, "own_defense", "w", ""},
    EventSpec{EventKind::modifier, "modifier", "wtn", ""},  // a term of the sum, with its clause
    EventSpec{EventKind::attack_rolled, "attack_rolled", "wonmd",
              "miss hit critical_miss critical_hit"},  // n: total, m: defense
    EventSpec{EventKind::dodge_rolled, "dodge_rolled", "wnd", "hit dodged"},
    EventSpec{EventKind::die_rolled, "die_rolled", "wna", ""},         // one die for an ability
    EventSpec{EventKind::section_struck, "section_struck", "wq", ""},  // that the attack affects
    EventSpec{EventKind::attack_forfeited, "attack_forfeited", "woq", ""},  // o: who attacked
    // n: clicks
    EventSpec{EventKind::clicked, "clicked", "wndq",
              "attack critical_miss pushing shake_off pole_arm ram venom magic_retaliation cursed "
              "magic_freeze necromancy passed_on fall domain siphon trample spell browsing item"},
    EventSpec{EventKind::section_inactive, "section_inactive", "wq", ""},
    EventSpec{EventKind::breached, "breached", "w", ""},
    EventSpec{EventKind::came_down, "came_down", "wopf", ""},  // with the section `other`
    EventSpec{EventKind::healed, "healed", "wnaq", ""},        // n: clicks; a: what healed
    EventSpec{EventKind::confused, "confused", "wo", ""},
    EventSpec{EventKind::captured, "captured", "wo", ""},
    EventSpec{EventKind::freed, "freed", "wod", "captor_eliminated released rescued ability"},
    EventSpec{EventKind::changed_sides, "changed_sides", "ws", ""},  // s: whose it is now
    EventSpec{EventKind::eliminated, "eliminated", "w", ""},
    EventSpec{EventKind::returned, "returned", "wo", ""},  // brought back by the other
    EventSpec{EventKind::stayed_eliminated, "stayed_eliminated", "wo", ""},
    EventSpec{EventKind::revenant_rolled, "revenant_rolled", "wnd", "stays rises"},
    EventSpec{EventKind::rose, "rose", "wpf", ""},
    EventSpec{EventKind::energy_siphoned, "energy_siphoned", "won", ""},  // n: tokens it now has
    EventSpec{EventKind::shot_prepared, "shot_prepared", "wp", ""},
    EventSpec{EventKind::shot_drifted, "shot_drifted", "wp", ""},  // where it comes down
    EventSpec{EventKind::shot_came_down, "shot_came_down", "wp", ""},
    EventSpec{EventKind::shot_lost, "shot_lost", "wp", ""},
    EventSpec{EventKind::item_taken, "item_taken", "wk", ""},
    EventSpec{EventKind::item_dropped, "item_dropped", "wkp", ""},  // where it lies
    EventSpec{EventKind::browsed, "browsed", "wz", ""},             // to the spell
    EventSpec{EventKind::spell_cast, "spell_cast", "woz", ""},      // on the other
    EventSpec{EventKind::spell_cast_at, "spell_cast_at", "wzp", ""},
    EventSpec{EventKind::casting_rolled, "casting_rolled", "wn", ""},
    EventSpec{EventKind::counterspell_rolled, "counterspell_rolled", "wonmd",
              "failed countered"},  // n: total, m: of the other, who cast it
    EventSpec{EventKind::enchanted, "enchanted", "wz", ""},
    EventSpec{EventKind::enchantment_ended, "enchantment_ended", "wz", ""},
    EventSpec{EventKind::glyph_laid, "glyph_laid", "wzp", ""},
    EventSpec{EventKind::glyph_taken_up, "glyph_taken_up", "szp", ""},  // s: whose it was
    EventSpec{EventKind::scored, "scored", "snmd",
              "elimination survival captive forfeit objective damaged"},  // n: points, m: total
    EventSpec{EventKind::terrain_attacked, "terrain_attacked", "wgd", "close ranged"},
    EventSpec{EventKind::terrain_rolled, "terrain_rolled", "wgnmd",
              "miss hit critical_miss critical_hit"},                    // n: total, m: defense
    EventSpec{EventKind::structure_lost, "structure_lost", "wgnm", ""},  // n: points, m: left
    EventSpec{EventKind::terrain_removed, "terrain_removed", "g", ""},
    EventSpec{EventKind::objective_taken, "objective_taken", "sp", ""},
    EventSpec{EventKind::objective_lost, "objective_lost", "sp", ""},  // s: who held it
    EventSpec{EventKind::turn_ended, "turn_ended", "s", ""},
    EventSpec{EventKind::seat_out, "seat_out", "s", ""},
    EventSpec{EventKind::withdrew, "withdrew", "s", ""},
    EventSpec{EventKind::end_offered, "end_offered", "s", ""},
    EventSpec{EventKind::end_agreed, "end_agreed", "s", ""},
    EventSpec{EventKind::end_declined, "end_declined", "s", ""},
    EventSpec{EventKind::time_called, "time_called", "s", ""},  // s: whose turn it is
    EventSpec{EventKind::decided, "decided", "sd", "last_one_standing objectives points draw"},
    EventSpec{EventKind::game_ended, "game_ended", "sd",
              "last_side_standing nobody_left turn_limit stalemate withdrawal agreement time "
              "siege"},
};

enum class BreakAwayWord : std::uint8_t { held, left };
enum class AttackWord : std::uint8_t { miss, hit, critical_miss, critical_hit };
enum class FormedWord : std::uint8_t { movement, close, ranged };
enum class TerrifyWord : std::uint8_t { barred, passed };
enum class AttackedWord : std::uint8_t { close, ranged, capture, rescue, heal };
enum class TrampleWord : std::uint8_t { spared, trampled };
enum class DodgeWord : std::uint8_t { hit, dodged };
enum class ClickWord : std::uint8_t {
    attack,
    critical_miss,
    pushing,
    shake_off,
    pole_arm,
    ram,
    venom,
    magic_retaliation,
    cursed,
    magic_freeze,
    necromancy,
    passed_on,  // to a passenger [LRG-PDMG-5]
    fall,       // with its chariot [LRG-PELIM-4]
    domain,     // of the whole battlefield [V-DOM-16]
    siphon,     // by a friend's Syphon Energy [V-SUB-8]
    trample,    // [V-SPD-12]
    spell,      // [V-SPELL-8]
    browsing,   // in a book [V-SPELL-6]
    item        // of one that the figure touches [V-ITEM-8]
};
enum class CounterWord : std::uint8_t { failed, countered };
enum class RevenantWord : std::uint8_t { stays, rises };
enum class PassengerWord : std::uint8_t { safe, hurt, fell };
enum class FreedWord : std::uint8_t { captor_eliminated, released, rescued, ability };
enum class ScoreWord : std::uint8_t { elimination, survival, captive, forfeit, objective, damaged };
enum class PhaseWord : std::uint8_t { command, action, end };  // of a turn [V-TURN-3]
enum class DecidedWord : std::uint8_t { last_one_standing, objectives, points, draw };
enum class EndWord : std::uint8_t {
    last_side_standing,
    nobody_left,
    turn_limit,
    stalemate,
    withdrawal,
    agreement,
    time,
    siege  // the castle has fallen [C-SIEGE-2]
};

constexpr const EventSpec& spec_of(EventKind kind) {
    return kEventSpecs[static_cast<std::size_t>(kind)];
}
static_assert([] {
    for (std::size_t i = 0; i < kEventSpecs.size(); ++i)
        if (static_cast<std::size_t>(kEventSpecs[i].kind) != i) return false;
    return kEventSpecs.size() == static_cast<std::size_t>(EventKind::game_ended) + 1;
}());

}  // namespace six
