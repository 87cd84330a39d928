#include "workshop/draft.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "io/format/figure_set.h"
#include "io/library/army_check.h"
#include "io/library/collection.h"
#include "tests/io/army_figures.h"
#include "tests/io/refusal.h"
#include "tests/support/rng.h"

namespace six::workshop {
namespace {

const Catalog& figures() {
    static const Catalog all = io::figures_of_all_editions();
    return all;
}
Draft begun(const DraftWish& wish, std::uint64_t seed) {
    TestRng draw(seed);
    auto draft = begin_draft(wish, figures(), draw);
    EXPECT_TRUE(draft) << refusal(draft);
    return draft ? *std::move(draft) : Draft{};
}
std::string refused(const DraftWish& wish, const Catalog& catalog = figures()) {
    TestRng draw(1);
    return refusal(begin_draft(wish, catalog, draw));
}
std::vector<WarriorId> all_figures(const Draft& draft) {
    std::vector<WarriorId> all;
    const auto add = [&](const std::vector<Pack>& packs) {
        for (const Pack& pack : packs) all.insert(all.end(), pack.begin(), pack.end());
    };
    add(draft.hands);
    add(draft.pools);
    for (std::size_t round = draft.round + 1u; round < draft.packs.size(); ++round)
        add(draft.packs[round]);
    std::sort(all.begin(), all.end());
    return all;
}
Draft played(Draft draft) {
    while (!draft.over()) {
        const Draft before = draft;  // all pick at once
        for (std::uint8_t seat = 0; seat < draft.wish.seats; ++seat)
            EXPECT_TRUE(pick(draft, seat, bot_pick(before, figures(), seat)));
    }
    return draft;
}

TEST(Draft, TheSameSeedDrawsTheSamePacks) {
    EXPECT_EQ(begun({.edition = Edition::unlimited}, 3), begun({.edition = Edition::unlimited}, 3));
    EXPECT_NE(begun({.edition = Edition::unlimited}, 3), begun({.edition = Edition::unlimited}, 4));
    EXPECT_EQ(played(begun({.edition = Edition::unlimited}, 3)),
              played(begun({.edition = Edition::unlimited}, 3)));
}

TEST(Draft, MoreWeakFiguresThanToughOnesAndUniquesOnce) {
    std::map<Rank, int> ranks;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const Draft draft =
            begun({.edition = Edition::unlimited, .build_total = 400, .seats = 4}, seed);
        std::set<std::string> uniques;
        for (const auto& round : draft.packs)
            for (const Pack& pack : round) {
                EXPECT_EQ(pack.size(), draft.wish.pack_size);
                int unique = 0, large = 0;
                for (const WarriorId id : pack) {
                    const Warrior& warrior = figures()[id];
                    ++ranks[warrior.rank];
                    large += warrior.kind != FigureKind::warrior;
                    EXPECT_FALSE(is_castle(warrior.kind));
                    EXPECT_LE(warrior.points, 400);
                    if (warrior.rank != Rank::unique) continue;
                    ++unique;
                    EXPECT_TRUE(uniques.insert(io::figure_id(warrior)).second) << warrior.id;
                }
                EXPECT_LE(unique, 1);
                EXPECT_LE(large, 1);
            }
    }
    EXPECT_GT(ranks[Rank::weak], ranks[Rank::standard]);
    EXPECT_GT(ranks[Rank::standard], ranks[Rank::tough]);
    EXPECT_GT(ranks[Rank::tough], ranks[Rank::unique]);
    EXPECT_GT(ranks[Rank::unique], 0);
}

TEST(Draft, PacksGoLeftThenRight) {
    Draft draft =
        begun({.edition = Edition::unlimited, .seats = 3, .rounds = 2, .pack_size = 2}, 1);
    const auto first = draft.packs[0], second = draft.packs[1];
    for (std::uint8_t seat = 0; seat < 3; ++seat) ASSERT_TRUE(pick(draft, seat, 0));
    EXPECT_EQ(draft.hands[1], Pack{first[0][1]});
    EXPECT_EQ(draft.hands[0], Pack{first[2][1]});
    for (std::uint8_t seat = 0; seat < 3; ++seat) ASSERT_TRUE(pick(draft, seat, 0));
    EXPECT_EQ(draft.round, 1);
    EXPECT_EQ(draft.hands, second);
    for (std::uint8_t seat = 0; seat < 3; ++seat) ASSERT_TRUE(pick(draft, seat, 1));
    EXPECT_EQ(draft.hands[0], Pack{second[1][0]});
    EXPECT_EQ(draft.hands[2], Pack{second[0][0]});
    EXPECT_EQ(draft.pools[1], (Pack{first[1][0], first[0][1], second[1][1]}));
}

TEST(Draft, AnIllegalPickChangesNothing) {
    Draft draft =
        begun({.edition = Edition::unlimited, .seats = 2, .rounds = 1, .pack_size = 2}, 1);
    const auto refused_pick = [&](std::uint8_t seat, std::size_t place) {
        const Draft before = draft;
        const std::string why = refusal(pick(draft, seat, place));
        EXPECT_EQ(draft, before);
        return why;
    };
    EXPECT_EQ(refused_pick(2, 0), " draft.no_such_seat");
    EXPECT_EQ(refused_pick(0, 2), " draft.no_such_figure");
    EXPECT_EQ(refused_pick(0, ~std::size_t{0}), " draft.no_such_figure");
    ASSERT_TRUE(pick(draft, 0, 1));
    EXPECT_EQ(refused_pick(0, 0), " draft.picked_already");
    ASSERT_TRUE(pick(draft, 1, 1));
    ASSERT_TRUE(pick(draft, 1, 0));
    ASSERT_TRUE(pick(draft, 0, 0));
    EXPECT_TRUE(draft.over());
    EXPECT_EQ(refused_pick(0, 0), " draft.over");
}

TEST(Draft, NoFigureIsLostOrDoubled) {
    TestRng rng(2);
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Draft draft = begun({.edition = Edition::unlimited,
                             .build_total = static_cast<std::uint16_t>(100 * (1 + rng.below(6))),
                             .seats = static_cast<std::uint8_t>(2 + rng.below(3))},
                            seed);
        const auto all = all_figures(draft);
        EXPECT_EQ(all.size(),
                  std::size_t{draft.wish.seats} * draft.wish.rounds * draft.wish.pack_size);
        for (int tries = 0; !draft.over(); ++tries) {
            ASSERT_LT(tries, 100'000);
            // Anybody, anything: what is refused changes nothing.
            static_cast<void>(pick(draft, static_cast<std::uint8_t>(rng.below(6)), rng.below(30)));
            ASSERT_EQ(all_figures(draft), all);
        }
        for (const Pack& pool : draft.pools)
            EXPECT_EQ(pool.size(), std::size_t{draft.wish.rounds} * draft.wish.pack_size);
    }
}

TEST(Draft, EverybodyGetsALegalArmyOfWhatHeTook) {
    for (const DraftWish& wish :
         {DraftWish{.edition = Edition::unlimited},
          DraftWish{.edition = Edition::unlimited, .build_total = 100, .seats = 4},
          DraftWish{.edition = Edition::unlimited, .build_total = 600, .seats = 3},
          DraftWish{.edition = Edition::conquest, .build_total = 400},
          DraftWish{.edition = Edition::v2, .seats = 4},
          DraftWish{.edition = Edition::dungeons, .build_total = 100, .pack_size = 4}})
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const Draft draft = played(begun(wish, seed));
            for (std::uint8_t seat = 0; seat < wish.seats; ++seat) {
                const io::Army army = drafted_army(draft, figures(), seat, "Mine");
                const io::ArmyReport report = check_army_list(army, figures(), wish.seats);
                ASSERT_TRUE(report.legal()) << io::say(io::Language::en, report.findings[0].error);
                EXPECT_GE(report.points * 10, army.build_total * 8);
                EXPECT_EQ(drafted_army(draft, figures(), seat, "Mine"), army);
                std::map<std::string, int> took;
                for (const WarriorId id : draft.pools[seat]) ++took[figures()[id].id];
                for (const io::ArmyEntry& entry : army.figures)
                    EXPECT_LE(entry.count, took[entry.id]);
            }
        }
}

