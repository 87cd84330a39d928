// What a figure may be told to do now, and why not. For the sources of host/ alone.
#pragma once

#include "host/desk_words.h"
#include "host/protocol/choosing.h"

namespace six::host {

// The seat that would send it where an ability of the figure is cancelled (Sitting::sender_of).
protocol::ChoicesAnswer choices_for(const Voice&, FigureId, Seat canceller);

}  // namespace six::host
