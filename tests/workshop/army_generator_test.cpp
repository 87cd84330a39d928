#include "workshop/army_generator.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>

#include "io/library/army_check.h"
#include "io/library/army_code.h"
#include "io/library/collection.h"
#include "tests/io/army_figures.h"
#include "tests/io/refusal.h"
#include "tests/support/rng.h"
#include "workshop/army_fill.h"
#include "workshop/army_items.h"
#include "workshop/figure_worth.h"

namespace six::workshop {
namespace {

constexpr std::array<std::uint16_t, 5> kTotals = {100, 200, 300, 400, 1000};

const Catalog& figures() {
    static const Catalog all = io::figures_of_all_editions();
    return all;
}
io::Army made(const ArmyWish& wish, std::uint64_t seed) {
    TestRng draw(seed);
    const auto army = generate_army(wish, figures(), draw);
    EXPECT_TRUE(army) << refusal(army);
    return army ? *army : io::Army{};
}
const Item& known_item(const std::string& id) {
    const auto& items = figures().items;
    return *std::find_if(items.begin(), items.end(),
                         [&](const Item& item) { return item.id == id; });
}
std::string refused(const ArmyWish& wish) {
    TestRng draw(1);
    return refusal(generate_army(wish, figures(), draw));
}

TEST(ArmyGenerator, EveryArmyIsLegalAndSpendsNineTenths) {
    for (std::uint64_t seed = 0; seed < 300; ++seed)
        for (const std::uint16_t total : kTotals) {
            const io::Army army = made({.edition = Edition::unlimited, .build_total = total}, seed);
            const io::ArmyReport report = check_army_list(army, figures());
            ASSERT_TRUE(report.legal()) << io::say(io::Language::en, report.findings[0].error);
            EXPECT_GE(report.points * 10, total * 9) << army.name << " seed " << seed;
            EXPECT_EQ(army.build_total, total);
        }
}

TEST(ArmyGenerator, OfEveryEdition) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        for (const ArmyWish& wish :
             {ArmyWish{.edition = Edition::conquest, .build_total = 2000},
              ArmyWish{.edition = Edition::conquest, .build_total = 10000},
              ArmyWish{.edition = Edition::v2, .build_total = 300},
              ArmyWish{.edition = Edition::dungeons, .build_total = 100},
              ArmyWish{.edition = Edition::unlimited, .build_total = 6000, .seats = 4}}) {
            const io::Army army = made(wish, seed);
            const io::ArmyReport report = check_army_list(army, figures(), wish.seats);
            ASSERT_TRUE(report.legal()) << io::say(io::Language::en, report.findings[0].error);
            EXPECT_EQ(army.edition, wish.edition);
            EXPECT_GE(report.points * 10,
                      wish.build_total * (wish.seats == 4 || wish.build_total == 10000 ? 7 : 9));
        }
    }
}

TEST(ArmyGenerator, TheSameSeedGivesTheSameArmyAndOthersDiffer) {
    std::set<std::string> different;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        EXPECT_EQ(made({.edition = Edition::unlimited}, seed),
                  made({.edition = Edition::unlimited}, seed));
        different.insert(io::army_file(made({.edition = Edition::unlimited, .name = "One"}, seed)));
    }
    EXPECT_GT(different.size(), 35u);
}

TEST(ArmyGenerator, ArmiesMakeSense) {
    int with_large = 0, shooting = 0, led = 0, cheap = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        for (const std::uint16_t total : {kTotals[1], kTotals[3]}) {
            int large = 0;
            bool shoots_any = false, leads_any = false, cheap_any = false;
            for (const io::ArmyEntry& entry :
                 made({.edition = Edition::unlimited, .build_total = total}, seed).figures) {
                const Warrior& warrior = figures()[io::warrior_named(figures(), entry.id)];
                if (warrior.kind != FigureKind::warrior) large += entry.count;
                shoots_any = shoots_any || shoots(warrior);
                leads_any = leads_any || leads(warrior);
                cheap_any = cheap_any || warrior.points <= 30;
            }
            EXPECT_LE(large, total >= kLeastForLarge ? 1 : 0) << total << " seed " << seed;
            with_large += large;
            shooting += shoots_any;
            led += leads_any;
            cheap += cheap_any;
        }
    }
    EXPECT_GT(with_large, 50);
    EXPECT_GT(shooting, 350);
    EXPECT_EQ(led, 400);
    EXPECT_GT(cheap, 380);
}

