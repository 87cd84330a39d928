// What could be answered now, with its chances. For the sources of host/ alone.
#pragma once

#include "host/desk_words.h"
#include "host/sitting.h"

namespace six::host {

// {hints: [{command, said, chances, drawn}]}: what a bot would advise, the best first; at most so
// many. drawn: {figure, ways: [{figure, points, facing}], targets}.
Json hints_json(const Voice&, const Sitting&, std::size_t count);

}  // namespace six::host
