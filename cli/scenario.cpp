// scenario run: a verdict for each file, for failures what was expected and what was found, line by
// line, and the table drawn.
#include <filesystem>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "cli/commands.h"
#include "cli/progress.h"
#include "cli/terminal.h"
#include "io/scenario/scenario_book.h"
#include "io/scenario/scenario_json.h"
#include "io/text/file_write.h"

namespace six::cli {
namespace {

using io::Language;
using io::say;
using io::ScenarioOutcome;
using io::ScenarioReport;

std::string edition_name(const ScenarioOutcome& outcome) {
    return name_of(outcome.edition);
}

// Every line of a text that may have several, indented.
void print_indented(std::ostream& out, const std::string& label, const std::string& text) {
    const std::string indent(6 + columns_of(label) + 1, ' ');
    std::string_view rest = text;
    for (bool first = true; first || !rest.empty(); first = false) {
        const std::size_t end = rest.find('\n');
        out << (first ? "      " + label + " " : indent) << printable(rest.substr(0, end)) << "\n";
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    }
}

// The file's name is foreign; the sentence is ours, and foreign words in it are quoted already.
void print_errors(std::ostream& out, Language language, const std::vector<io::Error>& errors) {
    for (const io::Error& error : errors)
        out << "    " << printable(error.where) << ": " << say(language, error.key, error.arguments)
            << "\n";
}

void print_differences(std::ostream& out, Language language,
                       const std::vector<io::Difference>& differences) {
    for (const io::Difference& difference : differences) {
        out << "    " << printable(difference.where) << "\n";
        print_indented(out, say(language, "cli.scenario.expected"), difference.expected);
        print_indented(out, say(language, "cli.scenario.got"), difference.got);
    }
}

void print_answers(std::ostream& out, Language language, const std::vector<io::Answer>& answers) {
    for (const io::Answer& answer : answers) {
        out << "    " << printable(answer.where) << "\n";
        print_indented(out, say(language, "cli.scenario.asked"), answer.asked);
        print_indented(out, say(language, "cli.scenario.answer"), answer.said);
    }
}

void print_scenario(const Arguments& args, std::ostream& out, const ScenarioReport& report) {
    const Terminal terminal = terminal_of(out);
    const Language language = args.language;
    const bool passed = report.passed();
    out << paint(terminal, passed ? Colour::green : Colour::red,
                 say(language, passed ? "cli.scenario.passed" : "cli.scenario.failed"))
        << "  " << printable(report.file) << "\n";
    print_errors(out, language, report.errors);
    for (const ScenarioOutcome& outcome : report.outcomes) {
        if (outcome.passed() && outcome.answers.empty()) continue;
        if (report.outcomes.size() > 1)
            out << "    " << say(language, "edition." + edition_name(outcome)) << "\n";
        print_answers(out, language, outcome.answers);
        print_errors(out, language, outcome.errors);
        print_differences(out, language, outcome.differences);
        out << outcome.drawing;
    }
    print_differences(out, language, report.pair_differences);
}

// The file's own path with _ for what separates folders, so that no two scenarios share a name.
std::string replay_name(const std::string& file, const ScenarioOutcome& outcome, bool several) {
    std::string name;
    for (const char c : file.substr(0, file.rfind(".scn")))
        if (c != '/' && c != '\\' && c != '.')
            name += c;
        else if (!name.empty() && name.back() != '_')
            name += '_';
    return name + (several ? "_" + edition_name(outcome) : "") + ".jsonl";
}

// None is written over a file that is there.
std::optional<io::Error> write_replays(const std::string& folder, const ScenarioReport& report) {
    std::error_code ignored;  // then the first file has no folder
    std::filesystem::create_directories(folder, ignored);
    for (const ScenarioOutcome& outcome : report.outcomes) {
        if (outcome.replay.empty()) continue;
        const auto path = std::filesystem::path(folder) /
                          replay_name(report.file, outcome, report.outcomes.size() > 1);
        if (auto problem = io::write_new(path.string(), outcome.replay)) return problem;
    }
    return std::nullopt;
}

}  // namespace

int run_scenario(const Arguments& args, std::ostream& out, std::ostream& err) {
    const auto files = io::find_scenarios(args.words);
    if (!files)
        return failure(args, err, "cli.scenario.no_files",
                       {{"why", printable(say(args.language, files.error()))}});
    const auto folder = args.value("record");
    int failed = 0;
    std::vector<ScenarioReport> reports;
    std::optional<Progress> progress;  // where verdicts do not come one by one
    if (args.has("json")) progress.emplace(args, err, "cli.progress.scenarios");
    for (const std::string& file : *files) {
        if (progress) progress->at(reports.size(), files->size());
        ScenarioReport report =
            io::run_scenario_file(file, args.language, io::read_scenario_file,
                                  folder ? io::Recording::yes : io::Recording::no);
        if (folder)
            if (const auto problem = write_replays(std::string(*folder), report))
                return failure(args, err, *problem);
        failed += !report.passed();
        // With many files the first verdicts are there while the others still run.
        if (!args.has("json")) print_scenario(args, out, report);
        reports.push_back(std::move(report));
    }
    progress.reset();
    if (args.has("json"))
        out << io::scenarios_json(reports, args.language);
    else
        out << say(args.language, "cli.scenario.summary",
                   {{"passed", std::to_string(static_cast<int>(reports.size()) - failed)},
                    {"failed", std::to_string(failed)}})
            << "\n";
    return failed > 0 ? kFailure : kSuccess;
}

}  // namespace six::cli
