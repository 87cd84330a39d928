#include "engine/state/canonical.h"

#include <gtest/gtest.h>

#include "tests/support/fixture_battle.h"
#include "tests/support/rng.h"

namespace six {
namespace {

using namespace fixture;

// A battle in the middle of things: an action under way, frames owed.
State busy_state(const Table& table) {
    State state =
        battle_of(table, {{kRed, vec2_mils(10000, 10000)}, {kBlue, vec2_mils(11250, 10000)}});
    Events events;
    EXPECT_TRUE(step(table, state, kRed,
                     Move{FigureId{0}, {vec2_mils(9000, 9000), vec2_mils(9000, 12000)}, {}},
                     events));
    return state;
}

TEST(Canonical, BytesComeBackAsTheSameState) {
    const Table table = plain_table();
    const State state = busy_state(table);
    std::vector<std::uint8_t> bytes;
    append_bytes(state, bytes);
    const auto back = state_from_bytes(bytes);
    ASSERT_TRUE(back);
    EXPECT_EQ(hash_of(*back), hash_of(state));
    std::vector<std::uint8_t> again;
    append_bytes(*back, again);
    EXPECT_EQ(again, bytes);
}

TEST(Canonical, EveryTruncationAndEveryExtraByteIsRefused) {
    const Table table = plain_table();
    std::vector<std::uint8_t> bytes;
    append_bytes(busy_state(table), bytes);
    for (std::size_t size = 0; size < bytes.size(); ++size)
        EXPECT_FALSE(state_from_bytes(std::span(bytes).first(size))) << size;
    bytes.push_back(0);
    EXPECT_FALSE(state_from_bytes(bytes));
}

TEST(Canonical, WhatIsReadBackIsWhatWasWrittenWhateverTheBytes) {
    const Table table = plain_table();
    std::vector<std::uint8_t> bytes;
    append_bytes(busy_state(table), bytes);
    TestRng rng(7);
    for (int i = 0; i < 20000; ++i) {
        auto damaged = bytes;
        damaged[rng.below(static_cast<std::uint32_t>(damaged.size()))] =
            static_cast<std::uint8_t>(rng.below(256));
        const auto back = state_from_bytes(damaged);
        if (!back) continue;
        std::vector<std::uint8_t> again;
        append_bytes(*back, again);
        EXPECT_EQ(again, damaged);
    }
}

TEST(Canonical, EveryFieldCounts) {
    const Table table = plain_table();
    const State state = busy_state(table);
    const auto differs = [&](auto change) {
        State other = state;
        change(other);
        return hash_of(other) != hash_of(state);
    };
    EXPECT_TRUE(differs([](State& s) { s.turn = kBlue; }));
    EXPECT_TRUE(differs([](State& s) { --s.actions_left; }));
    EXPECT_TRUE(differs([](State& s) { ++s.round; }));
    EXPECT_TRUE(differs([](State& s) { ++s.quiet_rounds; }));
    EXPECT_TRUE(differs([](State& s) { s.dial_turned = true; }));
    EXPECT_TRUE(differs([](State& s) { s.winner = kRed; }));
    EXPECT_TRUE(differs([](State& s) { ++s.seats[3].points; }));
    EXPECT_TRUE(differs([](State& s) { s.seats[1].out = true; }));
    EXPECT_TRUE(differs([](State& s) { s.action.pushed = true; }));
    EXPECT_TRUE(differs([](State& s) { s.action.path[1] = vec2_mils(9000, 12001); }));
    EXPECT_TRUE(differs([](State& s) { s.action.facing = Facing::from_tenths(1); }));
    EXPECT_TRUE(differs([](State& s) { s.owed.pop_back(); }));
    EXPECT_TRUE(differs([](State& s) { s.figures[1].at = vec2_mils(11251, 10000); }));
    EXPECT_TRUE(differs([](State& s) { s.figures[1].facing = Facing::from_tenths(1); }));
    EXPECT_TRUE(differs([](State& s) { s.figures[1].clicks[3] = 1; }));
    EXPECT_TRUE(differs([](State& s) { s.figures[1].hurt_by = kRed; }));
    EXPECT_TRUE(differs([](State& s) { s.figures[1].given = Given::pass; }));
    EXPECT_FALSE(differs([](State& s) { s.figures[2].tokens = 1; }));  // not in use
}

TEST(Canonical, CopyingTouchesTheBytesInUse) {
    const Table table = plain_table();
    const State state = busy_state(table);
    State copy;
    copy.figures[2].tokens = 2;  // beyond the figures in use: left alone
    copy_state(copy, state);
    EXPECT_EQ(hash_of(copy), hash_of(state));
    EXPECT_EQ(copy.figures[2].tokens, 2);
}

}  // namespace
}  // namespace six
