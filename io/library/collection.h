// The figures, maps and armies that come with the program: all of data/figures, data/maps and
// data/armies. Scenarios may call the figures without defining them.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/catalog/warrior.h"
#include "io/format/figure_set.h"
#include "io/format/files.h"

namespace six::io {

// Each is read once; the files are part of the program and a test reads them. The collection has
// figures of all editions: a game takes those that are complete for its own
// (io/format/figure_set.h).
const std::vector<FigureSet>& collected_sets();  // one for each set, in however many files
const Catalog& collection();
const Warrior* collected(std::string_view id);  // null when there is none of that id

// By the name of the file without its ending: "open_field".
const std::map<std::string, Map, std::less<>>& collected_maps();
const std::map<std::string, Army, std::less<>>& collected_armies();

}  // namespace six::io
