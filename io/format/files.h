// The files people keep: figures, armies, maps (docs/formats.md). Each is one JSON object that says
// what it is and how old its form is: {"format": "six-skulls/army", "version": 1, ...}. Reading is
// strict and all or nothing, as in io/format/json_definitions.h: one bad figure, and none of the
// file is taken. What is said of figures and terrain is the same text that replays hold.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/expected.h"
#include "engine/catalog/warrior.h"
#include "engine/messages/command.h"
#include "engine/state/setup.h"
#include "engine/state/table.h"
#include "io/text/error.h"

namespace six::io {

// Counts changes that an older program cannot read; new fields that may be left out are none.
inline constexpr int kFileVersion = 1;

struct ArmyEntry {
    std::string id;  // of a figure, wherever it is defined
    std::uint16_t count = 1;
    std::vector<std::string> items{};  // that each of them wields: buckler, tome:spark [V-ITEM-1]

    friend bool operator==(const ArmyEntry&, const ArmyEntry&) = default;
};
struct Army {
    std::string name;
    std::uint16_t build_total = 200;  // what it was made for [U-ARMY-1]
    std::vector<ArmyEntry> figures;   // each id once
    Edition edition = kNoEdition;
    std::string company{};  // the id of a card; empty: none [V-SUB-13]

    friend bool operator==(const Army&, const Army&) = default;
};
struct Map {
    std::string name;
    Battlefield field;  // terrain that lies already

    friend bool operator==(const Map&, const Map&) = default;
};

// An error's place is a JSON pointer: "/figures/3/points".
Expected<Catalog, Error> figures_from_json(std::string_view text);
Expected<Army, Error> army_from_json(std::string_view text);
Expected<Map, Error> map_from_json(std::string_view text);

// The same from a file; an error's place is the file and the pointer:
// "mine.json:/figures/3/points".
Expected<Catalog, Error> load_figures(const std::string& file);
Expected<Army, Error> load_army(const std::string& file);
Expected<Map, Error> load_map(const std::string& file);

// Whole files, laid out for people; reading them gives the same again.
std::string figures_file(const Catalog&);
std::string army_file(const Army&);
std::string map_file(const Map&);

}  // namespace six::io
