#include <gtest/gtest.h>

#include "io/format/json_spells.h"
#include "io/library/collection.h"

namespace six::io {
namespace {

std::string file_of(const std::string& spells) {
    return R"({"format": "six-skulls/spells", "version": 1, "spells": [)" + spells + "]}";
}

TEST(SpellsJson, EveryFieldIsReadAndWritten) {
    const std::string all =
        R"({"id": "ward", "name": "Ward", "kind": "enchantment", "text": {"en": "a", "de": "b"},
            "browse": 1, "pages": 3, "reach": 6, "affinity": {"faction": "shyft", "pages": 2},
            "faction": "heroes", "side": "friends", "speed": 1, "attack": -1,
            "defense": 2, "damage": 1, "range": -2, "touching": true, "sees_hidden": true,
            "switches": true, "until": "hurt"},
           {"id": "hail", "name": "Hail", "kind": "instant", "area": 2, "hurts": 1},
           {"id": "rain", "name": "Rain", "kind": "instant", "heals": 1})";
    const auto spells = spells_from_json(file_of(all));
    ASSERT_TRUE(spells);
    ASSERT_EQ(spells->size(), 3U);
    EXPECT_EQ((*spells)[0].until, SpellEnd::hurt);
    EXPECT_EQ((*spells)[0].affinity_pages, 2);
    EXPECT_TRUE((*spells)[0].switches);
    EXPECT_FALSE((*spells)[1].switches);
    EXPECT_TRUE((*spells)[1].at_place());
    const std::string written = json_of(*spells).dump();
    const auto again = spells_from_json(file_of(written.substr(1, written.size() - 2)));
    ASSERT_TRUE(again);
    EXPECT_EQ(*again, *spells);
}

TEST(SpellsJson, WhatIsWrongIsRefused) {
    EXPECT_FALSE(spells_from_json(file_of(R"({"id": "a", "name": "A"})")));
    EXPECT_FALSE(spells_from_json(file_of(R"({"id": "a", "name": "A", "kind": "curse"})")));
    EXPECT_FALSE(
        spells_from_json(file_of(R"({"id": "a", "name": "A", "kind": "glyph", "speed": 10})")));
    EXPECT_FALSE(spells_from_json(file_of(
        R"({"id": "a", "name": "A", "kind": "glyph"}, {"id": "a", "name": "B", "kind": "glyph"})")));
}

// Instants, enchantments, a glyph, each with its words.
TEST(SpellsJson, TheCollectionHasSomeOfEveryKind) {
    std::array<int, kSpellKindNames.size()> kinds{};
    for (const Spell& spell : collection().spells) {
        ++kinds[static_cast<std::size_t>(spell.kind)];
        EXPECT_FALSE(spell.text.empty() || spell.text_de.empty()) << spell.id;
    }
    EXPECT_GE(kinds[0], 2);
    EXPECT_GE(kinds[1], 2);
    EXPECT_GE(kinds[2], 1);
}

}  // namespace
}  // namespace six::io
