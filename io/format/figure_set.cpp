#include "io/format/figure_set.h"

#include <set>

#include "engine/base/clause.h"
#include "engine/game/look.h"
#include "engine/rulesets/pages.h"
#include "io/format/json_file.h"
#include "io/format/json_trap.h"

namespace six::io {
namespace {

constexpr const char* kFiguresFormat = "six-skulls/figures";
constexpr std::size_t kMaxNumber = 12, kMaxFlavour = 300, kMaxErrata = 32, kMaxErratumText = 200;

Erratum read_erratum(const JsonPlace& place) {
    Erratum erratum;
    place.object({"clause", "field", "printed"});
    const JsonPlace clause = place.need("clause"), field = place.need("field");
    erratum.clause = clause.text(1, kMaxNumber * 2);
    if (!Clause::find(erratum.clause)) clause.complain("errata.expected_clause");
    erratum.field = field.text(1, kMaxErratumText);
    if (!erratum.field.starts_with('/')) field.complain("json.expected_pointer");
    erratum.printed = place.need("printed").text(0, kMaxErratumText);
    return erratum;
}

// Of a figure or a chest, whose other fields have been read.
Imprint read_imprint(const JsonPlace& place) {
    Imprint imprint;
    if (const JsonPlace number = place.may("number"); number.exists())
        imprint.number = number.text(1, kMaxNumber);
    if (const JsonPlace silhouette = place.may("silhouette"); silhouette.exists())
        imprint.silhouette = silhouette.identifier();
    if (const JsonPlace flavour = place.may("flavour"); flavour.exists()) {
        flavour.object({"en", "de"});
        imprint.flavour_en = flavour.need("en").text(1, kMaxFlavour);
        imprint.flavour_de = flavour.need("de").text(1, kMaxFlavour);
    }
    const JsonPlace errata = place.may("errata");
    const std::size_t count = errata.array(1, kMaxErrata);
    for (std::size_t i = 0; i < count; ++i) imprint.errata.push_back(read_erratum(errata[i]));
    return imprint;
}

FileStory story_told(const Imprint& imprint) {
    FileStory told;
    if (!imprint.flavour_en.empty())
        told.flavour = FileFlavour{imprint.flavour_en, imprint.flavour_de};
    for (const Erratum& erratum : imprint.errata) {
        if (!told.errata) told.errata.emplace();
        told.errata->push_back({erratum.clause, erratum.field, erratum.printed});
    }
    return told;
}

FigureSet read_set(const JsonPlace& place) {
    FigureSet set;
    read_file_header(place, kFiguresFormat);
    place.object({"format", "version", "set", "name", "figures", "chests"});
    if (place.may("set").exists() || place.may("name").exists()) {
        set.id = place.need("set").identifier();
        set.name = place.need("name").text(1, kMaxName);
    }
    const JsonPlace figures = place.need("figures"), chests = place.may("chests");
    set.catalog = read_catalog(figures, LevelsSaid::as_printed);
    // A replay may hold the levels of a model apart from each other, a file has each figure once.
    std::set<std::string> ids;
    const auto note = [&](const JsonPlace& object) {
        const JsonPlace id = object.may("id");
        if (!ids.insert(id.identifier()).second) id.complain("json.expected_other");
        if (Imprint imprint = read_imprint(object); !imprint.empty())
            set.imprints.emplace(id.identifier(), std::move(imprint));
    };
    const std::size_t count = figures.array(0, kMaxWarriors);
    for (std::size_t i = 0; i < count; ++i) note(figures[i]);
    const std::size_t more = chests.array(1, kMaxWarriors);
    for (std::size_t i = 0; i < more; ++i) {
        set.chests.push_back(read_chest(chests[i]));
        note(chests[i]);
    }
    return set;
}

}  // namespace

Expected<FigureSet, Error> set_from_json(std::string_view text) {
    return from_text(text, read_set, kManyWarriors);
}

Expected<FigureSet, Error> load_set(const std::string& file) {
    return load_json(file, read_set, kManyWarriors);
}

void add_imprint(FigureFile& told, const Imprint& imprint) {
    if (!imprint.number.empty()) told.number = imprint.number;
    if (!imprint.silhouette.empty()) told.silhouette = imprint.silhouette;
    told.story = story_told(imprint);
}

void add_imprint(ChestFile& told, const Imprint& imprint) {
    if (!imprint.number.empty()) told.number = imprint.number;
    told.story = story_told(imprint);
}

std::string set_file(const FigureSet& set) {
    Json json = file_header(kFiguresFormat);
    if (!set.id.empty()) {
        json["set"] = set.id;
        json["name"] = set.name;
    }
    json["figures"] = Json::array();
    const auto imprinted = [&](auto told) {
        const auto imprint = set.imprints.find(told.id);
        if (imprint != set.imprints.end()) add_imprint(told, imprint->second);
        return as_json(told);
    };
    for (FigureFile& figure : figures_told(set.catalog, BaseSaid::where_unusual))
        json["figures"].push_back(imprinted(std::move(figure)));
    for (const Chest& chest : set.chests) json["chests"].push_back(imprinted(chest_told(chest)));
    return file_text(json);
}

Catalog complete_for(Edition edition, const Catalog& catalog) {
    Catalog complete;
    for (const Warrior& warrior : catalog.warriors)
        if (warrior.editions.has(edition)) complete.warriors.push_back(warrior);
    if (const Ruleset* page = page_of(edition); page && plays_items(*page))
        complete.items = catalog.items;
    if (const Ruleset* page = page_of(edition); page && page->plays.companies)
        complete.companies = catalog.companies;
    if (const Ruleset* page = page_of(edition); page && plays_spells(*page))
        complete.spells = catalog.spells;
    return complete;
}

}  // namespace six::io
