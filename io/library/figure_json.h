// Figures as JSON for programs: what `sixskulls figures ... --json` prints and the web client
// reads. Ids and values are the same in every language; only "text" and "lang" change.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "io/library/set_figure.h"
#include "io/text/error.h"

namespace six::io {

// An array, one figure a line: {"id", "name", "number", "set", "kind", "factions", "rank",
// "editions", "points": [one for each level], "levels": [names], "range", "targets", "abilities"};
// of a chest {"id", "name", "number", "set", "kind": "chest", "gold", "item", "trap"}, without
// "item" where it has none. A range is in inches: of a large figure its longest. Castle sections
// are of no faction: theirs are [].
std::string figures_list_json(std::span<const SetFigure>);

// An array of the figures as their files have them (docs/formats.md), each with "set", "base" in
// full and "shown": [{"ability", "value", "colour", "shape", "clauses": [{"id", "text", "lang"}]}].
std::string figures_show_json(std::span<const SetFigure>, Language);

// --- what `figures check` found ---

struct EditionFinding {
    std::string id;  // of a figure
    std::string field;
    // engine/rulesets/armies.h; without a field: nothing keeps it out
    bool unknown_to_edition = false;
};
struct Unplayable {
    std::string id, why, clause;  // in words
};
struct EditionReport {
    Edition edition{};
    std::size_t complete = 0;                 // figures that name the edition
    bool has_page = false;                    // the edition can be played today
    std::vector<EditionFinding> not_in_it{};  // figures that do not name it, and why they could not
    std::vector<Unplayable> unplayable{};     // of the complete ones
};
struct FileReport {
    std::string file;
    std::optional<Error> refused{};
    std::string set, name;
    std::size_t figures = 0, chests = 0;
    std::vector<EditionReport> editions{};

    bool ok() const;  // it was read, and what is complete can be played
};
// {"file", "ok", "error": {"where", "message"}} or {"file", "ok", "set", "name", "figures",
// "chests", "editions": {"v2": {"complete", "page", "missing": [{"id", "field", "foreign"}],
// "unplayable": [{"id", "why", "clause"}]}}}: a line for each file, no array around them.
std::string check_json(std::span<const FileReport>, Language);

// --- what `figures value` found ---

struct Valued {
    std::string id, name;  // with the level
    std::uint16_t points = 0, value = 0;
};
std::string values_json(std::span<const Valued>);

}  // namespace six::io
