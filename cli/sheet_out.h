// Where a printed sheet goes: an HTML file with all pages, an SVG file for each page, or the
// terminal's output.
#pragma once

#include <iosfwd>

#include "cli/args.h"
#include "io/draw/sheet.h"

namespace six::cli {

// Asked before any work: --out names a new file of a kind that is written. Otherwise told on err,
// and the exit code to return.
int check_sheet_file(const Arguments&, std::ostream& err);

// All pages, or none of them.
int write_sheet(const Arguments&, const io::Sheet&, std::ostream& out, std::ostream& err);

}  // namespace six::cli
