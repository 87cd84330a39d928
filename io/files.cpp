#include "io/files.h"

#include <array>
#include <filesystem>
#include <fstream>
#include <set>

#include "engine/geometry/scene.h"
#include "io/json_codec.h"
#include "io/json_definitions.h"

namespace six::io {
namespace {

constexpr const char* kFiguresFormat = "six-skulls/figures";
constexpr const char* kArmyFormat = "six-skulls/army";
constexpr const char* kMapFormat = "six-skulls/map";

// --- reading ---

// Asked before anything else: a younger file may have fields that are not known here, and its
// version is what is wrong with it.
void read_header(const JsonPlace& place, const char* format) {
    if (!place.json().is_object()) return place.complain("json.expected_object");
    const std::array words = {format};
    place.need("format").word(words);
    const JsonPlace version = place.need("version");
    if (version.integer(1, 1'000'000) != kFileVersion)
        version.complain("json.other_version", {{"version", std::to_string(kFileVersion)}});
}

Catalog read_figures_file(const JsonPlace& place) {
    read_header(place, kFiguresFormat);
    place.object({"format", "version", "figures"});
    const JsonPlace figures = place.need("figures");
    Catalog catalog = read_catalog(figures, LevelsSaid::as_printed);
    // A replay may hold the levels of a model apart from each other, a file has each figure once.
    std::set<std::string> ids;
    const std::size_t count = figures.array(0, kMaxWarriors);
    for (std::size_t i = 0; i < count; ++i) {
        const JsonPlace id = figures[i].may("id");
        if (!ids.insert(id.identifier()).second) id.complain("json.expected_other");
    }
    return catalog;
}

Army read_army_file(const JsonPlace& place) {
    Army army;
    read_header(place, kArmyFormat);
    place.object({"format", "version", "name", "build_total", "figures"});
    army.name = place.need("name").text(1, kMaxName);
    army.build_total = read_int<std::uint16_t>(place.need("build_total"), 1, kMaxPoints);
    std::set<std::string> ids;
    const JsonPlace figures = place.need("figures");
    const std::size_t count = figures.array(1, kMaxFigures);
    for (std::size_t i = 0; i < count; ++i) {
        figures[i].object({"id", "count"});
        ArmyEntry& entry = army.figures.emplace_back();
        entry.id = figures[i].need("id").figure_id();
        entry.count = read_int<std::uint16_t>(figures[i].may("count"), 1, kMaxFigures);
        if (!ids.insert(entry.id).second) figures[i].may("id").complain("json.expected_other");
    }
    return army;
}

Map read_map_file(const JsonPlace& place) {
    Map map;
    read_header(place, kMapFormat);
    place.object({"format", "version", "name", "width", "height", "terrain"});
    map.name = place.need("name").text(1, kMaxName);
    map.field.size = read_size(place);
    const JsonPlace terrain = place.need("terrain");
    map.field.pieces = read_pieces(terrain);
    for (std::size_t i = 0; i < map.field.pieces.size(); ++i) {
        const Piece& piece = map.field.pieces[i];
        const JsonPlace outline = terrain[i].may("outline");
        for (std::size_t k = 0; k < piece.outline.corners.size(); ++k)
            if (!Area{{}, map.field.size}.holds(piece.outline.corners[k]))
                outline[k].complain("json.off_the_map");
        // Nobody on foot could ever climb it. [U-TPL-6]
        if (piece.height == Height::abrupt && piece.access.empty())
            terrain[i].complain("json.missing_field", {{"name", "access"}});
    }
    return map;
}

Expected<std::string, Error> text_of(const std::string& file, std::size_t limit) {
    std::error_code failed;
    std::ifstream stream(file, std::ios::binary);
    if (!stream || !std::filesystem::is_regular_file(file, failed))
        return Error{"", "json.unreadable", {}};
    // One byte more than allowed tells the reader that the file is too large.
    std::string text(limit + 1, '\0');
    stream.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (stream.bad()) return Error{"", "json.unreadable", {}};
    text.resize(static_cast<std::size_t>(stream.gcount()));
    return text;
}

template <class T>
Expected<T, Error> load(const std::string& file, T (*read)(const JsonPlace&),
                        const JsonLimits& limits = {}) {
    const auto text = text_of(file, limits.bytes);
    if (!text) return within(file, text.error());
    auto value = from_text(*text, read, limits);
    if (!value) return within(file, value.error());
    return value;
}

// --- writing ---

// Lists of objects have a line for each, and so has whatever holds one; all else stands on one
// line.
bool needs_lines(const Json& json) {
    for (const auto& [name, value] : json.items())
        if ((json.is_array() && value.is_object()) || (value.is_structured() && needs_lines(value)))
            return true;
    return false;
}

void write_flat(std::string& out, const Json& json) {
    if (!json.is_structured()) {
        out += json.dump();
        return;
    }
    out += json.is_array() ? '[' : '{';
    bool first = true;
    for (const auto& [name, value] : json.items()) {
        if (!first) out += ", ";
        first = false;
        if (json.is_object()) out += Json(name).dump() + ": ";
        write_flat(out, value);
    }
    out += json.is_array() ? ']' : '}';
}

void write_lines(std::string& out, const Json& json, std::size_t indent) {
    out += json.is_array() ? "[" : "{";
    bool first = true;
    for (const auto& [name, value] : json.items()) {
        out += first ? "\n" : ",\n";
        first = false;
        out.append(indent + 2, ' ');
        if (json.is_object()) out += Json(name).dump() + ": ";
        if (value.is_structured() && needs_lines(value))
            write_lines(out, value, indent + 2);
        else
            write_flat(out, value);
    }
    out += '\n';
    out.append(indent, ' ');
    out += json.is_array() ? "]" : "}";
}

Json header(const char* format) {
    return {{"format", format}, {"version", kFileVersion}};
}

std::string file_of(const Json& json) {
    std::string out;
    write_lines(out, json, 0);
    return out + '\n';
}

}  // namespace

Expected<Catalog, Error> figures_from_json(std::string_view text) {
    return from_text(text, read_figures_file, kManyWarriors);
}
Expected<Army, Error> army_from_json(std::string_view text) {
    return from_text(text, read_army_file);
}
Expected<Map, Error> map_from_json(std::string_view text) {
    return from_text(text, read_map_file);
}

Expected<Catalog, Error> load_figures(const std::string& file) {
    return load(file, read_figures_file, kManyWarriors);
}
Expected<Army, Error> load_army(const std::string& file) {
    return load(file, read_army_file);
}
Expected<Map, Error> load_map(const std::string& file) {
    return load(file, read_map_file);
}

std::string figures_file(const Catalog& catalog) {
    Json figures = Json::array();
    for (Json& figure : figures_json(catalog, BaseSaid::where_unusual))
        figures.push_back(std::move(figure));
    Json json = header(kFiguresFormat);
    json["figures"] = std::move(figures);
    return file_of(json);
}

std::string army_file(const Army& army) {
    Json figures = Json::array();
    for (const ArmyEntry& entry : army.figures) {
        Json figure{{"id", entry.id}};
        if (entry.count != 1) figure["count"] = entry.count;
        figures.push_back(std::move(figure));
    }
    Json json = header(kArmyFormat);
    json["name"] = army.name;
    json["build_total"] = army.build_total;
    json["figures"] = std::move(figures);
    return file_of(json);
}

std::string map_file(const Map& map) {
    Json json = header(kMapFormat);
    json["name"] = map.name;
    json.update(json_of(map.field));
    return file_of(json);
}

}  // namespace six::io
