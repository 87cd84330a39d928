// figures: the figures that are known, as a list, one by one, checked, valued and printed.
#include "cli/figures.h"

#include <ostream>

#include "cli/commands.h"
#include "cli/terminal.h"
#include "io/library/user_data.h"
#include "io/text/file_read.h"
#include "io/text/nearest.h"

namespace six::cli {
namespace {

// One word of the command line into what is wanted; false when it names nobody.
bool take(const Arguments& args, std::ostream& err, const std::string& word,
          WantedFigures& wanted) {
    const auto add = [&](const std::vector<io::SetFigure>& figures) {
        wanted.figures.insert(wanted.figures.end(), figures.begin(), figures.end());
        return true;
    };
    if (!is_file_name(word)) {
        const auto called = io::figures_called(known_sets(), word);
        if (!called.empty()) return add(called);
    }
    if (is_file_name(word) || io::may_be_there(word)) {
        auto set = io::load_set(word);
        if (!set) {
            failure(args, err, set.error());
            return false;
        }
        wanted.files.push_back(std::make_unique<io::FigureSet>(*std::move(set)));
        return add(io::figures_in(*wanted.files.back()));
    }
    const std::string near = io::figures_near(known_sets(), word);
    if (near == io::kNoneNear)
        failure(args, err, "cli.figures.unknown", {{"word", printable(word)}});
    else
        failure(args, err, "cli.figures.unknown_near", {{"word", printable(word)}, {"near", near}});
    return false;
}

}  // namespace

const std::vector<io::FigureSet>& known_sets() {
    return io::known_sets().sets;
}

bool is_file_name(std::string_view word) {
    return word.ends_with(".json") || word.find('/') != std::string_view::npos;
}

std::optional<WantedFigures> wanted_figures(const Arguments& args, std::ostream& err) {
    WantedFigures wanted;
    bool all = true;
    for (const std::string& word : args.words) all = take(args, err, word, wanted) && all;
    // Half an answer that a program takes for the whole would be worse than none.
    if (!all) return std::nullopt;
    return wanted;
}

void tell_left_out(const Arguments& args, std::ostream& err) {
    for (const io::Error& problem : io::known_sets().problems) warn(args, err, problem);
}

int run_figures(const Arguments& args, std::ostream& out, std::ostream& err) {
    if (args.verb() != "check") tell_left_out(args, err);
    if (args.verb() == "list") return list_figures(args, out, err);
    if (args.verb() == "show") return show_figures(args, out, err);
    if (args.verb() == "check") return check_figures(args, out);
    if (args.verb() == "value") return value_figures(args, out, err);
    return print_figures(args, out, err);
}

}  // namespace six::cli
