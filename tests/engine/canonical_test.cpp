#include "engine/state/canonical.h"

#include <gtest/gtest.h>

#include "engine/rules/invariant.h"
#include "engine/state/ask.h"
#include "engine/state/by_name.h"
#include "tests/support/fixture_battle.h"
#include "tests/support/rng.h"

namespace six {
namespace {

using namespace fixture;

// A battle in the middle of things: every field of the State, its action, frames and memos holds
// something. No rule would lead here; the bytes do not ask.
State busy_state(const Table& table) {
    State state =
        battle_of(table, {{kRed, vec2_mils(10000, 10000)}, {kBlue, vec2_mils(11250, 10000)}});
    const FigureId a{0}, b{1};
    state.time_called = true;
    state.quiet_rounds = 3;
    state.seats[1] = {40, true, true};
    Action& action = state.action;
    action.kind = ActionKind::ability;
    action.who = a;
    action.members = {a, b};
    action.pushed = 2;
    action.free = true;
    action.mover = b;
    action.steered = action.beyond_speed = action.ended = true;
    action.followers = 3;
    action.held = 1;
    action.broke_away = 2;
    action.march = b;
    action.path = {vec2_mils(9000, 9000), vec2_mils(9000, 12000)};
    action.facing = Facing::from_tenths(900);
    action.stage = AttackStage::apply;
    action.plan = {.kind = AttackKind::ranged,
                   .who = a,
                   .members = {b},
                   .targets = {b, a},
                   .aim = Aim::capture,
                   .ability = Ability::pierce,
                   .freeze = true};
    action.natural = 7;
    action.die = 5;
    action.affected.add(a);
    action.hit.add(b);
    action.own_defense.add(FigureId{70});
    action.by_magic.add(FigureId{239});
    state.owed = {{Ask::finish_action, {}, {}, {}}, {Ask::agree_to_end, kBlue, a, b}};
    state.memos = {{MemoKind::command_healed, a, b}};
    Figure& figure = state.figures[1];
    add(figure.cancelled, Ability::pierce);
    figure.captor = a;
    figure.notes = note::all;
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
        const bool by_name = hash_by_name(other) != hash_by_name(state);
        EXPECT_EQ(by_name, hash_of(other) != hash_of(state));
        return by_name;
    };
    EXPECT_TRUE(differs([](State& s) { s.turn = kBlue; }));
    EXPECT_TRUE(differs([](State& s) { --s.actions_left; }));
    EXPECT_TRUE(differs([](State& s) { ++s.round; }));
    EXPECT_TRUE(differs([](State& s) { ++s.quiet_rounds; }));
    EXPECT_TRUE(differs([](State& s) { s.dial_turned = true; }));
    EXPECT_TRUE(differs([](State& s) { s.time_called = false; }));
    EXPECT_TRUE(differs([](State& s) { s.winner = kRed; }));
    EXPECT_TRUE(differs([](State& s) { ++s.seats[3].points; }));
    EXPECT_TRUE(differs([](State& s) { s.seats[1].out = false; }));
    EXPECT_TRUE(differs([](State& s) { s.seats[1].withdrawn = false; }));
    EXPECT_TRUE(differs([](State& s) { s.owed.pop_back(); }));
    EXPECT_TRUE(differs([](State& s) { s.owed[1].ask = Ask::dodge; }));
    EXPECT_TRUE(differs([](State& s) { s.owed[1].other = {}; }));
    EXPECT_TRUE(differs([](State& s) { s.owed[1].magical = true; }));
    EXPECT_TRUE(differs([](State& s) { s.memos.clear(); }));
    EXPECT_TRUE(differs([](State& s) { s.memos[0].kind = MemoKind::terrify_barred; }));
    EXPECT_TRUE(differs([](State& s) { s.memos[0].other = {}; }));
    EXPECT_TRUE(differs([](State& s) { s.figures[1].at = vec2_mils(11251, 10000); }));
    EXPECT_TRUE(differs([](State& s) { s.figures[1].facing = Facing::from_tenths(1); }));
    EXPECT_TRUE(differs([](State& s) { s.figures[1].clicks[3] = 1; }));
    EXPECT_TRUE(differs([](State& s) { s.figures[1].hurt_by = kRed; }));
    EXPECT_TRUE(differs([](State& s) { s.figures[1].given = Given::pass; }));
    EXPECT_TRUE(differs([](State& s) { s.figures[1].cancelled = {}; }));
    EXPECT_TRUE(differs([](State& s) { s.figures[1].captor = {}; }));
    EXPECT_TRUE(differs([](State& s) { s.figures[1].unset(note::struck); }));
    EXPECT_FALSE(differs([](State& s) { s.figures[2].tokens = 1; }));  // not in use
}

// What a game does not use may be added without a new signature.
TEST(Canonical, WhatIsAsAtTheBeginningHasNoName) {
    State state;
    const std::uint64_t before = hash_by_name(state);
    state.figures[0].tokens = 1;
    EXPECT_EQ(hash_by_name(state), before);
    state.figure_count = 1;
    EXPECT_NE(hash_by_name(state), before);
}

TEST(Canonical, EveryFieldOfTheActionCounts) {
    const Table table = plain_table();
    const State state = busy_state(table);
    const auto differs = [&](auto change) {
        State other = state;
        change(other.action);
        const bool by_name = hash_by_name(other) != hash_by_name(state);
        EXPECT_EQ(by_name, hash_of(other) != hash_of(state));
        return by_name;
    };
    EXPECT_TRUE(differs([](Action& a) { a.kind = ActionKind::move; }));
    EXPECT_TRUE(differs([](Action& a) { a.who = {}; }));
    EXPECT_TRUE(differs([](Action& a) { a.members.pop_back(); }));
    EXPECT_TRUE(differs([](Action& a) { a.pushed = 3; }));
    EXPECT_TRUE(differs([](Action& a) { a.free = false; }));
    EXPECT_TRUE(differs([](Action& a) { a.mover = {}; }));
    EXPECT_TRUE(differs([](Action& a) { a.steered = false; }));
    EXPECT_TRUE(differs([](Action& a) { a.from_chariot = true; }));
    EXPECT_TRUE(differs([](Action& a) { a.beyond_speed = false; }));
    EXPECT_TRUE(differs([](Action& a) { a.followers = 2; }));
    EXPECT_TRUE(differs([](Action& a) { a.ended = false; }));
    EXPECT_TRUE(differs([](Action& a) { a.held = 0; }));
    EXPECT_TRUE(differs([](Action& a) { a.broke_away = 0; }));
    EXPECT_TRUE(differs([](Action& a) { a.march = {}; }));
    EXPECT_TRUE(differs([](Action& a) { a.path[1] = vec2_mils(9000, 12001); }));
    EXPECT_TRUE(differs([](Action& a) { a.facing = Facing::from_tenths(1); }));
    EXPECT_TRUE(differs([](Action& a) { a.level = Level::up; }));
    EXPECT_TRUE(differs([](Action& a) { a.stage = AttackStage::roll; }));
    EXPECT_TRUE(differs([](Action& a) { a.plan.kind = AttackKind::close; }));
    EXPECT_TRUE(differs([](Action& a) { a.plan.who = {}; }));
    EXPECT_TRUE(differs([](Action& a) { a.plan.members.clear(); }));
    EXPECT_TRUE(differs([](Action& a) { a.plan.targets.pop_back(); }));
    EXPECT_TRUE(differs([](Action& a) { a.plan.aim = Aim::rescue; }));
    EXPECT_TRUE(differs([](Action& a) { a.plan.ability = Ability::none; }));
    EXPECT_TRUE(differs([](Action& a) { a.plan.freeze = false; }));
    EXPECT_TRUE(differs([](Action& a) { a.natural = 8; }));
    EXPECT_TRUE(differs([](Action& a) { a.die = 6; }));
    EXPECT_TRUE(differs([](Action& a) { a.affected.remove(FigureId{0}); }));
    EXPECT_TRUE(differs([](Action& a) { a.hit.remove(FigureId{1}); }));
    EXPECT_TRUE(differs([](Action& a) { a.own_defense.remove(FigureId{70}); }));
    EXPECT_TRUE(differs([](Action& a) { a.by_magic.remove(FigureId{239}); }));
}

// Written all the same, and then not read: whoever damages bytes must not get a State of it.
TEST(Canonical, NamesAndBitsThatDoNotExistAreRefused) {
    const Table table = plain_table();
    const auto reads = [&](auto change) {
        State state = busy_state(table);
        change(state);
        std::vector<std::uint8_t> bytes;
        append_bytes(state, bytes);
        return state_from_bytes(bytes).has_value();
    };
    EXPECT_TRUE(reads([](State&) {}));
    EXPECT_FALSE(reads([](State& s) { s.figures[1].acted = 1 << kMaxDials; }));
    EXPECT_FALSE(reads([](State& s) { s.figures[1].struck = kMaxDials; }));
    EXPECT_FALSE(reads([](State& s) { set_bit(s.figures[1].cancelled, kAbilityNames.size()); }));
    EXPECT_FALSE(reads([](State& s) { s.action.kind = static_cast<ActionKind>(7); }));
    EXPECT_FALSE(reads([](State& s) {
        s.action.stage = static_cast<AttackStage>(static_cast<int>(AttackStage::naming) + 1);
    }));
    EXPECT_FALSE(reads([](State& s) { s.action.plan.kind = static_cast<AttackKind>(2); }));
    EXPECT_FALSE(reads([](State& s) { s.action.plan.aim = static_cast<Aim>(3); }));
    EXPECT_FALSE(reads(
        [](State& s) { s.action.plan.ability = static_cast<Ability>(kAbilityNames.size()); }));
    EXPECT_FALSE(reads([](State& s) { s.owed[1].ask = static_cast<Ask>(kAllAskNames.size()); }));
    EXPECT_FALSE(
        reads([](State& s) { s.memos[0].kind = static_cast<MemoKind>(kMemoNames.size()); }));
}

TEST(Canonical, CopyingTouchesTheBytesInUse) {
    const Table table = plain_table();
    const State state = busy_state(table);
    State copy;
    copy.figures[2].tokens = 2;  // beyond the figures in use: left alone
    copy.markers[0].number = 7;  // likewise
    copy_state(copy, state);
    EXPECT_EQ(hash_of(copy), hash_of(state));
    EXPECT_EQ(copy.figures[2].tokens, 2);
    EXPECT_EQ(copy.markers[0].number, 7);
}

TEST(Canonical, MarkersAreCountedAsFiguresAre) {
    const Table table = plain_table();
    const State without = busy_state(table);
    State state = without;
    state.marker_count = 2;
    state.markers[0] = {
        .kind = MarkerKind::objective, .seat = Seat{1}, .at = vec2_mils(18'000, 18'000)};
    state.markers[1] = {
        .kind = MarkerKind::item, .figure = FigureId{1}, .number = 3, .at = vec2_mils(1, 2)};
    EXPECT_NE(hash_of(state), hash_of(without));
    EXPECT_NE(hash_by_name(state), hash_by_name(without));
    State copy;
    copy_state(copy, state);
    EXPECT_EQ(hash_of(copy), hash_of(state));
    std::vector<std::uint8_t> bytes;
    append_bytes(state, bytes);
    const auto read = state_from_bytes(bytes);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->marker_count, 2);
    EXPECT_EQ(read->markers[0], state.markers[0]);
    EXPECT_EQ(read->markers[1], state.markers[1]);
    // No page that is played today has any.
    EXPECT_EQ(what_is_wrong(table, state), "a marker that this game does not have");
}

}  // namespace
}  // namespace six
