// Commands that nobody in his right mind would send: any alternative, any number in every field.
#pragma once

#include "chance/rng.h"
#include "engine/messages/command.h"

namespace six {

// Sometimes wild numbers, sometimes small ones that name real figures and places.
Command garbage_command(Rng&, bool in_setup);
Seat garbage_sender(Rng&);

}  // namespace six
