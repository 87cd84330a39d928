// How a figure goes, besides simply: what of a move is said before its way is known.
#pragma once

#include <optional>

#include "engine/base/ids.h"
#include "engine/dial/attack_kind.h"
#include "engine/state/level.h"

namespace six {

struct Going {
    std::optional<AttackKind> then;  // it begins a combat action [V-SA-SPD-1, V-SPD-10]
    Level level = Level::as_it_is;   // it takes off or lands [V-SOAR-2]
    FigureId carried;                // whom a Strong Flier takes along [V-SA-SPD-12]

    friend bool operator==(const Going&, const Going&) = default;
};

}  // namespace six
