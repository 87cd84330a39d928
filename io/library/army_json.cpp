#include "io/library/army_json.h"

#include "engine/rulesets/armies.h"
#include "io/text/json.h"

namespace six::io {
namespace {

// Those that are there, by name.
template <std::size_t N>
Json counted(const std::array<const char*, N>& names, const std::array<std::int32_t, N>& counts) {
    Json json = Json::object();
    for (std::size_t i = 0; i < N; ++i)
        if (counts[i] != 0) json[names[i]] = counts[i];
    return json;
}

Json json_of_error(const Error& error, Language language) {
    return {{"where", error.where},
            {"key", error.key},
            {"message", say(language, error.key, error.arguments)}};
}

Json clause_json(Clause clause) {
    return clause.exists() ? Json(clause.id()) : Json();
}

void add_report(Json& json, const ArmyReport& report, Language language) {
    json["legal"] = report.legal();
    json["edition"] = name_of(report.edition);
    json["points"] = report.points;
    json["build_total"] = report.build_total;
    json["actions"] = army_rules(report.edition).team ? Json() : Json(report.actions);
    json["figures"] = report.figures;
    json["ranks"] = counted(kRankNames, report.ranks);
    json["factions"] = counted(kFactionNames, report.factions);
    json["values"] = Json::array();
    for (const ChosenValue& value : report.values)
        json["values"].push_back({{"id", value.id},
                                  {"name", value.name},
                                  {"level", value.level},
                                  {"points", value.points},
                                  {"count", value.count},
                                  {"clause", clause_json(value.clause)}});
    json["findings"] = Json::array();
    for (const ArmyFinding& finding : report.findings) {
        Json one = json_of_error(finding.error, language);
        one["clause"] = clause_json(finding.clause);
        json["findings"].push_back(std::move(one));
    }
}

Json json_of_answer(const ArmyAnswer& answer, Language language) {
    Json json = {{"source", answer.source},
                 {"ok", !answer.error && answer.report.legal()},
                 {"error", answer.error ? json_of_error(*answer.error, language) : Json()}};
    if (answer.error) return json;
    json["army"] = Json::parse(army_file(answer.army));
    if (!answer.code.empty()) json["code"] = answer.code;
    json["data_differs"] = answer.data_differs;
    add_report(json, answer.report, language);
    return json;
}

// What somebody typed may hold any bytes; what is not UTF-8 is replaced.
std::string text_of(const Json& json) {
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace

std::string army_json(const ArmyAnswer& answer, Language language) {
    return text_of(json_of_answer(answer, language));
}

std::string armies_json(std::span<const ArmyAnswer> answers, Language language) {
    std::string text;
    for (const ArmyAnswer& answer : answers)
        text +=
            json_of_answer(answer, language).dump(-1, ' ', false, Json::error_handler_t::replace) +
            '\n';
    return text;
}

}  // namespace six::io
