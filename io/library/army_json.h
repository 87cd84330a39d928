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

// answers::ArmyVerdict.
std::string army_json(const ArmyAnswer&, Language);

// The same, a line for each army.
std::string armies_json(std::span<const ArmyAnswer>, Language);

}  // namespace six::io
