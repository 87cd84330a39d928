// The levels that have names of their own, and how far each turns the dials: the ages of a dragon
// and the weights of a castle section. [DRG-PV-4, DRG-PV-5, DRG-PV-6, C-CASTLE-2, C-CASTLE-3]
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "engine/catalog/warrior.h"

namespace six::io {

inline constexpr std::array kAgeNames = {"ancient", "mature", "young"};
inline constexpr std::array<std::uint8_t, kAgeNames.size()> kAgeClicks = {0, 2, 4};
inline constexpr std::array kWeightNames = {"heavy", "light"};
inline constexpr std::array<std::uint8_t, kWeightNames.size()> kWeightClicks = {0, 3};

// The levels of figures of other kinds are called as their maker likes.
constexpr bool has_named_levels(FigureKind kind) {
    return kind == FigureKind::dragon || is_castle(kind);
}
constexpr std::span<const char* const> level_names(FigureKind kind) {
    if (kind == FigureKind::dragon) return kAgeNames;
    if (is_castle(kind)) return kWeightNames;
    return {};
}
constexpr std::optional<std::uint8_t> clicks_of_level(FigureKind kind, std::string_view name) {
    const auto names = level_names(kind);
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i] == name) return is_castle(kind) ? kWeightClicks[i] : kAgeClicks[i];
    return std::nullopt;
}

}  // namespace six::io
