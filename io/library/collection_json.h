// The armies and set-ups that come with the program, as lists for programs.
#pragma once

#include <string>
#include <vector>

#include "io/format/files.h"
#include "io/library/setup_file.h"

namespace six::io {

std::size_t figure_count(const Army&);

// answers::ArmiesListed
std::string armies_list_json(const std::vector<std::string>& ids);
// answers::SetupsListed
std::string setups_list_json();

}  // namespace six::io
