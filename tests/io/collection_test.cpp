#include "io/library/collection.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <utility>

#include "engine/game/setup.h"
#include "engine/geometry/contact.h"
#include "engine/messages/reason.h"
#include "engine/rules/terrain_placement.h"
#include "engine/rulesets/unlimited.h"
#include "engine/rulesets/v2.h"
#include "io/format/named_levels.h"
#include "io/library/army_check.h"
#include "io/library/muster.h"
#include "io/text/data.h"

namespace six::io {
namespace {

Agreement agreement_for(std::uint16_t build_total, const Ruleset& rules = kUnlimited) {
    Agreement agreement;
    agreement.rules = &rules;
    agreement.options = OptionValues(rules.edition);
    agreement.catalog = complete_for(agreement.rules->edition, collection());
    agreement.field_size = {36_in, 36_in};
    agreement.build_total = build_total;
    return agreement;
}

// Concealing and constructed terrain is of 2.0 alone. [V-TERR-1]
const Ruleset& rules_of(const Map& map) {
    const bool second_edition = std::ranges::any_of(map.field.pieces, [](const Piece& piece) {
        return piece.constructed || piece.kind == TerrainKind::concealing;
    });
    return second_edition ? kV2 : kUnlimited;
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
    expect_kept_well<FigureSet>("figures/", set_from_json, set_file);
    expect_kept_well<Army>("armies/", army_from_json, army_file);
    expect_kept_well<Map>("maps/", map_from_json, map_file);
}

// A figure of several levels once, at the first of them.
std::vector<const Warrior*> figures() {
    std::vector<const Warrior*> all;
    std::set<std::string> ids;
    for (const Warrior& warrior : collection().warriors)
        if (ids.insert(figure_id(warrior)).second) all.push_back(&warrior);
    return all;
}

std::size_t levels_of(const Warrior& figure) {
    const auto& all = collection().warriors;
    return static_cast<std::size_t>(std::count_if(all.begin(), all.end(), [&](const Warrior& one) {
        return figure_id(one) == figure_id(figure);
    }));
}

std::set<Ability> abilities_of(const Dial& dial) {
    std::set<Ability> shown;
    for (const Click& click : dial.clicks) {
        for (const Cell* cell : click.cells())
            shown.insert(cell->abilities.begin(), cell->abilities.end());
        shown.insert(click.nexus);
    }
    return shown;
}

bool shows(const Dial& dial, Ability ability) {
    return abilities_of(dial).contains(ability);
}

TEST(Collection, ShowsEveryAbility) {
    std::set<Ability> abilities;
    for (const Warrior& warrior : collection().warriors)
        for (const Dial& dial : warrior.dials) {
            if (warrior.kind != FigureKind::planking) {  // it has none [C-CASTLE-16]
                EXPECT_EQ(dial.clicks.size(), kDialClicks) << warrior.id;  // [U-DIAL-2]
            }
            abilities.merge(abilities_of(dial));
        }
    EXPECT_EQ(abilities.size(), kAbilityNames.size());  // none is one of them
}

TEST(Collection, TheSecondEditionHasFiguresOfItsOwn) {
    std::map<Ability, int> of_ability;
    std::map<FigureKind, int> of_kind;
    std::set<std::string> subfactions;
    std::set<Faction> factions;
    int own = 0;
    for (const Warrior* figure : figures()) {
        if (!figure->editions.has(Edition::v2) || figure->editions.has(Edition::unlimited))
            continue;
        ++own;
        ++of_kind[figure->kind];
        subfactions.insert(figure->subfaction);
        factions.insert(figure->factions.begin(), figure->factions.end());
        std::set<Ability> shown;
        for (const Dial& dial : figure->dials) shown.merge(abilities_of(dial));
        for (const Ability ability : shown) ++of_ability[ability];
    }
    EXPECT_GE(own, 80);
    EXPECT_GE(of_kind[FigureKind::dragon], 2);
    EXPECT_GE(of_kind[FigureKind::chariot], 2);
    EXPECT_GE(of_kind[FigureKind::titan], 2);
    EXPECT_GE(of_kind[FigureKind::tank], 1);
    EXPECT_EQ(factions.size(), kFactionNames.size());  // [V-SUB-1]
    for (const char* subfaction :
         {"imperial_legion", "golemkore", "delphana", "minions_of_the_apocalypse", "forgemasters",
          "blood_cultists", "storm_druids", "order_of_the_ninth_circle", "revenants"})
        EXPECT_TRUE(subfactions.contains(subfaction)) << subfaction;  // [V-SUB-3, V-SUB-5]
    for (std::size_t i = 0; i < kAbilityNames.size(); ++i)
        if (is_of_second_edition(static_cast<Ability>(i))) {
            EXPECT_GE(of_ability[static_cast<Ability>(i)], 3) << kAbilityNames[i];
        }
}

TEST(Collection, EveryFactionHasFiguresOfEveryRank) {
    std::map<Faction, std::set<Rank>> ranks;
    int single_dials = 0, with_two_factions = 0, zombies_and_skeletons = 0;
    for (const Warrior* figure : figures()) {
        if (figure->kind != FigureKind::warrior) continue;
        ++single_dials;
        with_two_factions += figure->factions[0] != figure->factions[1];
        zombies_and_skeletons += figure->name.find("Zombie") != std::string::npos ||
                                 figure->name.find("Skeleton") != std::string::npos;
        for (const Faction faction : figure->factions) ranks[faction].insert(figure->rank);
    }
    EXPECT_GE(single_dials, 80);
    EXPECT_GE(with_two_factions, 2);
    EXPECT_GE(zombies_and_skeletons, 2);  // for Necromancy, which asks for the name
    for (std::size_t i = 0; i < kFactionNames.size(); ++i) {
        const auto faction = static_cast<Faction>(i);
        if (faction == Faction::heroes) continue;
        EXPECT_EQ(ranks[faction].size(), kRankNames.size()) << kFactionNames[i];
    }
}

// What collectors look for; no rule reads it.
TEST(Collection, EveryFigureAndChestHasItsImprint) {
    std::set<std::pair<std::string, std::string>> numbers;
    const auto imprint_of = [&](const FigureSet& set, const std::string& id) {
        const auto found = set.imprints.find(id);
        const Imprint imprint = found == set.imprints.end() ? Imprint{} : found->second;
        EXPECT_FALSE(imprint.number.empty()) << id;
        EXPECT_TRUE(numbers.emplace(set.id, imprint.number).second) << id << imprint.number;
        EXPECT_FALSE(imprint.flavour_en.empty()) << id;
        EXPECT_FALSE(imprint.flavour_de.empty()) << id;
        return imprint;
    };
    for (const FigureSet& set : collected_sets()) {
        EXPECT_FALSE(set.id.empty() || set.name.empty());
        std::string last;
        for (const Warrior& warrior : set.catalog.warriors) {
            if (std::exchange(last, figure_id(warrior)) == figure_id(warrior)) continue;
            EXPECT_TRUE(data_file("emblems/silhouettes/" +
                                  imprint_of(set, figure_id(warrior)).silhouette + ".svg"))
                << warrior.id;
        }
        for (const Chest& chest : set.chests) imprint_of(set, chest.id);
    }
}

// Whoever makes a card cheaper is there to be fielded. [V-SUB-13]
TEST(Collection, CohortsAreFiguresOfTheCollection) {
    EXPECT_GE(collection().companies.size(), 2u);
    for (const Company& company : collection().companies) {
        EXPECT_TRUE(company.number.starts_with("AC")) << company.id;
        for (const std::string& cohort : company.cohorts)
            EXPECT_TRUE(std::ranges::any_of(figures(), [&](const Warrior* figure) {
                return figure_id(*figure) == cohort && figure->editions.has(Edition::v2);
            })) << cohort;
    }
}

// Heroes rise through five levels, each stronger; a Changeling looks like one of the chests.
// [D-LEVEL-1, D-CHEST-10, D-ITEM-7, DGT-CHG-1]
TEST(Collection, TheDungeonHasHeroesMonstersAndTreasure) {
    int heroes = 0, changelings = 0, monsters = 0;
    for (const Warrior* figure : figures()) {
        if (!figure->editions.has(Edition::dungeons)) continue;
        if (figure->belongs_to(Faction::heroes)) {
            ++heroes;
            EXPECT_EQ(levels_of(*figure), 5u) << figure->id;
            EXPECT_EQ(figure->rank, Rank::unique) << figure->id;  // [D-TEAM-4]
        } else if (figure->trap) {
            ++changelings;
            EXPECT_TRUE(figure->is_mage_spawn()) << figure->id;
        } else {
            monsters += figure->is_mage_spawn();
        }
    }
    EXPECT_GE(heroes, 4);
    EXPECT_GE(changelings, 2);
    EXPECT_GE(monsters, 6);
    std::set<TrapKind> traps;
    std::set<TreasureItem> items;
    std::size_t chests = 0;
    for (const FigureSet& set : collected_sets())
        for (const Chest& chest : set.chests) {
            ++chests;
            traps.insert(chest.trap.kind);
            items.insert(chest.item);
        }
    EXPECT_GE(chests, 6u);  // three for each of two players [D-POOL-9]
    EXPECT_EQ(traps.size(), kTrapNames.size());
    EXPECT_EQ(items.size(), kTreasureItemNames.size());
}

// [V-SPD-1, V-TYPE-1, V-TYPE-9, V-FIG-8, V-FIG-9]
TEST(Collection, TheSecondEditionShowsAllItsTypes) {
    std::set<SpeedType> speeds;
    std::set<AttackType> attacks;
    std::set<DefenseType> defenses;
    int nexus = 0, split = 0, subfactions = 0, with_slots = 0;
    for (const Warrior* figure : figures()) {
        if (!figure->editions.has(Edition::v2)) continue;
        subfactions += !figure->subfaction.empty();
        with_slots += figure->item_slots > 0;
        for (const Dial& dial : figure->dials) {
            if (!dial.types) continue;
            speeds.insert(dial.types->speed);
            attacks.insert(dial.types->attack);
            defenses.insert(dial.types->defense);
            for (const Click& click : dial.clicks) {
                nexus += click.nexus != Ability::none;
                split += click.attack.abilities[1] != Ability::none;
            }
        }
    }
    EXPECT_EQ(speeds.size(), kSpeedTypeNames.size());
    EXPECT_EQ(attacks.size(), kAttackTypeNames.size());
    EXPECT_EQ(defenses.size(), kDefenseTypeNames.size());
    EXPECT_GT(nexus, 0);
    EXPECT_GT(split, 0);
    EXPECT_GT(subfactions, 0);
    EXPECT_GT(with_slots, 0);
}

bool is_breached_at(const Dial& dial, std::size_t slot) {
    return dial.clicks[slot].damage.abilities[0] == Ability::demoralized;
}

TEST(Collection, GiantsAreOfEveryKindAndGrowWeaker) {
    std::map<FigureKind, int> count;
    int four_dials = 0;
    for (const Warrior* figure : figures()) {
        ++count[figure->kind];
        four_dials += figure->is_large();
        if (figure->kind == FigureKind::warrior || figure->kind == FigureKind::mount ||
            is_castle(figure->kind))
            continue;
        EXPECT_GE(levels_of(*figure), figure->kind == FigureKind::dragon ? kAgeNames.size() : 2u)
            << figure->id;
        for (const Dial& dial : figure->dials)
            for (std::size_t i = 1; i < dial.clicks.size(); ++i)
                for (const auto cell : {&Click::speed, &Click::attack, &Click::defense})
                    EXPECT_LE((dial.clicks[i].*cell).value, (dial.clicks[i - 1].*cell).value)
                        << figure->id << " slot " << i;
    }
    EXPECT_GE(four_dials, 6);
    EXPECT_GE(count[FigureKind::dragon], 3);
    EXPECT_GE(count[FigureKind::chariot], 2);
    EXPECT_GE(count[FigureKind::tank], 1);
    EXPECT_GE(count[FigureKind::titan], 3);
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

// Points and clicks of C-CASTLE-2, which knows no sections that 2.0 alone can field; both weights
// begin whole, and every dial is breached before it ends. [C-CASTLE-3, C-CASTLE-18]
TEST(Collection, TheCastleKitHasEveryKind) {
    std::map<std::string, std::set<int>> points;
    for (const Warrior& warrior : collection().warriors) {
        if (!is_castle(warrior.kind)) continue;
        const std::string kind = kKindNames[static_cast<std::size_t>(warrior.kind)];
        if (warrior.editions.has(Edition::conquest))
            points[kind + warrior.level].insert(warrior.points);
        if (warrior.kind == FigureKind::planking) continue;
        const Dial& dial = warrior.dials[0];
        EXPECT_EQ(dial.start, warrior.level == "light" ? 3 : 0) << warrior.id;
        EXPECT_FALSE(is_breached_at(dial, dial.start)) << warrior.id;
        std::size_t last = dial.clicks.size() - 1;
        while (dial.clicks[last].skulls() > 0) --last;
        EXPECT_TRUE(is_breached_at(dial, last)) << warrior.id;
    }
    EXPECT_EQ(points, (std::map<std::string, std::set<int>>{{"keepheavy", {173}},
                                                            {"keeplight", {84}},
                                                            {"towerheavy", {113}},
                                                            {"towerlight", {59}},
                                                            {"gatehouseheavy", {112}},
                                                            {"gatehouselight", {53}},
                                                            {"wallheavy", {20}},
                                                            {"walllight", {12}},
                                                            {"planking", {0}}}));
}

TEST(Collection, FiguresArePlayable) {
    for (const std::uint16_t total : {std::uint16_t{100}, std::uint16_t{200}}) {
        for (const auto& entry : collected_maps()) {
            Agreement agreement = agreement_for(total, rules_of(entry.second));
            agreement.terrain_is_fixed = true;
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
        const Ruleset& rules = army.edition == Edition::v2 ? kV2 : kUnlimited;
        const auto chosen = muster(army, agreement_for(army.build_total, rules));
        ASSERT_TRUE(chosen) << say(Language::en, within(entry.first, chosen.error()));
        const int spent = check_army_list(army, collection()).points;
        EXPECT_GE(spent * 10, army.build_total * 9) << entry.first;
        ++of_total[army.build_total];
    }
    EXPECT_EQ(of_total,
              (std::map<int, int>{{100, 5}, {200, 29}, {300, 9}, {400, 8}, {800, 2}, {2000, 2}}));
}

// As if players had placed the pieces one after another, whatever edges they sit at. [U-TPL-4,
// U-TPL-5, V-SETUP-5]
TEST(Collection, MapsObeyTheRulesOfTerrainPlacement) {
    for (const auto& entry : collected_maps()) {
        const Ruleset& rules = rules_of(entry.second);
        Agreement agreement = agreement_for(200, rules);
        agreement.field_size = entry.second.field.size;
        agreement.terrain_box = entry.second.field.pieces;
        agreement.seat_count = 4;
        SetupState state;
        for (std::uint8_t n = 0; n < 4; ++n) state.edges[n] = static_cast<Edge>(n);
        for (const Piece& piece : agreement.terrain_box) {
            EXPECT_TRUE(check_item(rules, agreement.options, piece))
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
    EXPECT_EQ(collected("ember_wyrm@mature")->level, "mature");
    EXPECT_EQ(collected("ember_wyrm"), nullptr);
    EXPECT_TRUE(collected_maps().contains("river_crossing"));
    EXPECT_TRUE(collected_armies().contains("gate_garrison"));
}

}  // namespace
}  // namespace six::io
