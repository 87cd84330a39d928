// What is wrong with a map, for those who draw maps: what the strict reader of io/format/files.h
// says, what an edition cannot play, and what players who place terrain themselves would not be
// allowed. A map may do the latter, so it is a note and no refusal (docs/formats.md). Nothing is
// decided here: the engine's own checks of set-up are asked.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/clause.h"
#include "engine/state/ruleset.h"
#include "io/format/files.h"
#include "io/text/error.h"

namespace six::io {

struct MapFinding {
    enum class Weight : unsigned char { refusal, note };
    Weight weight = Weight::refusal;
    // The place is a JSON pointer into the map's file, or line and column where it is no JSON.
    Error what;
    Clause clause{};  // none where the form of the file is wrong
};

struct MapReport {
    std::optional<Map> map;  // if it could be read
    std::vector<MapFinding> findings;

    bool accepted() const;  // notes are none the worse
};

// A map for this edition with the usual values of its options. [U-SETUP-1, U-TERR-1, U-TPL]
std::vector<MapFinding> check_map(const Map&, const Ruleset&);
MapReport check_map_text(std::string_view text, const Ruleset&);
MapReport check_map_file(const std::string& file, const Ruleset&);

// "/terrain/3: pond lies nearer than 2 inches to wood. [U-TPL-4]"
std::string say(Language, const Ruleset&, const MapFinding&);

// The editions in which nothing at all is found.
std::vector<Edition> editions_of(const Map&);

// For programs: answers::MapVerdict on one line; `file` only names it.
std::string verdict_json(const std::string& file, const MapReport&, const Ruleset&, Language);
// ... and what maps there are: an array of answers::ListedMap, one a line.
std::string maps_json(const std::map<std::string, Map, std::less<>>& named);

}  // namespace six::io
