// What the verbs of `army` share: the figures that armies are made of, how a list is shown, and how
// one is kept.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>

#include "cli/args.h"
#include "cli/terminal.h"
#include "engine/catalog/warrior.h"
#include "io/format/files.h"
#include "io/library/army_check.h"
#include "io/library/army_json.h"

namespace six::cli {

std::optional<Edition> edition_asked(const Arguments&);  // by --edition
std::uint16_t usual_total(Edition);                      // of an army of this edition

// All figures that an army may be made of here.
const Catalog& army_figures();

// The army of this word: a name of the collection, a file, or a code; or what is wrong with it.
io::ArmyAnswer army_asked(const std::string& word);

// Name, points, the figures with what their dials begin with, ranks, factions, chosen point values
// and whatever is wrong.
std::string army_shown(io::Language, const Terminal&, const io::Army&, const io::ArmyReport&);

// "Ember Wyrm (mature)     205   8 10 17  4     8  unique": so that names and values stand below
// each other. Of a large figure its front section.
std::string figure_row(io::Language, const Terminal&, const Warrior&);
std::string figure_row_heading(io::Language, const Terminal&);
// Everything on it: factions, rank, points, and each click with its abilities.
std::string figure_shown(io::Language, const Terminal&, const Warrior&);

// Where and what, safe to print.
std::string error_said(io::Language, const io::Error&);

// As --out asks, and says so. The exit code to return.
int keep_army(const Arguments&, const io::Army&, std::ostream& out, std::ostream& err);
// The code, or why there is none.
void print_code(const Arguments&, const io::Army&, std::ostream& out);

}  // namespace six::cli
