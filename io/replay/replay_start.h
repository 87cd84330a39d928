// The first position of a battle as JSON, for the sources of the replay alone: figures as a reader
// would tell them, so that an old replay can still be set up when the canonical bytes have changed.
// Members that are not there have the value of a figure that just stands on the table.
#pragma once

#include "io/format/json_place.h"
#include "io/replay/replay.h"

namespace six::io {

// All of the header but its first and last members.
void add_start(Json& header, const Table&, const State&, const Names&);
BattleStart read_start(const JsonPlace& header, const Ruleset*);

}  // namespace six::io
