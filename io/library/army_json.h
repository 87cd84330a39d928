// Armies as JSON for programs: what `sixskulls army ... --json` prints. Only the messages change
// with the language.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "io/format/files.h"
#include "io/library/army_check.h"
#include "io/text/error.h"

namespace six::io {

// One army that was asked about, by its file, its name or its code.
struct ArmyAnswer {
    std::string source;          // what it was asked by
    std::optional<Error> error;  // it could not be read: there is no more to say
    Army army{};
    ArmyReport report{};
    std::string code{};         // empty: none was made
    bool data_differs = false;  // of a code: some figure is defined otherwise here
};

// {"source", "error": null or {"where", "key", "message"}}, and when there is none:
//   "army"       the object of the army's file
//   "code"       if there is one; "data_differs"
//   "legal"      true or false
//   "points", "build_total", "actions" (null in the dungeon), "figures", "edition"
//   "ranks", "factions"  {"weak": 3, ...}: those that are there
//   "values"     [{"id", "name", "level", "points", "count", "clause"}]
//   "findings"   [{"where", "key", "clause" or null, "message"}]
std::string army_json(const ArmyAnswer&, Language);

// The same, a line for each army.
std::string armies_json(std::span<const ArmyAnswer>, Language);

}  // namespace six::io
