// The ends of the set-up machine: what may be agreed upon, and the table that is laid when all is
// chosen.
#include <string>

#include "engine/game/setup.h"
#include "engine/messages/reason.h"
#include "engine/rules/castle/castle.h"
#include "engine/rules/castle/siege.h"
#include "engine/rules/items.h"
#include "engine/rules/playable.h"
#include "engine/rules/setup/army.h"
#include "engine/rules/setup/company.h"
#include "engine/rules/structure.h"
#include "engine/rules/terrain_placement.h"

namespace six {
namespace {

// In hand; a castle section where it was built, or out of the game. [U-SETUP-9]
Figure figure_of(const Table& table, const SetupState& setup, Seat seat, std::size_t index) {
    Figure figure;
    figure.warrior = setup.armies[seat.n][index];
    figure.owner = seat;
    const Warrior& warrior = table.catalog[figure.warrior];
    for (std::size_t d = 0; d < warrior.dials.size(); ++d)
        figure.clicks[d] = warrior.dials[d].start;
    if (!is_castle(warrior.kind)) return figure;
    figure.whereabouts = Whereabouts::left_out;
    for (const PlacedSection& section : setup.sections) {
        if (section.seat != seat || section.figure != index) continue;
        figure.whereabouts = Whereabouts::built;
        figure.at = section.at;
        figure.facing = section.facing;
    }
    return figure;
}

// Each to the figure of the army that it comes with. An army whose book holds spells has chosen to
// play with them. [V-SETUP-2, V-ARMY-6, V-SPELL-12]
void hand_out_items(Table& table, State& state, const SetupState& setup) {
    std::uint16_t first = 0;
    for (std::uint8_t n = 0; n < table.seat_count; ++n) {
        for (const CarriedItem& one : setup.items[n]) {
            if (!one.spells.empty())
                table.options.set(table.rules->edition, Option::v2_spells_on, 1);
            wield(state, FigureId{static_cast<std::uint16_t>(first + one.figure)}, one.item,
                  one.spells);
        }
        std::uint16_t& spent = table.seats[n].army_points;
        spent = static_cast<std::uint16_t>(spent + points_of_items(table.catalog, setup.items[n]));
        first = static_cast<std::uint16_t>(first + setup.armies[n].size());
    }
}

// [V-SUB-13, V-ARMY-6]
void name_companies(Table& table, const SetupState& setup) {
    for (std::uint8_t n = 0; n < table.seat_count; ++n) {
        SeatPlan& seat = table.seats[n];
        seat.company = setup.companies[n];
        seat.army_points = static_cast<std::uint16_t>(
            seat.army_points + points_of_company(table.catalog, seat.company, setup.armies[n]));
    }
}

}  // namespace

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
    if (const auto sound = check_siege(agreement); !sound) return sound;
    if (const auto sound = check_build_total(rules, agreement.build_total); !sound) return sound;
    if (const auto sound = check_field_size(rules, agreement.options, agreement.field_size); !sound)
        return sound;
    if (const auto sound = check_warriors(rules, agreement.catalog); !sound) return sound;
    if (const auto sound = check_item_cards(rules, agreement.catalog); !sound) return sound;
    if (const auto sound = check_company_cards(rules, agreement.catalog); !sound) return sound;
    if (const auto sound = check_spell_cards(rules, agreement.catalog); !sound) return sound;
    if (const auto sound = check_options(rules, agreement.options); !sound) return sound;
    if (const auto sound = check_pieces(rules, agreement.fixed_terrain); !sound) return sound;
    if (const auto sound = check_access_points(agreement.fixed_terrain); !sound) return sound;
    if (const auto sound = check_pieces(rules, agreement.terrain_box); !sound) return sound;
    return Ok{};
}

std::pair<Table, State> lay_table(const Agreement& agreement, const SetupState& setup) {
    std::pair<Table, State> laid;
    Table& table = laid.first;
    State& state = laid.second;
    table.rules = agreement.rules;
    table.options = agreement.options;
    table.catalog = agreement.catalog;
    fit_to_page(*agreement.rules, table.options, table.catalog);
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
    table.defender = agreement.defender;
    table.domains = setup.revealed;
    for (std::uint8_t n = 0; n < agreement.seat_count; ++n) {
        table.seats[n] = {.team = agreement.teams[n], .edge = setup.edges[n]};
        for (std::size_t i = 0; i < setup.armies[n].size(); ++i) {
            Figure& figure = state.figures[state.figure_count++];
            figure = figure_of(table, setup, Seat{n}, i);
            std::uint16_t& spent = table.seats[n].army_points;
            spent = static_cast<std::uint16_t>(spent + table.catalog[figure.warrior].points);
        }
    }
    build_castles(table, state);
    raise_structures(table, state);
    hand_out_items(table, state, setup);
    name_companies(table, setup);
    for (const Vec2 at : setup.objectives) {
        Marker& objective = state.markers[state.marker_count++];
        objective.kind = MarkerKind::objective;
        objective.number = state.marker_count;
        objective.at = at;
    }
    state.turn = setup.first_player;
    return laid;
}

}  // namespace six
