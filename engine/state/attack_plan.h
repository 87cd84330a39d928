// What an attack was declared to be: part of the command, and kept in the State while the attack is
// resolved. [U-CBT-9]
#pragma once

#include <array>
#include <cstdint>

#include "engine/base/ids.h"
#include "engine/base/inline_vector.h"
#include "engine/dial/ability.h"
#include "engine/dial/attack_kind.h"
#include "engine/geometry/units.h"

namespace six {

// What it aims at. Abilities that heal, steer or hurt otherwise are named by `ability`.
enum class Aim : std::uint8_t { damage, capture, rescue };  // [U-CAP-1, U-CAP-10]
inline constexpr std::array kAimNames = {"damage", "capture", "rescue"};

inline constexpr std::size_t kMostMembers = 10;  // of any formation [U-MFORM-1, C-TURN-9]
inline constexpr std::size_t kMostTargets = 6;   // arrows on one base

struct AttackPlan {
    AttackKind kind = AttackKind::close;
    FigureId who;  // the attacker; the primary one of a formation
    InlineVector<FigureId, kMostMembers - 1> members;  // the others of the formation
    InlineVector<FigureId, kMostTargets> targets;  // none for Sweep and Shockwave, which find them
    Aim aim = Aim::damage;
    Ability ability = Ability::none;  // the one this action is given to use [U-ABIL-4]
    bool freeze = false;              // Magic Freeze, which combines with it [FAQ-MFRZ-7]
    // The section that attacks; of a passenger the one of its chariot that it attacks through.
    // [LRG-ACT-2, FAQ-CHAR-1] 0 of a figure with one dial.
    std::uint8_t section = 0;
    bool long_range = false;  // [LRG-LONG-5]
    // Where it is not figures that are attacked: a piece of terrain, or a point of the battlefield.
    // [V-TERR-11, V-BOMB-3]
    PieceId piece{};
    bool at_point = false;
    Vec2 point{};

    friend constexpr bool operator==(const AttackPlan&, const AttackPlan&) = default;
};

}  // namespace six
