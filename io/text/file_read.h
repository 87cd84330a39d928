// Files that come from outside, read whole. Only ordinary files are: a folder, a pipe or a device
// is refused without waiting for it. Whatever reads a file reads it here.
#pragma once

#include <cstddef>
#include <string>

#include "engine/base/expected.h"
#include "io/text/error.h"

namespace six::io {

// A whole file, or the first byte more than the limit allows: the reader then says so. The error
// tells a missing file from one that may not be read; its place is left to the caller.
Expected<std::string, Error> read_file(const std::string& file, std::size_t limit);

// Something of that name is there, or may be where one may not look: then reading it says why not.
bool may_be_there(const std::string& file);

}  // namespace six::io
