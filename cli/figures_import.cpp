// figures import: files of the community become sets in the user's data folder, and every record
// that was repaired, corrected or rejected is said.
#include <algorithm>
#include <ostream>
#include <set>
#include <string>

#include "cli/commands.h"
#include "cli/progress.h"
#include "cli/terminal.h"
#include "io/library/import.h"
#include "io/library/user_data.h"

namespace six::cli {
namespace {

using io::Language;
using io::say;

constexpr std::size_t kMostNotes = 40;  // of one kind; a program may want them all

bool is_set_id(std::string_view text) {
    return !text.empty() && text.size() <= 64 && std::all_of(text.begin(), text.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
    });
}

std::size_t imported_in(const io::FigureSet& set) {
    std::set<std::string_view> ids;
    for (const Warrior& warrior : set.catalog.warriors) ids.insert(io::figure_id(warrior));
    return ids.size() + set.chests.size();
}

class ImportReport {
public:
    ImportReport(std::ostream& out, Language language) : out_(out), language_(language) {}

    void print_notes(std::string_view heading, const std::vector<io::ImportNote>& notes) {
        std::vector<std::string> lines;
        for (const io::ImportNote& note : notes) {
            const std::string name = note.name.empty() ? "" : printable(note.name) + ": ";
            lines.push_back(printable(note.what.where) + ": " + name +
                            say(language_, note.what.key, note.what.arguments));
        }
        print_list(heading, lines);
    }

    void print_errata(const io::Import& import) {
        std::vector<std::string> lines;
        for (const io::FigureSet& set : import.sets)
            for (const auto& [id, imprint] : set.imprints)
                for (const io::Erratum& erratum : imprint.errata)
                    lines.push_back(id + ": " +
                                    say(language_,
                                        erratum.printed.empty() ? "cli.figures.import.erratum_new"
                                                                : "cli.figures.import.erratum",
                                        {{"clause", erratum.clause},
                                         {"field", erratum.field},
                                         {"printed", printable(erratum.printed)}}));
        print_list("cli.figures.import.corrected", lines);
    }

    void print_sets(const io::Import& import, const io::ImportOutcome& outcome, bool written) {
        for (const io::FigureSet& set : import.sets) {
            const auto file = outcome.files.find(set.id);
            if (file == outcome.files.end()) continue;
            out_ << say(language_,
                        written ? "cli.figures.import.written" : "cli.figures.import.not_written",
                        {{"name", printable(set.name)},
                         {"id", set.id},
                         {"count", std::to_string(imported_in(set))},
                         {"file", printable(file->second)}})
                 << '\n';
        }
    }

    void print_summary(const io::Import& import) {
        out_ << say(language_, "cli.figures.import.summary",
                    {{"records", std::to_string(import.records)},
                     {"imported", std::to_string(import.imported)},
                     {"repaired", std::to_string(import.repaired_records)},
                     {"corrected", std::to_string(import.corrected)},
                     {"rejected", std::to_string(import.rejected.size())}})
             << '\n';
        if (import.kept_out > 0)
            out_ << say(language_, "cli.figures.import.kept_out",
                        {{"count", std::to_string(import.kept_out)}})
                 << '\n';
    }

private:
    void print_list(std::string_view heading, const std::vector<std::string>& lines) {
        if (lines.empty()) return;
        out_ << say(language_, heading) << '\n';
        const std::size_t most = std::min(lines.size(), kMostNotes);
        for (std::size_t i = 0; i < most; ++i) out_ << "  " << lines[i] << '\n';
        if (lines.size() > most)
            out_ << "  "
                 << say(language_, "cli.figures.import.more",
                        {{"count", std::to_string(lines.size() - most)}})
                 << '\n';
    }

    std::ostream& out_;
    Language language_;
};

// Where the sets go, or would go.
void keep_sets(io::Import& import, const std::string& folder, bool dry_run,
               io::ImportOutcome& outcome) {
    if (import.sets.empty()) return;
    io::UserSets sets(folder, dry_run ? io::Writing::only_judged : io::Writing::done);
    for (const io::FigureSet& set : import.sets) {
        if (const auto file = sets.put(set)) {
            outcome.files[set.id] = *file;
        } else {
            outcome.problems.push_back(file.error());
            io::keep_out(import, set.id);
        }
    }
}

}  // namespace

int run_figures_import(const Arguments& args, std::ostream& out, std::ostream& err) {
    const std::string set(args.value_or("set", ""));
    if (args.has("set") && !is_set_id(set))
        return usage(args, err, "cli.figures.import.bad_set", {{"found", printable(set)}});
    const std::string folder = io::user_data_folder();
    if (folder.empty()) return failure(args, err, "cli.figures.import.no_folder");
    io::Importer importer(
        {.set = set,
         .errata = args.value_or("errata", "on") == "on" ? io::ErrataUse::on : io::ErrataUse::off});
    io::ImportOutcome outcome;
    const bool dry_run = args.has("dry-run");
    io::Import import = [&] {
        const Progress progress(args, err, "cli.progress.importing");
        for (const std::string& file : args.words)
            if (auto problem = importer.read_file(file))
                outcome.problems.push_back(*std::move(problem));
        io::Import taken = importer.take();
        keep_sets(taken, folder, dry_run, outcome);
        return taken;
    }();
    if (args.has("json")) {
        out << io::import_json(import, outcome, args.language);
    } else {
        ImportReport report(out, args.language);
        report.print_notes("cli.figures.import.repaired", import.repaired);
        report.print_errata(import);
        report.print_notes("cli.figures.import.rejected", import.rejected);
        report.print_sets(import, outcome, !dry_run);
        report.print_summary(import);
        for (const io::Error& problem : outcome.problems) failure(args, err, problem);
    }
    return import.imported > 0 && outcome.problems.empty() ? kSuccess : kFailure;
}

}  // namespace six::cli
