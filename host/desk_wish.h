// What a hand has put together by pointing, as a command: so a client needs no word of the language
// of commands. For the sources of host/ alone.
#pragma once

#include "engine/base/expected.h"
#include "engine/messages/command.h"
#include "host/play_game.h"
#include "host/protocol/wishes.h"
#include "io/text/error.h"

namespace six::host {

Expected<Command, io::Error> command_for(const protocol::Wish&, const PlayGame&);

}  // namespace six::host
