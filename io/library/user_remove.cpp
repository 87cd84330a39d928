// Figures leave the user's data folder.
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <map>
#include <optional>
#include <utility>

#include "io/answers/figure_answers.h"
#include "io/library/user_data.h"
#include "io/text/file_write.h"

namespace six::io {
namespace {

bool has_figure(const FigureSet& set, const std::string& id) {
    const auto& warriors = set.catalog.warriors;
    return std::any_of(warriors.begin(), warriors.end(),
                       [&](const Warrior& warrior) { return figure_id(warrior) == id; }) ||
           std::any_of(set.chests.begin(), set.chests.end(),
                       [&](const Chest& chest) { return chest.id == id; });
}

void take_out(FigureSet& set, const std::string& id) {
    std::erase_if(set.catalog.warriors,
                  [&](const Warrior& warrior) { return figure_id(warrior) == id; });
    std::erase_if(set.chests, [&](const Chest& chest) { return chest.id == id; });
    if (const auto told = set.imprints.find(id); told != set.imprints.end())
        set.imprints.erase(told);
}

std::optional<Error> remove_file(const std::string& file) {
    if (::unlink(file.c_str()) == 0) return std::nullopt;
    return Error{file, "user_data.not_removed", {{"why", std::strerror(errno)}}};
}

}  // namespace

Expected<std::vector<RemovedFigures>, Error> remove_figures(const std::string& data_folder,
                                                            const std::vector<std::string>& ids,
                                                            Writing writing) {
    KnownSets known = read_known_sets(data_folder);
    std::map<std::size_t, RemovedFigures> touched;  // by the place of the set
    for (const std::string& id : ids) {
        const auto at = std::find_if(known.sets.begin(), known.sets.end(),
                                     [&](const FigureSet& set) { return has_figure(set, id); });
        if (at == known.sets.end()) return Error{id, "user_data.no_such_figure", {}};
        const auto place = static_cast<std::size_t>(at - known.sets.begin());
        if (known.files[place].empty()) return Error{id, "user_data.figure_is_ours", {}};
        RemovedFigures& removed = touched[place];
        removed.file = known.files[place];
        removed.set = at->id;
        removed.figures.push_back(id);
    }
    std::vector<std::pair<RemovedFigures, std::string>> left;  // and the text of the new file
    for (auto& [place, removed] : touched) {
        FigureSet& set = known.sets[place];
        for (const std::string& id : removed.figures) take_out(set, id);
        removed.whole = set.catalog.warriors.empty() && set.chests.empty();
        left.emplace_back(removed, removed.whole ? std::string() : set_file(set));
        // What is written must be read again.
        if (!removed.whole)
            if (const auto again = set_from_json(left.back().second); !again)
                return within(removed.file, again.error());
    }
    std::vector<RemovedFigures> done;
    for (const auto& [removed, text] : left) {
        if (writing == Writing::done)
            if (auto problem = removed.whole ? remove_file(removed.file)
                                             : write_whole(behind_links(removed.file), text))
                return *std::move(problem);
        done.push_back(removed);
    }
    return done;
}

Expected<RemovedFigures, Error> remove_set(const std::string& data_folder, const std::string& id,
                                           Writing writing) {
    const KnownSets known = read_known_sets(data_folder);
    bool ours = false;
    for (std::size_t i = 0; i < known.sets.size(); ++i) {
        const FigureSet& set = known.sets[i];
        if (set.id != id || id.empty()) continue;
        ours = known.files[i].empty();
        if (ours) break;
        RemovedFigures removed{known.files[i], id, {}, true};
        for (const Warrior& warrior : set.catalog.warriors)
            if (removed.figures.empty() || removed.figures.back() != figure_id(warrior))
                removed.figures.push_back(figure_id(warrior));
        for (const Chest& chest : set.chests) removed.figures.push_back(chest.id);
        if (writing == Writing::done)
            if (auto problem = remove_file(removed.file)) return *std::move(problem);
        return removed;
    }
    return Error{id, ours ? "user_data.set_is_ours" : "user_data.no_such_set", {}};
}

std::string removed_json(std::span<const RemovedFigures> removed, Writing writing) {
    answers::FiguresRemoved told{.written = writing == Writing::done};
    for (const RemovedFigures& each : removed) {
        answers::RemovedFrom& from = told.removed.emplace_back(
            answers::RemovedFrom{.file = each.file, .figures = each.figures, .whole = each.whole});
        if (!each.set.empty()) from.set = each.set;
    }
    return json_text(told, 2) + '\n';
}

}  // namespace six::io
