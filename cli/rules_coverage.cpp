#include <algorithm>
#include <array>
#include <map>
#include <ostream>
#include <string>

#include "cli/commands.h"
#include "cli/progress.h"
#include "cli/rules.h"
#include "cli/terminal.h"
#include "io/answers/rule_json.h"
#include "io/scenario/scenario_book.h"

namespace six::cli {
namespace {

using io::DocumentCoverage;
using io::Language;
using io::rule_catalog;
using io::say;

constexpr std::string_view kScenarios = "tests/scenarios";
constexpr std::size_t kGap = 2;           // between columns
constexpr std::size_t kNumberColumn = 5;  // the narrowest column of numbers: "1234", "100 %"
constexpr std::size_t kTitle = 20;        // the narrowest column of titles, whatever the terminal

struct Counts {
    std::size_t clauses = 0, testable = 0, covered = 0, untranslated = 0;

    void add(const DocumentCoverage& document) {
        clauses += document.clauses;
        testable += document.testable;
        covered += document.covered.size();
        untranslated += document.untranslated;
    }
};

std::string right(std::string_view text, std::size_t columns) {
    const std::size_t used = columns_of(text);
    return std::string(columns > used ? columns - used : 1, ' ') + std::string(text);
}

// Rounded down: 100 % means that nothing is missing.
std::string percent(const Counts& counts) {
    if (counts.testable == 0) return "-";
    return std::to_string(counts.covered * 100 / counts.testable) + " %";
}

class Report {
public:
    Report(std::ostream& out, Language language, bool in_full)
        : out_(out), terminal_(terminal_of(out)), language_(language), in_full_(in_full) {}

    void print(std::span<const DocumentCoverage> documents) {
        print_table(documents);
        for (const DocumentCoverage& document : documents) {
            if (in_full_) print_covered(document);
            print_uncovered(document);
            if (in_full_) print_untestable(document);
        }
    }

private:
    std::string heading(std::string_view name) const {
        return say(language_, "cli.rules.coverage." + std::string(name));
    }

    void print_table(std::span<const DocumentCoverage> documents) {
        const std::array<std::string, 5> headings = {heading("clauses"), heading("testable"),
                                                     heading("covered"), "",
                                                     heading("untranslated")};
        std::size_t numbers = 0;
        for (std::size_t i = 0; i < headings.size(); ++i) {
            widths_[i] = kGap + std::max(kNumberColumn, columns_of(headings[i]));
            numbers += widths_[i];
        }
        const auto columns = static_cast<std::size_t>(terminal_.columns);
        title_ = columns > numbers + kTitle ? columns - numbers : kTitle;
        print_row(heading("document"), headings);
        Counts total;
        for (const DocumentCoverage& document : documents) {
            Counts counts;
            counts.add(document);
            total.add(document);
            const std::string& title = document.document->title(language_);
            print_row(fit(document.document->id, 4) + ' ' + title, row_of(counts));
        }
        if (documents.size() > 1) print_row(heading("total"), row_of(total));
    }

    static std::array<std::string, 5> row_of(const Counts& counts) {
        return {std::to_string(counts.clauses), std::to_string(counts.testable),
                std::to_string(counts.covered), percent(counts),
                std::to_string(counts.untranslated)};
    }

    void print_row(std::string_view title, const std::array<std::string, 5>& cells) {
        out_ << fit(title, title_);
        for (std::size_t i = 0; i < cells.size(); ++i) out_ << right(cells[i], widths_[i]);
        out_ << '\n';
    }

    void print_covered(const DocumentCoverage& document) {
        if (document.covered.empty()) return;
        out_ << '\n' << heading("scenarios") << '\n';
        for (const io::CoveredClause& covered : document.covered) {
            std::string files;
            for (const std::string& file : covered.scenarios) files += ' ' + printable(file);
            print_line(covered.clause, files);
        }
    }

    // What nobody shows, first that of which nobody says why.
    void print_uncovered(const DocumentCoverage& document) {
        std::map<std::string, std::string> ids;  // by reason
        for (const Clause clause : document.uncovered) add_open(document, clause, ids);
        for (const auto& [reason, list] : ids) {
            out_ << '\n' << document.document->id << ": " << heading("uncovered");
            if (!reason.empty()) out_ << ' ' << say(language_, "cli.rules.open." + reason);
            out_ << "\n  " << wrap(list, static_cast<std::size_t>(terminal_.columns), 2) << '\n';
        }
    }

    // The clause, or those of its parts that nobody shows.
    static void add_open(const DocumentCoverage& document, Clause clause,
                         std::map<std::string, std::string>& ids) {
        bool by_parts = false;
        for (const io::PartCoverage& part : document.parts) {
            if (part.clause != clause || !part.scenarios.empty()) continue;
            ids[part.open] += ' ' + std::string(clause.id()) + '/' + part.part;
            by_parts = true;
        }
        if (!by_parts) ids[rule_catalog()[clause].open] += ' ' + std::string(clause.id());
    }

    void print_untestable(const DocumentCoverage& document) {
        if (document.untestable.empty()) return;
        out_ << '\n' << heading("untestable") << '\n';
        for (const Clause clause : document.untestable)
            print_line(clause,
                       say(language_, "cli.rules.reason." + rule_catalog()[clause].untestable));
    }

    void print_line(Clause clause, std::string_view text) {
        constexpr std::size_t kIndent = 18;
        out_ << "  " << fit(clause.id(), kIndent - 4) << "  "
             << wrap(text, static_cast<std::size_t>(terminal_.columns), kIndent) << '\n';
    }

    std::ostream& out_;
    Terminal terminal_;
    Language language_;
    bool in_full_;
    std::size_t title_ = 0;
    std::array<std::size_t, 5> widths_{};
};

}  // namespace

int run_coverage(const Arguments& args, std::ostream& out, std::ostream& err) {
    const auto evidence = [&] {
        Progress progress(args, err, "cli.progress.scenarios");
        return io::gather_evidence(
            std::string(args.value_or("scenarios", kScenarios)),
            [&](std::size_t done, std::size_t of) { progress.at(done, of); });
    }();
    if (!evidence) return refuse_scenarios(args, err, evidence.error());
    return print_coverage(args, *evidence, out, err);
}

int print_coverage(const Arguments& args, const io::CoverageEvidence& evidence, std::ostream& out,
                   std::ostream& err) {
    io::CoverageFilter filter;
    filter.edition = io::edition_named(args.value_or("edition", ""));
    filter.group = args.value_or("group", "");
    const auto documents = io::coverage(rule_catalog(), evidence, filter);
    if (documents.empty()) return refuse_group(args, err);
    if (args.has("json"))
        out << io::coverage_json(rule_catalog(), documents);
    else
        Report(out, args.language, args.has("group")).print(documents);
    return kSuccess;
}

}  // namespace six::cli