TEST(ArmyGenerator, OnlyTheFactionsAskedFor) {
    for (std::size_t i = 0; i < kFactionNames.size(); ++i) {
        const auto faction = static_cast<Faction>(i);
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const io::Army army =
                made({.edition = Edition::unlimited, .factions = {faction}, .name = "Own"}, seed);
            EXPECT_EQ(army.name, "Own");
            for (const io::ArmyEntry& entry : army.figures)
                EXPECT_TRUE(figures()[io::warrior_named(figures(), entry.id)].belongs_to(faction))
                    << entry.id;
        }
    }
}

bool is_mount(const io::ArmyEntry& entry) {
    return figures()[io::warrior_named(figures(), entry.id)].kind == FigureKind::mount;
}

// Riders, items, books with spells and companies where the edition has them: all are legal, and
// each comes in some armies and not in all. [V-CAV-1, V-ITEM-1, V-SPELL-4, V-SUB-13]
TEST(ArmyGenerator, TheSecondEditionRidesWieldsAndHiresOut) {
    int riding = 0, wielding = 0, reading = 0, companies = 0, cohorts = 0, plain = 0;
    for (std::uint64_t seed = 0; seed < 150; ++seed)
        for (const std::uint16_t total : {kTotals[1], kTotals[3]}) {
            const ArmyWish wish{.edition = Edition::v2, .build_total = total};
            const io::Army army = made(wish, seed);
            EXPECT_EQ(made(wish, seed), army);
            const io::ArmyReport report = check_army_list(army, figures());
            ASSERT_TRUE(report.legal()) << io::say(io::Language::en, report.findings[0].error);
            EXPECT_GE(report.points * 10, total * 9) << seed;
            const bool rides = std::any_of(army.figures.begin(), army.figures.end(), is_mount);
            riding += rides;
            wielding += !report.items.empty();
            for (const io::ChosenItem& item : report.items) {
                reading += !item.spells.empty();
                const Item& card = known_item(item.id);
                EXPECT_EQ(card.pages > 0, !item.spells.empty()) << "an empty book, " << seed;
            }
            companies += report.company.has_value();
            if (report.company) cohorts += report.company->cohorts;
            plain += !rides && report.items.empty() && !report.company;
            EXPECT_TRUE(io::encode_army(army, figures())) << seed;
        }
    EXPECT_GT(riding, 40);
    EXPECT_GT(wielding, 100);
    EXPECT_GT(reading, 10);
    EXPECT_GT(companies, 30);
    EXPECT_GT(cohorts, companies / 2);
    EXPECT_GT(plain, 30);
}

// What an edition has no cards for is drawn as if there were none.
TEST(ArmyGenerator, CardsChangeNothingWhereThereAreNone) {
    Catalog bare = figures();
    bare.items.clear();
    bare.spells.clear();
    bare.companies.clear();
    for (const Edition edition : {Edition::unlimited, Edition::conquest, Edition::dungeons})
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const ArmyWish wish{.edition = edition,
                                .build_total = static_cast<std::uint16_t>(
                                    edition == Edition::conquest ? 2000 : 100)};
            TestRng draw(seed), again(seed);
            const auto with = generate_army(wish, figures(), draw);
            const auto without = generate_army(wish, bare, again);
            ASSERT_TRUE(with && without);
            EXPECT_EQ(*with, *without);
            EXPECT_EQ(draw.below(1000), again.below(1000));  // and nothing more was drawn
        }
}

