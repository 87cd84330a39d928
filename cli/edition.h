// What --edition and --siege say of a new game, for `battle` and `play`; and --editions, for `why`.
#pragma once

#include <array>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/args.h"
#include "engine/state/setup.h"
#include "io/format/files.h"

namespace six::cli {

const Ruleset& page_of(const Arguments&);

// On this map, with those of the figures that are complete for the edition. With --siege the second
// seat defends. [C-SIEGE-2]
Agreement agreement_on(const Arguments&, const Ruleset&, const Catalog&, const io::Map&,
                       std::uint8_t seats, std::uint16_t points);

// A number of points the edition has no actions for, or more than bots can play in good time; a
// siege where there are none: told on err, and the exit code to return; otherwise kSuccess.
// [U-ARMY-1, C-SIEGE-2]
int check_edition(const Arguments&, std::ostream& err);

// What --editions names: two that are played, such as "unlimited,v2". None where it is not given,
// or says something else, which has been told on err.
using EditionPair = std::array<Edition, 2>;
std::optional<EditionPair> edition_pair(const Arguments&, std::ostream& err);
std::vector<std::string> all_edition_pairs();

}  // namespace six::cli
