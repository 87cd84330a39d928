// figures check and figures value: what a file of figures is good for, and what its figures are
// worth.
#include <algorithm>
#include <map>
#include <ostream>

#include "cli/figures.h"
#include "cli/terminal.h"
#include "engine/game/sound.h"
#include "engine/rulesets/armies.h"
#include "engine/rulesets/pages.h"
#include "io/language/describe.h"
#include "io/language/warrior_name.h"
#include "io/library/figure_json.h"
#include "workshop/point_value.h"

namespace six::cli {
namespace {

using io::EditionReport;
using io::FileReport;
using io::Language;
using io::say;
using io::SetFigure;

// --- check ---

// The first level that the page refuses speaks for the figure.
std::optional<io::Unplayable> unplayable(const Ruleset& page, const SetFigure& figure,
                                         Language language) {
    for (const Warrior& level : figure.levels) {
        Catalog alone{.warriors = {level}};
        fit_to_page(page, OptionValues(page.edition), alone);
        const auto sound = check_warriors(page, alone);
        if (sound) continue;
        return io::Unplayable{
            figure.id(), io::describe(language, io::Names{.edition = page.edition}, sound.error()),
            std::string(sound.error().clause.id())};
    }
    return std::nullopt;
}

EditionReport report_on(Edition edition, const io::FigureSet& set, Language language) {
    EditionReport report{.edition = edition};
    const Ruleset* page = page_of(edition);
    report.has_page = page != nullptr;
    for (const SetFigure& figure : io::figures_in(set)) {
        if (figure.chest) continue;
        if (!figure.levels[0].editions.has(edition)) {
            const auto gap = army_rules(edition).gap(figure.levels[0]);
            report.not_in_it.push_back({figure.id(), gap ? std::string(gap->field) : std::string(),
                                        gap && gap->unknown_to_edition});
            continue;
        }
        ++report.complete;
        if (page == nullptr) continue;
        if (auto refused = unplayable(*page, figure, language))
            report.unplayable.push_back(*std::move(refused));
    }
    return report;
}

FileReport report_on(const std::string& file, Language language) {
    FileReport report{.file = file};
    const auto set = io::load_set(file);
    if (!set) {
        report.refused = set.error();
        return report;
    }
    report.set = set->id;
    report.name = set->name;
    report.chests = set->chests.size();
    report.figures = io::figures_in(*set).size() - report.chests;
    for (std::size_t i = 0; i < kEditionNames.size(); ++i)
        report.editions.push_back(report_on(static_cast<Edition>(i), *set, language));
    return report;
}

// A list of ids that stays readable.
std::string some_of(Language language, const std::vector<std::string>& ids) {
    constexpr std::size_t kMost = 6;
    std::string text;
    for (std::size_t i = 0; i < ids.size() && i < kMost; ++i)
        text += (text.empty() ? "" : ", ") + ids[i];
    if (ids.size() > kMost)
        text += ", " +
                say(language, "cli.figures.and_more", {{"n", std::to_string(ids.size() - kMost)}});
    return text;
}

void print_edition(std::ostream& out, Language language, const EditionReport& report,
                   std::size_t figures) {
    const auto columns = static_cast<std::size_t>(terminal_of(out).columns);
    const auto line = [&](std::size_t indent, const std::string& text) {
        out << std::string(indent, ' ') << wrap(text, columns, indent) << '\n';
    };
    line(2,
         say(language, report.has_page ? "cli.figures.edition" : "cli.figures.edition_without_page",
             {{"edition", say(language, "edition." + std::string(name_of(report.edition)))},
              {"n", std::to_string(report.complete)},
              {"count", std::to_string(figures)}}));
    for (const io::Unplayable& one : report.unplayable)
        line(4, say(language, "cli.figures.unplayable", {{"id", one.id}, {"why", one.why}}));
    std::map<std::pair<std::string, bool>, std::vector<std::string>> by_field;
    for (const io::EditionFinding& finding : report.not_in_it)
        by_field[{finding.field, finding.unknown_to_edition}].push_back(finding.id);
    for (const auto& [what, ids] : by_field) {
        const auto& [field, unknown] = what;
        const std::string_view key = field.empty() ? "cli.figures.could_be"
                                     : unknown     ? "cli.figures.foreign"
                                                   : "cli.figures.missing";
        line(4, say(language, key, {{"field", field}, {"ids", some_of(language, ids)}}));
    }
}

void print_report(std::ostream& out, Language language, const FileReport& report) {
    if (report.refused) {
        out << printable(say(language, *report.refused)) << '\n';
        return;
    }
    out << say(language, report.name.empty() ? "cli.figures.read" : "cli.figures.read_set",
               {{"file", printable(report.file)},
                {"name", printable(report.name)},
                {"n", std::to_string(report.figures)},
                {"chests", std::to_string(report.chests)}})
        << '\n';
    if (report.figures == 0) return;
    for (const EditionReport& edition : report.editions)
        print_edition(out, language, edition, report.figures);
}

// --- value ---

std::vector<io::Valued> values_of(const std::vector<SetFigure>& figures) {
    std::vector<io::Valued> values;
    for (const SetFigure& figure : figures)
        for (const Warrior& level : figure.levels)
            values.push_back(
                {level.id, io::full_name(level), level.points, workshop::point_value(level)});
    return values;
}

// "+3": how far the points are above the value, and in percent of it.
std::string difference(const io::Valued& one) {
    const int more = one.points - one.value;
    return (more > 0 ? "+" : "") + std::to_string(more);
}
std::string percent_off(const io::Valued& one) {
    if (one.value == 0) return "";
    const int more = one.points - one.value;
    const int rounded = (200 * more + (more < 0 ? -one.value : one.value)) / (2 * one.value);
    return (rounded > 0 ? "+" : "") + std::to_string(rounded) + " %";
}

void print_values(std::ostream& out, Language language, const std::vector<io::Valued>& values) {
    const Terminal terminal = terminal_of(out);
    const std::array<std::string, 5> heads = {say(language, "cli.figures.column.name"),
                                              say(language, "cli.figures.column.points"),
                                              say(language, "cli.figures.column.value"),
                                              say(language, "cli.figures.column.difference"), "%"};
    std::size_t width = columns_of(heads[0]);
    for (const io::Valued& one : values) width = std::max(width, columns_of(one.name));
    constexpr std::size_t kNumber = 8;
    width = std::min(width, static_cast<std::size_t>(terminal.columns) - 4 * (kNumber + 1));
    const auto line = [&](const std::array<std::string, 5>& cells) {
        std::string text = fit(cells[0], width);
        for (std::size_t i = 1; i < cells.size(); ++i)
            text += ' ' + right_aligned(cells[i], kNumber);
        return without_end(text);
    };
    out << paint(terminal, Colour::bold, line(heads)) << '\n';
    for (const io::Valued& one : values)
        out << line({printable(one.name), std::to_string(one.points), std::to_string(one.value),
                     difference(one), percent_off(one)})
            << '\n';
}

}  // namespace

int check_figures(const Arguments& args, std::ostream& out) {
    std::vector<FileReport> reports;
    for (const std::string& file : args.words) reports.push_back(report_on(file, args.language));
    const bool ok = std::all_of(reports.begin(), reports.end(),
                                [](const FileReport& report) { return report.ok(); });
    if (args.has("json"))
        out << io::check_json(reports, args.language);
    else
        for (const FileReport& report : reports) print_report(out, args.language, report);
    return ok ? kSuccess : kFailure;
}

int value_figures(const Arguments& args, std::ostream& out, std::ostream& err) {
    const auto wanted = wanted_figures(args, err);
    if (!wanted) return kFailure;
    const std::vector<io::Valued> values = values_of(wanted->figures);
    if (args.has("json")) {
        out << io::values_json(values);
        return kSuccess;
    }
    if (values.empty()) return failure(args, err, "cli.figures.nothing_to_value");
    print_values(out, args.language, values);
    return kSuccess;
}

}  // namespace six::cli
