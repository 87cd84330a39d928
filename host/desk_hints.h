// What could be answered now, with its chances. For the sources of host/ alone.
#pragma once

#include "host/desk_words.h"
#include "host/protocol/typing.h"
#include "host/sitting.h"

namespace six::host {

// What a bot would advise, the best first; at most so many.
protocol::HintsAnswer hints_told(const Voice&, const Sitting&, std::size_t count);

}  // namespace six::host
