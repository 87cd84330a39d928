// Armies and maps as files have them (docs/formats.md), described once, as figures are in
// described_figures.h.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "io/format/described_words.h"
#include "io/format/files.h"

namespace six::io {

// --- armies ---

enum class ArmyFormat : std::uint8_t { army };
inline constexpr std::array kArmyFormats = {"six-skulls/army"};
constexpr auto described(const ArmyFormat*) {
    return words("", kArmyFormats);
}

struct FileEntry {
    std::string id;
    std::optional<std::int64_t> count;
    std::optional<std::vector<std::string>> items;
};
constexpr auto described(const FileEntry*) {
    using T = FileEntry;
    return object("FileEntry", "",
                  {
                      field<&T::id>("id", "Of a figure, with its level: wyrm@ancient."),
                      maybe<&T::count>("count", "One when left out."),
                      maybe<&T::items>("items", "Of the second edition; each of them wields one."),
                  });
}

struct ArmyFile {
    ArmyFormat format{};
    std::int64_t version = kFileVersion;
    std::string name;
    std::optional<Edition> edition;
    std::int64_t build_total = 0;
    std::optional<std::string> company;
    std::vector<FileEntry> figures;
};
constexpr auto described(const ArmyFile*) {
    using T = ArmyFile;
    return object("ArmyFile", "An army as its file has it.",
                  {
                      field<&T::format>("format"),
                      field<&T::version>("version"),
                      field<&T::name>("name"),
                      maybe<&T::edition>("edition", "unlimited when left out."),
                      field<&T::build_total>("build_total"),
                      maybe<&T::company>("company", "Of the second edition: the card it goes by."),
                      field<&T::figures>("figures", "Each id once."),
                  });
}

// --- maps ---

enum class MapFormat : std::uint8_t { map };
inline constexpr std::array kMapFormats = {"six-skulls/map"};
constexpr auto described(const MapFormat*) {
    return words("", kMapFormats);
}

using FilePlace = std::array<DecimalInches, 2>;  // x, y

struct FilePiece {
    std::string name;
    TerrainKind kind{};
    std::optional<Height> height;
    std::vector<FilePlace> outline;
    std::optional<std::variant<bool, std::int64_t>> constructed;
    std::optional<std::vector<FilePlace>> access;
};
constexpr auto described(const FilePiece*) {
    using T = FilePiece;
    return object("FilePiece", "A piece of terrain as files have it, in inches.",
                  {
                      field<&T::name>("name"),
                      field<&T::kind>("kind"),
                      maybe<&T::height>("height", "Flat ground when left out."),
                      field<&T::outline>("outline", "Corners, counter-clockwise."),
                      maybe<&T::constructed>("constructed",
                                             "It may be attacked, and has so many structural "
                                             "points, or as many as the edition gives."),
                      maybe<&T::access>("access", "Of abrupt terrain."),
                  });
}

struct FileField {
    DecimalInches width, height;
    std::vector<FilePiece> terrain;
};
constexpr auto described(const FileField*) {
    using T = FileField;
    return object("FileField", "A battlefield.",
                  {
                      field<&T::width>("width"),
                      field<&T::height>("height"),
                      field<&T::terrain>("terrain"),
                  });
}

struct MapFile {
    MapFormat format{};
    std::int64_t version = kFileVersion;
    std::string name;
    FileField field;
};
constexpr auto described(const MapFile*) {
    using T = MapFile;
    return object("MapFile", "A map as its file has it.",
                  {
                      field<&T::format>("format"),
                      field<&T::version>("version"),
                      field<&T::name>("name"),
                      spread<&T::field>(),
                  });
}

// What is written of them.
ArmyFile army_told(const Army&);
std::vector<FileEntry> entries_told(const std::vector<ArmyEntry>&);
MapFile map_told(const Map&);
FileField field_told(const Battlefield&);
FilePiece piece_told(const Piece&);

}  // namespace six::io
