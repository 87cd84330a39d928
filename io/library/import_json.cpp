#include "io/format/json_place.h"
#include "io/library/import.h"

namespace six::io {
namespace {

Json json_of_notes(const std::vector<ImportNote>& notes, Language language) {
    Json list = Json::array();
    for (const ImportNote& note : notes)
        list.push_back({{"where", note.what.where},
                        {"name", note.name},
                        {"reason", note.what.key},
                        {"sentence", say(language, note.what.key, note.what.arguments)}});
    return list;
}

Json json_of_errata(const FigureSet& set) {
    Json list = Json::array();
    for (const auto& [id, imprint] : set.imprints)
        for (const Erratum& erratum : imprint.errata)
            list.push_back({{"figure", id},
                            {"clause", erratum.clause},
                            {"field", erratum.field},
                            {"printed", erratum.printed}});
    return list;
}

}  // namespace

std::string import_json(const Import& import, const ImportOutcome& outcome, Language language) {
    Json json{{"records", import.records},
              {"imported", import.imported},
              {"repaired_records", import.repaired_records},
              {"rejected_records", import.rejected.size()},
              {"kept_out_records", import.kept_out},
              {"corrected", import.corrected},
              {"sets", Json::array()},
              {"repaired", json_of_notes(import.repaired, language)},
              {"rejected", json_of_notes(import.rejected, language)},
              {"problems", Json::array()}};
    for (const Error& problem : outcome.problems)
        json["problems"].push_back({{"where", problem.where},
                                    {"reason", problem.key},
                                    {"sentence", say(language, problem.key, problem.arguments)}});
    for (const FigureSet& set : import.sets) {
        std::set<std::string> figures;
        for (const Warrior& warrior : set.catalog.warriors) figures.insert(figure_id(warrior));
        const auto file = outcome.files.find(set.id);
        json["sets"].push_back(
            {{"id", set.id},
             {"name", set.name},
             {"figures", figures.size()},
             {"errata", json_of_errata(set)},
             {"file", file == outcome.files.end() ? Json() : Json(file->second)}});
    }
    // A file's name may be any bytes.
    return json.dump(2, ' ', /*ensure_ascii=*/false, Json::error_handler_t::replace) + '\n';
}

}  // namespace six::io
