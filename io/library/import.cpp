#include "io/library/import.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "io/format/fit_name.h"
#include "io/format/json_file.h"
#include "io/library/import_record.h"
#include "io/text/slug.h"

namespace six::io {

// The form of a file: where its records are, and who reads one.
struct ImportForm {
    const Json* records = nullptr;
    std::string pointer;
    std::string set;  // what the file calls all of it
    RawFigure (*read)(Record&) = nullptr;
};

namespace {

constexpr JsonLimits kImportLimits{.bytes = kMaxImportBytes};
constexpr std::size_t kMaxRecords = 50'000;  // of a file
constexpr std::size_t kMaxId = 64, kMaxSetPart = 24;

// "mage_knight_lancers" as "Mage Knight Lancers", where nobody said a name.
std::string title_of(std::string_view id) {
    std::string title(id);
    bool begins = true;
    for (char& c : title) {
        if (begins && c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
        begins = c == '_';
        if (begins) c = ' ';
    }
    return title;
}

std::string text_member(const Json& root, std::initializer_list<std::string_view> names) {
    for (const std::string_view name : names)
        if (const auto at = root.find(name); at != root.end())
            if (std::string text = plain_text(*at); !text.empty()) return text;
    return {};
}

Expected<ImportForm, Error> form_of(const Json& root) {
    ImportForm form;
    if (root.is_object() && root.contains("Models")) {
        form.pointer = "/Models";
        form.records = &root["Models"];
        form.read = read_feed;
        form.set = text_member(root, {"Set", "Expansion", "expansion", "set"});
    } else if (root.is_object() && root.contains("figures")) {
        form.pointer = "/figures";
        form.records = &root["figures"];
        form.read = read_community;
        form.set = text_member(root, {"expansion", "set"});
    } else {
        return Error{"/", "import.unknown_format", {}};
    }
    if (!form.records->is_array())
        return Error{form.pointer, "json.expected_array", {{"found", shown_short(*form.records)}}};
    if (form.records->size() > kMaxRecords)
        return Error{form.pointer,
                     "import.too_many_records",
                     {{"count", std::to_string(form.records->size())},
                      {"most", std::to_string(kMaxRecords)}}};
    return form;
}

// From set, name and rank as they are printed: a correction does not change it.
std::string id_from(std::string_view set, const RawFigure& raw) {
    const std::string rank = kRankNames[static_cast<std::size_t>(raw.rank)];
    std::string name = slug(raw.name);
    if (name.empty()) name = "figure";
    std::string begin(set.substr(0, kMaxSetPart));
    // Room for a number behind it, where somebody else is called the same.
    constexpr std::size_t kForNumber = 5;
    name.resize(std::min(name.size(), kMaxId - kForNumber - begin.size() - rank.size() - 2));
    return begin + "_" + name + "_" + rank;
}

// The same reader that will read the file judges every figure of it.
std::optional<Error> problem_with(const ImportedFigure& figure) {
    std::optional<Error> complaint;
    const std::vector<Json> json =
        figures_json({.warriors = figure.levels}, BaseSaid::where_unusual);
    if (json.size() != 1) return Error{"", "import.rejected.levels", {}};
    read_figure(JsonPlace(json[0], complaint), LevelsSaid::as_printed);
    return complaint;
}

}  // namespace

// The records of one file, one after the other.
class Importer::File {
public:
    File(Importer& importer, const ImportForm& form, const std::string& file)
        : importer_(importer), form_(form), file_(file) {}

    void read() {
        for (std::size_t i = 0; i < form_.records->size(); ++i)
            read((*form_.records)[i], form_.pointer + "/" + std::to_string(i));
    }

private:
    void read(const Json& json, const std::string& pointer) {
        Import& import = importer_.import_;
        ++import.records;
        Record record(json, file_.empty() ? pointer : file_ + ":" + pointer);
        if (json.is_object())
            import_record(record);
        else
            record.reject("", "json.expected_object", {{"found", shown_short(json)}});
        if (record.rejection) {
            import.rejected.push_back({record.name, *std::move(record.rejection)});
            return;
        }
        for (Error& repair : record.repairs)
            import.repaired.push_back({record.name, std::move(repair)});
    }

