// figures remove: figures of one's own leave the data folder that `figures import` put them into.
#include <algorithm>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "cli/commands.h"
#include "cli/figures.h"
#include "cli/terminal.h"
#include "io/library/set_figure.h"
#include "io/library/user_data.h"

namespace six::cli {
namespace {

using io::say;

// A word that means several figures removes none of them.
std::optional<std::string> figure_meant(const Arguments& args, const std::string& word,
                                        std::ostream& err) {
    std::vector<std::string> ids;
    for (const io::SetFigure& figure : io::figures_called(known_sets(), word))
        if (std::find(ids.begin(), ids.end(), figure.id()) == ids.end()) ids.push_back(figure.id());
    if (ids.size() == 1) return ids[0];
    if (std::find(ids.begin(), ids.end(), word) != ids.end()) return word;
    std::string list;
    for (const std::string& id : ids) list += (list.empty() ? "" : ", ") + id;
    if (ids.empty())
        failure(args, err, {word, "user_data.no_such_figure", {}});
    else
        failure(args, err, {word, "cli.figures.remove.several", {{"list", list}}});
    return std::nullopt;
}

Expected<std::vector<io::RemovedFigures>, io::Error> removed_by(const Arguments& args,
                                                                const std::string& folder,
                                                                const std::vector<std::string>& ids,
                                                                io::Writing writing) {
    if (const auto set = args.value("set")) {
        auto removed = io::remove_set(folder, std::string(*set), writing);
        if (!removed) return removed.error();
        return std::vector{*std::move(removed)};
    }
    return io::remove_figures(folder, ids, writing);
}

}  // namespace

int run_figures_remove(const Arguments& args, std::ostream& out, std::ostream& err) {
    tell_left_out(args, err);
    if (args.words.empty() != args.has("set")) return usage(args, err, "cli.figures.remove.what");
    const std::string folder = io::user_data_folder();
    if (folder.empty()) return failure(args, err, "cli.figures.import.no_folder");
    std::vector<std::string> ids;
    bool all = true;
    for (const std::string& word : args.words) {
        const auto id = figure_meant(args, word, err);
        all = all && id;
        if (id && std::find(ids.begin(), ids.end(), *id) == ids.end()) ids.push_back(*id);
    }
    if (!all) return kFailure;
    const io::Writing writing = args.has("dry-run") ? io::Writing::only_judged : io::Writing::done;
    const auto removed = removed_by(args, folder, ids, writing);
    if (!removed) return failure(args, err, removed.error());
    if (args.has("json")) {
        out << io::removed_json(*removed, writing);
        return kSuccess;
    }
    for (const io::RemovedFigures& each : *removed) {
        std::string list;
        for (const std::string& id : each.figures) list += (list.empty() ? "" : ", ") + id;
        out << say(args.language,
                   std::string("cli.figures.remove.") +
                       (writing == io::Writing::done ? "done" : "would") +
                       (each.whole ? "_whole" : ""),
                   {{"file", printable(each.file)},
                    {"n", std::to_string(each.figures.size())},
                    {"list", list}})
            << '\n';
    }
    return kSuccess;
}

}  // namespace six::cli
