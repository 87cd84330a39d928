#include <set>

#include "io/answers/library_answers.h"
#include "io/library/import.h"

namespace six::io {
namespace {

using answers::Number;

std::vector<answers::ImportNoteTold> notes_told(const std::vector<ImportNote>& notes,
                                                Language language) {
    std::vector<answers::ImportNoteTold> list;
    for (const ImportNote& note : notes)
        list.push_back({.where = note.what.where,
                        .name = note.name,
                        .reason = note.what.key,
                        .sentence = say(language, note.what.key, note.what.arguments)});
    return list;
}

std::vector<answers::ErratumTold> errata_told(const FigureSet& set) {
    std::vector<answers::ErratumTold> list;
    for (const auto& [id, imprint] : set.imprints)
        for (const Erratum& erratum : imprint.errata)
            list.push_back({.figure = id,
                            .clause = erratum.clause,
                            .field = erratum.field,
                            .printed = erratum.printed});
    return list;
}

}  // namespace

std::string import_json(const Import& import, const ImportOutcome& outcome, Language language) {
    answers::ImportReport report{.records = static_cast<Number>(import.records),
                                 .imported = static_cast<Number>(import.imported),
                                 .repaired_records = static_cast<Number>(import.repaired_records),
                                 .rejected_records = static_cast<Number>(import.rejected.size()),
                                 .kept_out_records = static_cast<Number>(import.kept_out),
                                 .corrected = static_cast<Number>(import.corrected),
                                 .repaired = notes_told(import.repaired, language),
                                 .rejected = notes_told(import.rejected, language)};
    for (const Error& problem : outcome.problems)
        report.problems.push_back({.where = problem.where,
                                   .reason = problem.key,
                                   .sentence = say(language, problem.key, problem.arguments)});
    for (const FigureSet& set : import.sets) {
        std::set<std::string> figures;
        for (const Warrior& warrior : set.catalog.warriors) figures.insert(figure_id(warrior));
        answers::ImportedSet& told = report.sets.emplace_back(
            answers::ImportedSet{.id = set.id,
                                 .name = set.name,
                                 .figures = static_cast<Number>(figures.size()),
                                 .errata = errata_told(set)});
        if (const auto file = outcome.files.find(set.id); file != outcome.files.end())
            told.file = file->second;
    }
    return json_text(report, 2) + '\n';
}

}  // namespace six::io
