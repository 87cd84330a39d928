// ReachAnswer and WayAnswer of web/src/engine/protocol.ts. For the sources of host/ alone.
#pragma once

#include "engine/game/reach.h"
#include "host/desk_words.h"

namespace six::host {

Json reach_json(const Voice&, const Reach&);
Json way_json(const Voice&, const Reach&, const WayThere&);

}  // namespace six::host
