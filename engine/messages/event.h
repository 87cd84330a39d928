// Events: what happened, in order, each with the clause that made it so. One flat shape serves all
// kinds, so that texts, replays and hashes need no list of their own; kEventSpecs says which fields
// a kind uses and in which order they are told.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/base/clause.h"
#include "engine/base/ids.h"
#include "engine/geometry/facing.h"
#include "engine/geometry/units.h"

namespace six {

enum class EventKind : std::uint8_t {
    army_chosen,
    first_player_rolled,
    first_player,
    edge_chosen,
    terrain_pooled,
    terrain_placed,
    terrain_discarded,
    deployed,
    left_out,
    battle_began,
    turn_began,
    passed,
    token_placed,
    tokens_cleared,
    moved,
    turned,
    break_away_rolled,
    free_spun,
    spin_declined,
    attacked,
    modifier,
    attack_rolled,
    clicked,
    eliminated,
    scored,
    turn_ended,
    seat_out,
    game_ended,
};

// Fields, told in this order: w who, o other, s seat, p place, f facing, n and m numbers, d the
// click cause or an outcome word (see `words`, chosen by Event::word), t a term of a sum
// (Event::word indexes kTermNames), i inches held in n.
struct EventSpec {
    EventKind kind;
    std::string_view name;
    std::string_view fields;
    std::string_view words;  // alternatives of field d, separated by spaces
};
inline constexpr std::array kEventSpecs = {
    EventSpec{EventKind::army_chosen, "army_chosen", "snm", ""},  // seat, figures, points
    EventSpec{EventKind::first_player_rolled, "first_player_rolled", "sn", ""},
    EventSpec{EventKind::first_player, "first_player", "s", ""},
    EventSpec{EventKind::edge_chosen, "edge_chosen", "sd", "south east north west"},
    EventSpec{EventKind::terrain_pooled, "terrain_pooled", "sn", ""},
    EventSpec{EventKind::terrain_placed, "terrain_placed", "snpf", ""},  // n: the item
    EventSpec{EventKind::terrain_discarded, "terrain_discarded", "n", ""},
    EventSpec{EventKind::deployed, "deployed", "wpf", ""},
    EventSpec{EventKind::left_out, "left_out", "w", ""},
    EventSpec{EventKind::battle_began, "battle_began", "s", ""},
    EventSpec{EventKind::turn_began, "turn_began", "snm", ""},  // n: round, m: actions
    EventSpec{EventKind::passed, "passed", "w", ""},
    EventSpec{EventKind::token_placed, "token_placed", "wn", ""},  // n: tokens it now has
    EventSpec{EventKind::tokens_cleared, "tokens_cleared", "w", ""},
    EventSpec{EventKind::moved, "moved", "wpfi", ""},  // n: length in mils
    EventSpec{EventKind::turned, "turned", "wf", ""},
    EventSpec{EventKind::break_away_rolled, "break_away_rolled", "wnd", "held left"},
    EventSpec{EventKind::free_spun, "free_spun", "wof", ""},
    EventSpec{EventKind::spin_declined, "spin_declined", "wo", ""},
    EventSpec{EventKind::attacked, "attacked", "wod", "close"},
    EventSpec{EventKind::modifier, "modifier", "wtn", ""},  // a term of the sum, with its clause
    EventSpec{EventKind::attack_rolled, "attack_rolled", "wonmd",
              "miss hit critical_miss critical_hit"},  // n: total, m: defense
    EventSpec{EventKind::clicked, "clicked", "wnd",
              "attack critical_miss pushing shake_off"},  // n: clicks
    EventSpec{EventKind::eliminated, "eliminated", "w", ""},
    EventSpec{EventKind::scored, "scored", "snmd", "elimination survival"},  // n: points, m: total
    EventSpec{EventKind::turn_ended, "turn_ended", "s", ""},
    EventSpec{EventKind::seat_out, "seat_out", "s", ""},
    EventSpec{EventKind::game_ended, "game_ended", "sd",
              "last_side_standing nobody_left turn_limit stalemate"},
};

// Terms of a sum, in events and explanations.
enum class Term : std::uint8_t {
    attack,
    dice,
    rear,
    defense,
    damage,
    critical_hit,
    speed,
    length,
    break_away_need
};
inline constexpr std::array kTermNames = {"attack",  "dice",   "rear",
                                          "defense", "damage", "critical_hit",
                                          "speed",   "length", "break_away_need"};

enum class BreakAwayWord : std::uint8_t { held, left };
enum class AttackWord : std::uint8_t { miss, hit, critical_miss, critical_hit };
enum class ClickWord : std::uint8_t { attack, critical_miss, pushing, shake_off };
enum class ScoreWord : std::uint8_t { elimination, survival };
enum class EndWord : std::uint8_t { last_side_standing, nobody_left, turn_limit, stalemate };

struct Event {
    static constexpr std::uint8_t kEverybody = 0xFF;

    EventKind kind = EventKind::turn_ended;
    Clause clause;
    Seat seat;
    FigureId who, other;
    Vec2 at;
    Facing facing;
    std::int32_t n = 0, m = 0;
    std::uint8_t word = 0;
    std::uint8_t audience = kEverybody;  // a bit for each seat that may see it

    friend constexpr bool operator==(const Event&, const Event&) = default;
};

constexpr const EventSpec& spec_of(EventKind kind) {
    return kEventSpecs[static_cast<std::size_t>(kind)];
}
static_assert([] {
    for (std::size_t i = 0; i < kEventSpecs.size(); ++i)
        if (static_cast<std::size_t>(kEventSpecs[i].kind) != i) return false;
    return kEventSpecs.size() == static_cast<std::size_t>(EventKind::game_ended) + 1;
}());

using Events =
    std::vector<Event>;  // the caller's; reused, so that a warmed-up step allocates nothing

}  // namespace six
