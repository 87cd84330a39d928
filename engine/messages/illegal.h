// A refusal: which clause forbids, why, which figure, and where. Nothing has changed when one is
// returned.
#pragma once

#include "engine/base/clause.h"
#include "engine/base/expected.h"
#include "engine/base/ids.h"
#include "engine/geometry/units.h"

namespace six {

enum class Reason : std::uint16_t;  // engine/messages/reason.h

struct Illegal {
    Clause clause;
    Reason why{};
    FigureId who;        // the figure that may not
    FigureId other;      // the figure in the way
    PieceId piece;       // the terrain in the way
    Vec2 where;          // the place it is about
    std::int32_t n = 0;  // what was asked for ...
    std::int32_t m = 0;  // ... and what is allowed

    friend constexpr bool operator==(const Illegal&, const Illegal&) = default;
};

template <class T>
using Result = Expected<T, Illegal>;

}  // namespace six
