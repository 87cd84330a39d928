// The answers of two editions to one question, side by side where they fit.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>

#include "cli/why_answer.h"
#include "engine/catalog/edition.h"
#include "io/language/why.h"
#include "io/language/why_compare.h"
#include "io/scenario/scenario_lay.h"

namespace six::cli {

// What was found out of one of them: the position and the answer, or why there is no position.
struct WhySideLaid {
    Edition edition = kNoEdition;
    std::string refused{};
    std::shared_ptr<io::LaidScenario> laid{};
    std::optional<io::Why> why{};
};

// They point into what was laid.
io::WhySides told_sides(const std::array<WhySideLaid, 2>&);

void print_sides(const WhyPage&, const std::array<WhySideLaid, 2>&, const io::WhySides&);

}  // namespace six::cli
