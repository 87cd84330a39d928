// Chests and traps as JSON.
#pragma once

#include "engine/catalog/chest.h"
#include "io/format/described_figures.h"
#include "io/format/json_place.h"

namespace six::io {

inline constexpr std::uint8_t kMaxTrapCount = 12;
inline constexpr std::uint16_t kMaxGold = 10'000;

// {"kind": "spawn", "n": 2, "points": 40, "disarm": 9}; no trap is {"kind": "none"}. [D-CHEST-10]
FileTrap trap_told(const Trap&);
Trap read_trap(const JsonPlace&);

// {"id": ..., "name": ..., "trap": ..., "gold": 30, "item": "cloak"} [D-CHEST-1, D-ITEM-7]
ChestFile chest_told(const Chest&);
Chest read_chest(const JsonPlace&);

}  // namespace six::io