// No other choice of the pool spends more.
TEST(Draft, TheArmySpendsAllItCan) {
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const Draft draft = played(
            begun({.edition = Edition::unlimited, .build_total = 100, .rounds = 2, .pack_size = 5},
                  seed));
        for (std::uint8_t seat = 0; seat < 2; ++seat) {
            const Pack& pool = draft.pools[seat];
            int most = 0;
            for (unsigned choice = 0; choice < 1u << pool.size(); ++choice) {
                int points = 0;
                for (std::size_t i = 0; i < pool.size(); ++i)
                    if (choice >> i & 1) points += figures()[pool[i]].points;
                if (points <= 100) most = std::max(most, points);
            }
            EXPECT_EQ(
                check_army_list(drafted_army(draft, figures(), seat, "Mine"), figures()).points,
                most);
        }
    }
}

// A mount lies beside its rider, and an army has no more of them than riders; what is left of the
// points buys a company and items, where the edition has them. [V-CAV-1, V-SUB-13, V-ITEM-1]
TEST(Draft, TheSecondEditionRidesWieldsAndHiresOut) {
    const auto is_mount = [](WarriorId id) { return figures()[id].kind == FigureKind::mount; };
    int mounts = 0, riding = 0, wielding = 0, companies = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const Draft begin = begun({.edition = Edition::v2, .build_total = 300, .seats = 3}, seed);
        EXPECT_EQ(begin, begun({.edition = Edition::v2, .build_total = 300, .seats = 3}, seed));
        for (const auto& round : begin.packs)
            for (const Pack& pack : round) {
                const auto mount = std::find_if(pack.begin(), pack.end(), is_mount);
                EXPECT_LE(std::count_if(pack.begin(), pack.end(), is_mount), 1);
                if (mount == pack.end()) continue;
                ++mounts;
                ASSERT_NE(mount, pack.begin());
                EXPECT_EQ(figures()[*(mount - 1)].mount, figures()[*mount].mount);
                EXPECT_EQ(figures()[*(mount - 1)].kind, FigureKind::warrior);
            }
        const Draft draft = played(begin);
        for (std::uint8_t seat = 0; seat < 3; ++seat) {
            const io::Army army = drafted_army(draft, figures(), seat, "Mine");
            const io::ArmyReport report = check_army_list(army, figures(), 3);
            ASSERT_TRUE(report.legal()) << io::say(io::Language::en, report.findings[0].error);
            for (const io::ArmyEntry& entry : army.figures)
                riding += is_mount(io::warrior_named(figures(), entry.id));
            wielding += !report.items.empty();
            companies += report.company.has_value();
            if (report.company) {
                EXPECT_GT(report.company->cohorts, 0);
            }
        }
    }
    EXPECT_GT(mounts, 20);
    EXPECT_GT(riding, 0);
    EXPECT_GT(wielding, 20);
    EXPECT_GT(companies, 3);
}

