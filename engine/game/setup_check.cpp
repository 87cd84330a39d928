// What the set-up machine refuses.
#include <algorithm>

#include "engine/game/dice.h"
#include "engine/game/setup.h"
#include "engine/rules/castle_placement.h"
#include "engine/rules/terrain_placement.h"

namespace six {
namespace {

std::uint16_t figures_each(const Agreement& agreement) {
    return static_cast<std::uint16_t>(kMaxFigures / agreement.seat_count);
}

bool edge_is_free(const Agreement& agreement, const SetupState& state, Edge edge) {
    for (std::uint8_t n = 0; n < agreement.seat_count; ++n)
        if (state.has_edge[n] && state.edges[n] == edge) return false;
    return true;
}

Result<Ok> check_army(const Agreement& agreement, Seat seat, const ChooseArmy& army) {
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
    const std::int32_t points = points_of(agreement.catalog, army.warriors);
    if (points > agreement.build_total)
        return refuse("U-ARMY-2", Reason::army_too_expensive, points, agreement.build_total);
    return check_sections_of_army(agreement, seat, army.warriors);
}

Result<Ok> check_edge(const Agreement& agreement, const SetupState& state,
                      const ChooseEdge& choice) {
    if (static_cast<std::size_t>(choice.edge) >= kEdgeNames.size())
        return Illegal{.clause = "U-SETUP-3", .why = Reason::no_such_edge};
    // More than two sides find no room at two edges.
    if (const Clause long_only = agreement.rules->long_edges_only;
        long_only.exists() && agreement.sides() == 2) {
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

Result<Ok> check_building(const Agreement& agreement, const SetupState& state,
                          const BuildSection& build) {
    const SectionsLeft left = sections_left(agreement, state, state.asked);
    if (std::find(left.begin(), left.end(), build.figure) == left.end())
        return Illegal{.clause = clause_of_building(agreement),
                       .why = Reason::no_such_section_figure,
                       .n = build.figure};
    return check_section_place(agreement, state,
                               {state.asked, build.figure, build.at, build.facing});
}

// As a figure without room. [U-SETUP-9]
Result<Ok> check_nothing_to_build(const Agreement& agreement, const SetupState& state) {
    if (const auto place = find_section_place(agreement, state, state.asked))
        return Illegal{.clause = "U-SETUP-9",
                       .why = Reason::section_has_place,
                       .where = place->at,
                       .n = place->figure};
    return Ok{};
}

Result<Ok> check_pool(const Agreement& agreement, const ChooseTerrain& choice) {
    const std::int32_t allowed = agreement.rules->terrain.items_each;
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

}  // namespace

bool same_figure(const Catalog& catalog, WarriorId a, WarriorId b) {
    return a == b || (!catalog[a].model.empty() && catalog[a].model == catalog[b].model);
}

std::int32_t points_of(const Catalog& catalog, std::span<const WarriorId> army) {
    std::int32_t points = 0;
    for (const WarriorId id : army) points += catalog[id].points;
    return points;
}

Result<Ok> check(const Agreement& agreement, const SetupState& state, Seat sender,
                 const SetupCommand& command) {
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
        return check_army(agreement, sender, *army);
    if (const auto* edge = std::get_if<ChooseEdge>(&command); edge && owed.ask == Ask::choose_edge)
        return check_edge(agreement, state, *edge);
    if (const auto* build = std::get_if<BuildSection>(&command);
        build && owed.ask == Ask::build_section)
        return check_building(agreement, state, *build);
    if (std::holds_alternative<Decline>(command) && owed.ask == Ask::build_section)
        return check_nothing_to_build(agreement, state);
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

}  // namespace six
