// The Table: all that never changes while a battle is played. The edition's page with the values of
// its options, the catalog of warriors, the battlefield, who sits where. States refer to it by ids;
// it holds no State.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/base/ids.h"
#include "engine/base/inline_vector.h"
#include "engine/catalog/domain.h"
#include "engine/catalog/terrain.h"
#include "engine/catalog/warrior.h"
#include "engine/state/ruleset.h"
#include "options.gen.h"

namespace six {

// The values of all house decisions: an edition's defaults unless the players agreed otherwise.
// Nobody reads a default from anywhere else, and nobody writes one as a literal.
constexpr bool belongs(const OptionInfo& info, Edition edition) {
    return (info.editions >> static_cast<unsigned>(edition) & 1) != 0;
}
class OptionValues {
public:
    OptionValues() = default;  // of no edition yet: all of them are 0
    explicit OptionValues(Edition edition);

    std::int32_t operator[](Option option) const {
        return values_[static_cast<std::size_t>(option)];
    }
    bool is_on(Option option) const { return (*this)[option] != 0; }
    Inches inches(Option option) const { return Inches::from_mils((*this)[option]); }

    // False, and nothing changes, when the option does not belong to the edition or the value is
    // not allowed.
    bool set(Edition edition, Option option, std::int32_t value);
    friend bool operator==(const OptionValues&, const OptionValues&) = default;

private:
    void put(Option option, std::int32_t value) {
        values_[static_cast<std::size_t>(option)] = value;
    }

    std::array<std::int32_t, kOptionCount> values_{};
};

// An edge of the table, by the side of it a player sits at.
enum class Edge : std::uint8_t { south, east, north, west };  // y = 0, x = size, y = size, x = 0
inline constexpr std::array kEdgeNames = {"south", "east", "north", "west"};

struct Area {  // a rectangle along the axes, edges included [U-GEN-11]
    Vec2 low, high;

    constexpr bool holds(Vec2 p) const {
        return low.x <= p.x && p.x <= high.x && low.y <= p.y && p.y <= high.y;
    }
    friend constexpr bool operator==(const Area&, const Area&) = default;
};

struct Battlefield {
    Vec2 size;
    std::vector<Piece> pieces;

    friend bool operator==(const Battlefield&, const Battlefield&) = default;
};

struct SeatPlan {
    std::uint8_t team = 0;  // seats of one team are friends [U-GEN-2]
    Edge edge = Edge::south;
    std::uint16_t army_points = 0;  // spent on the army, for ties [U-VP-8]
    CompanyId company{};            // that the army is [V-SUB-13]

    friend constexpr bool operator==(const SeatPlan&, const SeatPlan&) = default;
};

struct Table {
    const Ruleset* rules = nullptr;
    OptionValues options;
    Catalog catalog;
    Battlefield field;
    std::uint8_t seat_count = 2;
    std::array<SeatPlan, kMaxSeats> seats{};
    Seat first_player{0};
    std::uint16_t build_total = 200;  // [U-ARMY-1]
    Seat defender{};                  // of a siege; none: a battle like any other [C-SIEGE-2]
    InlineVector<RevealedDomain, kMostDomains> domains{};  // in the order of revealing [V-DOM-4]

    bool friends(Seat a, Seat b) const { return seats[a.n].team == seats[b.n].team; }
    Inches contact_slack() const { return options.inches(Option::contact_eps); }
    Inches terrain_slack() const { return options.inches(Option::terrain_eps); }
    Inches arc_slack() const { return options.inches(Option::arc_eps); }
};

Facing inwards(Edge);  // from there to the middle of the table
// How far a place lies from that edge of a field so large; with a size of {} but for a constant.
Inches from_edge(Vec2 field_size, Edge, Vec2 at);

// Along an edge, as deep and as far from the other edges as the edition says; deeper for the side
// that is besieged. [U-SETUP-4, C-SIEGE-3]
Area starting_area(const Ruleset&, const OptionValues&, Vec2 field_size, Edge,
                   bool besieged = false);
inline Area starting_area(const Table& table, Seat seat) {
    return starting_area(*table.rules, table.options, table.field.size, table.seats[seat.n].edge,
                         table.defender.exists() && table.friends(seat, table.defender));
}

}  // namespace six
