#include "io/library/army_json.h"

#include "engine/rulesets/armies.h"
#include "io/answers/library_answers.h"

namespace six::io {
namespace {

using answers::Number;

// Those that are there, by name.
template <std::size_t N>
answers::ByName<Number> counted(const std::array<const char*, N>& names,
                                const std::array<std::int32_t, N>& counts) {
    answers::ByName<Number> list;
    for (std::size_t i = 0; i < N; ++i)
        if (counts[i] != 0) list.emplace_back(names[i], counts[i]);
    return list;
}

std::optional<std::string> id_of(Clause clause) {
    if (!clause.exists()) return std::nullopt;
    return std::string(clause.id());
}

void add_report(answers::ArmyVerdict& verdict, const ArmyReport& report, Language language) {
    verdict.legal = report.legal();
    verdict.edition = report.edition;
    verdict.points = report.points;
    verdict.build_total = report.build_total;
    verdict.actions.emplace();
    if (!army_rules(report.edition).team) *verdict.actions = report.actions;
    verdict.figures = report.figures;
    verdict.ranks = counted(kRankNames, report.ranks);
    verdict.factions = counted(kFactionNames, report.factions);
    verdict.values.emplace();
    for (const ChosenValue& value : report.values)
        verdict.values->push_back({.id = value.id,
                                   .name = value.name,
                                   .level = value.level,
                                   .points = value.points,
                                   .count = value.count,
                                   .clause = id_of(value.clause)});
    if (!report.items.empty()) verdict.items.emplace();
    for (const ChosenItem& item : report.items)
        verdict.items->push_back({.figure = item.figure,
                                  .id = item.id,
                                  .name = item.name,
                                  .points = item.points,
                                  .spells = item.spells});
    if (report.company) {
        const ChosenCompany& company = *report.company;
        verdict.company = {.id = company.id,
                           .name = company.name,
                           .number = company.number.empty()
                                         ? std::nullopt
                                         : std::optional<std::string>(company.number),
                           .ability = company.ability,
                           .printed = company.printed,
                           .discount = company.discount,
                           .cohorts = company.cohorts,
                           .points = company.points,
                           .clause = id_of(company.clause)};
    }
    verdict.findings.emplace();
    for (const auto& [error, clause] : report.findings)
        verdict.findings->push_back({.where = error.where,
                                     .key = error.key,
                                     .message = say(language, error.key, error.arguments),
                                     .clause = id_of(clause)});
}

answers::ArmyVerdict verdict_of(const ArmyAnswer& answer, Language language) {
    answers::ArmyVerdict verdict{.source = answer.source,
                                 .ok = !answer.error && answer.report.legal()};
    if (const auto& error = answer.error) {
        verdict.error = answers::Trouble{.where = error->where,
                                         .key = error->key,
                                         .message = say(language, error->key, error->arguments)};
        return verdict;
    }
    verdict.army = army_told(answer.army);
    if (!answer.code.empty()) verdict.code = answer.code;
    verdict.data_differs = answer.data_differs;
    add_report(verdict, answer.report, language);
    return verdict;
}

}  // namespace

std::string army_json(const ArmyAnswer& answer, Language language) {
    return json_text(verdict_of(answer, language), 2) + '\n';
}

std::string armies_json(std::span<const ArmyAnswer> answers, Language language) {
    std::string text;
    for (const ArmyAnswer& answer : answers) text += json_text(verdict_of(answer, language)) + '\n';
    return text;
}

}  // namespace six::io
