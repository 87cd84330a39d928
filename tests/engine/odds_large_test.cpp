// Odds where a section has to be named: what is assumed of the players, and that clicks are counted
// for the section that takes them.
#include <gtest/gtest.h>

#include "engine/game/battle.h"
#include "engine/game/odds.h"
#include "engine/game/usual_answer.h"
#include "engine/rules/query.h"
#include "engine/rules/sections.h"
#include "engine/state/ask.h"
#include "tests/support/fixture_chariot.h"

namespace six {
namespace {

using namespace fixture;

const Vec2 kMiddle = vec2_mils(18'000, 18'000);
constexpr FigureId kFirst{0}, kSecond{1};

AttackPlan attack(AttackKind kind, FigureId who, FigureId target) {
    AttackPlan plan;
    plan.kind = kind;
    plan.who = who;
    plan.targets.push_back(target);
    return plan;
}

// Attack 9 against defense 16: a seven or more, of which a natural twelve deals one click more.
constexpr std::uint64_t kHits = 21, kCriticals = 1;

TEST(OddsLarge, OnABorderTheOwnerTakesTheSectionWithTheMostClicks) {
    const Table table = chariot_table();
    State state = battle_of(
        table, {{kBlue, kMiddle, 0, kChariot}, {kRed, at_front_left_border(kMiddle), 2250}});
    for (const std::uint8_t weak : {std::uint8_t{0}, std::uint8_t{1}}) {
        state[kFirst].clicks = {};
        state[kFirst].clicks[weak] = 1;
        const auto odds =
            odds_of(table, state, kRed, Attack{attack(AttackKind::close, kSecond, kFirst)});
        ASSERT_TRUE(odds);
        EXPECT_TRUE(odds->assumes(Ask::choose_section));
        EXPECT_EQ(odds->hit, kHits * odds->total / 36);
        const FigureOdds* chariot = odds->find(kFirst);
        ASSERT_NE(chariot, nullptr);
        EXPECT_EQ(chariot->turned[weak], 0);
        const std::uint64_t clicks = (2 * kHits + kCriticals) * odds->total / 36;
        EXPECT_EQ(chariot->turned[1 - weak], static_cast<std::int64_t>(clicks));
    }
}

TEST(OddsLarge, OfThoseThatMayBeHealedItsOwnerTakesTheWeakest) {
    const Table table = chariot_table();
    State state = battle_of(table, {{kRed, kMiddle, 0, kChariot}});
    state[kFirst].clicks = {1, 2, 0, 0};
    const Decision owed{.ask = Ask::heal_section, .seat = kRed, .who = kFirst, .sections = 0b0011};
    EXPECT_EQ(usual_section(table, state, owed), 1);
    state[kFirst].clicks = {2, 1, 0, 0};
    EXPECT_EQ(usual_section(table, state, owed), 0);
}

TEST(OddsLarge, InPlaceOfAnInactiveOneTheAttackerTakesTheWeakest) {
    const Table table = chariot_table();
    State state =
        battle_of(table, {{kBlue, kMiddle, 0, kChariot}, {kRed, beside(kMiddle, 0), 1800}});
    state[kFirst].clicks = {3, 1, 0, 2};
    const auto odds =
        odds_of(table, state, kRed, Attack{attack(AttackKind::close, kSecond, kFirst)});
    ASSERT_TRUE(odds);
    const FigureOdds* chariot = odds->find(kFirst);
    ASSERT_NE(chariot, nullptr);
    // One click of the right makes six skulls.
    EXPECT_EQ(chariot->eliminated, kHits * odds->total / 36);
    EXPECT_EQ(chariot->turned[1], 0);
    EXPECT_EQ(chariot->turned[2], 0);
}

// [LRG-ATK-9, LRG-ATK-12]
TEST(OddsLarge, TheOwnerNamesASectionOnWhichTheAttackIsLost) {
    Table table = chariot_table();
    Warrior tank = plain_dragon();
    tank.kind = FigureKind::tank;
    const std::uint16_t kTank = add_warrior(table, tank);
    const Vec2 far = kMiddle + vec2_mils(6000, 6000);
    State state = battle_of(
        table,
        {{kBlue, kMiddle, 0, kTank}, {kRed, far, 2250, kArcher}, {kRed, beside(kMiddle, 1), 0}});
    const Attack shot{attack(AttackKind::ranged, kSecond, kFirst)};
    const auto lost = odds_of(table, state, kRed, shot);
    ASSERT_TRUE(lost);
    EXPECT_EQ(lost->hit, 0u);
    state[FigureId{2}].at = vec2_mils(3000, 3000);
    const auto open = odds_of(table, state, kRed, shot);
    ASSERT_TRUE(open);
    EXPECT_GT(open->hit, 0u);
}

// [LRG-PUSH-3, LRG-PUSH-4]
TEST(OddsLarge, ThePushingClickGoesWhereMostAreLeft) {
    const Table table = chariot_table();
    State state =
        battle_of(table, {{kRed, kMiddle, 0, kChariot}, {kBlue, vec2_mils(30'000, 18'000), 1800}});
    state[kFirst].tokens = 1;
    state[kFirst].clicks = {2, 1, 0, 2};
    const auto odds =
        odds_of(table, state, kRed, Move{kFirst, {vec2_mils(20'000, 18'000)}, {}, 0b0001});
    ASSERT_TRUE(odds);
    EXPECT_TRUE(odds->assumes(Ask::take_clicks));
    const FigureOdds* chariot = odds->find(kFirst);
    ASSERT_NE(chariot, nullptr);
    EXPECT_EQ(chariot->turned[2], static_cast<std::int64_t>(odds->total));
    EXPECT_EQ(odds->expected_mils(kFirst), 1000);
    EXPECT_EQ(chariot->eliminated, 0u);
}

TEST(UsualSection, PassesOverInactiveOnes) {
    const Table table = chariot_table();
    State state = battle_of(table, {{kRed, kMiddle, 0, kChariot}});
    state[kFirst].clicks = {3, 2, 1, 0};
    const auto chosen = [&](Seat seat, std::uint8_t sections) {
        return usual_section(
            table, state,
            {.ask = Ask::take_clicks, .seat = seat, .who = kFirst, .sections = sections});
    };
    EXPECT_EQ(chosen(kRed, 0b1111), 3);
    EXPECT_EQ(chosen(kRed, 0b0111), 2);
    EXPECT_EQ(chosen(kBlue, 0b1111), 1);
    EXPECT_EQ(chosen(kBlue, 0b1101), 2);
    EXPECT_EQ(chosen(kRed, 0b0001), 0);
    EXPECT_EQ(clicks_left(table, state[kFirst], 0), 0);
    EXPECT_EQ(clicks_left(table, state[kFirst], 3), 3);
}

}  // namespace
}  // namespace six
