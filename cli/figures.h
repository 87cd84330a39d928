// What the verbs of `figures` share: which figures are known, and which of them somebody means.
#pragma once

#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/args.h"
#include "io/library/set_figure.h"

namespace six::cli {

// A set of the user's that could not be read is missed by whoever looks for its figures: which, and
// why, on err.
void tell_left_out(const Arguments&, std::ostream& err);

// All figures that commands may call by name.
const std::vector<io::FigureSet>& known_sets();

// A word that can only be the name of a file: it ends in .json, or has a folder in it.
bool is_file_name(std::string_view word);

struct WantedFigures {
    std::vector<io::SetFigure> figures;
    std::vector<std::unique_ptr<io::FigureSet>> files;  // what the figures of files stand in
};
// The figures of these words: an id, an id and level, a name, a number, a figures file. Nothing
// when a word names nobody or a file is refused, which has been told on err.
std::optional<WantedFigures> wanted_figures(const Arguments&, std::ostream& err);

int list_figures(const Arguments&, std::ostream& out, std::ostream& err);
int show_figures(const Arguments&, std::ostream& out, std::ostream& err);
int check_figures(const Arguments&, std::ostream& out);
int value_figures(const Arguments&, std::ostream& out, std::ostream& err);
int print_figures(const Arguments&, std::ostream& out, std::ostream& err);

}  // namespace six::cli
