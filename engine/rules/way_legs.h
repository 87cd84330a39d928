// The legs of a way of a figure with one dial, one by one, where players agreed that more ends or
// bars them: for the judge of whole ways (move_way.cpp) and for whoever looks for one.
#pragma once

#include <optional>

#include "engine/geometry/line.h"
#include "engine/rules/query.h"
#include "engine/rules/terrain.h"

namespace six {

// Whether the first contact with an opponent ends a way. [U-MOVE-6, H-CONTACT-AT-END]
bool contact_ends_ways(const Table&);
// How much of the leg is gone when the figure's base first touches an opponent's that it does not
// touch where it stands now; none: it never does. Whole mils, found by halving.
std::optional<Inches> first_contact_on_leg(const Table&, const State&, FigureId who, const Figure&,
                                           Vec2 from, Vec2 to);
// By so much a way may be longer than to that contact.
inline Inches slack_of_contact(const Table& table) {
    return table.contact_slack() + table.contact_slack();
}

// Whether terrain stops the rear circle of a double base too. [U-MOUNT-13, H-MOUNT-TERRAIN]
bool rear_circle_is_swept(const Table&, const Figure&);
// The piece that stops it, straight behind the leg.
Block block_of_rear_circle(const Table&, const State&, FigureId, const Figure&, Vec2 from, Vec2 to,
                           Gait);

}  // namespace six
