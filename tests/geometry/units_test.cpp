#include "engine/geometry/units.h"

#include <gtest/gtest.h>

#include "tests/support/rng.h"

namespace six {
namespace {

void expect_root(std::int64_t n) {
    const std::int64_t root = floor_root(n);
    EXPECT_LE(root * root, n) << n;
    EXPECT_GT((root + 1) * (root + 1), n) << n;
    EXPECT_EQ(ceil_root(n), root * root == n ? root : root + 1) << n;
}

TEST(Roots, AreExactForSmallNumbers) {
    for (std::int64_t n = 0; n < 200000; ++n) expect_root(n);
}

TEST(Roots, AreExactNextToEverySquare) {
    TestRng rng(1);
    for (int i = 0; i < 20000; ++i) {
        const std::int64_t root = rng.between(1, 2000000000);
        expect_root(root * root - 1);
        expect_root(root * root);
        expect_root(root * root + 1);
    }
}

TEST(Roots, AreExactAtThePowersOfTwo) {
    for (int bit = 1; bit < 62; ++bit)
        for (const std::int64_t add : {-1, 0, 1}) expect_root((std::int64_t{1} << bit) + add);
}

TEST(Distance, RoundsUpSoThatNoLengthIsTooShort) {
    EXPECT_EQ(distance(vec2_mils(0, 0), vec2_mils(3000, 4000)), 5_in);
    EXPECT_EQ(distance(vec2_mils(0, 0), vec2_mils(3000, 4001)), 5001_mil);
    EXPECT_EQ(distance(vec2_mils(-1, 0), vec2_mils(0, 1)), 2_mil);
}

TEST(Within, TakesInExactlyTheReach) {
    EXPECT_TRUE(within(vec2_mils(0, 0), vec2_mils(3000, 4000), 5_in));
    EXPECT_FALSE(within(vec2_mils(0, 0), vec2_mils(3000, 4001), 5_in));
}

}  // namespace
}  // namespace six
