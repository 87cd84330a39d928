// WhyAnswer of web/src/engine/protocol.ts: a command, and everything that decides about it. For the
// sources of host/ alone.
#pragma once

#include "host/desk_words.h"

namespace six::host {

Json why_json(const Voice&, Seat sender, const Command&);

}  // namespace six::host
