#include "engine/game/orders.h"

#include <gtest/gtest.h>

#include "engine/state/ask.h"
#include "tests/support/fixture_battle.h"

namespace six {
namespace {

using namespace fixture;

constexpr FigureId A{0}, B{1};
constexpr StandingOrders kAll{.face_newcomer = true, .never_cancel = true, .always_dodge = true};

struct Orders : testing::Test {
    Table table = plain_table();
    Events events;

    void play(State& state, Seat sender, const BattleCommand& command) {
        ASSERT_TRUE(step(table, state, sender, command, events));
    }
};

TEST_F(Orders, TheNewcomerIsMet) {
    State state =
        battle_of(table, {{kRed, vec2_mils(10000, 10000)}, {kBlue, vec2_mils(16000, 10000)}});
    play(state, kRed, Move{A, {vec2_mils(14750, 10000)}, {}});  // into his back
    ASSERT_EQ(next_decision(table, state).ask, Ask::free_spin);
    EXPECT_EQ(standing_answer(table, state, kAll),
              BattleCommand(FreeSpin{B, Facing::from_tenths(1800)}));
    EXPECT_EQ(standing_answer(table, state, {.never_cancel = true, .always_dodge = true}),
              std::nullopt);
}

// The rear circle touches and the dot lies outside of the arc about it: the answer is legal all the
// same.
TEST_F(Orders, ARiderIsMetWhereItTouches) {
    const Facing facing = Facing::from_tenths(1000);
    State state = battle_of(table, {{kRed, vec2_mils(21033, 14231), facing.tenths(), 1},
                                    {kBlue, vec2_mils(20000, 10000), 1800}});
    play(state, kRed, Move{A, {vec2_mils(21033, 11231)}, facing});
    ASSERT_EQ(next_decision(table, state).ask, Ask::free_spin);
    const Facing to_the_dot = facing_towards(state[A].at - state[B].at);
    EXPECT_FALSE(check(table, state, kBlue, FreeSpin{B, to_the_dot}));
    const auto answer = standing_answer(table, state, kAll);
    ASSERT_TRUE(answer);
    play(state, kBlue, *answer);
}

TEST_F(Orders, AttacksAreNotHeldUp) {
    table.catalog.warriors[0].dials[0].clicks[0].defense.abilities[0] = Ability::dodge;
    State state =
        battle_of(table, {{kRed, vec2_mils(10000, 10000)}, {kBlue, vec2_mils(11250, 10000), 1800}});
    play(state, kRed, Attack{AttackPlan{.kind = AttackKind::close, .who = A, .targets = {B}}});
    while (next_decision(table, state).ask == Ask::cancel_abilities) {
        EXPECT_EQ(standing_answer(table, state, {.face_newcomer = true}), std::nullopt);
        ASSERT_EQ(standing_answer(table, state, kAll), BattleCommand(Decline{}));
        play(state, next_decision(table, state).seat, Decline{});
    }
    ASSERT_EQ(next_decision(table, state).ask, Ask::roll_attack);
    EXPECT_EQ(standing_answer(table, state, kAll), std::nullopt);  // chance's
    play(state, kChance, dice({6, 5}));
    ASSERT_EQ(next_decision(table, state).ask, Ask::dodge);
    EXPECT_EQ(standing_answer(table, state, {.never_cancel = true}), std::nullopt);
    const auto answer = standing_answer(table, state, kAll);
    EXPECT_EQ(answer, BattleCommand(UseAbility{.who = B, .ability = Ability::dodge}));
    play(state, kBlue, *answer);
    EXPECT_EQ(next_decision(table, state).ask, Ask::roll_dodge);
}

// On by default, so that nobody is held up who has said nothing; `never_cancel` covers it too.
TEST_F(Orders, TerrifyStaysOnUnlessItsOwnerWantsToBeAsked) {
    table.catalog.warriors[0].dials[0].clicks[0].defense.abilities[0] = Ability::terrify;
    table.catalog.warriors.push_back(plain_warrior());
    const auto bold = static_cast<std::uint16_t>(table.catalog.warriors.size() - 1);
    State state = battle_of(
        table, {{kRed, vec2_mils(10000, 10000), 0, bold}, {kBlue, vec2_mils(16000, 10000), 1800}});
    play(state, kRed, Move{A, {vec2_mils(14750, 10000)}, {}});
    ASSERT_EQ(next_decision(table, state).ask, Ask::cancel_abilities);
    EXPECT_EQ(standing_answer(table, state, {.always_terrify = false}), std::nullopt);
    EXPECT_EQ(standing_answer(table, state, {.never_cancel = true, .always_terrify = false}),
              BattleCommand(Decline{}));
    const auto answer = standing_answer(table, state, {});
    ASSERT_EQ(answer, BattleCommand(Decline{}));
    play(state, kBlue, *answer);
    EXPECT_EQ(next_decision(table, state).ask, Ask::roll_terrify);
}

// ... and says nothing of attacks.
TEST_F(Orders, KeepingTerrifyDoesNotAnswerInAttacks) {
    table.catalog.warriors[0].dials[0].clicks[0].attack.abilities[0] = Ability::sneak_attack;
    State state =
        battle_of(table, {{kRed, vec2_mils(10000, 10000)}, {kBlue, vec2_mils(11250, 10000), 0}});
    play(state, kRed, Attack{AttackPlan{.kind = AttackKind::close, .who = A, .targets = {B}}});
    ASSERT_EQ(next_decision(table, state).ask, Ask::cancel_abilities);
    EXPECT_EQ(standing_answer(table, state, {.always_terrify = true}), std::nullopt);
}

TEST_F(Orders, NobodyIsOrderedToAct) {
    const State state =
        battle_of(table, {{kRed, vec2_mils(10000, 10000)}, {kBlue, vec2_mils(20000, 10000)}});
    EXPECT_EQ(standing_answer(table, state, kAll), std::nullopt);
}

}  // namespace
}  // namespace six
