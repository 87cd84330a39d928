// What could be answered now, with its chances. For the sources of host/ alone.
#pragma once

#include "host/desk_words.h"
#include "host/sitting.h"

namespace six::host {

// {hints: [{command, said, chances}]}: first what a bot would answer; at most so many.
Json hints_json(const Voice&, const Sitting&, std::size_t count);

}  // namespace six::host
