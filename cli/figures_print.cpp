// figures print: the cards of figures as a sheet.
#include <ostream>

#include "cli/figures.h"
#include "cli/sheet_out.h"

namespace six::cli {

int print_figures(const Arguments& args, std::ostream& out, std::ostream& err) {
    if (const int code = check_sheet_file(args, err); code != kSuccess) return code;
    const auto wanted = wanted_figures(args, err);
    if (!wanted) return kFailure;
    std::vector<io::SheetEntry> entries;
    for (const io::SetFigure& figure : wanted->figures) entries.push_back({.figure = figure});
    return write_sheet(args, io::sheet_of(args.language, entries), out, err);
}

}  // namespace six::cli
