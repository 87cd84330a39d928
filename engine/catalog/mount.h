// Mounts and who may ride them: a rider needs the symbol of the mount. [C-MOUNT-8, V-CAV-1]
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace six {

enum class MountType : std::uint8_t {
    none,
    battle_horse,
    pegasus,
    cloud_griffon,
    salamander,
    desert_warbird,
    sky_dragon,
    horned_stag,
    technocat
};
inline constexpr std::array kMountNames = {"none",          "battle_horse", "pegasus",
                                           "cloud_griffon", "salamander",   "desert_warbird",
                                           "sky_dragon",    "horned_stag",  "technocat"};
static_assert(kMountNames.size() == static_cast<std::size_t>(MountType::technocat) + 1);
inline constexpr std::uint8_t kMostBoxedBonus = 9;

}  // namespace six
