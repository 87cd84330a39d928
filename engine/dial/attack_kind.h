// The two kinds of combat.
#pragma once

#include <array>
#include <cstdint>

namespace six {

enum class AttackKind : std::uint8_t { close, ranged };
inline constexpr std::array kAttackNames = {"close", "ranged"};

}  // namespace six
