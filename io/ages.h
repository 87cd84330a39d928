// The ages of a dragon: the levels it may be fielded at, and how far each turns its dials.
// [DRG-PV-4, DRG-PV-5, DRG-PV-6]
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace six::io {

inline constexpr std::array kAgeNames = {"ancient", "mature", "young"};
inline constexpr std::array<std::uint8_t, kAgeNames.size()> kAgeClicks = {0, 2, 4};

constexpr std::optional<std::uint8_t> clicks_of_age(std::string_view name) {
    for (std::size_t i = 0; i < kAgeNames.size(); ++i)
        if (kAgeNames[i] == name) return kAgeClicks[i];
    return std::nullopt;
}

}  // namespace six::io
