#include "io/collection.h"

#include <cassert>

#include "io/data.h"
#include "io/json_definitions.h"

namespace six::io {
namespace {

Catalog read_collection() {
    Catalog all;
    for (const EmbeddedFile& file : embedded_files()) {
        if (!file.name.starts_with("figures/")) continue;
        const auto set = catalog_from_json(*data_file(file.name));
        assert(set.has_value());
        for (const Warrior& warrior : set->warriors) all.warriors.push_back(warrior);
    }
    return all;
}

}  // namespace

const Catalog& collection() {
    static const Catalog all = read_collection();
    return all;
}

const Warrior* collected(std::string_view id) {
    for (const Warrior& warrior : collection().warriors)
        if (warrior.id == id) return &warrior;
    return nullptr;
}

}  // namespace six::io
