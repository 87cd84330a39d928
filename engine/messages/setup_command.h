// Commands of the set-up: every answer a seat or chance can give before there is a table.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>
#include <variant>

#include "engine/base/ids.h"
#include "engine/base/inline_vector.h"
#include "engine/geometry/facing.h"
#include "engine/geometry/scene.h"
#include "engine/messages/common_commands.h"
#include "engine/state/table.h"

namespace six {

struct ChooseArmy {  // [U-ARMY-2]
    InlineVector<WarriorId, kMaxFigures> warriors;
    InlineVector<Domain, kMostDomainsEach> domains{};      // that it brings [V-DOM-4, V-ARMY-6]
    InlineVector<CarriedItem, kMostCarried> items{};       // assigned to its figures [V-SETUP-2]
    InlineVector<CompanyId, kCompaniesNamed> companies{};  // of which it may be one [V-SUB-13]
    bool too_many = false;                                 // the list was longer than a game holds
    friend bool operator==(const ChooseArmy&, const ChooseArmy&) = default;
};
struct ChooseEdge {  // [U-SETUP-3]
    Edge edge = Edge::south;
    friend bool operator==(const ChooseEdge&, const ChooseEdge&) = default;
};
struct ChooseTerrain {  // items for the common pool [U-TPL-1]
    InlineVector<std::uint8_t, 8> items;
    friend bool operator==(const ChooseTerrain&, const ChooseTerrain&) = default;
};
struct PlaceTerrain {  // [U-TPL-3]
    std::uint8_t item = 0;
    Vec2 at;
    Facing turned;
    friend bool operator==(const PlaceTerrain&, const PlaceTerrain&) = default;
};
struct PlaceObjective {  // one of the tokens [V-OBJ-4]
    Vec2 at;
    friend bool operator==(const PlaceObjective&, const PlaceObjective&) = default;
};
struct BuildSection {         // of a castle, before terrain and figures [C-CASTLE-37]
    std::uint8_t figure = 0;  // which one of the army
    Vec2 at;
    Facing facing;
    friend bool operator==(const BuildSection&, const BuildSection&) = default;
};

using SetupCommand = std::variant<ChooseArmy, ChooseEdge, BuildSection, ChooseTerrain, PlaceTerrain,
                                  PlaceObjective, Decline, Roll>;
static_assert(std::is_trivially_copyable_v<SetupCommand>);

// In the order of the alternatives: the first word of a command in text.
inline constexpr std::array kSetupCommandNames = {"army",    "edge",      "build",   "pool",
                                                  "terrain", "objective", "decline", "dice"};
static_assert(kSetupCommandNames.size() == std::variant_size_v<SetupCommand>);

}  // namespace six
