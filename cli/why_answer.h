// The answer to `why` in words: the question, what is decided, and the clauses, as wide as the
// terminal is; or as a column of it.
#pragma once

#include <iosfwd>
#include <span>
#include <string>

#include "cli/terminal.h"
#include "engine/base/clause.h"
#include "io/language/why.h"
#include "io/scenario/scenario_lay.h"
#include "io/text/text.h"

namespace six::cli {

// Where and in which language it is told.
struct WhyPage {
    std::ostream& out;
    Terminal terminal;
    io::Language language{};

    std::size_t columns() const { return static_cast<std::size_t>(terminal.columns); }
    void heading(const std::string& name) const;
    void line(std::size_t indent, const std::string& text) const;
};

void print_question(const WhyPage&, const io::LaidScenario&, const io::Why&);
// The verdict, the sum and the odds.
void print_decision(const WhyPage&, const io::LaidScenario&, const io::Why&);
// In full, under a heading; nothing where there are none.
void print_clauses(const WhyPage&, const std::string& name, std::span<const Clause>);

}  // namespace six::cli
