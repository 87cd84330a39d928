// Damage that is passed on to a passenger, and clicks that are still to be placed.
#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/state/ask.h"
#include "tests/engine/ride.h"

namespace six {
namespace {

constexpr std::uint8_t kFront = 0, kLeft = 1, kRear = 2;
using Clicked = std::array<std::uint8_t, 4>;

// The example of the text, in its own numbers.
TEST_F(Harm, TheExampleOfTheText) {
    const std::uint16_t tough = deep_chariot(Ability::toughness);
    put(kLeft, kPlain, tough);
    const State before = state;
    hit();  // 4 clicks, of which the section takes 3
    EXPECT_EQ(state[C].clicks, (Clicked{0, 3, 0, 0}));
    expect_owed(Ask::roll_passenger, kChance, A);
    EXPECT_EQ(owed().clause.id(), "LRG-PDMG-4");
    EXPECT_EQ(owed().other, C);
    EXPECT_EQ(state.owed.back().clicks, 3);
    EXPECT_EQ(state.owed.back().by, kBlue);
    roll({5});
    EXPECT_EQ(state[A].clicks[0], 3);
    EXPECT_EQ(clicks_of(A, ClickWord::passed_on), 3);
    EXPECT_EQ(state[A].hurt_by, kBlue);
    const Event* rolled = last(EventKind::passenger_rolled);
    ASSERT_TRUE(rolled);
    EXPECT_EQ(rolled->who, A);
    EXPECT_EQ(rolled->other, C);
    EXPECT_EQ(rolled->n, 5);
    EXPECT_EQ(rolled->word, static_cast<std::uint8_t>(PassengerWord::hurt));
    EXPECT_EQ(name_of(owed().ask), name_of(Ask::give_action));

    state = before;
    events.clear();
    state[A].warrior = WarriorId{warrior_with(Ability::toughness)};
    hit();
    roll({5});
    EXPECT_EQ(state[A].clicks[0], 2);
    EXPECT_TRUE(told(EventKind::modifier, A, "LRG-PDMG-8"));
}

TEST_F(Harm, FromFiveOn) {
    for (std::uint8_t pips = 1; pips <= 6; ++pips) {
        put(kLeft, kPlain, deep_chariot());
        hit();
        roll({pips});
        EXPECT_EQ(state[A].clicks[0], pips >= 5 ? 4 : 0) << int{pips};
        EXPECT_EQ(last(EventKind::passenger_rolled)->word,
                  static_cast<std::uint8_t>(pips >= 5 ? PassengerWord::hurt : PassengerWord::safe));
        EXPECT_EQ(state[A].whereabouts, Whereabouts::aboard);
    }
}

TEST_F(Harm, EverySectionButTheFront) {
    for (const int section : {0, 1, 2, 3}) {
        put(section);
        deals(1);
        hit();
        EXPECT_EQ(state[C].clicks[static_cast<std::size_t>(section)], 1);
        EXPECT_EQ(owed().ask == Ask::roll_passenger, section != 0);
    }
}

TEST_F(Harm, HisOwnAbilitiesWardItOff) {
    put(kLeft, warrior_with(Ability::invulnerability), deep_chariot());
    hit();
    roll({6});
    EXPECT_EQ(state[A].clicks[0], 2);
    EXPECT_TRUE(told(EventKind::modifier, A, "LRG-PDMG-9"));

    put(kLeft, warrior_with(Ability::invulnerability), deep_chariot());
    deals(2);
    events.clear();
    hit();
    roll({6});
    EXPECT_EQ(state[A].clicks[0], 0);
    EXPECT_EQ(count(EventKind::clicked, A), 0);  // no damage at all [U-ABIL-11]
}

TEST_F(Harm, MagicImmunityAndCursedDoNotFeelIt) {
    put(kRear, warrior_with(Ability::magic_immunity), deep_chariot());
    Warrior mage = with_ability(plain_archer(), Ability::magic_blast);
    state[B].warrior = WarriorId{add_warrior(table, mage)};
    state[B].at = kMiddle - vec2_mils(6000, 0);
    Attack blast = shot_at(B, {C}, 0);
    blast.plan.ability = Ability::magic_blast;
    const State before = state;
    play(kBlue, blast);
    roll({6, 4});
    roll({2});  // clicks
    roll({5});
    EXPECT_EQ(state[A].clicks[0], 2);
    EXPECT_TRUE(told(EventKind::clicked, A, "LRG-PDMG-7"));

    state = before;
    state[A].warrior = WarriorId{warrior_with(Ability::cursed)};
    play(kBlue, blast);
    roll({6, 4});
    roll({2});
    roll({5});
    EXPECT_EQ(state[A].clicks[0], 2);  // and none of the curse
    EXPECT_TRUE(told(EventKind::clicked, A, "LRG-PDMG-6"));
    EXPECT_EQ(clicks_of(A, ClickWord::cursed), 0);
}

TEST_F(Harm, OnlyWhatTheSectionCouldStillTake) {
    put(kLeft);  // three clicks and then the skulls
    hit();
    EXPECT_EQ(state[C].clicks, (Clicked{0, 3, 0, 0}));
    EXPECT_EQ(state.owed.back().clicks, 3);

    put(kLeft);
    ASSERT_TRUE(table.options.set(Edition::unlimited, Option::passed_on_damage,
                                  opt::passed_on_damage::full_damage));
    hit();
    EXPECT_EQ(state.owed.back().clicks, 4);
    roll({6});
    EXPECT_EQ(state[A].clicks[0], 4);
}

TEST_F(Harm, NoRollForPushingNorWithoutAPassenger) {
    put(kLeft);
    state.turn = kRed;
    state[C].tokens = 1;
    play(kRed,
         Attack{AttackPlan{.kind = AttackKind::close, .who = C, .targets = {B}, .section = kLeft}});
    roll({1, 2});
    expect_owed(Ask::take_clicks, kRed, C);
    play(kRed, ChooseSection{C, kRear});
    EXPECT_EQ(state[C].clicks, (Clicked{0, 0, 1, 0}));
    EXPECT_EQ(count(EventKind::passenger_rolled, A), 0);
    EXPECT_EQ(name_of(owed().ask), name_of(Ask::give_action));

    put(kLeft);
    state[A].whereabouts = Whereabouts::on_table;
    state[A].chariot = {};
    state[A].at = vec2_mils(30000, 30000);
    hit();
    EXPECT_EQ(name_of(owed().ask), name_of(Ask::give_action));
}

TEST_F(Harm, NoRollForRam) {
    put(kLeft);
    state[B].warrior = WarriorId{warrior_with(Ability::ram)};
    const Vec2 beside_it = state[B].at;
    state[B].at = beside_it + vec2_mils(0, 3000);
    play(kBlue, Move{B, {beside_it}, degrees(270)});
    while (owed().ask == Ask::take_clicks) play(kRed, ChooseSection{C, kLeft});
    EXPECT_EQ(clicks_of(C, ClickWord::ram), 1);
    EXPECT_EQ(count(EventKind::passenger_rolled, A), 0);
    EXPECT_EQ(name_of(owed().ask), name_of(Ask::give_action));
}

TEST_F(Harm, NoRollForACriticalMiss) {
    put(kLeft);
    state.turn = kRed;
    play(kRed,
         Attack{AttackPlan{.kind = AttackKind::close, .who = C, .targets = {B}, .section = kLeft}});
    roll({1, 1});
    EXPECT_EQ(state[C].clicks, (Clicked{0, 1, 0, 0}));
    EXPECT_EQ(name_of(owed().ask), name_of(Ask::give_action));
}

TEST_F(Harm, ADieForEachAttack) {
    put(kLeft, kPlain, deep_chariot());
    deals(1);
    state.actions_left = 2;
    hit();
    roll({1});
    state[B].given = Given::nothing;
    hit();
    roll({5});
    EXPECT_EQ(count(EventKind::passenger_rolled, A), 2);
    EXPECT_EQ(state[A].clicks[0], 1);
}

TEST_F(Harm, HeMayDieAboard) {
    put(kLeft, kPlain, deep_chariot());
    state[A].clicks[0] = 2;
    hit();
    roll({5});
    EXPECT_EQ(state[A].whereabouts, Whereabouts::eliminated);
    EXPECT_FALSE(state[A].chariot.exists());
    EXPECT_EQ(state.seats[kBlue.n].points, 20);
    EXPECT_EQ(state[C].whereabouts, Whereabouts::on_table);
}

// --- clicks that are still to be placed ---

TEST_F(Harm, ASectionThatBecomesInactiveTakesNoMoreOfThem) {
    put(kFront);
    state[C].clicks = {0, 2, 0, 0};
    Frame due{Ask::take_clicks, kRed, C};
    due.sections = 0b0111;
    due.clicks = 1;
    due.cause = static_cast<std::uint8_t>(ClickWord::pole_arm);
    due.by = kBlue;
    state.owed.push_back(due);
    state.owed.push_back(due);
    sound();
    const State before = state;
    play(kRed, ChooseSection{C, kLeft});
    EXPECT_EQ(owed().sections, 0b0101);
    refuse(kRed, ChooseSection{C, kLeft}, "C-MULTI-11", Reason::no_such_section);
    // With one of them left nobody is asked.
    state = before;
    state.owed[0].sections = 0b0011;
    play(kRed, ChooseSection{C, kLeft});
    EXPECT_EQ(state[C].clicks, (Clicked{1, 3, 0, 0}));
    EXPECT_NE(owed().ask, Ask::take_clicks);
    // With none of them left it is any other.
    state = before;
    state.owed[0].sections = 0b0010;
    play(kRed, ChooseSection{C, kLeft});
    EXPECT_EQ(owed().sections, 0b1101);
}

}  // namespace
}  // namespace six
