// What a move does to the level of a figure that can soar. [V-SOAR-1, V-SOAR-2]
#pragma once

#include <array>
#include <cstdint>

namespace six {

enum class Level : std::uint8_t { as_it_is, up, down };
inline constexpr std::array kLevelNames = {"as_it_is", "up", "down"};

}  // namespace six
