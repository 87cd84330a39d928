// The words that the published schemas list are those the program knows. Whether both refuse the
// same files is asked in tests/tools/schemas_test.py.
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <set>

#include "engine/catalog/terrain.h"
#include "engine/catalog/warrior.h"
#include "engine/rules/playable.h"
#include "io/library/setup_file.h"

namespace six::io {
namespace {

using Json = nlohmann::json;
using Words = std::set<std::string>;

Json schema(const std::string& name) {
    std::ifstream in(SIX_SOURCE_DIR "/data/schemas/" + name + ".schema.json");
    return Json::parse(in);
}

Words listed(const Json& schema, const char* pointer) {
    return schema.at(Json::json_pointer(pointer)).get<Words>();
}

template <class Names>
Words words(const Names& names) {
    return {names.begin(), names.end()};
}

TEST(Schema, ListsTheWordsOfFigures) {
    const Json figure = schema("figure");
    EXPECT_EQ(listed(figure, "/properties/factions/items/enum"), words(kFactionNames));
    EXPECT_EQ(listed(figure, "/properties/rank/enum"), words(kRankNames));
    EXPECT_EQ(listed(figure, "/properties/kind/enum"), words(kKindNames));
    EXPECT_EQ(listed(figure, "/properties/editions/items/enum"), words(kEditionNames));
    EXPECT_EQ(listed(figure, "/$defs/types/properties/speed/enum"), words(kSpeedTypeNames));
    EXPECT_EQ(listed(figure, "/$defs/types/properties/attack/enum"), words(kAttackTypeNames));
    EXPECT_EQ(listed(figure, "/$defs/types/properties/defense/enum"), words(kDefenseTypeNames));
    EXPECT_EQ(listed(figure, "/$defs/types/properties/damage/enum"), words(kDamageTypeNames));
    EXPECT_EQ(listed(schema("figures"), "/properties/chests/items/properties/item/enum"),
              words(kTreasureItemNames));
}

TEST(Schema, ListsEveryAbilityBehindItsValue) {
    const Json figure = schema("figure");
    Words all;
    for (std::size_t stat = 0; stat < kStatNames.size(); ++stat) {
        Words own, stone;
        for (std::size_t i = 1; i < kAbilityNames.size(); ++i) {
            const auto ability = static_cast<Ability>(i);
            if (stat_of(ability) != static_cast<Stat>(stat)) continue;
            own.insert(kAbilityNames[i]);
            if (fits_stone(ability)) stone.insert(kAbilityNames[i]);
        }
        all.insert(own.begin(), own.end());
        const std::string cell = "/properties/abilities/items";
        EXPECT_EQ(
            listed(figure, (std::string("/$defs/") + kStatNames[stat] + cell + "/enum").c_str()),
            own);
        const std::string section =
            std::string("/$defs/stone_click/properties/") + kStatNames[stat] + cell;
        if (stone.empty())
            EXPECT_EQ(figure.at(Json::json_pointer(section)), Json(false));
        else
            EXPECT_EQ(listed(figure, (section + "/enum").c_str()), stone);
    }
    EXPECT_EQ(listed(figure, "/$defs/click/properties/nexus/enum"), all);
}

TEST(Schema, ListsTheWordsOfMapsAndSetUps) {
    const Json map = schema("map");
    EXPECT_EQ(listed(map, "/$defs/piece/properties/kind/enum"), words(kTerrainNames));
    EXPECT_EQ(listed(map, "/$defs/piece/properties/height/enum"), words(kHeightNames));
    EXPECT_EQ(listed(schema("setup"), "/properties/seats/items/properties/player/enum"),
              words(kPlayerNames));
    EXPECT_EQ(listed(schema("army"), "/properties/edition/enum"), words(kEditionNames));
}

}  // namespace
}  // namespace six::io
