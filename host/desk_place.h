// What is put down now and where it would lie. For the sources of host/ alone.
#pragma once

#include <vector>

#include "host/desk_words.h"
#include "host/protocol/choosing.h"

namespace six::host {

// What the one who is asked may put down or into the pool; none when something else is owed.
std::vector<protocol::Item> items_now(const Voice&);
// The command puts something down; it is pointed at this place.
protocol::PlaceAnswer place_for(const Voice&, Seat sender, const Command& wish);

}  // namespace six::host
