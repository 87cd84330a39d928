// A figures file with all that it says: the figures the rules read, the chests of the dungeon, and
// what else is printed on a figure or told of it. Reading is strict and all or nothing: a file with
// one bad figure gives none of them, and the error says which.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/expected.h"
#include "engine/catalog/warrior.h"
#include "io/text/error.h"

namespace six::io {

struct ChestFile;
struct FigureFile;

// A correction that was applied to what is printed. [FAQ-FIG]
struct Erratum {
    std::string clause;   // "FAQ-FIG-13"
    std::string field;    // a JSON pointer within the figure: "/points"
    std::string printed;  // what stood there, as JSON text: "12"; empty: nothing stood there

    friend bool operator==(const Erratum&, const Erratum&) = default;
};

// Told of a figure or chest, and read by no rule.
struct Imprint {
    std::string number;                  // the collector's: "072"
    std::string silhouette;              // one of data/emblems/silhouettes
    std::string flavour_en, flavour_de;  // a sentence; both or none
    std::vector<Erratum> errata;

    bool empty() const { return *this == Imprint{}; }
    friend bool operator==(const Imprint&, const Imprint&) = default;
};

struct FigureSet {
    std::string id, name;  // both or none
    Catalog catalog;
    std::vector<Chest> chests;
    std::map<std::string, Imprint, std::less<>> imprints;  // by id of figure or chest

    friend bool operator==(const FigureSet& a, const FigureSet& b) {
        return a.id == b.id && a.name == b.name && a.catalog.warriors == b.catalog.warriors &&
               a.chests == b.chests && a.imprints == b.imprints;
    }
};

Expected<FigureSet, Error> set_from_json(std::string_view text);
Expected<FigureSet, Error> load_set(const std::string& file);  // the place begins with the file
std::string set_file(const FigureSet&);  // the whole file; reading it gives the same again

// The number and the silhouette, and what else is told of it.
void add_imprint(FigureFile&, const Imprint&);
void add_imprint(ChestFile&, const Imprint&);

// What the object of a warrior in a file is called: the levels of a model share one.
using six::figure_id;
// Of the figures here those that are complete for this edition.
Catalog complete_for(Edition, const Catalog&);

}  // namespace six::io
