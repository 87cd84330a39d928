// What is put down now and where it would lie: Item and PlaceAnswer of web/src/engine/protocol.ts.
// For the sources of host/ alone.
#pragma once

#include "host/desk_words.h"

namespace six::host {

// What the one who is asked may put down or into the pool; none when something else is owed.
Json items_json(const Voice&);
// The command puts something down; it is pointed at this place.
Json place_json(const Voice&, Seat sender, const Command& wish);

}  // namespace six::host