// Whoever takes mounts alone still has somebody to field in every pack, and no mount is fielded
// that nobody can ride.
TEST(Draft, NobodyIsLeftWithMountsAlone) {
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        Draft draft = begun({.edition = Edition::v2, .pack_size = 5}, seed);
        while (!draft.over()) {
            const Draft before = draft;
            for (std::uint8_t seat = 0; seat < 2; ++seat) {
                const Pack& hand = before.hands[seat];
                const auto mount = std::find_if(hand.begin(), hand.end(), [](WarriorId id) {
                    return figures()[id].kind == FigureKind::mount;
                });
                const auto place = mount == hand.end() ? 0 : mount - hand.begin();
                ASSERT_TRUE(pick(draft, seat, static_cast<std::size_t>(place)));
            }
        }
        for (std::uint8_t seat = 0; seat < 2; ++seat)
            EXPECT_TRUE(
                check_army_list(drafted_army(draft, figures(), seat, "M"), figures()).legal());
    }
    const Draft small = begun({.edition = Edition::v2, .seats = 4, .pack_size = 4}, 1);
    for (const auto& round : small.packs)
        for (const Pack& pack : round)
            for (const WarriorId id : pack) EXPECT_NE(figures()[id].kind, FigureKind::mount);
}

// As it was before there were cards and mounts.
TEST(Draft, CardsChangeNothingWhereThereAreNone) {
    Catalog bare = figures();
    bare.items.clear();
    bare.companies.clear();
    const Draft draft = played(begun({.edition = Edition::unlimited}, 5));
    for (std::uint8_t seat = 0; seat < 2; ++seat)
        EXPECT_EQ(drafted_army(draft, figures(), seat, "M"), drafted_army(draft, bare, seat, "M"));
}

TEST(Draft, WhatCannotBeIsRefused) {
    EXPECT_EQ(refused({.edition = Edition::unlimited, .seats = 1}), " draft.bad_wish");
    EXPECT_EQ(refused({.edition = Edition::unlimited, .seats = 5}), " draft.bad_wish");
    EXPECT_EQ(refused({.edition = Edition::unlimited, .rounds = 0}), " draft.bad_wish");
    EXPECT_EQ(refused({.edition = Edition::unlimited, .pack_size = 25}), " draft.bad_wish");
    EXPECT_EQ(refused({.edition = Edition::unlimited, .build_total = 150}),
              "/build_total army.bad_build_total");
    EXPECT_EQ(refused({.edition = Edition::unlimited}, Catalog{}), " draft.too_few");
    EXPECT_EQ(
        refused({.edition = Edition::unlimited}, Catalog{{*io::collected("marshal_ysmarre")}}),
        " draft.too_few");
}

}  // namespace
}  // namespace six::workshop
