#include "engine/game/setup.h"

#include <algorithm>
#include <cassert>
#include <optional>
#include <string>

#include "engine/game/dice.h"
#include "engine/rules/playable.h"
#include "engine/rules/terrain_placement.h"

namespace six {
namespace {

constexpr Seat seat_after(const Agreement& agreement, Seat seat) {
    return Seat{static_cast<std::uint8_t>((seat.n + 1) % agreement.seat_count)};
}

std::uint16_t figures_each(const Agreement& agreement) {
    return static_cast<std::uint16_t>(kMaxFigures / agreement.seat_count);
}

std::int32_t points_of(const Agreement& agreement, std::span<const WarriorId> army) {
    std::int32_t points = 0;
    for (const WarriorId id : army) points += agreement.catalog[id].points;
    return points;
}

std::size_t terrain_limit(const Agreement& agreement) {  // [U-TPL-3]
    const std::size_t four = agreement.rules->terrain_items_each;
    return agreement.options[Option::terrain_limit] == opt::terrain_limit::four_in_total
               ? four
               : four * agreement.seat_count;
}

constexpr Edge opposite(Edge edge) {
    return static_cast<Edge>((static_cast<int>(edge) + 2) % 4);
}

bool edge_is_free(const Agreement& agreement, const SetupState& state, Edge edge) {
    for (std::uint8_t n = 0; n < agreement.seat_count; ++n)
        if (state.has_edge[n] && state.edges[n] == edge) return false;
    return true;
}

// --- checks ---

Result<Ok> check_army(const Agreement& agreement, const ChooseArmy& army) {
    const auto refuse = [](Clause clause, Reason why, std::int32_t n, std::int32_t m) {
        return Illegal{.clause = clause, .why = why, .n = n, .m = m};
    };
    const auto size = static_cast<std::int32_t>(army.warriors.size());
    if (army.too_many || size > figures_each(agreement))
        return refuse("U-ARMY-2", Reason::army_too_large, size, figures_each(agreement));
    if (size == 0) return refuse("U-ARMY-7", Reason::army_empty, 0, 1);
    const auto known = static_cast<std::int32_t>(agreement.catalog.warriors.size());
    for (std::size_t i = 0; i < army.warriors.size(); ++i) {
        const WarriorId id = army.warriors[i];
        if (id.n >= known) return refuse("U-ARMY-2", Reason::no_such_warrior, id.n, known);
        if (agreement.catalog[id].rank != Rank::unique) continue;
        for (std::size_t k = 0; k < i; ++k)
            if (same_figure(agreement.catalog, army.warriors[k], id))
                return refuse("U-ARMY-3", Reason::unique_twice, id.n, 1);
    }
    const std::int32_t points = points_of(agreement, army.warriors);
    if (points > agreement.build_total)
        return refuse("U-ARMY-2", Reason::army_too_expensive, points, agreement.build_total);
    return Ok{};
}

Result<Ok> check_edge(const Agreement& agreement, const SetupState& state,
                      const ChooseEdge& choice) {
    if (static_cast<std::size_t>(choice.edge) >= kEdgeNames.size())
        return Illegal{.clause = "U-SETUP-3", .why = Reason::no_such_edge};
    // More than two players find no room at two edges.
    if (const Clause long_only = agreement.rules->long_edges_only;
        long_only.exists() && agreement.seat_count == 2) {
        const bool across = choice.edge == Edge::south || choice.edge == Edge::north;
        const Vec2 size = agreement.field_size;
        if (across ? size.x < size.y : size.y < size.x)
            return Illegal{.clause = long_only,
                           .why = Reason::no_such_edge,
                           .n = static_cast<std::int32_t>(choice.edge)};
    }
    if (!edge_is_free(agreement, state, choice.edge))
        return Illegal{.clause = "U-MULTI-2",
                       .why = Reason::edge_taken,
                       .n = static_cast<std::int32_t>(choice.edge)};
    return Ok{};
}

Result<Ok> check_pool(const Agreement& agreement, const ChooseTerrain& choice) {
    const std::int32_t allowed = agreement.rules->terrain_items_each;
    if (choice.items.size() > static_cast<std::size_t>(allowed))
        return Illegal{.clause = "U-TPL-1",
                       .why = Reason::too_many_items,
                       .n = static_cast<std::int32_t>(choice.items.size()),
                       .m = allowed};
    for (const std::uint8_t item : choice.items) {
        if (item >= agreement.terrain_box.size())
            return Illegal{.clause = "U-TPL-1",
                           .why = Reason::no_such_item,
                           .n = item,
                           .m = static_cast<std::int32_t>(agreement.terrain_box.size())};
        const Piece& piece = agreement.terrain_box[item];
        if (const auto sound = check_item(*agreement.rules, agreement.options, piece); !sound)
            return sound;
    }
    return Ok{};
}

Result<Ok> check_placing(const Agreement& agreement, const SetupState& state,
                         const PlaceTerrain& place) {
    if (std::find(state.pool.begin(), state.pool.end(), place.item) == state.pool.end())
        return Illegal{.clause = "U-TPL-3", .why = Reason::no_such_item, .n = place.item};
    if (!in_bounds(place.at)) return Illegal{.clause = "U-TPL-4", .why = Reason::item_near_edge};
    return check_item_place(agreement, state, {place.item, place.at, place.turned});
}

Result<Ok> check_no_place(const Agreement& agreement, const SetupState& state) {
    if (const auto place = find_terrain_place(agreement, state))
        return Illegal{.clause = "U-TPL-8",
                       .why = Reason::place_is_left,
                       .where = place->at,
                       .n = place->item};
    return Ok{};
}

// --- steps ---

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

void take_edge(Laying& c, Seat seat, Edge edge) {
    c.state.edges[seat.n] = edge;
    c.state.has_edge[seat.n] = true;
    c.emit({.kind = EventKind::edge_chosen,
            .clause = "U-SETUP-3",
            .seat = seat,
            .word = static_cast<std::uint8_t>(edge)});
}

void resolve_army(Laying& c, const ChooseArmy& army) {
    SetupState& state = c.state;
    const auto tell = [&](Seat seat, Clause clause, std::uint8_t audience) {
        const auto& list = state.armies[seat.n];
        c.emit({.kind = EventKind::army_chosen,
                .clause = clause,
                .seat = seat,
                .n = static_cast<std::int32_t>(list.size()),
                .m = points_of(c.agreement, list),
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
    c.emit({.kind = EventKind::first_player, .clause = "U-SETUP-2", .seat = state.first_player});
    state.step = SetupStep::edges;
    state.asked = state.first_player;
}

void resolve_edge(Laying& c, const ChooseEdge& choice) {
    SetupState& state = c.state;
    take_edge(c, state.asked, choice.edge);
    state.asked = seat_after(c.agreement, state.asked);
    if (c.agreement.seat_count == 2 && state.asked != state.first_player) {
        take_edge(c, state.asked, opposite(choice.edge));
        return go_to_terrain(c);
    }
    if (state.asked == state.first_player) go_to_terrain(c);
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

std::optional<PlaceTerrain> find_terrain_place(const Agreement& agreement,
                                               const SetupState& state) {
    for (const std::uint8_t item : state.pool)
        for (std::int32_t eighth = 0; eighth < 8; ++eighth)
            for (Inches y = 1_in; y < agreement.field_size.y; y = y + 1_in)
                for (Inches x = 1_in; x < agreement.field_size.x; x = x + 1_in) {
                    const PlacedItem wanted{item, {x, y}, Facing::from_tenths(450 * eighth)};
                    if (check_item_place(agreement, state, wanted))
                        return PlaceTerrain{item, wanted.at, wanted.turned};
                }
    return std::nullopt;
}

bool same_figure(const Catalog& catalog, WarriorId a, WarriorId b) {
    return a == b || (!catalog[a].model.empty() && catalog[a].model == catalog[b].model);
}

Result<Ok> check_agreement(const Agreement& agreement) {
    const Ruleset& rules = *agreement.rules;
    if (agreement.seat_count < 2 || agreement.seat_count > kMaxSeats)
        return Illegal{.clause = "U-MULTI-1",
                       .why = Reason::bad_seat_count,
                       .n = agreement.seat_count,
                       .m = kMaxSeats};
    for (const std::uint8_t team : agreement.teams)
        if (team >= kMaxSeats)
            return Illegal{
                .clause = "U-MULTI-3", .why = Reason::bad_seat_count, .n = team, .m = kMaxSeats};
    if (agreement.catalog.warriors.empty())
        return Illegal{.clause = "U-ARMY-7", .why = Reason::army_empty, .m = 1};
    if (const auto sound = check_build_total(rules, agreement.build_total); !sound) return sound;
    if (const auto sound = check_field_size(rules, agreement.options, agreement.field_size); !sound)
        return sound;
    if (const auto sound = check_warriors(rules, agreement.catalog); !sound) return sound;
    if (const auto sound = check_options(rules, agreement.options); !sound) return sound;
    if (const auto sound = check_pieces(rules, agreement.fixed_terrain); !sound) return sound;
    if (const auto sound = check_access_points(agreement.fixed_terrain); !sound) return sound;
    if (const auto sound = check_pieces(rules, agreement.terrain_box); !sound) return sound;
    return Ok{};
}

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
            return {.ask = Ask::build_section, .seat = state.asked, .clause = "C-CASTLE-37"};
        case SetupStep::terrain_pool:
            return {.ask = Ask::choose_terrain, .seat = state.asked, .clause = "U-TPL-1"};
        case SetupStep::terrain:
            return {.ask = Ask::place_terrain, .seat = state.asked, .clause = "U-TPL-3"};
        case SetupStep::done:
            break;
    }
    return {.ask = Ask::nothing, .clause = "U-SETUP-5"};
}

Result<Ok> check(const Agreement& agreement, const SetupState& state, Seat sender,
                 const Command& command) {
    const Decision owed = next_decision(agreement, state);
    if (owed.ask == Ask::nothing) return Illegal{.clause = owed.clause, .why = Reason::not_owed};
    if (sender != owed.seat)
        return Illegal{.clause = owed.clause,
                       .why = Reason::not_your_decision,
                       .n = sender.n,
                       .m = owed.seat.n};
    if (const auto* roll = std::get_if<Roll>(&command); roll && owed.ask == Ask::roll_first_player)
        return check_roll(owed, *roll);
    if (const auto* army = std::get_if<ChooseArmy>(&command); army && owed.ask == Ask::choose_army)
        return check_army(agreement, *army);
    if (const auto* edge = std::get_if<ChooseEdge>(&command); edge && owed.ask == Ask::choose_edge)
        return check_edge(agreement, state, *edge);
    if (const auto* pool = std::get_if<ChooseTerrain>(&command);
        pool && owed.ask == Ask::choose_terrain)
        return check_pool(agreement, *pool);
    if (const auto* place = std::get_if<PlaceTerrain>(&command);
        place && owed.ask == Ask::place_terrain)
        return check_placing(agreement, state, *place);
    if (std::holds_alternative<Decline>(command) && owed.ask == Ask::place_terrain)
        return check_no_place(agreement, state);
    return Illegal{.clause = owed.clause, .why = Reason::wrong_answer};
}

Result<Ok> step(const Agreement& agreement, SetupState& state, Seat sender, const Command& command,
                Events& out) {
    if (const auto legal = check(agreement, state, sender, command); !legal) return legal;
    Laying c{agreement, state, out};
    if (const auto* army = std::get_if<ChooseArmy>(&command)) resolve_army(c, *army);
    if (const auto* roll = std::get_if<Roll>(&command)) resolve_first_player(c, *roll);
    if (const auto* edge = std::get_if<ChooseEdge>(&command)) resolve_edge(c, *edge);
    if (const auto* pool = std::get_if<ChooseTerrain>(&command)) resolve_pool(c, *pool);
    if (const auto* place = std::get_if<PlaceTerrain>(&command)) resolve_placing(c, *place);
    if (std::holds_alternative<Decline>(command)) resolve_no_place(c);
    return Ok{};
}

std::pair<Table, State> lay_table(const Agreement& agreement, const SetupState& setup) {
    assert(setup.step == SetupStep::done);
    std::pair<Table, State> laid;
    Table& table = laid.first;
    State& state = laid.second;
    table.rules = agreement.rules;
    table.options = agreement.options;
    table.catalog = agreement.catalog;
    fit_to_page(*agreement.rules, table.catalog);
    table.field.size = agreement.field_size;
    table.field.pieces = agreement.fixed_terrain;
    for (const PlacedItem& item : setup.placed) {
        Piece piece = placed_piece(agreement.terrain_box[item.item], item.at, item.turned);
        piece.name += "_" + std::to_string(table.field.pieces.size() + 1);
        table.field.pieces.push_back(std::move(piece));
    }
    table.seat_count = agreement.seat_count;
    table.first_player = setup.first_player;
    table.build_total = agreement.build_total;
    for (std::uint8_t n = 0; n < agreement.seat_count; ++n) {
        table.seats[n] = {
            .team = agreement.teams[n],
            .edge = setup.edges[n],
            .army_points = static_cast<std::uint16_t>(points_of(agreement, setup.armies[n]))};
        for (const WarriorId id : setup.armies[n]) {
            Figure& figure = state.figures[state.figure_count++];
            figure.warrior = id;
            figure.owner = Seat{n};
            const Warrior& warrior = table.catalog[id];
            for (std::size_t d = 0; d < warrior.dials.size(); ++d)
                figure.clicks[d] = warrior.dials[d].start;
        }
    }
    state.turn = setup.first_player;
    return laid;
}

}  // namespace six
