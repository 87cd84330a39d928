#include "io/library/user_data.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <set>
#include <system_error>

#include "io/format/json_codec.h"
#include "io/library/collection.h"
#include "io/text/file_write.h"

namespace six::io {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMaxFiles = 1000;

std::string figures_folder(const std::string& data_folder) {
    return (fs::path(data_folder) / "figures").string();
}

std::vector<std::string> json_files(const std::string& folder) {
    std::vector<std::string> files;
    std::error_code failed;
    for (fs::directory_iterator at(folder, fs::directory_options::skip_permission_denied, failed),
         end;
         !failed && at != end; at.increment(failed))
        if (at->path().extension() == ".json") files.push_back(at->path().string());
    std::sort(files.begin(), files.end());
    return files;
}

std::string file_of(const std::string& data_folder, const FigureSet& set) {
    return (fs::path(figures_folder(data_folder)) / (set.id + ".json")).string();
}

std::vector<std::string> ids_of(const FigureSet& set) {
    std::vector<std::string> ids;
    for (const Warrior& warrior : set.catalog.warriors) ids.push_back(warrior.id);
    for (const Chest& chest : set.chests) ids.push_back(chest.id);
    return ids;
}

// The ids that are taken, as sets and files come one after the other.
class Joiner {
public:
    explicit Joiner(KnownSets& known) : known_(known) {}

    // The files of the collection may share a set, and no ids.
    void add_ours(const FigureSet& set) {
        sets_.insert(set.id);
        take(set, ids_of(set), {});
    }

    // What stands in the way; then nothing of it was taken.
    std::optional<Error> add(FigureSet set, const std::string& file) {
        if (!set.id.empty() && sets_.count(set.id) > 0)
            return Error{"/set", "user_data.set_taken", {{"id", set.id}}};
        const std::vector<std::string> ids = ids_of(set);
        for (const std::string& id : ids)
            if (ids_.count(id) > 0) return Error{"", "user_data.id_taken", {{"id", id}}};
        if (known_.figures.warriors.size() + set.catalog.warriors.size() > kMaxWarriors)
            return Error{"", "json.too_many_warriors", {{"most", std::to_string(kMaxWarriors)}}};
        sets_.insert(set.id);
        take(std::move(set), ids, file);
        return std::nullopt;
    }

private:
    void take(FigureSet set, const std::vector<std::string>& ids, const std::string& file) {
        ids_.insert(ids.begin(), ids.end());
        auto& all = known_.figures.warriors;
        all.insert(all.end(), set.catalog.warriors.begin(), set.catalog.warriors.end());
        known_.sets.push_back(std::move(set));
        known_.files.push_back(file);
    }

    KnownSets& known_;
    std::set<std::string, std::less<>> sets_, ids_;
};

}  // namespace

std::string user_data_folder() {
    const char* data = std::getenv("XDG_DATA_HOME");
    const char* home = std::getenv("HOME");
    if (data != nullptr && *data == '/') return (fs::path(data) / "sixskulls").string();
    if (home != nullptr && *home == '/')
        return (fs::path(home) / ".local" / "share" / "sixskulls").string();
    return {};
}

KnownSets read_known_sets(const std::string& data_folder) {
    KnownSets known;
    Joiner joiner(known);
    for (const FigureSet& set : collected_sets()) joiner.add_ours(set);
    known.figures.items = collection().items;
    known.figures.spells = collection().spells;
    known.figures.companies = collection().companies;
    if (data_folder.empty()) return known;
    std::vector<std::string> files = json_files(figures_folder(data_folder));
    if (files.size() > kMaxFiles) {
        known.problems.push_back({files[kMaxFiles],
                                  "import.kept_out.too_many_files",
                                  {{"most", std::to_string(kMaxFiles)}}});
        files.resize(kMaxFiles);
    }
    for (const std::string& file : files) {
        Expected<FigureSet, Error> set = load_set(file);
        if (!set) {
            known.problems.push_back(set.error());
            continue;
        }
        if (auto problem = joiner.add(std::move(set).value(), file))
            known.problems.push_back(within(file, *std::move(problem)));
    }
    return known;
}

const KnownSets& known_sets() {
    static const KnownSets known = read_known_sets(user_data_folder());
    return known;
}

const Catalog& known_figures() {
    return known_sets().figures;
}

const Imprint* known_imprint(std::string_view id) {
    for (const FigureSet& set : known_sets().sets)
        if (const auto found = set.imprints.find(id); found != set.imprints.end())
            return &found->second;
    return nullptr;
}

Expected<std::string, Error> write_set(const std::string& data_folder, const FigureSet& set) {
    const std::string folder = figures_folder(data_folder);
    const std::string text = set_file(set);
    // What is written must be read again, by the same limits.
    if (const auto again = set_from_json(text); !again) return within(set.id, again.error());
    std::error_code failed;
    fs::create_directories(folder, failed);
    if (failed) return Error{folder, "user_data.no_folder", {{"why", failed.message()}}};
    const std::string file = file_of(data_folder, set);
    if (auto problem = write_whole(file, text)) return *std::move(problem);
    return file;
}

UserSets::UserSets(std::string data_folder, Writing writing)
    : folder_(std::move(data_folder)), writing_(writing) {
    KnownSets known = read_known_sets(folder_);
    for (std::size_t i = 0; i < known.sets.size(); ++i)
        kept_.push_back({known.files[i], std::move(known.sets[i])});
}

std::optional<Error> UserSets::clash(const FigureSet& set, const std::string& file) const {
    const std::vector<std::string> list = ids_of(set);
    const std::set<std::string, std::less<>> ids(list.begin(), list.end());
    std::size_t warriors = set.catalog.warriors.size();
    for (const Kept& other : kept_) {
        if (other.file == file) continue;
        const std::string name = other.set.id.empty() ? other.file : other.set.id;
        if (other.set.id == set.id && other.file.empty())
            return Error{set.id, "import.kept_out.set_is_ours", {}};
        if (other.set.id == set.id)
            return Error{
                set.id, "import.kept_out.set_taken", {{"id", set.id}, {"file", other.file}}};
        for (const std::string& id : ids_of(other.set))
            if (ids.count(id) > 0)
                return Error{set.id, "import.kept_out.id_taken", {{"id", id}, {"other", name}}};
        warriors += other.set.catalog.warriors.size();
    }
    if (warriors > kMaxWarriors)
        return Error{set.id, "import.kept_out.too_many", {{"most", std::to_string(kMaxWarriors)}}};
    return std::nullopt;
}

Expected<std::string, Error> UserSets::put(const FigureSet& set) {
    const std::string file = file_of(folder_, set);
    if (auto problem = clash(set, file)) return *std::move(problem);
    if (writing_ == Writing::done) {
        if (auto written = write_set(folder_, set); !written) return written.error();
    } else if (const auto again = set_from_json(set_file(set)); !again) {
        return within(set.id, again.error());
    }
    std::erase_if(kept_, [&](const Kept& other) { return other.file == file; });
    kept_.push_back({file, set});
    return file;
}

}  // namespace six::io
