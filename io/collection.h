// The figures that come with the program: all of data/figures, known by id. Scenarios may call them
// without defining them.
#pragma once

#include <string_view>

#include "engine/catalog/warrior.h"

namespace six::io {

const Catalog& collection();  // read once; the files are part of the program and a test reads them
const Warrior* collected(std::string_view id);  // null when there is none of that id

}  // namespace six::io
