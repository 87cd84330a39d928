// A command, and everything that decides about it. For the sources of host/ alone.
#pragma once

#include "host/desk_words.h"
#include "host/protocol/why.h"

namespace six::host {

protocol::WhyAnswer why_told(const Voice&, Seat sender, const Command&);

}  // namespace six::host
