// The table told in sentences, for somebody who does not see it. For the sources of host/ alone.
#pragma once

#include "engine/base/ids.h"
#include "host/desk_words.h"
#include "host/protocol/typing.h"

namespace six::host {

// The game, then everybody, then the terrain; or, from a figure, what is
// around it by clock direction (its facing is 12 o'clock) and inches, nearest first. The table must
// be laid.
protocol::AccountAnswer account_of(const Voice&, FigureId from = {});

}  // namespace six::host
