// The engine's lists of names, and the language's, as described JSON has them.
#pragma once

#include <array>

#include "engine/catalog/chest.h"
#include "engine/catalog/edition.h"
#include "engine/catalog/terrain.h"
#include "engine/catalog/warrior.h"
#include "engine/dial/ability.h"
#include "engine/state/figure.h"
#include "engine/state/table.h"
#include "io/format/described.h"
#include "io/text/text.h"

namespace six {

constexpr auto described(const Stat*) {
    return io::words("Stat", kStatNames);
}
constexpr auto described(const Ability*) {
    return io::words("Ability", kAbilityNames, "`none` where there is none.");
}
constexpr auto described(const FigureKind*) {
    return io::words("FigureKind", kKindNames);
}
constexpr auto described(const MountType*) {
    return io::words("MountType", kMountNames);
}
constexpr auto described(const Faction*) {
    return io::words("Faction", kFactionNames);
}
constexpr auto described(const Rank*) {
    return io::words("Rank", kRankNames);
}
constexpr auto described(const Colour*) {
    return io::words("Colour", kColourNames);
}
constexpr auto described(const Shape*) {
    return io::words("Shape", kShapeNames);
}
constexpr auto described(const Edition*) {
    return io::words("Edition", kEditionNames);
}
constexpr auto described(const Whereabouts*) {
    return io::words("Whereabouts", kWhereaboutsNames);
}
constexpr auto described(const Given*) {
    return io::words("Given", kGivenNames);
}
constexpr auto described(const TerrainKind*) {
    return io::words("TerrainKind", kTerrainNames);
}
constexpr auto described(const Height*) {
    return io::words("Height", kHeightNames);
}
constexpr auto described(const TrapKind*) {
    return io::words("TrapKind", kTrapNames);
}
constexpr auto described(const TreasureItem*) {
    return io::words("TreasureItem", kTreasureItemNames);
}
constexpr auto described(const Edge*) {
    return io::words("Edge", kEdgeNames);
}

}  // namespace six

namespace six::io {

enum class SectionName : std::uint8_t { front, left, rear, right };
constexpr auto described(const SectionName*) {
    return words("SectionName", kSectionNames);
}

inline constexpr std::array kLanguageNames = {"en", "de"};
constexpr auto described(const Language*) {
    return words("Language", kLanguageNames);
}

}  // namespace six::io
