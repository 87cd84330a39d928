#include "io/collection.h"

#include <gtest/gtest.h>

#include <set>

#include "engine/game/setup.h"
#include "engine/geometry/contact.h"
#include "engine/rules/terrain_placement.h"
#include "engine/rulesets/unlimited.h"
#include "io/data.h"

namespace six::io {
namespace {

Agreement agreement_for(std::uint16_t build_total) {
    Agreement agreement;
    agreement.rules = &kUnlimited;
    agreement.catalog = complete_for(agreement.rules->edition, collection());
    agreement.field_size = {36_in, 36_in};
    agreement.build_total = build_total;
    return agreement;
}

// Each is sound, and stands in data/ exactly as the program would write it.
template <class T>
void expect_kept_well(std::string_view folder, Expected<T, Error> (*read)(std::string_view),
                      std::string (*write)(const T&)) {
    int files = 0;
    for (const EmbeddedFile& file : embedded_files()) {
        if (!file.name.starts_with(folder)) continue;
        ++files;
        const std::string_view text = *data_file(file.name);
        const auto value = read(text);
        ASSERT_TRUE(value) << say(Language::en, within(std::string(file.name), value.error()));
        EXPECT_EQ(write(*value), text) << file.name;
    }
    EXPECT_GT(files, 0) << folder;
}

TEST(Collection, FilesAreSoundAndWrittenAsTheProgramWritesThem) {
    expect_kept_well<Catalog>("figures/", figures_from_json, figures_file);
    expect_kept_well<Army>("armies/", army_from_json, army_file);
    expect_kept_well<Map>("maps/", map_from_json, map_file);
}

TEST(Collection, FoundersShowEveryAbilityAndFaction) {
    const auto founders = figures_from_json(*data_file("figures/founders.json"));
    ASSERT_TRUE(founders) << say(Language::en, founders.error());
    std::set<Ability> abilities;
    std::set<Faction> factions;
    std::set<Rank> ranks;
    int with_two_factions = 0, zombies_and_skeletons = 0;
    for (const Warrior& warrior : founders->warriors) {
        factions.insert(warrior.factions.begin(), warrior.factions.end());
        ranks.insert(warrior.rank);
        with_two_factions += warrior.factions[0] != warrior.factions[1];
        zombies_and_skeletons += warrior.name.find("Zombie") != std::string::npos ||
                                 warrior.name.find("Skeleton") != std::string::npos;
        EXPECT_EQ(warrior.dials[0].clicks.size(), kDialClicks) << warrior.id;  // [U-DIAL-2]
        for (const Click& click : warrior.dials[0].clicks)
            for (const Cell* cell : {&click.speed, &click.attack, &click.defense, &click.damage})
                abilities.insert(cell->abilities.begin(), cell->abilities.end());
    }
    EXPECT_EQ(founders->warriors.size(), 24u);
    EXPECT_EQ(abilities.size(), kAbilityNames.size());  // none is one of them
    EXPECT_EQ(factions.size(), kFactionNames.size());
    EXPECT_EQ(ranks.size(), kRankNames.size());
    EXPECT_EQ(with_two_factions, 2);
    EXPECT_GE(zombies_and_skeletons, 2);
}

bool shows(const Dial& dial, Ability ability) {
    for (const Click& click : dial.clicks)
        for (const Cell* cell : {&click.speed, &click.attack, &click.defense, &click.damage})
            for (const Ability shown : cell->abilities)
                if (shown == ability) return true;
    return false;
}

bool is_breached_at(const Dial& dial, std::size_t slot) {
    return dial.clicks[slot].damage.abilities[0] == Ability::demoralized;
}

TEST(Collection, GiantsAreOfEveryKindAndGrowWeaker) {
    const auto giants = figures_from_json(*data_file("figures/giants.json"));
    ASSERT_TRUE(giants) << say(Language::en, giants.error());
    std::map<FigureKind, std::map<std::string, int>> levels;  // of each model
    for (const Warrior& warrior : giants->warriors) {
        ++levels[warrior.kind][warrior.model];
        for (const Dial& dial : warrior.dials) {
            EXPECT_EQ(dial.clicks.size(), kDialClicks) << warrior.id;
            for (std::size_t i = 1; i < dial.clicks.size(); ++i)
                for (const auto cell : {&Click::speed, &Click::attack, &Click::defense})
                    EXPECT_LE((dial.clicks[i].*cell).value, (dial.clicks[i - 1].*cell).value)
                        << warrior.id << " slot " << i;
        }
    }
    EXPECT_EQ(levels,
              (decltype(levels){{FigureKind::dragon, {{"ember_wyrm", 3}, {"mirrorfen_serpent", 3}}},
                                {FigureKind::tank, {{"boilerhall_ironback", 2}}},
                                {FigureKind::chariot, {{"tollroad_scythe_wain", 2}}},
                                {FigureKind::titan, {{"oxbow_colossus", 3}}}}));
    // What makes sections differ. [LRG-SA-1]
    const auto in_section = [&](std::string_view id, Quarter section, Ability ability) {
        return shows(collected(id)->dials[static_cast<std::size_t>(section)], ability);
    };
    EXPECT_TRUE(in_section("ember_wyrm@ancient", Quarter::left, Ability::flight));
    EXPECT_FALSE(in_section("ember_wyrm@ancient", Quarter::front, Ability::flight));
    EXPECT_TRUE(in_section("mirrorfen_serpent@young", Quarter::right, Ability::aquatic));
    EXPECT_TRUE(in_section("mirrorfen_serpent@young", Quarter::rear, Ability::stealth));
    EXPECT_FALSE(in_section("mirrorfen_serpent@young", Quarter::left, Ability::stealth));
}

// Points and clicks of C-CASTLE-2; both weights begin whole, and every dial is breached before it
// ends. [C-CASTLE-3, C-CASTLE-18]
TEST(Collection, TheCastleKitHasEveryKind) {
    const auto kit = figures_from_json(*data_file("figures/castle.json"));
    ASSERT_TRUE(kit) << say(Language::en, kit.error());
    std::map<std::string, int> points;
    for (const Warrior& warrior : kit->warriors) {
        const std::string kind = kKindNames[static_cast<std::size_t>(warrior.kind)];
        points[kind + warrior.level] = warrior.points;
        if (warrior.kind == FigureKind::planking) continue;
        const Dial& dial = warrior.dials[0];
        EXPECT_EQ(dial.start, warrior.level == "light" ? 3 : 0) << warrior.id;
        EXPECT_FALSE(is_breached_at(dial, dial.start)) << warrior.id;
        std::size_t last = dial.clicks.size() - 1;
        while (dial.clicks[last].skulls() > 0) --last;
        EXPECT_TRUE(is_breached_at(dial, last)) << warrior.id;
    }
    EXPECT_EQ(points, (std::map<std::string, int>{{"keepheavy", 173},
                                                  {"keeplight", 84},
                                                  {"towerheavy", 113},
                                                  {"towerlight", 59},
                                                  {"gatehouseheavy", 112},
                                                  {"gatehouselight", 53},
                                                  {"wallheavy", 20},
                                                  {"walllight", 12},
                                                  {"planking", 0}}));
}

TEST(Collection, FiguresArePlayable) {
    for (const std::uint16_t total : {std::uint16_t{100}, std::uint16_t{200}}) {
        Agreement agreement = agreement_for(total);
        agreement.terrain_is_fixed = true;
        for (const auto& entry : collected_maps()) {
            agreement.field_size = entry.second.field.size;
            agreement.fixed_terrain = entry.second.field.pieces;
            const auto legal = check_agreement(agreement);
            EXPECT_TRUE(legal) << entry.first << ": " << legal.error().clause.id() << ' '
                               << name_of(legal.error().why) << ' ' << legal.error().n;
        }
    }
}

TEST(Collection, ArmiesObeyTheRulesOfArmies) {
    std::map<int, int> of_total;
    for (const auto& entry : collected_armies()) {
        const Army& army = entry.second;
        const auto chosen = muster(army, agreement_for(army.build_total));
        EXPECT_TRUE(chosen) << say(Language::en, within(entry.first, chosen.error()));
        ++of_total[army.build_total];
    }
    EXPECT_EQ(of_total,
              (std::map<int, int>{{100, 2}, {200, 6}, {300, 6}, {400, 5}, {800, 2}, {2000, 2}}));
}

// As if players had placed the pieces one after another, whatever edges they sit at. [U-TPL-4,
// U-TPL-5]
TEST(Collection, MapsObeyTheRulesOfTerrainPlacement) {
    for (const auto& entry : collected_maps()) {
        Agreement agreement = agreement_for(200);
        agreement.field_size = entry.second.field.size;
        agreement.terrain_box = entry.second.field.pieces;
        agreement.seat_count = 4;
        SetupState state;
        for (std::uint8_t n = 0; n < 4; ++n) state.edges[n] = static_cast<Edge>(n);
        for (const Piece& piece : agreement.terrain_box) {
            EXPECT_TRUE(check_item(kUnlimited, agreement.options, piece))
                << entry.first << ' ' << piece.name;
            const PlacedItem item{.item = static_cast<std::uint8_t>(state.placed.size())};
            const auto place = check_item_place(agreement, state, item);
            EXPECT_TRUE(place) << entry.first << ' ' << piece.name << ": "
                               << name_of(place.error().why);
            state.placed.push_back(item);
        }
    }
}

TEST(Collection, IsFoundByName) {
    ASSERT_NE(collected("marshal_ysmarre"), nullptr);
    EXPECT_EQ(collected("marshal_ysmarre")->name, "Marshal Ysmarre");
    EXPECT_EQ(collected("nobody"), nullptr);
    ASSERT_NE(collected("ember_wyrm@mature"), nullptr);
    EXPECT_EQ(collected("ember_wyrm@mature")->points, 205);
    EXPECT_EQ(collected("ember_wyrm"), nullptr);
    EXPECT_TRUE(collected_maps().contains("river_crossing"));
    EXPECT_TRUE(collected_armies().contains("gate_garrison"));
}

}  // namespace
}  // namespace six::io
