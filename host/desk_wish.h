// What a hand has put together by pointing: an attack, a formation, abilities to cancel, as fields
// of a request (Wish of web/src/engine/protocol.ts). So a client needs no word of the language of
// commands. For the sources of host/ alone.
#pragma once

#include "engine/base/expected.h"
#include "engine/messages/command.h"
#include "host/play_game.h"
#include "io/format/json_place.h"
#include "io/text/error.h"

namespace six::host {

// One of "attack", "form" and "cancel". A complaint of `ask` counts first.
Expected<Command, io::Error> read_wish(const io::JsonPlace& ask, const PlayGame&);

}  // namespace six::host
