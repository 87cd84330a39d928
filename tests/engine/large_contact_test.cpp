// What the movement of a large figure meets: opponents it leaves and opponents it comes to.
#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/rules/large_move.h"
#include "engine/state/ask.h"
#include "tests/support/large_battle.h"

namespace six {
namespace {

using namespace fixture;

constexpr FigureId D{0}, B{1}, C{2};

// A tank looking to the east, and opponents where a test puts them. Bases of 2 and of 0.625 inches
// touch at 2.625, large ones at 4.
struct LargeContact : LargeBattle {
    void lay(std::initializer_list<Put> puts, std::uint8_t actions = 4) {
        state = battle_of(table, puts);
        state.actions_left = actions;
        events.clear();
    }
    static Put mover(std::int32_t x, std::uint16_t warrior = kTank) {
        return {kRed, vec2_mils(x, 18000), 0, warrior};
    }
    static Put foe(std::int32_t x, std::int32_t y, std::int32_t facing = 1800,
                   std::uint16_t warrior = kSmallFoe) {
        return {kBlue, vec2_mils(x, y), facing, warrior};
    }
    static Attack attack(AttackKind kind, FigureId who, FigureId target, std::uint8_t section) {
        return {AttackPlan{.kind = kind, .who = who, .targets = {target}, .section = section}};
    }
};

// --- breaking away ---

TEST_F(LargeContact, OneRollForAllWhoTouchItFailsOnAOneOnly) {
    lay({mover(10000), foe(12625, 18000), foe(10000, 20625), foe(10000, 15375)});
    const Move away = ahead(state, D, -6000, kFront);
    const Explanation sum = explain(table, state, kRed, away);
    EXPECT_EQ(sum.needed, 2);
    EXPECT_EQ(sum.chances, 5);
    play(kRed, away);
    EXPECT_EQ(asked(), Ask::roll_break_away);
    play(kChance, dice({2}));
    EXPECT_EQ(last(EventKind::break_away_rolled)->clause.id(), Clause("LRG-GEN-12").id());
    EXPECT_EQ(asked(), Ask::choose_path);
    // With the sections of the action, which need not be named again.
    refuse(kRed, ahead(state, D, -6000, kLeft), "DRG-ACT-6", Reason::no_such_section);
    refuse(kRed, ahead(state, D, -6001, 0), "DRG-MOVE-2", Reason::beyond_speed);
    play(kRed, ahead(state, D, -6000, 0));
    EXPECT_EQ(state[D].at, vec2_mils(4000, 18000));
    EXPECT_EQ(count(EventKind::break_away_rolled), 1);
}

TEST_F(LargeContact, HeldItMayNotTurnAndTheActionIsOver) {
    lay({mover(10000), foe(12625, 18000)});
    play(kRed, ahead(state, D, -6000, kFront));
    play(kChance, dice({1}));
    EXPECT_EQ(asked(), Ask::give_action);
    EXPECT_EQ(state[D].at, vec2_mils(10000, 18000));
    EXPECT_EQ(state[D].tokens, 1);
    EXPECT_EQ(state.actions_left, 3);
    refuse(kRed, turn_to(D, 900, kLeft), "DRG-ACT-6", Reason::already_moved);
}

TEST_F(LargeContact, ToTurnItMustBreakAwayToStayNot) {
    lay({mover(10000), foe(12625, 18000)});
    EXPECT_EQ(explain(table, state, kRed, turn_to(D, 0, kFront)).dice, 0);
    EXPECT_EQ(explain(table, state, kRed, turn_to(D, 1, kFront)).dice, 1);
    play(kRed, turn_to(D, 1, kFront));
    EXPECT_EQ(asked(), Ask::roll_break_away);
    play(kChance, dice({6}));
    play(kRed, turn_to(D, 1800, 0));
    EXPECT_EQ(state[D].facing, Facing::from_tenths(1800));
    EXPECT_EQ(asked(), Ask::give_action);  // a turn makes no contact: nobody spins
    lay({mover(10000), foe(12625, 18000)});
    play(kRed, turn_to(D, 0, kFront));
    EXPECT_EQ(asked(), Ask::give_action);
}

TEST_F(LargeContact, WithPathFirstTheDeclaredWayIsTaken) {
    ASSERT_TRUE(table.options.set(Edition::unlimited, Option::break_before_path,
                                  opt::break_before_path::path_first));
    lay({mover(14000), foe(16625, 18000)});
    play(kRed, ahead(state, D, -10000, kFront | kLeft));
    EXPECT_EQ(state[D].at, vec2_mils(14000, 18000));
    play(kChance, dice({2}));
    EXPECT_EQ(state[D].at, vec2_mils(4000, 18000));
}

TEST_F(LargeContact, ItShakesNobodyOff) {
    lay({mover(10000), foe(10000, 20625)});
    play(kRed, ahead(state, D, -6000, kFront));
    play(kChance, dice({6}));
    play(kRed, ahead(state, D, -6000, 0));
    EXPECT_EQ(count(EventKind::clicked), 0);
}

// --- free spins ---

TEST_F(LargeContact, WhomItMeetsMaySpinLargeFiguresNot) {
    lay({mover(10000), foe(16625, 18000, 0)});
    play(kRed, ahead(state, D, 4000, kFront));
    ASSERT_EQ(asked(), Ask::free_spin);
    refuse(kBlue, FreeSpin{B, Facing::from_tenths(0)}, "U-SPIN-1", Reason::newcomer_not_in_front);
    play(kBlue, FreeSpin{B, Facing::from_tenths(1800)});
    EXPECT_EQ(asked(), Ask::give_action);
    lay({mover(10000), foe(18000, 18000, 0, kFoe)});
    play(kRed, ahead(state, D, 4000, kFront));
    EXPECT_EQ(asked(), Ask::give_action);
    lay({mover(10000), foe(17500, 18000, 0, kTitan)});
    play(kRed, ahead(state, D, 4000, kFront));
    EXPECT_EQ(asked(), Ask::free_spin);
}

TEST_F(LargeContact, SneakAttackOfTheTouchedSectionGivesNoSpin) {
    show(kTank, 0, Ability::sneak_attack);
    lay({mover(10000), foe(16625, 18000, 0), foe(14000, 20625, 0)});
    play(kRed, ahead(state, D, 4000, kFront));
    ASSERT_EQ(asked(), Ask::free_spin);
    EXPECT_EQ(next_decision(table, state).who, C);  // at the left section
    play(kBlue, Decline{});
    EXPECT_EQ(asked(), Ask::give_action);
}

TEST_F(LargeContact, OnABorderASectionWithoutSneakAttackIsMetAsWell) {
    show(kTank, 0, Ability::sneak_attack);
    const std::int32_t aside = 1856;  // 2.625 inches at 45 degrees
    lay({mover(10000), foe(14000 + aside, 18000 + aside, 0)});
    play(kRed, ahead(state, D, 4000, kFront));
    EXPECT_EQ(asked(), Ask::free_spin);
    show(kTank, 1, Ability::sneak_attack);
    lay({mover(10000), foe(14000 + aside, 18000 + aside, 0)});
    play(kRed, ahead(state, D, 4000, kFront));
    EXPECT_EQ(asked(), Ask::give_action);
}

// --- Pole Arm and Ram ---

TEST_F(LargeContact, PoleArmHurtsTheTouchedSection) {
    show(kSmallFoe, 0, Ability::pole_arm);
    show(kTank, 0, Ability::charge);
    lay({mover(10000), foe(16625, 18000), foe(14000, 20625, 2700)});
    play(kRed, ahead(state, D, 4000, kFront));
    play(kBlue, Decline{});
    play(kBlue, Decline{});
    EXPECT_EQ(state[D].clicks, (std::array<std::uint8_t, 4>{1, 1, 0, 0}));
    EXPECT_EQ(last(EventKind::clicked)->clause.id(), Clause("C-MULTI-11").id());
    EXPECT_EQ(count(EventKind::action_ended), 1);
    EXPECT_EQ(asked(), Ask::give_action);  // no attack after it
}

TEST_F(LargeContact, EachClickIsReducedInItsSectionAndOnce) {
    show(kSmallFoe, 0, Ability::pole_arm);
    show(kTank, 0, Ability::toughness);
    lay({mover(10000), foe(16625, 18000), foe(14000, 20625, 2700)});
    play(kRed, ahead(state, D, 4000, kFront));
    play(kBlue, Decline{});
    play(kBlue, Decline{});
    EXPECT_EQ(state[D].clicks, (std::array<std::uint8_t, 4>{0, 1, 0, 0}));
    EXPECT_EQ(count(EventKind::modifier), 1);
}

TEST_F(LargeContact, OnABorderItsPlayerSaysWhichSection) {
    show(kSmallFoe, 0, Ability::pole_arm);
    show(kTank, 1, Ability::toughness);
    const std::int32_t aside = 1856;
    lay({mover(10000), foe(14000 + aside, 18000 + aside, 2250)});
    play(kRed, ahead(state, D, 4000, kFront));
    play(kBlue, Decline{});
    ASSERT_EQ(asked(), Ask::take_clicks);
    EXPECT_EQ(next_decision(table, state).seat, kRed);
    EXPECT_EQ(next_decision(table, state).sections, kFront | kLeft);
    refuse(kRed, ChooseSection{D, 2}, "C-MULTI-11", Reason::no_such_section);
    play(kRed, ChooseSection{D, 1});
    EXPECT_EQ(state[D].clicks, (std::array<std::uint8_t, 4>{0, 0, 0, 0}));  // reduced
    EXPECT_EQ(count(EventKind::modifier), 1);
    EXPECT_EQ(asked(), Ask::give_action);
}

TEST_F(LargeContact, InPlaceOfAnInactiveSectionAnActiveOneOfChoice) {
    show(kSmallFoe, 0, Ability::pole_arm);
    lay({mover(10000), foe(16625, 18000)});
    deactivate(D, 0);
    play(kRed, ahead(state, D, 4000, kLeft));
    play(kBlue, Decline{});
    ASSERT_EQ(asked(), Ask::take_clicks);
    EXPECT_EQ(next_decision(table, state).sections, kLeft | kRear | kRight);
    play(kRed, ChooseSection{D, 2});
    EXPECT_EQ(state[D].clicks[2], 1);
}

TEST_F(LargeContact, ALargeGuardStrikesWithTheTouchedSection) {
    show(kFoe, 2, Ability::pole_arm);  // in its rear
    lay({{kRed, vec2_mils(10000, 18000), 0, kPlain}, foe(16625, 18000, 0, kFoe)});
    play(kRed, ahead(state, D, 4000, 0));
    EXPECT_EQ(state[D].clicks[0], 1);
    lay({{kRed, vec2_mils(10000, 18000), 0, kPlain}, foe(16625, 18000, 900, kFoe)});
    play(kRed, ahead(state, D, 4000, 0));
    EXPECT_EQ(state[D].clicks[0], 0);
}

TEST_F(LargeContact, OnlyASectionThatWasGivenTheMoveRams) {
    show(kTank, 0, Ability::ram);
    const auto clicks_with = [&](std::uint8_t sections, std::int32_t x, std::int32_t y) {
        lay({mover(10000), foe(x, y)});
        play(kRed, ahead(state, D, 3000, sections));
        play(kBlue, Decline{});
        return state[B].clicks[0];
    };
    EXPECT_EQ(clicks_with(kFront, 15625, 18000), 1);
    EXPECT_EQ(clicks_with(kFront | kLeft, 15625, 18000), 1);
    EXPECT_EQ(clicks_with(kLeft, 15625, 18000), 0);   // the section with Ram stayed
    EXPECT_EQ(clicks_with(kFront, 13000, 20625), 0);  // another section is touched
    EXPECT_EQ(state[B].hurt_by, Seat{});
}

TEST_F(LargeContact, ARammedLargeFigureIsHurtWhereItIsTouched) {
    show(kTank, 0, Ability::ram);
    show(kFoe, 1, Ability::toughness);
    lay({mover(10000), foe(17000, 18000, 2700, kFoe)});  // its right side to the west
    play(kRed, ahead(state, D, 3000, kFront));
    EXPECT_EQ(state[B].clicks, (std::array<std::uint8_t, 4>{0, 0, 0, 1}));
    lay({mover(10000), foe(17000, 18000, 900, kFoe)});  // its left
    play(kRed, ahead(state, D, 3000, kFront));
    EXPECT_EQ(state[B].clicks, (std::array<std::uint8_t, 4>{0, 0, 0, 0}));
    EXPECT_EQ(count(EventKind::modifier), 1);
    lay({mover(10000), foe(17000, 18000, 1350, kFoe)});  // the border of front and left
    play(kRed, ahead(state, D, 3000, kFront));
    ASSERT_EQ(asked(), Ask::take_clicks);
    EXPECT_EQ(next_decision(table, state).seat, kBlue);
    play(kBlue, ChooseSection{B, 0});
    EXPECT_EQ(state[B].clicks[0], 1);
}

TEST_F(LargeContact, PoleArmAndRamHurtAtTheSameTime) {
    show(kTank, 0, Ability::ram);
    show(kSmallFoe, 0, Ability::pole_arm);
    lay({mover(10000), foe(15625, 18000)});
    state[B].clicks[0] = 4;  // the last slot before the skulls
    play(kRed, ahead(state, D, 3000, kFront));
    play(kBlue, Decline{});
    EXPECT_EQ(state[B].whereabouts, Whereabouts::eliminated);
    EXPECT_EQ(state[D].clicks[0], 1);
}

// --- Charge and Bound ---

TEST_F(LargeContact, ASectionAttacksAfterTheCombinedMove) {
    show(kTank, 0, Ability::charge);
    lay({mover(10000), foe(22625, 18000)});
    play(kRed, ahead(state, D, 10000, kFront | kLeft));
    play(kBlue, Decline{});
    ASSERT_EQ(asked(), Ask::follow_up);
    refuse(kRed, attack(AttackKind::close, D, B, 1), "C-MULTI-17", Reason::no_such_section);
    play(kRed, attack(AttackKind::close, D, B, 0));
    EXPECT_TRUE(state[D].has(note::fought));
    play(kChance, dice({5, 6}));
    EXPECT_EQ(state[B].clicks[0], 2);
    EXPECT_EQ(asked(), Ask::give_action);
    EXPECT_EQ(state.actions_left, 2);
    EXPECT_EQ(state[D].tokens, 1);
    EXPECT_EQ(count(EventKind::token_placed), 1);
}

TEST_F(LargeContact, ASectionThatStayedFollowsNot) {
    show(kTank, 0, Ability::charge);
    lay({mover(10000), foe(16625, 18000)});
    play(kRed, ahead(state, D, 4000, kLeft));
    play(kBlue, Decline{});
    EXPECT_EQ(asked(), Ask::give_action);
}

TEST_F(LargeContact, WhoBeganInContactFollowsNot) {
    show(kTank, 0, Ability::charge);
    lay({mover(10000), foe(16625, 18000)});
    state[D].set(note::touched);
    play(kRed, ahead(state, D, 4000, kFront));
    play(kBlue, Decline{});
    EXPECT_EQ(asked(), Ask::give_action);
}

TEST_F(LargeContact, AFreeMoveIsForMovingOnlyOfAnotherSectionNot) {
    show(kTank, 0, Ability::charge);
    show(kTank, 1, Ability::charge, 0);
    show(kTank, 1, Ability::quickness, 1);
    lay({mover(10000), foe(16625, 18000), foe(14000, 20625)});
    play(kRed, ahead(state, D, 4000, kFront | kLeft));
    play(kBlue, Decline{});
    play(kBlue, Decline{});
    EXPECT_EQ(state.actions_left, 3);
    ASSERT_EQ(asked(), Ask::follow_up);
    refuse(kRed, attack(AttackKind::close, D, C, 1), "C-MULTI-17", Reason::no_such_section);
    play(kRed, Decline{});
    EXPECT_EQ(asked(), Ask::give_action);
}

// Speed 6 and 4 with Charge, 3 without: 13 inches plainly, 23 at most.
struct TwoChargers : LargeContact {
    void go(std::int32_t mils) {
        show(kTank, 0, Ability::charge);
        show(kTank, 1, Ability::charge);
        lay({mover(5000), foe(5000 + mils + 2625, 18000), foe(5000 + mils, 20625)});
        play(kRed, ahead(state, D, mils, kFront | kLeft | kRear));
        play(kBlue, Decline{});
        play(kBlue, Decline{});
    }
    bool asked_of(std::uint8_t section) const {
        const Decision owed = next_decision(table, state);
        return owed.ask == Ask::follow_up && owed.sections == 1u << section;
    }
};

TEST_F(TwoChargers, WithinTheSumBothAttackOneAfterTheOther) {
    go(13000);
    ASSERT_TRUE(asked_of(0));
    play(kRed, attack(AttackKind::close, D, B, 0));
    play(kChance, dice({5, 6}));
    ASSERT_TRUE(asked_of(1));
    refuse(kRed, attack(AttackKind::close, D, B, 1), "LRG-CC-2", Reason::section_not_touched);
    play(kRed, attack(AttackKind::close, D, C, 1));
    play(kChance, dice({1, 2}));  // nothing of the first attack is left over
    EXPECT_EQ(state[B].clicks[0], 2);
    EXPECT_EQ(state[C].clicks[0], 0);
    EXPECT_EQ(asked(), Ask::give_action);
}

TEST_F(TwoChargers, IfOneDoubledTheOtherAttacksWhicheverThePlayerLikes) {
    go(16000);  // 3 more: the front or the left gave them
    ASSERT_TRUE(asked_of(0));
    play(kRed, attack(AttackKind::close, D, B, 0));
    play(kChance, dice({1, 2}));
    EXPECT_EQ(asked(), Ask::give_action);  // so the left has doubled
    go(16000);
    play(kRed, Decline{});
    ASSERT_TRUE(asked_of(1));
    play(kRed, attack(AttackKind::close, D, C, 1));
}

TEST_F(TwoChargers, WhatOnlyTheFrontCanGiveItHasGiven) {
    go(17001);  // more than 13 + 4
    ASSERT_TRUE(asked_of(1));
    play(kRed, attack(AttackKind::close, D, C, 1));
}

TEST_F(TwoChargers, IfBothDoubledNobodyAttacks) {
    go(19001);
    EXPECT_EQ(asked(), Ask::give_action);
}

// What a defender does without in the first attack he may borrow in the second. [U-SA-DEF-14]
TEST_F(TwoChargers, TheSecondAttackAsksAnew) {
    show(kTank, 0, Ability::charge);
    show(kTank, 1, Ability::charge);
    show(kFoe, 0, Ability::defend);
    for (Click& click : table.catalog.warriors[kFoe].dials[0].clicks) click.defense.value = 18;
    const std::int32_t aside = 1856;  // on the border of front and left
    lay({mover(10000), foe(14000 + aside, 18000 + aside),
         foe(14000 + aside + 2625, 18000 + aside, 1800, kFoe)});
    play(kRed, ahead(state, D, 4000, kFront | kLeft));
    play(kBlue, Decline{});
    ASSERT_TRUE(asked_of(0));
    play(kRed, attack(AttackKind::close, D, B, 0));
    ASSERT_EQ(asked(), Ask::cancel_abilities);
    play(kBlue, Cancel{.own_defense = {B}});
    play(kChance, dice({1, 2}));
    EXPECT_EQ(last(EventKind::attack_rolled)->m, 15);
    ASSERT_TRUE(asked_of(1));
    play(kRed, attack(AttackKind::close, D, B, 1));
    ASSERT_EQ(asked(), Ask::cancel_abilities);
    play(kBlue, Decline{});
    play(kChance, dice({1, 2}));
    EXPECT_EQ(last(EventKind::attack_rolled)->m, 18);
}

TEST_F(TwoChargers, WhoDiesOfHisOwnAttackAttacksNoMore) {
    go(13000);
    deactivate(D, 2);  // three skulls in the rear, and three more in front kill it
    state[D].clicks[0] = 4;
    play(kRed, attack(AttackKind::close, D, B, 0));
    play(kChance, dice({1, 1}));
    EXPECT_EQ(state[D].whereabouts, Whereabouts::eliminated);
    EXPECT_NE(asked(), Ask::follow_up);
}

TEST_F(LargeContact, BoundShootsFromItsSection) {
    show(kTank, 1, Ability::bound);
    table.catalog.warriors[kTank].dials[1].range = 10_in;
    lay({mover(10000), foe(14000, 26000)});
    play(kRed, ahead(state, D, 4000, kFront | kLeft));
    ASSERT_EQ(asked(), Ask::follow_up);
    refuse(kRed, attack(AttackKind::close, D, B, 1), "U-SA-SPD-13", Reason::wrong_kind_of_attack);
    play(kRed, attack(AttackKind::ranged, D, B, 1));
    play(kChance, dice({5, 6}));
    EXPECT_EQ(state[B].clicks[0], 2);
}

// --- splash ---

// What is explained is what will be asked: friends of the attacker at every active section do not
// matter. [FAQ-FL-1, LRG-ATK-3]
TEST_F(LargeContact, ASplashIsExplainedAsItWillBeAsked) {
    show(kPlain, 0, Ability::flame_lightning);
    table.catalog.warriors[kPlain].dials[0].range = 10_in;
    lay({{kBlue, vec2_mils(10000, 18000), 0, kTank},
         foe(10000, 20625),
         {kRed, vec2_mils(10000, 28000), 2700, kPlain},
         {kRed, vec2_mils(12625, 18000), 0, kPlain},
         {kRed, vec2_mils(7375, 18000), 0, kPlain},
         {kRed, vec2_mils(10000, 15375), 0, kPlain}});
    deactivate(D, 1);
    Attack flames = attack(AttackKind::ranged, C, B, 0);
    flames.plan.ability = Ability::flame_lightning;
    const Explanation sum = explain(table, state, kRed, flames);
    ASSERT_TRUE(sum.verdict);
    ASSERT_EQ(sum.struck.size(), 1u);
    EXPECT_EQ(sum.struck[0], (ExplainedSection{D, 0, 0b1101, kRed, "LRG-ATK-3"}));
    play(kRed, flames);
    const Decision owed = next_decision(table, state);
    EXPECT_EQ(owed.ask, Ask::choose_section);
    EXPECT_EQ(owed.seat, sum.struck[0].chooser);
    EXPECT_EQ(owed.sections, sum.struck[0].choices);
}

// --- Terrify ---

TEST_F(LargeContact, ALargeTerrorTerrifiesWithTheTouchedSection) {
    show(kFoe, 2, Ability::terrify);
    lay({{kRed, vec2_mils(10000, 18000), 0, kPlain}, foe(16625, 18000, 0, kFoe)});
    play(kRed, ahead(state, D, 4000, 0));
    EXPECT_EQ(asked(), Ask::cancel_abilities);
    play(kBlue, Decline{});
    play(kChance, dice({2}));
    refuse(kRed, ahead(state, D, 4000, 0), "U-SA-DEF-12", Reason::barred_by_terror);
    lay({{kRed, vec2_mils(10000, 18000), 0, kPlain}, foe(16625, 18000, 1800, kFoe)});
    play(kRed, ahead(state, D, 4000, 0));
    EXPECT_EQ(asked(), Ask::give_action);
}

TEST_F(LargeContact, ALargeMoverIsTerrifiedLikeOthers) {
    show(kSmallFoe, 0, Ability::terrify);
    lay({mover(10000), foe(16625, 18000)});
    play(kRed, ahead(state, D, 4000, kFront));
    ASSERT_EQ(asked(), Ask::cancel_abilities);
    play(kBlue, Decline{});
    play(kChance, dice({2}));
    ASSERT_EQ(asked(), Ask::choose_path);
    refuse(kRed, ahead(state, D, 4000, 0), "U-SA-DEF-12", Reason::barred_by_terror);
    play(kRed, ahead(state, D, 3000, 0));
    // Unless the section that comes to it terrifies itself.
    show(kTank, 1, Ability::terrify);
    lay({mover(10000), foe(16625, 18000)});
    play(kRed, ahead(state, D, 4000, kFront));
    EXPECT_EQ(asked(), Ask::cancel_abilities);
    show(kTank, 0, Ability::terrify);
    lay({mover(10000), foe(16625, 18000)});
    play(kRed, ahead(state, D, 4000, kFront));
    EXPECT_EQ(asked(), Ask::free_spin);
}

}  // namespace
}  // namespace six
