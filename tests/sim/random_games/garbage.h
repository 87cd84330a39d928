// Commands that nobody in his right mind would send: any alternative, any number in every field.
#pragma once

#include "engine/messages/command.h"
#include "sim/rng.h"

namespace six {

// Sometimes wild numbers, sometimes small ones that name real figures and places.
Command garbage_command(sim::Rng&, bool in_setup);
Seat garbage_sender(sim::Rng&);

}  // namespace six
