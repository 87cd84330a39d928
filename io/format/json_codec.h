// The definitions of json_definitions.h as values rather than text, for the other sources of io/.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "io/format/described_figures.h"
#include "io/format/json_definitions.h"
#include "io/format/json_place.h"

namespace six::io {

Json json_of(const Warrior&);
Json json_of(const Catalog&);  // the levels of a model that follow each other are one figure
Json json_of(const std::vector<Piece>&);
Json json_of(const Battlefield&);
Json json_of(Edition, const OptionValues&);
Json json_of(const Agreement&);

// A figure on the usual base need not say it: then it stands on the edition's, as a figure that
// somebody wrote by hand does.
enum class BaseSaid { in_full, where_unusual };
FigureFile figure_told(std::span<const Warrior> levels, BaseSaid);  // without its imprint
// The elements of the array that is made of a catalog.
std::vector<FigureFile> figures_told(const Catalog&, BaseSaid);
std::vector<Edition> editions_told(const Editions&);

// What these return is of use only when no complaint was made.
// A file has the levels of a figure as they are printed; what a replay holds may have been made up
// for a scenario.
enum class LevelsSaid { as_printed, in_any_way };
std::vector<Warrior> read_figure(const JsonPlace&, LevelsSaid);  // one for each level
Warrior read_warrior(const JsonPlace&);                          // of a figure that has one
Catalog read_catalog(const JsonPlace&, LevelsSaid = LevelsSaid::in_any_way);
Piece read_piece(const JsonPlace&);
std::vector<Piece> read_pieces(const JsonPlace&);
Battlefield read_battlefield(const JsonPlace&);
OptionValues read_options(const JsonPlace&, Edition);
Agreement read_agreement(const JsonPlace&);

Vec2 read_size(const JsonPlace&);  // "width" and "height" of a table

FileBase base_told(const BaseShape&);
std::optional<FileBase> base_besides_usual(const Warrior&);  // none: nothing to be said
BaseShape read_base(const JsonPlace&, FigureKind, bool mounted);
BaseShape usual_base(FigureKind, bool mounted);  // of a figure that says nothing of its base
// The front arc of one that says nothing of it: wider with the symbols of 2.0. [V-FIG-11]
std::uint16_t usual_arc(const Warrior&);
std::size_t dials_of(FigureKind);  // how many a figure of this kind has
int skulls_of(FigureKind);         // that eliminate it

// The edition's page of today; a complaint when the program has none yet.
const Ruleset* read_rules(const JsonPlace& edition);

// --- small things both ways ---

template <class Enum, std::size_t N>
Json name_json(const std::array<const char*, N>& names, Enum value) {
    return names[static_cast<std::size_t>(value)];
}

template <class Enum, std::size_t N>
Enum read_name(const JsonPlace& place, const std::array<const char*, N>& names) {
    return static_cast<Enum>(place.word(names));
}

template <class Int>
Int read_int(const JsonPlace& place, std::int64_t low, std::int64_t high) {
    return static_cast<Int>(place.integer(low, high));
}

inline constexpr JsonLimits kManyWarriors{.bytes = std::size_t{16} << 20};

// A whole text by one of the readers above.
template <class T>
Expected<T, Error> from_text(std::string_view text, T (*read)(const JsonPlace&),
                             const JsonLimits& limits = {}) {
    Expected<Json, Error> json = parse_json(text, limits);
    if (!json) return json.error();
    std::optional<Error> complaint;
    T value = read(JsonPlace(*json, complaint));
    if (complaint) return *std::move(complaint);
    return value;
}

}  // namespace six::io
