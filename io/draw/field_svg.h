// A battlefield with its figures as one SVG, to stand inside a page: terrain by kind and height,
// bases to scale in the colour of their seat with facing and label. The page gives the colours by
// classes (kFieldStyle), so that they follow its theme.
#pragma once

#include <string>
#include <string_view>

#include "engine/state/state.h"
#include "engine/state/table.h"
#include "io/language/names.h"

namespace six::io {

// `said` is what the picture shows, for those who do not see it.
std::string field_svg(const Names&, const Table&, const State&, std::string_view said);

extern const std::string_view kFieldStyle;

}  // namespace six::io
