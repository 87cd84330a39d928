// Figures and armies of files brought together: what an army list is once the rules have been
// asked.
#pragma once

#include "engine/base/expected.h"
#include "engine/catalog/warrior.h"
#include "engine/messages/setup_command.h"
#include "engine/state/setup.h"
#include "io/format/files.h"
#include "io/text/error.h"

namespace six::io {

// Both, if no id stands in both; the place of an error is one in the file of `more`.
Expected<Catalog, Error> joined(Catalog known, const Catalog& more);

// The army as the answer that set-up asks this seat for, if its figures are in the agreement's
// catalog and the rules allow it: not above the agreed build total, uniques once. [U-ARMY]
Expected<ChooseArmy, Error> muster(const Army&, const Agreement&, Seat = Seat{0});

}  // namespace six::io
