// The file that --out names: always a new one.
#pragma once

#include <iosfwd>
#include <string>
#include <string_view>

#include "cli/args.h"

namespace six::cli {

// One that is there already is left alone: told on err before anything is done, and the exit code
// to return; otherwise kSuccess.
int check_out(const Arguments&, std::ostream& err);

// All of it, in a new file; otherwise none is there, which is told.
int write_out(const Arguments&, const std::string& file, std::string_view text, std::ostream& err);

}  // namespace six::cli
