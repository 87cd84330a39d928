// What a figure is called for people: its printed name, and at which point value it is fielded
// where there are several. [U-ARMY-6]
#pragma once

#include <string>

#include "engine/catalog/warrior.h"

namespace six::io {

inline std::string full_name(const Warrior& warrior) {
    return warrior.level.empty() ? warrior.name : warrior.name + " (" + warrior.level + ')';
}

}  // namespace six::io
