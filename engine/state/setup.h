// Set-up before the table is laid: armies, first player, edges, castles, terrain. A small state
// machine of its own with the same calls as the battle (engine/game/setup.h); when it is done it
// yields the Table and the first State. [U-SETUP-5]
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <type_traits>
#include <vector>

#include "engine/base/ids.h"
#include "engine/base/inline_vector.h"
#include "engine/catalog/terrain.h"
#include "engine/geometry/scene.h"
#include "engine/state/table.h"

namespace six {

// What the players agreed before anything is chosen; never changes during set-up.
struct Agreement {
    const Ruleset* rules = nullptr;
    OptionValues options;
    Catalog catalog;                   // what armies may be built from
    std::vector<Piece> terrain_box;    // items to choose from, outlines about 0,0
    std::vector<Piece> fixed_terrain;  // already on the table; then no items are chosen
    bool terrain_is_fixed = false;
    Vec2 field_size;
    std::uint8_t seat_count = 2;
    std::array<std::uint8_t, kMaxSeats> teams{0, 1, 2, 3};
    std::uint16_t build_total = 200;
    Seat defender{};  // of a siege: the other side goes first [C-SIEGE-2]

    bool friends(Seat a, Seat b) const { return teams[a.n] == teams[b.n]; }
    int sides() const {
        unsigned found = 0;
        for (std::uint8_t n = 0; n < seat_count; ++n) found |= 1u << teams[n];
        return __builtin_popcount(found);
    }
};

struct PlacedItem {
    std::uint8_t item = 0;  // index into the terrain box
    Vec2 at;
    Facing turned;
};

struct PlacedSection {
    Seat seat;
    std::uint8_t figure = 0;  // which one of his army
    Vec2 at;
    Facing facing;
};
// So that terrain and sections together stay within kMaxPieces, gates included.
inline constexpr std::size_t kMaxSections = 24;
inline constexpr std::size_t kMaxObjectives = 7;  // [V-OBJ-3]

struct SetupState {
    std::uint8_t step = 0;  // of those the page lists
    Seat asked{0};
    Seat first_player;
    std::array<InlineVector<WarriorId, kMaxFigures>, kMaxSeats> armies{};
    std::array<InlineVector<Domain, kMostDomainsEach>, kMaxSeats> domains{};  // with the armies
    std::array<InlineVector<CarriedItem, kMostCarried>, kMaxSeats> items{};   // likewise
    std::array<CompanyId, kMaxSeats> companies{};                             // likewise
    InlineVector<RevealedDomain, kMostDomains> revealed;                      // [V-SETUP-2]
    bool armies_shown = false;                                                // [U-SETUP-11]
    std::uint8_t hidden =
        0;  // of an observation: seats whose chosen army it does not know, as bits
    std::array<std::uint8_t, kMaxSeats> rolls{};  // this round's first-player rolls; 0: not rolled
    std::array<bool, kMaxSeats> rolls_again{};    // still in the tie
    std::array<Edge, kMaxSeats> edges{};
    std::array<bool, kMaxSeats> has_edge{};
    InlineVector<std::uint8_t, 32> pool;
    InlineVector<PlacedItem, 32> placed;
    InlineVector<PlacedSection, kMaxSections> sections;
    InlineVector<Vec2, kMaxObjectives> objectives;  // in the order in which they were placed
};
static_assert(std::is_trivially_copyable_v<SetupState>);

// As on the laid table: along the edge he has chosen.
inline Area starting_area(const Agreement& agreement, const SetupState& state, Seat seat) {
    const bool besieged =
        agreement.defender.exists() && agreement.friends(seat, agreement.defender);
    return starting_area(*agreement.rules, agreement.options, agreement.field_size,
                         state.edges[seat.n], besieged);
}

}  // namespace six
