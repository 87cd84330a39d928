#include "io/scenario/scenario_json.h"

#include "io/answers/game_answers.h"

namespace six::io {
namespace {

using answers::Number;

std::vector<answers::FileTrouble> errors_told(Language language, const std::vector<Error>& errors) {
    std::vector<answers::FileTrouble> told;
    for (const Error& error : errors)
        told.push_back(
            {.where = error.where, .message = say(language, error.key, error.arguments)});
    return told;
}

std::vector<answers::DifferenceTold> differences_told(const std::vector<Difference>& differences) {
    std::vector<answers::DifferenceTold> told;
    for (const Difference& difference : differences)
        told.push_back(
            {.where = difference.where, .expected = difference.expected, .got = difference.got});
    return told;
}

answers::EditionRun run_told(Language language, const ScenarioOutcome& outcome) {
    answers::EditionRun told{.edition = outcome.edition,
                             .passed = outcome.passed(),
                             .errors = errors_told(language, outcome.errors),
                             .differences = differences_told(outcome.differences),
                             .drawing = outcome.drawing};
    for (const Answer& answer : outcome.answers)
        told.answers.push_back(
            {.where = answer.where, .asked = answer.asked, .answer = answer.said});
    return told;
}

answers::ScenarioTold scenario_told(Language language, const ScenarioReport& report) {
    answers::ScenarioTold told{.file = report.file,
                               .passed = report.passed(),
                               .errors = errors_told(language, report.errors),
                               .pairs = differences_told(report.pair_differences)};
    for (const ScenarioOutcome& outcome : report.outcomes)
        told.editions.push_back(run_told(language, outcome));
    for (const ClauseEvidence& row : report.evidence)
        if (row.named) (row.shown ? told.shown : told.named_only).push_back(row.clause);
    return told;
}

}  // namespace

std::string scenarios_json(std::span<const ScenarioReport> reports, Language language) {
    answers::ScenariosRun told;
    for (const ScenarioReport& report : reports) {
        ++(report.passed() ? told.passed : told.failed);
        told.scenarios.push_back(scenario_told(language, report));
    }
    return json_text(told, 2) + '\n';
}

}  // namespace six::io
