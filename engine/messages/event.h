// Events: what happened, in order, each with the clause that made it so. One flat shape serves all
// kinds, so that texts, replays and hashes need no list of their own; kEventSpecs says which fields
// a kind uses and in which order they are told (engine/messages/event_kind.h).
#pragma once

#include <cstdint>
#include <vector>

#include "engine/base/clause.h"
#include "engine/base/ids.h"
#include "engine/geometry/facing.h"
#include "engine/geometry/units.h"

namespace six {

enum class EventKind : std::uint8_t;

struct Event {
    static constexpr std::uint8_t kEverybody = 0xFF;
    static constexpr std::uint8_t kNoSection = 0xFF;

    EventKind kind{};
    Clause clause;
    Seat seat;
    FigureId who, other;
    PieceId piece;
    Vec2 at;
    Facing facing;
    std::int32_t n = 0, m = 0;
    std::uint8_t word = 0;
    std::uint8_t section = kNoSection;
    std::uint8_t audience = kEverybody;  // a bit for each seat that may see it

    friend constexpr bool operator==(const Event&, const Event&) = default;
};

// Nobody in particular looks on when there is no seat: he sees what everybody does.
constexpr bool is_for(const Event& event, Seat eyes) {
    return event.audience == Event::kEverybody ||
           (eyes.exists() && (event.audience >> eyes.n & 1) != 0);
}

// What was told to some is told again when it is shown to more. [U-SETUP-11]
constexpr bool shows(const Event& later, const Event& secret, Seat eyes) {
    return later.kind == secret.kind && later.seat == secret.seat && is_for(later, eyes);
}
constexpr Event shown_to_everybody(Event event) {
    event.audience = Event::kEverybody;
    return event;
}

using Events =
    std::vector<Event>;  // the caller's; reused, so that a warmed-up step allocates nothing

}  // namespace six
