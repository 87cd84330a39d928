// A warmed-up step allocates nothing. This file replaces operator new for the whole test program,
// and counts.
#include <gtest/gtest.h>

#include <cstdlib>
#include <new>

#include "tests/support/fixture_battle.h"
#include "tests/support/rng.h"

namespace {
std::size_t allocations = 0;
}

void* operator new(std::size_t size) {
    ++allocations;
    if (void* memory = std::malloc(size ? size : 1)) return memory;
    throw std::bad_alloc();
}
// std::stable_sort asks in this way; what it is given must suit the delete below.
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    ++allocations;
    return std::malloc(size ? size : 1);
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}

namespace six {
namespace {

using namespace fixture;

TEST(Allocation, AStepMakesNoneOnceItsBuffersAreWarm) {
    const Table table = plain_table();
    const auto begin = [&] {
        return battle_of(table, {{kRed, vec2_mils(10000, 10000)},
                                 {kRed, vec2_mils(10000, 13000)},
                                 {kBlue, vec2_mils(20000, 10000)},
                                 {kBlue, vec2_mils(20000, 13000)}});
    };
    Events events;
    events.reserve(256);
    std::vector<BattleCommand> proposals;
    std::size_t steps = 0;
    std::size_t counted = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        TestRng rng(seed);
        State state = begin();
        for (int i = 0; i < 200 && state.phase != Phase::over; ++i) {
            propose(table, state, 8, rng, proposals);
            const BattleCommand command =
                proposals[rng.below(static_cast<std::uint32_t>(proposals.size()))];
            const Seat sender = next_decision(table, state).seat;
            events.clear();
            const std::size_t before = allocations;
            ASSERT_TRUE(step(table, state, sender, command, events));
            if (seed > 0) counted += allocations - before;
            ++steps;
        }
    }
    EXPECT_GT(steps, 1000u);
    EXPECT_EQ(counted, 0u);
}

}  // namespace
}  // namespace six
