// Figures for tests of armies in every edition: what the collection has, and beside it a figure of
// the first and one of the second edition alone, Heroes of the dungeon, and whatever else a test
// wants to be refused.
#pragma once

#include <stdexcept>
#include <string>

#include "engine/catalog/warrior.h"
#include "io/format/files.h"
#include "io/library/collection.h"
#include "io/library/muster.h"

namespace six::io {

inline Catalog figures_of_all_editions() {
    constexpr const char* kClicks =
        R"("clicks": [{"speed": {"value": 8}, "attack": {"value": 9}, "defense": {"value": 15},
                       "damage": {"value": 2}}])";
    constexpr const char* kTypes =
        R"("types": {"speed": "boot", "attack": "sword", "defense": "shield", "damage": "plain"},)";
    std::string text = R"({"format": "six-skulls/figures", "version": 1, "figures": [)";
    const auto add = [&](const std::string& id, const std::string& fields) {
        text += (text.back() == '[' ? "" : ",") + std::string(R"({"id": ")") + id +
                R"(", "name": ")" + id + "\", " + fields + "}";
    };
    const auto dial = std::string(R"("dials": [{)") + kClicks + "}]";
    for (int i = 1; i <= 6; ++i)
        add("later_" + std::to_string(i), R"("factions": ["shyft"], "rank": ")" +
                                              std::string(i == 6 ? "unique" : "standard") +
                                              R"(", "editions": ["v2"], "points": )" +
                                              std::to_string(10 + 3 * i) + ", " + kTypes + dial);
    for (int i = 1; i <= 5; ++i) {
        std::string levels;
        for (int level = 1; level <= 3; ++level)
            levels += (level > 1 ? "," : "") + std::string(R"({"name": ")") +
                      std::to_string(level) + R"(", "points": )" +
                      std::to_string(5 * i + 8 * level) + ", " + dial + "}";
        add("hero_" + std::to_string(i),
            R"("factions": ["heroes"], "rank": "unique", "editions": ["dungeons"], "levels": [)" +
                levels + "]");
    }
    add("guide", R"("factions": ["orc_raiders"], "editions": ["unlimited", "dungeons"],
                    "points": 14, )" +
                     dial);
    add("older",
        R"("factions": ["orc_raiders"], "editions": ["unlimited"], "points": 12, )" + dial);
    // With types, and a range without a damage for it: no edition takes it. [V-FIG-1]
    add("later_without", R"("factions": ["shyft"], "editions": ["unlimited"], "points": 11,
                            "range": 6, )" +
                             std::string(kTypes) + dial);
    add("spawn", R"("factions": ["mage_spawn"], "editions": ["dungeons"], "points": 9, )" + dial);
    const auto made = figures_from_json(text + "]}");
    if (!made) throw std::runtime_error(say(Language::en, made.error()));
    auto all = joined(collection(), *made);
    if (!all) throw std::runtime_error(say(Language::en, all.error()));
    return *std::move(all);
}

}  // namespace six::io
