// The parts of army and map files that stand in a set-up file as well.
#pragma once

#include <string>
#include <vector>

#include "io/format/files.h"
#include "io/format/json_place.h"

namespace six::io {

// "company" of an army; empty where there is none. [V-SUB-13]
std::string read_company_id(const JsonPlace&);
// "figures" of an army.
std::vector<ArmyEntry> read_entries(const JsonPlace&);

// "width", "height" and "terrain" of a map: what lies there, all of it on the table.
Battlefield read_field(const JsonPlace&);

}  // namespace six::io
