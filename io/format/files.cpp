#include "io/format/files.h"

#include <set>

#include "engine/geometry/scene.h"
#include "engine/rulesets/pages.h"
#include "io/format/described_files.h"
#include "io/format/figure_set.h"
#include "io/format/json_codec.h"
#include "io/format/json_file.h"
#include "io/format/json_lists.h"

namespace six::io {
namespace {

Army read_army_file(const JsonPlace& place) {
    Army army;
    read_file_header(place, kArmyFormats[0]);
    place.object({"format", "version", "name", "edition", "build_total", "company", "figures"});
    army.name = place.need("name").text(1, kMaxName);
    const JsonPlace edition = place.may("edition");
    army.edition = edition.exists() ? read_name<Edition>(edition, kEditionNames) : kUsualEdition;
    army.build_total = read_int<std::uint16_t>(place.need("build_total"), 1, kMaxPoints);
    army.company = read_company_id(place.may("company"));
    army.figures = read_entries(place.need("figures"));
    return army;
}

Map read_map_file(const JsonPlace& place) {
    Map map;
    read_file_header(place, kMapFormats[0]);
    place.object({"format", "version", "name", "width", "height", "terrain"});
    map.name = place.need("name").text(1, kMaxName);
    map.field = read_field(place);
    return map;
}

}  // namespace

std::string read_company_id(const JsonPlace& place) {
    if (!place.exists() || place.text(0, kMaxName).empty()) return {};
    return place.identifier();
}

// The id of an item; of a spellbook with those of its spells, the bookmark spell first: each behind
// a colon. [V-SPELL-5]
std::string carried_text(const JsonPlace& place) {
    std::string text = place.text(1, (kMostInBook + 1) * (kMaxName + 1));
    for (std::string_view rest = text; place.exists();) {
        const std::size_t colon = rest.find(':');
        if (!is_identifier(rest.substr(0, colon))) {
            place.complain("json.expected_item");
            break;
        }
        if (colon == std::string_view::npos) break;
        rest.remove_prefix(colon + 1);
    }
    return text;
}

std::vector<ArmyEntry> read_entries(const JsonPlace& place) {
    std::vector<ArmyEntry> entries;
    std::set<std::string> ids;
    const std::size_t count = place.array(1, kMaxFigures);
    for (std::size_t i = 0; i < count; ++i) {
        place[i].object({"id", "count", "items"});
        ArmyEntry& entry = entries.emplace_back();
        entry.id = place[i].need("id").figure_id();
        entry.count = read_int<std::uint16_t>(place[i].may("count"), 1, kMaxFigures);
        if (const JsonPlace items = place[i].may("items"); items.exists()) {
            const std::size_t wielded = items.array(0, kMostWielded);
            for (std::size_t k = 0; k < wielded; ++k) entry.items.push_back(carried_text(items[k]));
        }
        if (!ids.insert(entry.id).second) place[i].may("id").complain("json.expected_other");
    }
    return entries;
}

std::vector<FileEntry> entries_told(const std::vector<ArmyEntry>& entries) {
    std::vector<FileEntry> told;
    for (const ArmyEntry& entry : entries) {
        FileEntry& one = told.emplace_back(FileEntry{.id = entry.id});
        if (entry.count != 1) one.count = entry.count;
        if (!entry.items.empty()) one.items = entry.items;
    }
    return told;
}

Battlefield read_field(const JsonPlace& place) {
    Battlefield field;
    field.size = read_size(place);
    const JsonPlace terrain = place.need("terrain");
    field.pieces = read_pieces(terrain);
    for (std::size_t i = 0; i < field.pieces.size(); ++i) {
        const Piece& piece = field.pieces[i];
        const JsonPlace outline = terrain[i].may("outline");
        for (std::size_t k = 0; k < piece.outline.corners.size(); ++k)
            if (!Area{{}, field.size}.holds(piece.outline.corners[k]))
                outline[k].complain("json.off_the_map");
        // Nobody on foot could ever climb it. [U-TPL-6]
        if (piece.height == Height::abrupt && piece.access.empty())
            terrain[i].complain("json.missing_field", {{"name", "access"}});
    }
    return field;
}

Expected<Catalog, Error> figures_from_json(std::string_view text) {
    auto set = set_from_json(text);
    if (!set) return set.error();
    return std::move(set).value().catalog;
}
Expected<Army, Error> army_from_json(std::string_view text) {
    return from_text(text, read_army_file);
}
Expected<Map, Error> map_from_json(std::string_view text) {
    return from_text(text, read_map_file);
}

Expected<Catalog, Error> load_figures(const std::string& file) {
    auto set = load_set(file);
    if (!set) return set.error();
    return std::move(set).value().catalog;
}
Expected<Army, Error> load_army(const std::string& file) {
    return load_json(file, read_army_file);
}
Expected<Map, Error> load_map(const std::string& file) {
    return load_json(file, read_map_file);
}

std::string figures_file(const Catalog& catalog) {
    FigureSet set;
    set.catalog = catalog;
    return set_file(set);
}

ArmyFile army_told(const Army& army) {
    ArmyFile told{
        .name = army.name, .build_total = army.build_total, .figures = entries_told(army.figures)};
    if (army.edition != kUsualEdition) told.edition = army.edition;
    if (!army.company.empty()) told.company = army.company;
    return told;
}

MapFile map_told(const Map& map) {
    return {.name = map.name, .field = field_told(map.field)};
}

std::string army_file(const Army& army) {
    return file_text(as_json(army_told(army)));
}

std::string map_file(const Map& map) {
    return file_text(as_json(map_told(map)));
}

}  // namespace six::io
