// What an army is counted by.
#pragma once

#include <cstdint>
#include <span>

#include "engine/catalog/warrior.h"

namespace six {

// A unique figure that may be fielded at several point values is one all the same. [U-ARMY-3,
// U-ARMY-6]
bool same_figure(const Catalog&, WarriorId, WarriorId);
std::int32_t points_of(const Catalog&, std::span<const WarriorId> army);

}  // namespace six
