#include "io/library/collection.h"

#include <algorithm>
#include <cassert>

#include "io/format/json_companies.h"
#include "io/format/json_items.h"
#include "io/format/json_spells.h"
#include "io/library/muster.h"
#include "io/library/setup_file.h"
#include "io/text/data.h"

namespace six::io {
namespace {

template <class Each>
void for_each_file(std::string_view folder, Each each) {
    for (const EmbeddedFile& file : embedded_files()) {
        if (!file.name.starts_with(folder)) continue;
        std::string_view name = file.name.substr(folder.size());
        name.remove_suffix(std::string_view(".json").size());
        if (const auto text = data_file(file.name)) each(std::string(name), *text);
    }
}

void add_part(FigureSet& whole, FigureSet part) {
    auto catalog = joined(std::move(whole.catalog), part.catalog);
    assert(catalog.has_value());
    whole.catalog = std::move(catalog).value();
    whole.chests.insert(whole.chests.end(), part.chests.begin(), part.chests.end());
    whole.imprints.merge(part.imprints);
}

// A set may lie in several files.
std::vector<FigureSet> read_sets() {
    std::vector<FigureSet> sets;
    for_each_file("figures/", [&](const std::string&, std::string_view text) {
        auto set = set_from_json(text);
        assert(set.has_value());
        const auto whole = std::find_if(sets.begin(), sets.end(), [&](const FigureSet& known) {
            return !known.id.empty() && known.id == set->id;
        });
        if (whole == sets.end())
            sets.push_back(std::move(set).value());
        else
            add_part(*whole, std::move(set).value());
    });
    return sets;
}

Catalog join_sets() {
    Catalog all;
    for (const FigureSet& set : collected_sets()) {
        auto more = joined(std::move(all), set.catalog);
        assert(more.has_value());
        all = std::move(more).value();
    }
    for_each_file("items/", [&](const std::string&, std::string_view text) {
        const auto items = items_from_json(text);
        assert(items.has_value());
        all.items.insert(all.items.end(), items->begin(), items->end());
    });
    for_each_file("companies/", [&](const std::string&, std::string_view text) {
        const auto companies = companies_from_json(text);
        assert(companies.has_value());
        all.companies.insert(all.companies.end(), companies->begin(), companies->end());
    });
    for_each_file("spells/", [&](const std::string&, std::string_view text) {
        const auto spells = spells_from_json(text);
        assert(spells.has_value());
        all.spells.insert(all.spells.end(), spells->begin(), spells->end());
    });
    return all;
}

template <class T>
std::map<std::string, T, std::less<>> read_folder(std::string_view folder,
                                                  Expected<T, Error> (*read)(std::string_view)) {
    std::map<std::string, T, std::less<>> all;
    for_each_file(folder, [&](std::string name, std::string_view text) {
        auto one = read(text);
        assert(one.has_value());
        all.emplace(std::move(name), std::move(one).value());
    });
    return all;
}

}  // namespace

const std::vector<FigureSet>& collected_sets() {
    static const std::vector<FigureSet> all = read_sets();
    return all;
}

const Catalog& collection() {
    static const Catalog all = join_sets();
    return all;
}

const Warrior* collected(std::string_view id) {
    for (const Warrior& warrior : collection().warriors)
        if (warrior.id == id) return &warrior;
    return nullptr;
}

const std::map<std::string, Map, std::less<>>& collected_maps() {
    static const auto all = read_folder("maps/", map_from_json);
    return all;
}

const std::map<std::string, SetupFile, std::less<>>& collected_setups() {
    static const auto all = read_folder("setups/", setup_from_json);
    return all;
}

const std::map<std::string, Army, std::less<>>& collected_armies() {
    static const auto all = read_folder("armies/", army_from_json);
    return all;
}

}  // namespace six::io
