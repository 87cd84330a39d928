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

// An array of answers::Listed and answers::ListedChest, one a line.
std::string figures_list_json(std::span<const SetFigure>);

// An array of answers::ShownFigure and answers::ShownChest, one a line.
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
// answers::FileChecked: a line for each file, no array around them.
std::string check_json(std::span<const FileReport>, Language);

// --- what `figures value` found ---

struct Valued {
    std::string id, name;  // with the level
    std::uint16_t points = 0, value = 0;
};
std::string values_json(std::span<const Valued>);

}  // namespace six::io
