// A list with a row for each thing: its name in commands first, then what there is to say of it.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "cli/terminal.h"
#include "engine/catalog/edition.h"
#include "io/text/text.h"

namespace six::cli {

// A letter for each edition, or a dash: "U2-C"; what they mean stands in sheet.edition_legend.
std::string editions_marked(io::Language, Editions);

// As wide as the words need; where the terminal is narrow the second column is cut.
void print_list(std::ostream&, const Terminal&, const std::vector<std::vector<std::string>>& rows);

}  // namespace six::cli
