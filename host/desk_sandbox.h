// A judge's sandbox: a position that is changed by hand, one change at a time. Whatever comes out
// is judged as every position is; one that can never be is refused, and nothing has changed. For
// the sources of host/ alone.
#pragma once

#include "engine/base/expected.h"
#include "host/desk_replay.h"
#include "host/play_game.h"
#include "host/protocol/asks.h"
#include "io/text/error.h"
#include "io/text/text.h"

namespace six::host {

// An empty table of two seats.
Expected<PlayStart, io::Error> blank_table(const protocol::BlankAsk&, io::Language);

Expected<PlayStart, io::Error> edited(const Moment&, const protocol::Edit&, io::Language);

}  // namespace six::host
