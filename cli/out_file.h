// The file that --out names.
#pragma once

#include <iosfwd>
#include <string>
#include <string_view>

#include "cli/args.h"

namespace six::cli {

// One that is there already is left alone: told on err before anything is done, and the exit code
// to return; otherwise kSuccess.
int check_out(const Arguments&, std::ostream& err);

bool write_out(const std::string& file, std::string_view text);  // all of it, or false

}  // namespace six::cli
