#include "chance/rng.h"

#include <gtest/gtest.h>

#include <array>
#include <limits>

namespace six {
namespace {

TEST(Rng, SameSeedGivesTheSameNumbersOnEveryMachine) {
    Rng rng(7);
    // splitmix64 and xoshiro256** as published: written down once, never to change.
    EXPECT_EQ(rng.next(), 12923355070828475994u);
    EXPECT_EQ(rng.next(), 5142052590334782674u);
    Rng dice(7, 1);
    std::array<int, 8> rolls{};
    for (int& roll : rolls) roll = dice.d6();
    EXPECT_EQ(rolls, (std::array<int, 8>{1, 1, 2, 4, 2, 2, 1, 6}));
}

TEST(Rng, StreamsOfOneSeedAreDifferent) {
    EXPECT_NE(Rng(7, 1).next(), Rng(7, 2).next());
    EXPECT_NE(Rng(7, 1).next(), Rng(8, 1).next());
    EXPECT_NE(Rng(1, 2).next(), Rng(2, 1).next());
}

TEST(Rng, EverySideOfTheDieComesUpAsOften) {
    Rng rng(1);
    std::array<int, 7> seen{};
    for (int i = 0; i < 60'000; ++i) ++seen[rng.d6()];
    EXPECT_EQ(seen[0], 0);
    for (int pips = 1; pips <= 6; ++pips)
        EXPECT_NEAR(seen[static_cast<std::size_t>(pips)], 10'000, 400);
}

TEST(Rng, BelowIsFairEvenForHugeBounds) {
    // Of three quarters of all numbers each half must come up alike; without drawing again, it
    // would not.
    constexpr std::uint32_t kBound = 3u << 30;
    Rng rng(3);
    int low = 0;
    for (int i = 0; i < 20'000; ++i) {
        const std::uint32_t drawn = rng.below(kBound);
        ASSERT_LT(drawn, kBound);
        low += drawn < kBound / 2;
    }
    EXPECT_NEAR(low, 10'000, 300);
    EXPECT_EQ(rng.below(1), 0u);
}

TEST(Rng, BetweenHoldsBothEnds) {
    Rng rng(5);
    bool low = false, high = false;
    for (int i = 0; i < 200; ++i) {
        const std::int32_t n = rng.between(-2, 2);
        ASSERT_GE(n, -2);
        ASSERT_LE(n, 2);
        low = low || n == -2;
        high = high || n == 2;
    }
    EXPECT_TRUE(low && high);
    EXPECT_EQ(rng.between(9, 9), 9);
    constexpr std::int32_t kLeast = std::numeric_limits<std::int32_t>::min();
    EXPECT_LT(rng.between(kLeast, kLeast + 9), kLeast + 10);
}

TEST(Rng, RollsAsManyDiceAsAreAsked) {
    Rng rng(2);
    EXPECT_EQ(roll_dice(rng, 2).pips.size(), 2u);
    EXPECT_EQ(roll_dice(rng, 8).pips.size(), 8u);
    EXPECT_TRUE(roll_dice(rng, 0).pips.empty());
}

}  // namespace
}  // namespace six
