// Commands: every answer a seat or chance can give. They are small values without pointers, refer
// to figures by id, and carry no claim about who sends them: the host knows the sender and passes
// it to step.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>
#include <variant>

#include "engine/base/ids.h"
#include "engine/base/inline_vector.h"
#include "engine/geometry/facing.h"
#include "engine/geometry/path.h"
#include "engine/state/table.h"

namespace six {

// --- set-up ---
struct ChooseArmy {  // [U-ARMY-2]
    InlineVector<WarriorId, kMaxFigures> warriors;
    bool too_many = false;  // the list was longer than a game holds
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
struct Deploy {  // [U-SETUP-7]
    FigureId who;
    Vec2 at;
    Facing facing;
    friend bool operator==(const Deploy&, const Deploy&) = default;
};
struct LeaveOut {  // [U-SETUP-9]
    FigureId who;
    friend bool operator==(const LeaveOut&, const LeaveOut&) = default;
};

// --- actions ---
struct Move {  // an empty path turns on the spot [U-MOVE-9]
    FigureId who;
    Path path;
    Facing facing;
    friend bool operator==(const Move&, const Move&) = default;
};
struct CloseAttack {
    FigureId who;
    FigureId target;
    friend bool operator==(const CloseAttack&, const CloseAttack&) = default;
};
struct Pass {
    FigureId who;
    friend bool operator==(const Pass&, const Pass&) = default;
};
struct EndTurn {
    friend bool operator==(EndTurn, EndTurn) = default;
};

// --- answers ---
struct Turn {  // held by opponents: face anywhere [U-BREAK-3]
    FigureId who;
    Facing facing;
    friend bool operator==(const Turn&, const Turn&) = default;
};
struct FreeSpin {
    FigureId who;
    Facing facing;
    friend bool operator==(const FreeSpin&, const FreeSpin&) = default;
};
struct Decline {  // of what is optional
    friend bool operator==(Decline, Decline) = default;
};
struct Roll {  // chance's answer
    InlineVector<std::uint8_t, 8> pips;
    friend bool operator==(const Roll&, const Roll&) = default;
};

using Command = std::variant<ChooseArmy, ChooseEdge, ChooseTerrain, PlaceTerrain, Deploy, LeaveOut,
                             Move, CloseAttack, Pass, EndTurn, Turn, FreeSpin, Decline, Roll>;
static_assert(std::is_trivially_copyable_v<Command>);

// In the order of the alternatives: the first word of a command in text.
inline constexpr std::array kCommandNames = {"army",      "edge", "pool",    "terrain", "deploy",
                                             "leave_out", "move", "close",   "pass",    "end_turn",
                                             "turn",      "spin", "decline", "dice"};
static_assert(kCommandNames.size() == std::variant_size_v<Command>);

}  // namespace six