    void import_record(Record& record) {
        const RawFigure raw = form_.read(record);
        const std::string said = raw.set.empty() ? form_.set : raw.set;
        const std::string& wished = importer_.wishes_.set;
        std::string id = wished.empty() ? slug(said) : wished;
        id.resize(std::min(id.size(), kMaxId));
        if (id.empty()) return record.reject("", "import.rejected.no_set");
        ImportedFigure figure =
            figure_of(record, raw, said.empty() ? id : said, importer_.wishes_.errata);
        if (record.is_rejected()) return;
        // More than that nobody could load.
        if (importer_.warriors_ + figure.levels.size() > kMaxWarriors)
            return record.reject("", "import.rejected.set_full",
                                 {{"most", std::to_string(kMaxWarriors)}});
        const std::string base = id_from(id, raw);
        if (!raw.number.empty() &&
            !importer_.seen_.insert(id + '/' + raw.number + '/' + base + '/' + raw.name).second)
            return record.reject("", "import.rejected.twice", {{"number", raw.number}});
        put_in(record, importer_.set_called(id, said), importer_.unique_id(base),
               std::move(figure));
    }

    void put_in(Record& record, FigureSet& set, const std::string& id, ImportedFigure figure) {
        for (Warrior& warrior : figure.levels) {
            warrior.id = id;
            if (warrior.level.empty()) continue;
            warrior.model = id;
            warrior.id += "@" + warrior.level;
        }
        if (auto problem = problem_with(figure)) {
            const std::string place = problem->where == "/" ? "" : ":" + problem->where;
            return record.reject(place, problem->key, std::move(problem->arguments));
        }
        importer_.ids_.insert(id);
        importer_.warriors_ += figure.levels.size();
        importer_.count(set.id, {.imported = 1,
                                 .corrected = figure.imprint.errata.empty() ? 0u : 1u,
                                 .repaired_records = record.repairs.empty() ? 0u : 1u});
        if (!figure.imprint.empty()) set.imprints.emplace(id, std::move(figure.imprint));
        std::move(figure.levels.begin(), figure.levels.end(),
                  std::back_inserter(set.catalog.warriors));
    }

    Importer& importer_;
    const ImportForm& form_;
    const std::string& file_;
};

// Where somebody else is called the same, with a number behind it.
std::string Importer::unique_id(const std::string& base) {
    if (!ids_.contains(base)) return base;
    for (std::size_t& n = next_number_.try_emplace(base, 2).first->second;; ++n)
        if (std::string other = base + "_" + std::to_string(n); !ids_.contains(other)) return other;
}

FigureSet& Importer::set_called(const std::string& id, const std::string& name) {
    FigureSet& set = sets_[id];
    if (set.id.empty()) {
        set.id = id;
        set.name = is_fit_name(name) ? name : title_of(id);
    }
    return set;
}

void Importer::count(const std::string& set, const ImportCounts& more) {
    for (ImportCounts* const counts : {static_cast<ImportCounts*>(&import_), &import_.each[set]}) {
        counts->imported += more.imported;
        counts->corrected += more.corrected;
        counts->repaired_records += more.repaired_records;
    }
}

void keep_out(Import& import, const std::string& set) {
    const ImportCounts counts = std::exchange(import.each[set], {});
    import.imported -= counts.imported;
    import.corrected -= counts.corrected;
    import.repaired_records -= counts.repaired_records;
    import.kept_out += counts.imported;
}

std::optional<Error> Importer::read(std::string_view text, const std::string& file) {
    const auto in_file = [&](Error error) {
        return file.empty() ? error : within(file, std::move(error));
    };
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
    if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
    const Expected<Json, Error> root = parse_json(text, kImportLimits);
    if (!root) return in_file(root.error());
    if (root->is_object() && root->contains("format")) {
        Expected<FigureSet, Error> own = set_from_json(text);
        if (!own) return in_file(own.error());
        if (own->id.empty() && wishes_.set.empty())
            return in_file({"/", "import.rejected.no_set", {}});
        take_own(std::move(own).value(), file);
        return std::nullopt;
    }
    const Expected<ImportForm, Error> form = form_of(*root);
    if (!form) return in_file(form.error());
    File(*this, *form, file).read();
    return std::nullopt;
}

std::optional<Error> Importer::read_file(const std::string& file) {
    const Expected<std::string, Error> text = io::read_file(file, kMaxImportBytes);
    if (!text) return within(file, text.error());
    return read(*text, file);
}

Import Importer::take() {
    for (auto& [id, set] : sets_)
        if (!set.catalog.warriors.empty() || !set.chests.empty())
            import_.sets.push_back(std::move(set));
    sets_.clear();
    ids_.clear();
    return std::exchange(import_, {});
}

Expected<Import, Error> import_figures(std::string_view text, const ImportWishes& wishes) {
    Importer importer(wishes);
    if (auto problem = importer.read(text)) return *std::move(problem);
    return importer.take();
}

}  // namespace six::io
