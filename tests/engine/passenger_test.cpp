// Life aboard: what a passenger can do, what does not reach him, and that he is in play.
#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/rules/attack.h"
#include "engine/state/ask.h"
#include "tests/engine/ride.h"

namespace six {
namespace {

constexpr std::uint8_t kLeft = 1, kRear = 2, kRight = 3;

// --- aboard ---

struct Aboard : Ride {
    static constexpr FigureId A{1}, B{2}, D{3};

    void SetUp() override {
        lay({{kRed, kMiddle, 0, kChariot}, {kRed, {}, 0, kArcher}, {kBlue, vec2_mils(5000, 5000)}});
        put_on(state, A, C);
    }
};

TEST_F(Aboard, HeIsCarriedAndStaysOnThePlatform) {
    const Move ahead{C, {kMiddle + vec2_mils(5000, 0)}, degrees(0), 1};
    play(kRed, ahead);
    EXPECT_EQ(state[C].at, kMiddle + vec2_mils(5000, 0));
    EXPECT_EQ(state[A].at, state[C].at);
    EXPECT_EQ(state[A].whereabouts, Whereabouts::aboard);
    EXPECT_EQ(state[A].tokens, 0);  // tokens of his own
    EXPECT_EQ(state[C].tokens, 1);
    play(kRed, Disembark{A, beside(state[C].at, 1), {}});
    EXPECT_EQ(state[A].tokens, 1);
}

TEST_F(Aboard, HeMovesInNoOtherWay) {
    refuse(kRed, Move{A, {beside(kMiddle, 2)}, {}}, "LRG-DIS-5", Reason::is_aboard);
    refuse(kRed, Move{A, {}, degrees(90)}, "LRG-DIS-5", Reason::is_aboard);
}

TEST_F(Aboard, HisSpeedAbilitiesAreDisregarded) {
    state[A].warrior = WarriorId{add_warrior(
        table,
        with_ability(with_ability(plain_warrior(), Ability::magic_levitation), Ability::nimble))};
    UseAbility use{.who = A, .ability = Ability::magic_levitation, .other = B, .at = {}};
    refuse(kRed, use, "LRG-PASS-15", Reason::is_aboard);
    refuse(kRed, Turn{A, degrees(90)}, "LRG-PASS-15", Reason::is_aboard);
    state[A].whereabouts = Whereabouts::on_table;
    state[A].chariot = {};
    state[A].at = beside(kMiddle, 2);
    allow(kRed, Turn{A, degrees(90)});
}

TEST_F(Aboard, HeNamesNoSectionButToAttack) {
    refuse(kRed, Pass{A, 1}, "LRG-DIAL-1", Reason::no_such_section);
    state[A].warrior =
        WarriorId{add_warrior(table, with_ability(plain_warrior(), Ability::regeneration))};
    refuse(kRed, UseAbility{.who = A, .ability = Ability::regeneration, .section = 200},
           "LRG-DIAL-1", Reason::no_such_section);
    allow(kRed, Pass{A});
}

TEST_F(Aboard, HeCallsNobodyToHisSide) {
    state[A].warrior =
        WarriorId{add_warrior(table, with_ability(plain_warrior(), Ability::necromancy))};
    // A base so wide that it reaches beyond the chariot's.
    table.catalog.warriors.back().base.radius = 2500_mil;
    state.figures[state.figure_count++] = state[B];
    state[D].owner = kRed;
    state[D].whereabouts = Whereabouts::eliminated;
    state[D].clicks[0] = 5;
    sound();
    refuse(kRed, UseAbility{.who = A, .ability = Ability::necromancy, .other = D}, "U-SA-DMG-10",
           Reason::no_place_to_set_down);
}

TEST_F(Aboard, HisRegenerationHealsHim) {
    state[A].warrior =
        WarriorId{add_warrior(table, with_ability(plain_warrior(), Ability::regeneration))};
    state[A].clicks[0] = 4;
    play(kRed, UseAbility{.who = A, .ability = Ability::regeneration});
    roll({5});
    EXPECT_EQ(state[A].clicks[0], 1);
}

TEST_F(Aboard, HisCommandIsRolledAndHealsNobody) {
    const auto commander = add_warrior(table, with_ability(plain_archer(), Ability::command));
    const auto coward = add_warrior(table, with_ability(plain_warrior(), Ability::demoralized));
    state[A].warrior = WarriorId{commander};
    state.figures[state.figure_count++] = state[B];
    state[D].owner = kRed;
    state[D].at = beside(kMiddle, 2);
    state[D].warrior = WarriorId{coward};
    state[D].clicks[0] = 1;
    state.turn = kBlue;
    play(kBlue, EndTurn{});
    expect_owed(Ask::begin_turn, kRed, {});
    refuse(kRed, UseAbility{.who = A, .ability = Ability::command, .other = D}, "FAQ-CMD-3",
           Reason::not_in_contact);
    play(kRed, UseAbility{.who = A, .ability = Ability::command});
    roll({6});
    EXPECT_EQ(state.actions_left, 3);
    EXPECT_EQ(name_of(owed().ask), name_of(Ask::give_action));
}

TEST_F(Aboard, HisVenomReachesNobody) {
    state[A].warrior = WarriorId{add_warrior(table, with_ability(plain_warrior(), Ability::venom))};
    // Just beyond the rim, where a base as wide as the chariot's would touch.
    table.catalog.warriors.back().base.radius = 2_in;
    table.catalog.warriors.back().base.arc = Facing::kFullTurn;
    state[B].at = beside(kMiddle, 1);
    state.turn = kBlue;
    play(kBlue, EndTurn{});
    EXPECT_EQ(name_of(owed().ask), name_of(Ask::give_action));
}

// --- protected ---

struct PassengerProtected : Passenger {};

TEST_F(PassengerProtected, NobodyTargetsHim) {
    put(kPlain, beside(kMiddle, kLeft), kMiddle + vec2_mils(-6000, 0));
    state[B].facing = degrees(270);
    state[D].warrior = WarriorId{kArcher};
    state.turn = kBlue;
    refuse(kBlue, close_at(B, A, 0), "LRG-PDMG-1", Reason::target_is_aboard);
    refuse(kBlue, shot_at(D, {A}, 0), "LRG-PDMG-1", Reason::target_is_aboard);
    Attack capture = close_at(B, A, 0);
    capture.plan.aim = Aim::capture;
    refuse(kBlue, capture, "LRG-PDMG-1", Reason::target_is_aboard);
    allow(kBlue, close_at(B, C, 0));
    allow(kBlue, shot_at(D, {C}, 0));
}

TEST_F(PassengerProtected, NotEvenToHelp) {
    const auto healer = add_warrior(table, with_ability(plain_warrior(), Ability::healing));
    const auto magus = archer_with(Ability::magic_healing);
    const auto lifter =
        add_warrior(table, with_ability(plain_warrior(), Ability::magic_levitation));
    put(kPlain, beside(kMiddle, kLeft), kMiddle + vec2_mils(-6000, 0), beside(kMiddle, kRight));
    for (const FigureId id : {B, D, E}) state[id].owner = kRed;
    state[B].warrior = WarriorId{healer};
    state[B].facing = degrees(270);
    state[D].warrior = WarriorId{magus};
    state[E].warrior = WarriorId{lifter};
    state[A].clicks[0] = 2;
    Attack heal = close_at(B, A, 0);
    heal.plan.ability = Ability::healing;
    refuse(kRed, heal, "LRG-PDMG-2", Reason::target_is_aboard);
    heal = shot_at(D, {A}, 0);
    heal.plan.ability = Ability::magic_healing;
    refuse(kRed, heal, "LRG-PDMG-2", Reason::target_is_aboard);
    refuse(kRed,
           UseAbility{.who = E,
                      .ability = Ability::magic_levitation,
                      .other = A,
                      .at = vec2_mils(18000, 12000)},
           "LRG-PDMG-2", Reason::target_is_aboard);
    const auto commander = add_warrior(table, with_ability(plain_warrior(), Ability::command));
    const auto coward = add_warrior(table, with_ability(plain_warrior(), Ability::demoralized));
    state[B].warrior = WarriorId{commander};
    state[A].warrior = WarriorId{coward};
    state.owed.push_back({Ask::begin_turn, kRed, {}});
    refuse(kRed, UseAbility{.who = B, .ability = Ability::command, .other = A}, "LRG-PDMG-2",
           Reason::target_is_aboard);
}

TEST_F(PassengerProtected, NeitherSplashNorShockwaveReachesHim) {
    put(kPlain, beside(kMiddle, kRear), kMiddle + vec2_mils(-6000, 0));
    state[B].owner = kRed;
    state[D].warrior = WarriorId{archer_with(Ability::flame_lightning)};
    state.turn = kBlue;
    Attack flame = shot_at(D, {B}, 0);
    flame.plan.ability = Ability::flame_lightning;
    FigureSet struck;
    struck.add(B);
    struck.add(C);
    EXPECT_EQ(affected_by(table, state, flame.plan), struck);
    state[D].warrior = WarriorId{archer_with(Ability::shockwave)};
    state[D].at = kMiddle + vec2_mils(-5000, 0);
    AttackPlan wave{.kind = AttackKind::ranged, .who = D, .ability = Ability::shockwave};
    struck.remove(C);  // B stands in the way
    EXPECT_EQ(found_targets(table, state, wave), struck);
    state[B].at = vec2_mils(3000, 9000);
    struck.remove(B);
    struck.add(C);
    EXPECT_EQ(found_targets(table, state, wave), struck);
}

TEST_F(PassengerProtected, HeStopsNoLineButHisChariotDoes) {
    put(kPlain, kMiddle + vec2_mils(0, 6000), kMiddle + vec2_mils(0, -5000));
    state[D].warrior = WarriorId{kArcher};
    state[D].facing = degrees(90);
    state[B].owner = kRed;
    state.turn = kBlue;
    const auto blocked = check(table, state, kBlue, shot_at(D, {B}, 0));
    ASSERT_FALSE(blocked);
    EXPECT_EQ(blocked.error().other, C);
}

// --- in play ---

struct InPlay : Harm {};

TEST_F(InPlay, APassengerFightsOnForHisSide) {
    put(kLeft);
    // Of red there is nobody but him who is not Demoralized.
    const auto coward = warrior_with(Ability::demoralized);
    state[D].warrior = WarriorId{coward};
    Warrior shaken = with_ability(plain_chariot(), Ability::demoralized);
    state[C].warrior = WarriorId{add_warrior(table, shaken)};
    EXPECT_EQ(sides_fighting(table, state), 2);
    play(kBlue, EndTurn{});
    EXPECT_EQ(state.phase, Phase::playing);
}

TEST_F(InPlay, HeScoresAsASurvivor) {
    put(kLeft);
    ASSERT_TRUE(table.options.set(Edition::unlimited, Option::turn_limit, 1));
    play(kBlue, EndTurn{});
    EXPECT_EQ(state.phase, Phase::over);
    EXPECT_EQ(state.seats[kRed.n].points, 60 + 20 + 20);
}

TEST_F(InPlay, AloneOnHisChariotHeKeepsHisPlayerIn) {
    table = chariot_table(4);
    table.seats[2].team = 0;
    lay({{Seat{2}, kMiddle, 0, kChariot},
         {kRed, {}},
         {kBlue, vec2_mils(5000, 5000)},
         {Seat{3}, vec2_mils(9000, 5000)}});
    put_on(state, A, C);
    play(kRed, EndTurn{});
    EXPECT_FALSE(state.seats[kRed.n].out);
    EXPECT_EQ(state.phase, Phase::playing);
}

TEST_F(InPlay, HisTokensAreHisOwn) {
    put(kLeft);
    state.turn = kRed;
    state[A].tokens = 1;
    state[C].tokens = 1;
    play(kRed, close_at(A, B, kLeft));
    roll({1, 2});
    EXPECT_EQ(state[A].tokens, 2);
    EXPECT_EQ(state[C].tokens, 1);
    play(kRed, EndTurn{});
    EXPECT_EQ(state[A].tokens, 2);
    EXPECT_EQ(state[C].tokens, 0);
    play(kBlue, EndTurn{});
    refuse(kRed, Disembark{A, beside(kMiddle, 2), {}}, "U-PUSH-2", Reason::two_tokens);
    play(kRed, EndTurn{});
    EXPECT_EQ(state[A].tokens, 0);
    EXPECT_TRUE(told(EventKind::tokens_cleared, A, "U-TOK-3"));
}

struct Withdrawing : Harm {
    void SetUp() override {
        table = chariot_table(4);
        table.seats[2].team = 0;
        lay({{Seat{2}, kMiddle, 0, kChariot},
             {kRed, {}, 900},
             {kBlue, vec2_mils(5000, 5000)},
             {Seat{3}, vec2_mils(9000, 5000)},
             {kRed, vec2_mils(30000, 30000)},
             {Seat{2}, vec2_mils(30000, 27000)}});
        put_on(state, A, C);
    }
};

TEST_F(Withdrawing, ThePassengerGoesWithHisPlayer) {
    play(kRed, Withdraw{});
    EXPECT_EQ(state[A].whereabouts, Whereabouts::withdrawn);
    EXPECT_FALSE(state[A].chariot.exists());
    EXPECT_EQ(state[C].whereabouts, Whereabouts::on_table);
}

TEST_F(Withdrawing, AChariotThatLeavesPutsATeamMateDownUnhurt) {
    state.turn = Seat{2};
    play(Seat{2}, Withdraw{});
    EXPECT_EQ(state[C].whereabouts, Whereabouts::withdrawn);
    EXPECT_EQ(state[A].whereabouts, Whereabouts::on_table);
    EXPECT_EQ(state[A].at, kMiddle);
    EXPECT_EQ(state[A].clicks[0], 0);
    EXPECT_EQ(state.turn, Seat{3});
    expect_owed(Ask::face_anywhere, kRed, A);
    play(kRed, Turn{A, degrees(200)});
    EXPECT_EQ(state[A].facing, degrees(200));
    expect_owed(Ask::give_action, Seat{3}, {});
    EXPECT_EQ(count(EventKind::passenger_rolled, A), 0);
}

TEST_F(Withdrawing, HisOwnChariotTakesHimAlong) {
    state[C].owner = kRed;
    play(kRed, Withdraw{});
    EXPECT_EQ(state[C].whereabouts, Whereabouts::withdrawn);
    EXPECT_EQ(state[A].whereabouts, Whereabouts::withdrawn);
    expect_owed(Ask::give_action, kBlue, {});
}

}  // namespace
}  // namespace six
