// A judge's sandbox: a position that is changed by hand, one change at a time. Whatever comes out
// is judged as every position is; one that can never be is refused, and nothing has changed. For
// the sources of host/ alone.
#pragma once

#include "engine/base/expected.h"
#include "host/desk_replay.h"
#include "host/play_game.h"
#include "io/format/json_place.h"
#include "io/text/error.h"
#include "io/text/text.h"

namespace six::host {

// {"edition", "map"}: an empty table of two seats. A complaint of `wish` counts first.
Expected<PlayStart, io::Error> blank_table(const io::JsonPlace& wish, io::Language);

// One of "add", "set", "remove", "turn", "edition", "field" of the request `edit`.
Expected<PlayStart, io::Error> edited(const Moment&, const io::JsonPlace& wish, io::Language);

}  // namespace six::host
