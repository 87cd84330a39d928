#include "sim/random_battle.h"

#include <gtest/gtest.h>

#include <set>

#include "engine/game/battle.h"
#include "engine/game/setup.h"
#include "engine/rules/invariant.h"
#include "engine/rules/playable.h"
#include "engine/rules/query.h"
#include "engine/rules/terrain_placement.h"
#include "engine/rulesets/unlimited.h"
#include "engine/state/ask.h"
#include "sim/random_castle.h"

namespace six::sim {
namespace {

TEST(RandomBattle, AgreementsAreLegal) {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Rng rng(seed);
        EXPECT_TRUE(check_agreement(random_agreement(rng, {.edition = Edition::unlimited})))
            << "seed " << seed;
    }
}

TEST(RandomBattle, PositionsAreSound) {
    std::set<int> seats;
    bool teams = false, riders = false, terrain = false;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Rng rng(seed);
        const Battle battle =
            random_battle(rng, seed % 2 == 0 ? Beginning::melee : Beginning::deploy,
                          {.edition = Edition::unlimited});
        EXPECT_EQ(what_is_wrong(battle.table, battle.state), "") << "seed " << seed;
        EXPECT_NE(next_decision(battle.table, battle.state).ask, Ask::nothing);
        seats.insert(battle.table.seat_count);
        teams = teams || battle.table.friends(Seat{0}, Seat{2});
        terrain = terrain || !battle.table.field.pieces.empty();
        for (std::uint16_t i = 0; i < battle.state.figure_count; ++i)
            riders = riders || warrior_of(battle.table, battle.state.figures[i]).mounted;
    }
    EXPECT_EQ(seats, (std::set<int>{2, 3, 4}));
    EXPECT_TRUE(teams && riders && terrain);
}

int large_in(const Battle& battle, Seat seat) {
    int large = 0;
    for (std::uint16_t i = 0; i < battle.state.figure_count; ++i) {
        const Figure& figure = battle.state.figures[i];
        const FigureKind kind = warrior_of(battle.table, figure).kind;
        large += figure.owner == seat && kind != FigureKind::warrior && !is_castle(kind);
    }
    return large;
}

TEST(RandomBattle, LargeFiguresAreInAsManyArmiesAsIsWished) {
    int armies = 0, with_some = 0, aboard = 0;
    std::set<FigureKind> kinds;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Rng none_rng(seed), some_rng(seed), all_rng(seed);
        const Battle none = random_battle(
            none_rng, Beginning::melee,
            {.edition = Edition::unlimited, .seats = 2, .figures = 8, .large = LargeFigures::none});
        const Battle some = random_battle(
            some_rng, Beginning::melee, {.edition = Edition::unlimited, .seats = 2, .figures = 8});
        const Battle all = random_battle(all_rng, Beginning::melee,
                                         {.edition = Edition::unlimited,
                                          .seats = 2,
                                          .figures = 8,
                                          .large = LargeFigures::everywhere});
        for (const Seat seat : {Seat{0}, Seat{1}}) {
            EXPECT_EQ(large_in(none, seat), 0);
            EXPECT_GE(large_in(all, seat), 1);
            EXPECT_LE(large_in(all, seat), 2);
            ++armies;
            with_some += large_in(some, seat) > 0;
        }
        EXPECT_EQ(what_is_wrong(all.table, all.state), "") << "seed " << seed;
        for (std::uint16_t i = 0; i < all.state.figure_count; ++i) {
            kinds.insert(warrior_of(all.table, all.state.figures[i]).kind);
            aboard += all.state.figures[i].whereabouts == Whereabouts::aboard;
        }
    }
    EXPECT_NEAR(with_some, armies / 3, armies / 10);
    EXPECT_EQ(kinds.size(), kKinds - 1);  // all but the mounts of 2.0
    EXPECT_GT(aboard, 0);
}

// A warrior may be of every kind the page plays, and the page must take it.
TEST(RandomBattle, LargeWarriorsAreSound) {
    Rng rng(3);
    for (std::uint16_t i = 0; i < 200; ++i) {
        Catalog catalog;
        const auto kind = static_cast<FigureKind>(1 + i % (kKinds - 1));
        if (kind == FigureKind::mount) continue;  // of 2.0
        catalog.warriors.push_back(is_castle(kind) ? random_section(rng, kind, i)
                                                   : random_large(rng, kind, i));
        EXPECT_TRUE(check_warriors(kUnlimited, catalog)) << i;
    }
}

TEST(RandomBattle, HoldsAsManyFiguresAsAGameMay) {
    Rng rng(1);
    const Battle battle = random_battle(
        rng, Beginning::melee,
        {.edition = Edition::unlimited, .seats = 4, .figures = kMaxFigures, .vary_options = false});
    EXPECT_EQ(battle.state.figure_count, kMaxFigures);
    EXPECT_EQ(what_is_wrong(battle.table, battle.state), "");
}

TEST(RandomBattle, SameSeedGivesTheSameBattle) {
    Rng a(9), b(9);
    const Battle one = random_battle(a, Beginning::melee, {.edition = Edition::unlimited});
    const Battle other = random_battle(b, Beginning::melee, {.edition = Edition::unlimited});
    EXPECT_EQ(one.table.catalog.warriors, other.table.catalog.warriors);
    EXPECT_EQ(one.table.field, other.table.field);
    EXPECT_EQ(one.state.figures[0].at, other.state.figures[0].at);
}

TEST(RandomBattle, ItemsHaveTheSizeTheEditionAllows) {
    Rng rng(4);
    for (std::uint16_t i = 0; i < 100; ++i) {
        const Piece piece = random_piece(rng, kUnlimited, i);
        EXPECT_TRUE(check_item(kUnlimited, OptionValues(Edition::unlimited), piece));
    }
}

}  // namespace
}  // namespace six::sim
