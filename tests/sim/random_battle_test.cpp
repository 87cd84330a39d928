#include "sim/random_battle.h"

#include <gtest/gtest.h>

#include <set>

#include "engine/game/battle.h"
#include "engine/game/setup.h"
#include "engine/rules/invariant.h"
#include "engine/rules/query.h"
#include "engine/rules/terrain_placement.h"
#include "engine/rulesets/unlimited.h"

namespace six::sim {
namespace {

TEST(RandomBattle, AgreementsAreLegal) {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Rng rng(seed);
        EXPECT_TRUE(check_agreement(random_agreement(rng))) << "seed " << seed;
    }
}

TEST(RandomBattle, PositionsAreSound) {
    std::set<int> seats;
    bool teams = false, riders = false, terrain = false;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Rng rng(seed);
        const Battle battle =
            random_battle(rng, seed % 2 == 0 ? Beginning::melee : Beginning::deploy);
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

TEST(RandomBattle, HoldsAsManyFiguresAsAGameMay) {
    Rng rng(1);
    const Battle battle = random_battle(
        rng, Beginning::melee, {.seats = 4, .figures = kMaxFigures, .vary_options = false});
    EXPECT_EQ(battle.state.figure_count, kMaxFigures);
    EXPECT_EQ(what_is_wrong(battle.table, battle.state), "");
}

TEST(RandomBattle, SameSeedGivesTheSameBattle) {
    Rng a(9), b(9);
    const Battle one = random_battle(a, Beginning::melee);
    const Battle other = random_battle(b, Beginning::melee);
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
