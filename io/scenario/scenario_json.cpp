#include "io/scenario/scenario_json.h"

#include "io/text/json.h"

namespace six::io {

namespace {

Json json_of(Language language, const std::vector<Error>& errors) {
    Json list = Json::array();
    for (const Error& error : errors)
        list.push_back(
            {{"where", error.where}, {"message", say(language, error.key, error.arguments)}});
    return list;
}

Json json_of(const std::vector<Difference>& differences) {
    Json list = Json::array();
    for (const Difference& difference : differences)
        list.push_back({{"where", difference.where},
                        {"expected", difference.expected},
                        {"got", difference.got}});
    return list;
}

Json json_of(const std::vector<Answer>& answers) {
    Json list = Json::array();
    for (const Answer& answer : answers)
        list.push_back({{"where", answer.where}, {"asked", answer.asked}, {"answer", answer.said}});
    return list;
}

Json json_of(Language language, const ScenarioReport& report) {
    Json json = {{"file", report.file},
                 {"passed", report.passed()},
                 {"errors", json_of(language, report.errors)},
                 {"editions", Json::array()},
                 {"pairs", json_of(report.pair_differences)},
                 {"shown", Json::array()},
                 {"named_only", Json::array()}};
    for (const ScenarioOutcome& outcome : report.outcomes)
        json["editions"].push_back({{"edition", name_of(outcome.edition)},
                                    {"passed", outcome.passed()},
                                    {"errors", json_of(language, outcome.errors)},
                                    {"differences", json_of(outcome.differences)},
                                    {"answers", json_of(outcome.answers)},
                                    {"drawing", outcome.drawing}});
    for (const ClauseEvidence& row : report.evidence)
        if (row.named) json[row.shown ? "shown" : "named_only"].push_back(row.clause);
    return json;
}

}  // namespace

std::string scenarios_json(std::span<const ScenarioReport> reports, Language language) {
    int passed = 0;
    Json list = Json::array();
    for (const ScenarioReport& report : reports) {
        passed += report.passed();
        list.push_back(json_of(language, report));
    }
    const Json json = {{"passed", passed},
                       {"failed", static_cast<int>(reports.size()) - passed},
                       {"scenarios", std::move(list)}};
    // File names may hold any bytes; what is not UTF-8 is replaced.
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace six::io
