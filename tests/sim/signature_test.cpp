#include "sim/signature.h"

#include <gtest/gtest.h>

namespace six::sim {
namespace {

TEST(Signature, IsTheSameTwice) {
    const Signature once = signature_of(Edition::unlimited);
    const Signature again = signature_of(Edition::unlimited);
    EXPECT_EQ(once.hash, again.hash);
    EXPECT_EQ(once.steps, again.steps);
    EXPECT_GE(once.games, 50u);
    EXPECT_GT(once.steps, 5000u);  // games of substance, not set-ups that were broken off
}

TEST(Signature, IsWrittenWithSixteenDigits) {
    EXPECT_EQ(hexadecimal(0), "0000000000000000");
    EXPECT_EQ(hexadecimal(0xFEDCBA9876543210u), "fedcba9876543210");
}

}  // namespace
}  // namespace six::sim
