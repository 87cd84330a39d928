// Where a figure may go that is in somebody's hand. For the sources of host/ alone.
#pragma once

#include "engine/game/reach.h"
#include "host/desk_words.h"
#include "host/protocol/choosing.h"

namespace six::host {

protocol::ReachAnswer reach_told(const Voice&, const Reach&);
protocol::WayAnswer way_told(const Voice&, const Reach&, const WayThere&);

}  // namespace six::host
