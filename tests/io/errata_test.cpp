#include "io/library/errata.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "io/rules/rule_catalog.h"
#include "tests/io/refusal.h"

namespace six::io {
namespace {

Warrior figure(std::string name, Rank rank = Rank::weak) {
    Warrior warrior;
    warrior.id = "figure";
    warrior.name = std::move(name);
    warrior.rank = rank;
    warrior.points = 99;
    warrior.factions = {Faction::draconum, Faction::draconum};
    Dial dial;
    for (std::uint8_t slot = 0; slot < 11; ++slot)
        dial.clicks.push_back({.speed = {.value = 8},
                               .attack = {.value = 9},
                               .defense = {.value = 15},
                               .damage = {.value = 2}});
    dial.clicks.push_back(three_skulls());
    warrior.dials.push_back(dial);
    return warrior;
}

TEST(Errata, EveryFigureCorrectionOfTheDocumentIsThere) {
    std::set<std::string> clauses;
    for (const Correction& correction : corrections())
        clauses.insert(correction.clauses.begin(), correction.clauses.end());
    std::set<std::string> wanted;
    for (const Clause clause : rule_catalog().group("FAQ-FIG"))
        wanted.insert(std::string(clause.id()));
    EXPECT_EQ(wanted.size(), 30u);
    EXPECT_EQ(clauses, wanted);
}

TEST(Errata, SpellingsOfOneFigureAreEqual) {
    for (const PrintedAs& as : {PrintedAs{"unlimited", "6", "Utem Guardsman"},
                                PrintedAs{"Mage Knight: Unlimited", "#006", "UTEM GUARDSMAN - *"},
                                PrintedAs{"Unlimited Set", "06", "\"Utem Guardsman\""}}) {
        Warrior guard = figure("Utem Guardsman");
        EXPECT_EQ(correct(as, guard), (std::vector<Erratum>{{"FAQ-FIG-13", "/points", "99"}}));
        EXPECT_EQ(guard.points, 11);
    }
    for (const std::string name : {"Marrow", "LE Marrow", "LE \"Marrow\"", "Marrow LE - Unique"}) {
        Warrior marrow = figure(name);
        EXPECT_EQ(correct({"Minions", "LE 107", name}, marrow).size(), 1u) << name;
        EXPECT_TRUE(marrow.name.ends_with(" (Skeleton)")) << marrow.name;
    }
}

TEST(Errata, NobodyElseIsCorrected) {
    for (const PrintedAs& as :
         {PrintedAs{"rebellion", "6", "Utem Guardsman"},
          PrintedAs{"unlimited", "9", "Utem Guardsman"},
          PrintedAs{"unlimited", "", "Utem Guardsman"},
          PrintedAs{"unlimited", "60", "Utem Guardsman"},
          PrintedAs{"unlimited", "6", "Utem Guardsmen"}, PrintedAs{"", "6", "Utem Guardsman"}}) {
        Warrior guard = figure(as.name);
        const Warrior before = guard;
        EXPECT_EQ(correct(as, guard), std::vector<Erratum>{});
        EXPECT_TRUE(guard == before);
    }
    Warrior tough = figure("Utem Guardsman", Rank::tough);  // not with that number
    EXPECT_EQ(correct({"unlimited", "6", tough.name}, tough), std::vector<Erratum>{});
    Warrior other = figure("Living Ballista");  // of another faction
    EXPECT_EQ(correct({"conquest", "", other.name}, other), std::vector<Erratum>{});
}

TEST(Errata, WhatAgreesAlreadyIsLeftAlone) {
    Warrior guard = figure("Utem Guardsman");
    guard.points = 11;
    EXPECT_EQ(correct({"unlimited", "6", guard.name}, guard), std::vector<Erratum>{});
    Warrior marrow = figure("Marrow (Skeleton)");
    EXPECT_EQ(correct({"minions", "107", "Marrow"}, marrow), std::vector<Erratum>{});
    Warrior scout = figure("Woodland Scout", Rank::tough);
    scout.dials[0].clicks[3].damage.abilities[0] = Ability::demoralized;
    scout.dials[0].clicks[4].damage.abilities[0] = Ability::demoralized;
    const Warrior before = scout;
    EXPECT_EQ(correct({"rebellion", "15", scout.name}, scout), std::vector<Erratum>{});
    EXPECT_TRUE(scout == before);
}

// The named slot and value, and nothing else.
TEST(Errata, ACorrectionOfADialChangesOneMark) {
    Warrior skald = figure("Dwarven Hammerskald", Rank::unique);
    for (Click& click : skald.dials[0].clicks) {
        click.defense.abilities[0] = Ability::pole_arm;
        click.speed.abilities[0] = Ability::stealth;
    }
    Warrior wanted = skald;
    wanted.dials[0].clicks[8].defense.abilities[0] = Ability::none;
    wanted.dials[0].clicks[8].damage.abilities[0] = Ability::berserk;
    const std::vector<Erratum> errata = correct({"unlimited", "151", skald.name}, skald);
    EXPECT_TRUE(skald == wanted);
    EXPECT_EQ(errata, (std::vector<Erratum>{
                          {"FAQ-FIG-22", "/dials/0/clicks/8/defense/abilities", "[\"pole_arm\"]"},
                          {"FAQ-FIG-24", "/dials/0/clicks/8/defense/abilities", "[\"pole_arm\"]"},
                          {"FAQ-FIG-23", "/dials/0/clicks/8/damage/abilities", ""},
                          {"FAQ-FIG-24", "/dials/0/clicks/8/damage/abilities", ""}}));
}

TEST(Errata, AMarkBesideAnotherIsMovedAlone) {
    Warrior skald = figure("Dwarven Hammerskald", Rank::unique);
    skald.dials[0].clicks[8].defense.abilities = {Ability::pole_arm, Ability::toughness};
    skald.dials[0].clicks[8].damage.abilities[0] = Ability::pierce;
    correct({"unlimited", "151", skald.name}, skald);
    EXPECT_EQ(skald.dials[0].clicks[8].defense.abilities,
              (std::array{Ability::toughness, Ability::none}));
    EXPECT_EQ(skald.dials[0].clicks[8].damage.abilities,
              (std::array{Ability::pierce, Ability::berserk}));
}

TEST(Errata, ASkullBecomesANought) {
    Warrior ram = figure("Atlantean Ram");
    ram.dials[0].clicks[7].damage = {.skull = true};
    ram.dials[0].clicks[8].damage = {.skull = true};
    const std::vector<Erratum> errata = correct({"Chariots", "", ram.name}, ram);
    EXPECT_EQ(errata,
              (std::vector<Erratum>{{"FAQ-FIG-3", "/dials/0/clicks/7/damage/skull", "true"}}));
    EXPECT_EQ(ram.dials[0].clicks[7].damage, Cell{});
    EXPECT_TRUE(ram.dials[0].clicks[8].damage.skull);
    // A value that is none is no error.
    ram.dials[0].clicks[7].damage = {.value = 2};
    EXPECT_TRUE(correct({"Chariots", "", ram.name}, ram).empty());
}

// Before anybody judges the dial or gives it its end: a skull that goes again is a misprint, and
// what stands in the last slot is corrected there as well. [FAQ-FIG-3, FAQ-FIG-4, FAQ-FIG-5]
TEST(Errata, SlotsOfAForeignFile) {
    const Warrior ram = figure("Atlantean Ram");
    std::vector<Click> slots(9, ram.dials[0].clicks[0]);
    slots[7].damage = {.skull = true};
    EXPECT_TRUE(
        correct_slots({"Chariots", "", ram.name}, ram, 1, slots).empty());  // its front only
    EXPECT_EQ(correct_slots({"Chariots", "", ram.name}, ram, 0, slots).size(), 1u);
    EXPECT_EQ(slots[7].damage, Cell{});

    Warrior ballista = figure("Living Ballista");
    ballista.factions = {Faction::elemental_league, Faction::elemental_league};
    slots.assign(11, ballista.dials[0].clicks[0]);
    slots.push_back(three_skulls());
    for (std::size_t slot = 9; slot < 12; ++slot)
        slots[slot].damage.abilities[0] = Ability::necromancy;
    correct_slots({"Conquest", "", ballista.name}, ballista, 0, slots);
    for (std::size_t slot = 9; slot < 12; ++slot) {
        EXPECT_EQ(slots[slot].damage.abilities[0], Ability::none) << slot;
        EXPECT_EQ(slots[slot].defense.abilities[0], Ability::regeneration) << slot;
    }
    EXPECT_EQ(slots[8].defense.abilities[0], Ability::none);
}

TEST(Errata, BaseAndChest) {
    Warrior spirit = figure("Pyre Spirit", Rank::unique);
    EXPECT_EQ(correct({"unlimited", "155", spirit.name}, spirit).size(), 2u);
    EXPECT_TRUE(spirit.is_mage_spawn());
    Warrior assassin = figure("Hooded Assassin");
    EXPECT_EQ(correct({"Dungeons: Pyramid", "064", assassin.name}, assassin),
              (std::vector<Erratum>{{"FAQ-FIG-30", "/range", "0"}}));
    EXPECT_EQ(assassin.dials[0].range, 10_in);
    Chest chest{.id = "box", .name = "Chest", .trap = {TrapKind::burst, 1, 0, 7}};
    EXPECT_EQ(correct({"dungeons", "117", "Chest"}, chest), std::vector<Erratum>{});
    EXPECT_EQ(correct({"dungeons", "116", "Chest"}, chest),
              (std::vector<Erratum>{{"FAQ-FIG-8", "/trap/disarm", "7"}}));
    EXPECT_EQ(chest.trap.disarm, 10);
    Warrior no_chest = figure("Chest");  // a figure of that number is somebody else
    EXPECT_EQ(correct({"dungeons", "116", "Chest"}, no_chest), std::vector<Erratum>{});
}

// [FAQ-FIG-7, D-LEVEL-1]
TEST(Errata, AStartingPositionIsAdded) {
    const Click living{.speed = {.value = 7}};
    std::vector<Click> slots;
    for (int level = 0; level < 5; ++level) {
        slots.push_back(living);
        slots.push_back(living);
        slots.push_back(three_skulls());
    }
    const Warrior hero = figure("Arman Gessep", Rank::unique);
    std::vector<std::size_t> starts = {0, 3, 6, 9};
    EXPECT_EQ(correct_starts({"Dungeons", "72", hero.name}, hero, slots, starts),
              (std::vector<Erratum>{{"FAQ-FIG-7", "/levels/4", ""}}));
    EXPECT_EQ(starts, (std::vector<std::size_t>{0, 3, 6, 9, 12}));
    EXPECT_TRUE(correct_starts({"Dungeons", "72", hero.name}, hero, slots, starts).empty());
    starts = {0, 3, 6, 9};
    EXPECT_TRUE(correct_starts({"Dungeons", "73", hero.name}, hero, slots, starts).empty());
    EXPECT_EQ(starts.size(), 4u);
}

TEST(Errata, BadFilesAreRefused) {
    const auto file = [](const std::string& correction) {
        return refusal(corrections_from_json(
            R"({"format": "six-skulls/errata", "version": 1, "sets": [{"id": "marsh"}], "corrections": [)" +
            correction + "]}"));
    };
    EXPECT_EQ(
        file(
            R"({"clauses": ["FAQ-FIG-1"], "figure": {"set": "moor", "names": ["A"]}, "correct": {"points": 3}})"),
        "/corrections/0/figure/set errata.expected_set");
    EXPECT_EQ(
        file(
            R"({"clauses": ["FAQ-FIG-99"], "figure": {"set": "marsh", "names": ["A"]}, "correct": {"points": 3}})"),
        "/corrections/0/clauses/0 errata.expected_clause");
    EXPECT_EQ(
        file(
            R"({"clauses": ["FAQ-FIG-1"], "figure": {"set": "marsh", "names": ["A"]}, "correct": {"points": 3, "range": 2}})"),
        "/corrections/0/correct errata.one_change");
    EXPECT_EQ(
        file(
            R"({"clauses": ["FAQ-FIG-1"], "figure": {"set": "marsh", "names": ["A"]}, "correct": {"disarm": 3}})"),
        "/corrections/0/correct errata.disarm_of_chest");
    EXPECT_EQ(
        file(
            R"({"clauses": ["FAQ-FIG-1"], "figure": {"set": "marsh", "names": ["A"]}, "correct": {"dial": {"slots": [13], "stat": "speed", "with": "flight"}}})"),
        "/corrections/0/correct/dial/slots/0 json.expected_integer");
}

}  // namespace
}  // namespace six::io
