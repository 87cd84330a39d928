// A list says each figure in one line, however many there are of it.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "io/format/files.h"

namespace six::workshop {

inline void add_line(std::vector<io::ArmyEntry>& lines, const std::string& id) {
    const auto there = std::find_if(lines.begin(), lines.end(),
                                    [&](const io::ArmyEntry& line) { return line.id == id; });
    if (there == lines.end())
        lines.push_back({id, 1, {}});
    else
        ++there->count;
}

}  // namespace six::workshop
