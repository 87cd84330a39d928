// A list with a row for each thing: its name in commands first, then what there is to say of it.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "cli/terminal.h"

namespace six::cli {

// As wide as the words need; where the terminal is narrow the second column is cut.
void print_list(std::ostream&, const Terminal&, const std::vector<std::vector<std::string>>& rows);

}  // namespace six::cli
