// What a passenger may attack.
#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/messages/term.h"
#include "engine/rules/attack.h"
#include "tests/engine/ride.h"

namespace six {
namespace {

constexpr FigureId A{1};
constexpr std::uint8_t kFront = 0, kLeft = 1, kRear = 2, kRight = 3;

AttackPlan found(AttackKind kind, Ability ability, std::uint8_t section) {
    return {.kind = kind, .who = A, .ability = ability, .section = section};
}

// --- close combat ---

struct PassengerClose : Passenger {};

TEST_F(PassengerClose, StrikesWhoTouchesTheSectionNamed) {
    for (const std::uint8_t section : {kLeft, kRear, kRight}) {
        put(kPlain, beside(kMiddle, section));
        play(kRed, close_at(A, B, section));
        roll({4, 4});
        EXPECT_EQ(state[B].clicks[0], 2);
        EXPECT_EQ(state[B].hurt_by, kRed);
        EXPECT_EQ(state[A].tokens, 1);
        EXPECT_EQ(state[C].tokens, 0);
        EXPECT_EQ(state[C].acted, 0);
        EXPECT_EQ(count(EventKind::token_placed, C), 0);
        EXPECT_TRUE(told(EventKind::token_placed, A, "LRG-PASS-14"));
        EXPECT_TRUE(told(EventKind::attacked, A, "LRG-PCC-1"));
    }
}

TEST_F(PassengerClose, NotThroughTheFrontAndThroughOneSectionOnly) {
    put(kPlain, beside(kMiddle, kFront), beside(kMiddle, kLeft));
    refuse(kRed, close_at(A, B, kFront), "LRG-PCC-1", Reason::section_not_touched);
    refuse(kRed, close_at(A, D, kFront), "LRG-PCC-1", Reason::section_not_touched);
    refuse(kRed, close_at(A, B, kLeft), "LRG-PCC-1", Reason::section_not_touched);
    refuse(kRed, close_at(A, D, kRear), "FAQ-CHAR-1", Reason::section_not_touched);
    refuse(kRed, close_at(A, E, kLeft), "LRG-PCC-1", Reason::section_not_touched);
    refuse(kRed, close_at(A, D, 4), "LRG-DIAL-1", Reason::no_such_section);
    refuse(kRed, close_at(A, D, 255), "LRG-DIAL-1", Reason::no_such_section);
    allow(kRed, close_at(A, D, kLeft));
}

TEST_F(PassengerClose, OnTheBorderTheSideIsTouched) {
    put(kPlain, at_front_left_border(kMiddle));
    allow(kRed, close_at(A, B, kLeft));
    refuse(kRed, close_at(A, B, kFront), "LRG-PCC-1", Reason::section_not_touched);
}

TEST_F(PassengerClose, AlsoAfterTheChariotMovedUnlessAgreedOtherwise) {
    put(kPlain, beside(kMiddle, kLeft));
    state[C].set(note::moved);
    allow(kRed, close_at(A, B, kLeft));
    ASSERT_TRUE(table.options.set(Edition::unlimited, Option::passenger_close_after_move, 0));
    refuse(kRed, close_at(A, B, kLeft), "LRG-PCC-1", Reason::chariot_has_moved);
    state[C].unset(note::moved);
    allow(kRed, close_at(A, B, kLeft));
}

TEST_F(PassengerClose, TheRearArcIsJudgedWhereTheChariotTouches) {
    put(kPlain, beside(kMiddle, kLeft));
    state[B].facing = degrees(90);  // away from the chariot
    EXPECT_EQ(value_of(close_at(A, B, kLeft), Term::rear), 1);
    state[B].facing = degrees(270);
    EXPECT_EQ(value_of(close_at(A, B, kLeft), Term::rear), 0);
}

TEST_F(PassengerClose, SneakAttackFromThere) {
    put(add_warrior(table, with_ability(plain_warrior(), Ability::sneak_attack)),
        beside(kMiddle, kLeft));
    state[B].facing = degrees(90);
    EXPECT_EQ(value_of(close_at(A, B, kLeft), Term::doubling), 2);
    state[B].facing = degrees(270);
    EXPECT_EQ(value_of(close_at(A, B, kLeft), Term::doubling), 0);
}

TEST_F(PassengerClose, TakesNoPrisoners) {
    put(kPlain, beside(kMiddle, kLeft));
    Attack capture = close_at(A, B, kLeft);
    capture.plan.aim = Aim::capture;
    refuse(kRed, capture, "LRG-PCC-2", Reason::cannot_capture);
}

TEST_F(PassengerClose, NeitherHisChariotNorFriends) {
    put(add_warrior(table, with_ability(plain_warrior(), Ability::healing)),
        beside(kMiddle, kLeft));
    refuse(kRed, close_at(A, C, kLeft), "LRG-PATK-3", Reason::own_chariot);
    state[B].owner = kRed;
    refuse(kRed, close_at(A, B, kLeft), "U-CBT-6", Reason::target_friendly);
    Attack heal = close_at(A, B, kLeft);
    heal.plan.ability = Ability::healing;
    refuse(kRed, heal, "LRG-PCC-1", Reason::target_friendly);
    heal.plan.targets = {C};
    refuse(kRed, heal, "LRG-PATK-4", Reason::own_chariot);
}

TEST_F(PassengerClose, SweepFindsThoseOfOneSection) {
    put(add_warrior(table, with_ability(plain_warrior(), Ability::sweep)),
        kMiddle + vec2_mils(-700, 2530), kMiddle + vec2_mils(700, 2530), beside(kMiddle, kRear));
    FigureSet left;
    left.add(B);
    left.add(D);
    EXPECT_EQ(found_targets(table, state, found(AttackKind::close, Ability::sweep, kLeft)), left);
    refuse(kRed, Attack{found(AttackKind::close, Ability::sweep, kRight)}, "U-CBT-14",
           Reason::no_target);
    play(kRed, Attack{found(AttackKind::close, Ability::sweep, kLeft)});
    roll({5, 5});
    EXPECT_GT(state[B].clicks[0], 0);
    EXPECT_GT(state[D].clicks[0], 0);
    EXPECT_EQ(state[E].clicks[0], 0);
}

TEST_F(PassengerClose, ALargeTargetIsStruckWhereTheChariotTouchesIt) {
    lay({{kRed, kMiddle, 0, kChariot},
         {kRed, {}},
         {kBlue, kMiddle + vec2_mils(0, 4000), 0, kDragon}});
    put_on(state, A, C);
    play(kRed, close_at(A, B, kLeft));
    roll({5, 5});
    EXPECT_EQ(state[B].clicks, (std::array<std::uint8_t, 4>{0, 0, 0, 2}));  // its right
}

TEST_F(PassengerClose, NoFormationOfAnyKind) {
    put(kPlain, beside(kMiddle, kLeft), beside(kMiddle, kLeft) + vec2_mils(-1250, 0),
        beside(kMiddle, kLeft) + vec2_mils(0, 1250));
    state[D].owner = state[E].owner = kRed;
    state[D].facing = degrees(0);
    state[E].facing = degrees(270);
    Attack first = close_at(A, B, kLeft);
    first.plan.members = {E};
    refuse(kRed, first, "LRG-PASS-11", Reason::in_no_formation);
    Attack second{AttackPlan{.kind = AttackKind::close, .who = E, .members = {A}, .targets = {B}}};
    refuse(kRed, second, "LRG-PASS-11", Reason::in_no_formation);
    second.plan.members = {D};
    allow(kRed, second);
    refuse(kRed, FormUp{{D, E, A}, {}}, "LRG-PASS-11", Reason::in_no_formation);
}

TEST_F(PassengerClose, RetaliationCursePushingAndCriticalMissHurtHim) {
    const auto mage = add_warrior(table, with_ability(plain_warrior(), Ability::magic_retaliation));
    const auto cursed = add_warrior(table, with_ability(plain_warrior(), Ability::cursed));
    put(cursed, beside(kMiddle, kLeft));
    state[B].warrior = WarriorId{mage};
    state[A].tokens = 1;
    const State before = state;
    play(kRed, close_at(A, B, kLeft));
    roll({5, 5});
    EXPECT_EQ(clicks_of(A, ClickWord::magic_retaliation), 1);
    EXPECT_EQ(clicks_of(A, ClickWord::cursed), 1);
    EXPECT_EQ(clicks_of(A, ClickWord::pushing), 1);
    EXPECT_EQ(state[A].clicks[0], 3);
    EXPECT_EQ(state[A].whereabouts, Whereabouts::aboard);
    EXPECT_EQ(state[C].clicks, (std::array<std::uint8_t, 4>{}));

    state = before;
    state[A].tokens = 0;
    play(kRed, close_at(A, B, kLeft));
    roll({1, 1});
    EXPECT_EQ(clicks_of(A, ClickWord::critical_miss), 1);
}

TEST_F(PassengerClose, HeMayDieOfIt) {
    put(kPlain, beside(kMiddle, kLeft));
    state[A].clicks[0] = 4;
    play(kRed, close_at(A, B, kLeft));
    roll({1, 1});
    EXPECT_EQ(state[A].whereabouts, Whereabouts::eliminated);
    EXPECT_FALSE(state[A].chariot.exists());
    EXPECT_FALSE(passenger_of(state, C).exists());
}

// --- ranged combat ---

struct PassengerRanged : Passenger {};

TEST_F(PassengerRanged, ThroughOneSectionThatIsNotTheFront) {
    put(kArcher, kMiddle + vec2_mils(0, 6000), kMiddle + vec2_mils(-6000, 0),
        kMiddle + vec2_mils(6000, 0));
    refuse(kRed, shot_at(A, {B, D}, kLeft), "FAQ-CHAR-1", Reason::section_not_towards);
    refuse(kRed, shot_at(A, {B}, kRear), "FAQ-CHAR-1", Reason::section_not_towards);
    refuse(kRed, shot_at(A, {E}, kLeft), "LRG-PRNG-3", Reason::section_not_towards);
    refuse(kRed, shot_at(A, {E}, kFront), "LRG-PRNG-3", Reason::section_not_towards);
    refuse(kRed, shot_at(A, {B}, 9), "LRG-DIAL-1", Reason::no_such_section);
    allow(kRed, shot_at(A, {D}, kRear));
    play(kRed, shot_at(A, {B}, kLeft));
    EXPECT_TRUE(told(EventKind::attacked, A, "LRG-PRNG-2"));
    roll({4, 4});
    EXPECT_EQ(state[B].clicks[0], 2);
}

TEST_F(PassengerRanged, TwoTargetsInOneSection) {
    put(kArcher, kMiddle + vec2_mils(-2000, 6000), kMiddle + vec2_mils(2000, 6000));
    play(kRed, shot_at(A, {B, D}, kLeft));
    roll({4, 4});
    EXPECT_EQ(state[B].clicks[0], 1);
    EXPECT_EQ(state[D].clicks[0], 1);
}

TEST_F(PassengerRanged, OnTheBorderOfTheFrontTheSideMayFire) {
    put(kArcher, kMiddle + vec2_mils(5000, 5000));
    allow(kRed, shot_at(A, {B}, kLeft));
    refuse(kRed, shot_at(A, {B}, kFront), "LRG-PRNG-3", Reason::section_not_towards);
    state[B].at = kMiddle + vec2_mils(5100, 4900);
    refuse(kRed, shot_at(A, {B}, kLeft), "LRG-PRNG-3", Reason::section_not_towards);
}

TEST_F(PassengerRanged, EightInchesAtMost) {
    put(kArcher, kMiddle + vec2_mils(0, 8000));
    allow(kRed, shot_at(A, {B}, kLeft));
    state[B].at = kMiddle + vec2_mils(0, 8001);
    refuse(kRed, shot_at(A, {B}, kLeft), "LRG-PRNG-7", Reason::beyond_range);
    // A range that is no longer than that is not cut.
    table.catalog.warriors[kArcher].dials[0].range = 6_in;
    refuse(kRed, shot_at(A, {B}, kLeft), "U-RNG-2", Reason::beyond_range);
    table.catalog.warriors[kArcher].dials[0].range = {};
    refuse(kRed, shot_at(A, {B}, kLeft), "U-RNG-1", Reason::no_range);
}

TEST_F(PassengerRanged, NotAfterTheChariotMoved) {
    put(kArcher, kMiddle + vec2_mils(0, 6000));
    play(kRed, Move{C, {kMiddle + vec2_mils(100, 0)}, degrees(0), 1});
    refuse(kRed, shot_at(A, {B}, kLeft), "LRG-PRNG-1", Reason::chariot_has_moved);
    play(kRed, EndTurn{});
    play(kBlue, EndTurn{});
    allow(kRed, shot_at(A, {B}, kLeft));
}

TEST_F(PassengerRanged, WhoTouchesTheChariotIsNoTargetAndNoHindrance) {
    put(kArcher, beside(kMiddle, kLeft), kMiddle + vec2_mils(-6000, 0));
    refuse(kRed, shot_at(A, {B}, kLeft), "LRG-PRNG-5", Reason::target_touches_chariot);
    allow(kRed, shot_at(A, {D}, kRear));
    // Not even in the section he fires through.
    state[D].at = kMiddle + vec2_mils(-3000, 6000);
    allow(kRed, shot_at(A, {D}, kLeft));
    // Nor a large one, none of whose sections a friend but the chariot touches.
    state[B].warrior = WarriorId{kDragon};
    state[B].at = kMiddle + vec2_mils(0, 4000);
    refuse(kRed, shot_at(A, {B}, kLeft), "LRG-PRNG-5", Reason::target_touches_chariot);
}

TEST_F(PassengerRanged, OtherFriendsInContactForbidAsUsual) {
    put(kArcher, kMiddle + vec2_mils(0, 6000), kMiddle + vec2_mils(1250, 6000));
    state[D].owner = kRed;
    refuse(kRed, shot_at(A, {B}, kLeft), "U-RNG-5", Reason::target_touches_friend);
}

TEST_F(PassengerRanged, FromTheDotOfTheChariotWhoseBaseIsInNobodysWayButOthers) {
    put(kArcher, kMiddle + vec2_mils(0, 7000), kMiddle + vec2_mils(0, 4500));
    const auto blocked = check(table, state, kRed, shot_at(A, {B}, kLeft));
    ASSERT_FALSE(blocked);
    EXPECT_EQ(name_of(blocked.error().why), name_of(Reason::line_blocked_by_base));
    EXPECT_EQ(blocked.error().other, D);
    state[D].at = kMiddle + vec2_mils(3000, 4500);
    allow(kRed, shot_at(A, {B}, kLeft));
}

TEST_F(PassengerRanged, ShockwaveStrikesOneSectionAndNeverHisChariot) {
    put(archer_with(Ability::shockwave), beside(kMiddle, kLeft), kMiddle + vec2_mils(1500, 3600),
        beside(kMiddle, kRear));
    state[D].owner = kRed;
    FigureSet left;
    left.add(B);
    left.add(D);
    AttackPlan wave = found(AttackKind::ranged, Ability::shockwave, kLeft);
    EXPECT_EQ(found_targets(table, state, wave), left);
    // Half of the eight inches that are left of his range.
    state[D].at = kMiddle + vec2_mils(1600, 3700);
    left.remove(D);
    EXPECT_EQ(found_targets(table, state, wave), left);
    wave.section = kFront;
    refuse(kRed, Attack{wave}, "LRG-PRNG-3", Reason::section_not_towards);
    wave.section = kRight;
    refuse(kRed, Attack{wave}, "U-CBT-14", Reason::no_target);
    wave.section = kRear;
    play(kRed, Attack{wave});
    roll({4, 4});
    EXPECT_TRUE(told(EventKind::attacked, A, "LRG-PRNG-6"));
    EXPECT_GT(state[E].clicks[0], 0);
    EXPECT_EQ(state[B].clicks[0], 0);
    EXPECT_EQ(state[C].clicks, (std::array<std::uint8_t, 4>{}));
    state[A].given = Given::nothing;
    state[C].set(note::moved);
    refuse(kRed, Attack{wave}, "LRG-PRNG-1", Reason::chariot_has_moved);
}

TEST_F(PassengerRanged, MagicHealingOfFriendsButNotOfHisChariot) {
    put(archer_with(Ability::magic_healing), kMiddle + vec2_mils(0, 6000), beside(kMiddle, kRear));
    state[B].owner = kRed;
    state[B].clicks[0] = 3;
    Attack heal = shot_at(A, {B}, kLeft);
    heal.plan.ability = Ability::magic_healing;
    allow(kRed, heal);  // whoever touches the chariot
    heal.plan.targets = {C};
    refuse(kRed, heal, "LRG-PATK-4", Reason::own_chariot);
}

TEST_F(PassengerRanged, NoFormationAndNoEnhancement) {
    const auto magus = add_warrior(table, with_ability(plain_archer(), Ability::magic_enhancement));
    put(kArcher, kMiddle + vec2_mils(0, 6000), beside(kMiddle, kRear),
        beside(kMiddle, kRear) + vec2_mils(-1250, 0));
    state[D].owner = state[E].owner = kRed;
    state[D].warrior = WarriorId{magus};
    state[E].warrior = WarriorId{kArcher};
    EXPECT_EQ(value_of(shot_at(A, {B}, kLeft), Term::enhancement), 0);
    Attack formation = shot_at(A, {B}, kLeft);
    formation.plan.members = {D, E};
    refuse(kRed, formation, "LRG-PASS-11", Reason::in_no_formation);
    formation.plan.who = E;
    formation.plan.section = 0;
    formation.plan.members = {D, A};
    state[D].facing = state[E].facing = degrees(60);
    refuse(kRed, formation, "LRG-PASS-11", Reason::in_no_formation);
}

TEST_F(PassengerRanged, NoLongRange) {
    put(kArcher, kMiddle + vec2_mils(0, 7000));
    state[B].warrior = WarriorId{kDragon};
    Attack shot = shot_at(A, {B}, kLeft);
    allow(kRed, shot);
    shot.plan.long_range = true;
    refuse(kRed, shot, "LRG-LONG-1", Reason::not_long_range);
}

}  // namespace
}  // namespace six
