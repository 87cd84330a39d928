// The armies and set-ups that come with the program, as lists for programs.
#pragma once

#include <string>
#include <vector>

#include "io/format/files.h"
#include "io/library/setup_file.h"

namespace six::io {

std::size_t figure_count(const Army&);

// {"armies": [{"id", "name", "edition", "build_total", "figures"}]}
std::string armies_list_json(const std::vector<std::string>& ids);
// {"setups": [{"id", "name", "edition", "build_total", "map", "seats": [{"player", "army"}]}]}; a
// map or an army of the set-up's own is null.
std::string setups_list_json();

}  // namespace six::io
