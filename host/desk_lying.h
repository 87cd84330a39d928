// What a judge lays on a table of 2.0 besides figures: objectives, and domains beside it. For the
// sources of host/ alone.
#pragma once

#include <optional>
#include <vector>

#include "engine/state/state.h"
#include "engine/state/table.h"
#include "host/protocol/wishes.h"
#include "io/language/names.h"
#include "io/text/error.h"

namespace six::host {

// Those and no others.
std::optional<io::Error> lay_objectives(State&, const io::Names&,
                                        const std::vector<protocol::ObjectiveWish>&);
std::optional<io::Error> reveal_domains(Table&, const io::Names&, io::Language,
                                        const std::vector<protocol::DomainWish>&);

}  // namespace six::host
