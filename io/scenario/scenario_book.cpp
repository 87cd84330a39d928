#include "io/scenario/scenario_book.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <set>
#include <system_error>

#include "io/scenario/scenario.h"
#include "io/text/file_read.h"

namespace six::io {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMaxFiles = 20'000;
// A pair may differ in what its clause speaks of, and in nothing else.
constexpr std::size_t kMaxPairLines = 2;

// How many lines were changed, added or left out.
std::size_t lines_apart(std::vector<std::string> a, std::vector<std::string> b) {
    std::sort(a.begin(), a.end());
    std::sort(b.begin(), b.end());
    std::vector<std::string> only_a, only_b;
    std::set_difference(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(only_a));
    std::set_difference(b.begin(), b.end(), a.begin(), a.end(), std::back_inserter(only_b));
    return std::max(only_a.size(), only_b.size());
}

class Reporter {
public:
    Reporter(Language language, const ReadText& read, Recording recording)
        : language_(language), read_(read), recording_(recording) {}

    ScenarioReport report(const std::string& file) {
        report_.file = file;
        const auto text = read_(file);
        if (!text) {
            report_.errors.push_back(text.error());
            return std::move(report_);
        }
        const auto parsed = parse_scenario(*text, file);
        if (!parsed) {
            report_.errors = parsed.error();
            return std::move(report_);
        }
        const Scenario& scenario = *parsed;
        for (const Edition edition : scenario.editions)
            report_.outcomes.push_back(run_scenario(scenario, edition, language_, recording_));
        for (const PairText& pair : scenario.pairs) compare(scenario, pair);
        gather(scenario);
        return std::move(report_);
    }

private:
    void compare(const Scenario& scenario, const PairText& pair) {
        const auto differ = [&](std::string_view key, const std::vector<Argument>& arguments) {
            report_.pair_differences.push_back(
                {scenario.file + ":" + std::to_string(pair.place.line), "pair " + pair.file,
                 say(language_, key, arguments)});
        };
        const std::string other_file =
            (fs::path(scenario.file).parent_path() / pair.file).lexically_normal().string();
        const auto text = read_(other_file);
        if (!text)
            return differ("scenario.pair_unreadable", {{"why", say(language_, text.error())}});
        const auto other = parse_scenario(*text, other_file);
        if (!other)
            return differ("scenario.pair_unreadable", {{"why", say(language_, other.error()[0])}});
        const std::size_t apart = lines_apart(scenario.lines, other->lines);
        if (apart == 0 || apart > kMaxPairLines)
            return differ("scenario.pair_lines",
                          {{"n", std::to_string(apart)}, {"most", std::to_string(kMaxPairLines)}});
        for (const ScenarioOutcome& mine : report_.outcomes) {
            // The edition may be what the two differ in.
            const bool both = std::find(other->editions.begin(), other->editions.end(),
                                        mine.edition) != other->editions.end();
            const ScenarioOutcome theirs =
                run_scenario(*other, both ? mine.edition : other->editions[0], language_);
            if (!theirs.passed()) return differ("scenario.pair_fails", {{"file", other_file}});
            if (theirs.story == mine.story) return differ("scenario.pair_same", {});
        }
        proved_by_pair_.insert(pair.clauses.begin(), pair.clauses.end());
    }

    void gather(const Scenario& scenario) {
        std::set<Clause> shown, named;
        std::set<std::pair<Clause, char>> parts;
        const bool passed = report_.passed();
        for (const ScenarioOutcome& outcome : report_.outcomes)
            if (passed) shown.insert(outcome.shown.begin(), outcome.shown.end());
        if (passed) shown.insert(proved_by_pair_.begin(), proved_by_pair_.end());
        for (const NamedClause& clause : scenario.clauses) {
            if (clause.part == 0)
                named.insert(clause.clause);
            else
                parts.insert({clause.clause, clause.part});
        }
        std::set<Clause> all = shown;
        all.insert(named.begin(), named.end());
        for (const Clause clause : all)
            report_.evidence.push_back({.clause = std::string(clause.id()),
                                        .scenario = scenario.file,
                                        .shown = shown.count(clause) > 0,
                                        .named = named.count(clause) > 0});
        for (const auto& [clause, part] : parts)
            report_.evidence.push_back({.clause = std::string(clause.id()) + '/' + part,
                                        .scenario = scenario.file,
                                        .shown = shown.count(clause) > 0,
                                        .named = true});
    }

    Language language_;
    const ReadText& read_;
    Recording recording_;
    ScenarioReport report_;
    std::set<Clause> proved_by_pair_;
};

}  // namespace

bool ScenarioReport::passed() const {
    return errors.empty() && pair_differences.empty() &&
           std::all_of(outcomes.begin(), outcomes.end(),
                       [](const ScenarioOutcome& outcome) { return outcome.passed(); });
}

Expected<std::string, Error> read_scenario_file(const std::string& file) {
    auto text = read_file(file, kMaxScenarioBytes);
    if (!text) return within(file, text.error());
    return text;
}

ScenarioReport run_scenario_file(const std::string& file, Language language, const ReadText& read,
                                 Recording recording) {
    return Reporter(language, read, recording).report(file);
}

Expected<std::vector<std::string>, Error> find_scenarios(const std::vector<std::string>& paths) {
    std::set<std::string> files;
    for (const std::string& path : paths) {
        std::error_code failed;
        if (!may_be_there(path)) return Error{path, "scenario.no_file", {}};
        if (!fs::is_directory(path, failed)) {
            // Whoever runs many files is told of this one before the first runs.
            if (const auto readable = read_file(path, 0); !readable)
                return within(path, readable.error());
            files.insert(path);
            continue;
        }
        bool any = false;
        for (fs::recursive_directory_iterator
                 at(path, fs::directory_options::skip_permission_denied, failed),
             end;
             !failed && at != end; at.increment(failed)) {
            if (at->path().extension() == ".scn" && at->is_regular_file(failed)) {
                files.insert(at->path().lexically_normal().generic_string());
                any = true;
            }
            if (files.size() > kMaxFiles)
                return Error{
                    path, "scenario.too_many_files", {{"most", std::to_string(kMaxFiles)}}};
        }
        if (failed) return Error{path, "scenario.unreadable", {}};
        if (!any) return Error{path, "scenario.empty_folder", {}};
    }
    return std::vector<std::string>(files.begin(), files.end());
}

Expected<CoverageEvidence, Error> gather_evidence(const std::string& folder,
                                                  const WatchScenarios& watch) {
    const auto files = find_scenarios({folder});
    if (!files) return files.error();
    CoverageEvidence evidence;
    std::size_t done = 0;
    for (const std::string& file : *files) {
        if (watch) watch(done++, files->size());
        const ScenarioReport report = run_scenario_file(file, Language::en);
        evidence.insert(evidence.end(), report.evidence.begin(), report.evidence.end());
    }
    return evidence;
}

}  // namespace six::io
