// What figures and their clicks are worth to a bot, in thousandths of a victory point.
#pragma once

#include <cstdint>

#include "engine/state/state.h"
#include "engine/state/table.h"

namespace six::bots {

using Score = std::int64_t;
inline constexpr Score kPoint = 1000;

// The fewest clicks that eliminate it.
int life_of(const Table&, const Figure&);

// What one click of this section is worth: half of the figure's points lie in the clicks to its
// end, half in the end. Clicks of a section that is far from bringing it about are worth less.
Score worth_of_click(const Table&, const Figure&, std::size_t section = 0);

// What a section is worth beside its clicks, as long as the figure lives on.
Score worth_of_section(const Table&, const Figure&);

// What so many clicks would cost it, with the end of the section or of the figure if they bring it
// about.
Score worth_of_clicks(const Table&, const Figure&, std::size_t section, int clicks);

}  // namespace six::bots
