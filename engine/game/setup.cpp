#include "engine/game/setup.h"

#include <algorithm>
#include <optional>

#include "engine/rules/castle_placement.h"
#include "engine/rules/siege.h"

namespace six {
namespace {

constexpr Seat seat_after(const Agreement& agreement, Seat seat) {
    return Seat{static_cast<std::uint8_t>((seat.n + 1) % agreement.seat_count)};
}

std::size_t terrain_limit(const Agreement& agreement) {  // [U-TPL-3]
    const std::size_t four = agreement.rules->terrain.items_each;
    return agreement.options[Option::terrain_limit] == opt::terrain_limit::four_in_total
               ? four
               : four * agreement.seat_count;
}

constexpr Edge opposite(Edge edge) {
    return static_cast<Edge>((static_cast<int>(edge) + 2) % 4);
}

struct Laying {
    const Agreement& agreement;
    SetupState& state;
    Events& events;
    void emit(const Event& event) { events.push_back(event); }
};

void go_to_terrain(Laying& c) {
    const bool none = c.agreement.terrain_is_fixed || c.agreement.terrain_box.empty();
    c.state.step = none ? SetupStep::done : SetupStep::terrain_pool;
    c.state.asked = c.state.first_player;
}

// The seat that is asked, or the next one that has sections to build. [C-CASTLE-37]
void ask_builder(Laying& c) {
    SetupState& state = c.state;
    while (sections_left(c.agreement, state, state.asked).empty()) {
        state.asked = seat_after(c.agreement, state.asked);
        if (state.asked == state.first_player) return go_to_terrain(c);
    }
}

void go_to_castles(Laying& c) {
    c.state.step = SetupStep::castles;
    c.state.asked = c.state.first_player;
    ask_builder(c);
}

void take_edge(Laying& c, Seat seat, Edge edge, Clause clause) {
    c.state.edges[seat.n] = edge;
    c.state.has_edge[seat.n] = true;
    c.emit({.kind = EventKind::edge_chosen,
            .clause = clause,
            .seat = seat,
            .word = static_cast<std::uint8_t>(edge)});
}

// The edge at which one of his side sits already, where the sides share one. [C-CONQ-13]
std::optional<Edge> shared_edge(const Laying& c, Seat seat) {
    if (!c.agreement.rules->sides_share_area.exists()) return std::nullopt;
    for (std::uint8_t n = 0; n < c.agreement.seat_count; ++n)
        if (c.state.has_edge[n] && c.agreement.friends(seat, Seat{n})) return c.state.edges[n];
    return std::nullopt;
}

// Two players sit opposite each other, and so do two sides that share an edge each. [U-SETUP-3,
// C-CONQ-13]
bool sits_opposite(const Agreement& agreement) {
    return agreement.seat_count == 2 ||
           (agreement.rules->sides_share_area.exists() && agreement.sides() == 2);
}

void go_to_edges(Laying& c, Clause clause) {
    c.emit({.kind = EventKind::first_player, .clause = clause, .seat = c.state.first_player});
    c.state.step = SetupStep::edges;
    c.state.asked = c.state.first_player;
}

void resolve_army(Laying& c, const ChooseArmy& army) {
    SetupState& state = c.state;
    const auto tell = [&](Seat seat, Clause clause, std::uint8_t audience) {
        const auto& list = state.armies[seat.n];
        c.emit({.kind = EventKind::army_chosen,
                .clause = clause,
                .seat = seat,
                .n = static_cast<std::int32_t>(list.size()),
                .m = points_of(c.agreement.catalog, list),
                .audience = audience});
    };
    state.armies[state.asked.n] = army.warriors;
    tell(state.asked, "U-ARMY-2", static_cast<std::uint8_t>(1u << state.asked.n));
    state.asked = seat_after(c.agreement, state.asked);
    if (state.asked.n != 0) return;
    // All are chosen: now they are shown. [U-SETUP-11]
    for (std::uint8_t n = 0; n < c.agreement.seat_count; ++n) {
        tell(Seat{n}, "U-SETUP-11", Event::kEverybody);
        state.rolls_again[n] = true;
    }
    state.step = SetupStep::first_player;
    if (!c.agreement.defender.exists()) return;
    state.first_player = first_attacker(c.agreement);  // without a roll [C-SIEGE-2]
    go_to_edges(c, c.agreement.rules->siege);
}

// The highest roll is first player; who ties for it rolls again. [U-SETUP-2]
void resolve_first_player(Laying& c, const Roll& roll) {
    SetupState& state = c.state;
    std::size_t die = 0;
    std::uint8_t best = 0;
    for (std::uint8_t n = 0; n < c.agreement.seat_count; ++n) {
        if (!state.rolls_again[n]) continue;
        state.rolls[n] = static_cast<std::uint8_t>(roll.pips[die] + roll.pips[die + 1]);
        die += 2;
        best = std::max(best, state.rolls[n]);
        c.emit({.kind = EventKind::first_player_rolled,
                .clause = "U-SETUP-2",
                .seat = Seat{n},
                .n = state.rolls[n]});
    }
    int highest = 0;
    for (std::uint8_t n = 0; n < c.agreement.seat_count; ++n) {
        state.rolls_again[n] = state.rolls_again[n] && state.rolls[n] == best;
        highest += state.rolls_again[n];
        if (state.rolls_again[n]) state.first_player = Seat{n};
    }
    if (highest > 1) return;
    go_to_edges(c, "U-SETUP-2");
}

void resolve_edge(Laying& c, const ChooseEdge& choice) {
    SetupState& state = c.state;
    take_edge(c, state.asked, choice.edge, "U-SETUP-3");
    while (true) {
        state.asked = seat_after(c.agreement, state.asked);
        if (state.asked == state.first_player) return go_to_castles(c);
        if (const auto shared = shared_edge(c, state.asked))
            take_edge(c, state.asked, *shared, c.agreement.rules->sides_share_area);
        else if (sits_opposite(c.agreement))
            take_edge(c, state.asked, opposite(choice.edge), "U-SETUP-3");
        else
            return;
    }
}

void resolve_building(Laying& c, const BuildSection& build) {
    c.state.sections.push_back({c.state.asked, build.figure, build.at, build.facing});
    c.emit({.kind = EventKind::section_built,
            .clause = clause_of_building(c.agreement),
            .seat = c.state.asked,
            .at = build.at,
            .facing = build.facing,
            .n = build.figure});
    ask_builder(c);
}

// Nothing of it fits any more: what is left stays out of the game. [U-SETUP-9]
void resolve_nothing_to_build(Laying& c) {
    SetupState& state = c.state;
    for (const std::uint8_t figure : sections_left(c.agreement, state, state.asked))
        c.emit({.kind = EventKind::section_left_out,
                .clause = "U-SETUP-9",
                .seat = state.asked,
                .n = figure});
    state.asked = seat_after(c.agreement, state.asked);
    if (state.asked == state.first_player) return go_to_terrain(c);
    ask_builder(c);
}

void resolve_pool(Laying& c, const ChooseTerrain& choice) {
    SetupState& state = c.state;
    for (const std::uint8_t item : choice.items) state.pool.push_back(item);
    c.emit({.kind = EventKind::terrain_pooled,
            .clause = "U-TPL-1",
            .seat = state.asked,
            .n = static_cast<std::int32_t>(choice.items.size())});
    state.asked = seat_after(c.agreement, state.asked);
    if (state.asked == state.first_player)
        state.step = state.pool.empty() ? SetupStep::done : SetupStep::terrain;
}

void resolve_placing(Laying& c, const PlaceTerrain& place) {
    SetupState& state = c.state;
    state.pool.erase_at(static_cast<std::size_t>(
        std::find(state.pool.begin(), state.pool.end(), place.item) - state.pool.begin()));
    state.placed.push_back({place.item, place.at, place.turned});
    c.emit({.kind = EventKind::terrain_placed,
            .clause = "U-TPL-3",
            .seat = state.asked,
            .at = place.at,
            .facing = place.turned,
            .n = place.item});
    state.asked = seat_after(c.agreement, state.asked);
    if (state.pool.empty() || state.placed.size() >= terrain_limit(c.agreement))
        state.step = SetupStep::done;
}

// Nothing fits any more: what is left leaves the pool. [U-TPL-8]
void resolve_no_place(Laying& c) {
    for (const std::uint8_t item : c.state.pool)
        c.emit({.kind = EventKind::terrain_discarded, .clause = "U-TPL-8", .n = item});
    c.state.pool.clear();
    c.state.step = SetupStep::done;
}

}  // namespace

Decision next_decision(const Agreement& agreement, const SetupState& state) {
    switch (state.step) {
        case SetupStep::armies:
            return {.ask = Ask::choose_army, .seat = state.asked, .clause = "U-ARMY-2"};
        case SetupStep::first_player: {
            int rolling = 0;
            for (std::uint8_t n = 0; n < agreement.seat_count; ++n) rolling += state.rolls_again[n];
            return {.ask = Ask::roll_first_player,
                    .clause = "U-SETUP-2",
                    .dice = static_cast<std::uint8_t>(2 * rolling)};
        }
        case SetupStep::edges:
            return {.ask = Ask::choose_edge, .seat = state.asked, .clause = "U-SETUP-3"};
        case SetupStep::castles:
            return {.ask = Ask::build_section,
                    .seat = state.asked,
                    .clause = clause_of_building(agreement)};
        case SetupStep::terrain_pool:
            return {.ask = Ask::choose_terrain, .seat = state.asked, .clause = "U-TPL-1"};
        case SetupStep::terrain:
            return {.ask = Ask::place_terrain, .seat = state.asked, .clause = "U-TPL-3"};
        case SetupStep::done:
            break;
    }
    return {.ask = Ask::nothing, .clause = "U-SETUP-5"};
}

Result<Ok> step(const Agreement& agreement, SetupState& state, Seat sender,
                const SetupCommand& command, Events& out) {
    if (const auto legal = check(agreement, state, sender, command); !legal) return legal;
    Laying c{agreement, state, out};
    if (const auto* army = std::get_if<ChooseArmy>(&command)) resolve_army(c, *army);
    if (const auto* roll = std::get_if<Roll>(&command)) resolve_first_player(c, *roll);
    if (const auto* edge = std::get_if<ChooseEdge>(&command)) resolve_edge(c, *edge);
    if (const auto* build = std::get_if<BuildSection>(&command)) resolve_building(c, *build);
    if (const auto* pool = std::get_if<ChooseTerrain>(&command)) resolve_pool(c, *pool);
    if (const auto* place = std::get_if<PlaceTerrain>(&command)) resolve_placing(c, *place);
    if (std::holds_alternative<Decline>(command)) {
        if (state.step == SetupStep::castles)
            resolve_nothing_to_build(c);
        else
            resolve_no_place(c);
    }
    return Ok{};
}

}  // namespace six