// To whom it is of use, and at most so many. Whoever is there twice wields nothing.
TEST(ArmyItems, GoToWhomTheyServe) {
    io::Army army{"Test", 400, {}, Edition::v2};
    army.figures = {{"grutha_nine_kettles", 1, {}},  // two slots, and no range
                    {"cindermark_scion_tough", 2, {}},
                    {"tollroad_outrider", 1, {}}};  // no slot
    const CardOrder order = dearest_first(figures());
    io::Army most = army;
    give_items(most, figures(), order, kMostCarried, 2);
    ASSERT_TRUE(check_army_list(most, figures()).legal());
    EXPECT_EQ(most.figures[0].items.size(), 2u);
    EXPECT_TRUE(most.figures[1].items.empty());
    EXPECT_TRUE(most.figures[2].items.empty());
    io::Army one = army;
    give_items(one, figures(), order, 1, 2);
    EXPECT_EQ(one.figures[0].items.size(), 1u);
    EXPECT_EQ(one.figures[0].items[0], "reed_shawm");  // the dearest
    CardOrder books = order;
    std::stable_partition(books.items.begin(), books.items.end(),
                          [](std::size_t place) { return figures().items[place].pages > 0; });
    io::Army read = army;
    give_items(read, figures(), books, 1, 2);
    EXPECT_EQ(read.figures[0].items[0].rfind("almanac_of_tides:", 0), 0u);
    io::Army none = army;
    give_items(none, figures(), order, 0, 2);
    EXPECT_EQ(none, army);
    // A glass for shooters goes to nobody who cannot shoot.
    CardOrder glass = order;
    glass.items = {3};
    ASSERT_EQ(figures().items[3].id, "heron_glass");
    io::Army blind = army;
    give_items(blind, figures(), glass, kMostCarried, 2);
    EXPECT_EQ(blind, army);
}

// Less than nine tenths where there is no more.
TEST(ArmyGenerator, TakesAllThatThereIs) {
    const Catalog two{{*io::collected("ember_court_champion"), *io::collected("ashscale_scion")}};
    TestRng draw(1);
    const auto army = generate_army({.edition = Edition::unlimited, .build_total = 300}, two, draw);
    ASSERT_TRUE(army) << refusal(army);
    EXPECT_EQ(army->figures,
              (std::vector<io::ArmyEntry>{{"ashscale_scion"}, {"ember_court_champion"}}));
    EXPECT_EQ(army->name, "Ashscale Scion 300");
}

TEST(ArmyGenerator, WhatCannotBeIsRefused) {
    EXPECT_EQ(refused({.edition = Edition::unlimited, .build_total = 150}),
              "/build_total army.bad_build_total");
    EXPECT_EQ(refused({.edition = Edition::unlimited, .build_total = 0}),
              "/build_total army.bad_build_total");
    EXPECT_EQ(refused({.edition = Edition::conquest, .build_total = 200}),
              "/build_total army.bad_build_total");
    EXPECT_EQ(refused({.edition = Edition::dungeons, .build_total = 200}),
              "/build_total army.bad_team_total");
    EXPECT_EQ(
        refused(
            {.edition = Edition::dungeons, .build_total = 100, .factions = {Faction::mage_spawn}}),
        "/figures army.nobody_fits");
    EXPECT_EQ(refused({.edition = Edition::unlimited, .name = "\x1b[2J"}), "/name army.bad_name");
}

// Against all choices of a few offers.
TEST(ArmyFill, SpendsMostWithFewest) {
    TestRng rng(5);
    for (int round = 0; round < 300; ++round) {
        std::vector<Offer> offers(1 + rng.below(5));
        for (Offer& offer : offers)
            offer = {.points = static_cast<std::uint16_t>(1 + rng.below(30)),
                     .group = rng.below(2) == 0 ? Offer::kNoGroup
                                                : static_cast<std::uint16_t>(rng.below(2))};
        const auto total = static_cast<std::uint16_t>(rng.below(60));
        const std::size_t most = rng.below(5);
        std::pair<int, int> best{0, 0};  // points, and figures less than none
        std::vector<std::size_t> chosen;
        const auto sound = [&](const std::vector<std::size_t>& some) {
            int points = 0, groups[2] = {0, 0};
            for (const std::size_t i : some) {
                points += offers[i].points;
                if (offers[i].group != Offer::kNoGroup) ++groups[offers[i].group];
            }
            return points <= total && some.size() <= most && groups[0] <= 1 && groups[1] <= 1
                       ? points
                       : -1;
        };
        const auto try_all = [&](auto&& self, std::size_t from) -> void {
            const int points = sound(chosen);
            if (points < 0) return;
            best = std::max(best, {points, -static_cast<int>(chosen.size())});
            for (std::size_t i = from; i < offers.size(); ++i) {
                chosen.push_back(i);
                self(self, i);
                chosen.pop_back();
            }
        };
        try_all(try_all, 0);
        const std::vector<std::size_t> found = fullest(offers, total, most);
        EXPECT_EQ(sound(found), best.first);
        // The fewest for that sum, whatever the limit.
        EXPECT_EQ(-static_cast<int>(found.size()), best.second);
    }
}

}  // namespace
}  // namespace six::workshop
