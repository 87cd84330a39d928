// Getting on a chariot and off it, starting the game aboard.
#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/state/ask.h"
#include "tests/engine/ride.h"

namespace six {
namespace {

constexpr FigureId A{1}, B{2}, D{3};

// --- boarding ---

struct Boarding : Ride {};

TEST_F(Boarding, FromEitherSideAndTheRear) {
    for (const int section : {1, 2, 3}) {
        lay({{kRed, kMiddle, 0, kChariot}, {kRed, beside(kMiddle, section)}, {kBlue, {}}});
        state[B].at = vec2_mils(5000, 5000);
        play(kRed, Board{A, C});
        EXPECT_EQ(state[A].whereabouts, Whereabouts::aboard);
        EXPECT_EQ(state[A].chariot, C);
        EXPECT_EQ(state[A].at, kMiddle);
        EXPECT_EQ(state[A].tokens, 1);
        EXPECT_EQ(state[C].tokens, 0);
        EXPECT_EQ(state.actions_left, 1);
        EXPECT_EQ(passenger_of(state, C), A);
        EXPECT_TRUE(told(EventKind::boarded, A, "LRG-BRD-4"));
        refuse(kRed, Disembark{A, beside(kMiddle, 2), {}}, "U-TURN-4", Reason::already_acted);
    }
}

TEST_F(Boarding, OnTheBorderOfFrontAndSideItTouchesTheSide) {
    lay({{kRed, kMiddle, 0, kChariot},
         {kRed, at_front_left_border(kMiddle)},
         {kBlue, vec2_mils(5000, 5000)}});
    play(kRed, Board{A, C});
    EXPECT_EQ(state[A].whereabouts, Whereabouts::aboard);
}

TEST_F(Boarding, NotFromTheFrontAndNotFromAfar) {
    lay({{kRed, kMiddle, 0, kChariot},
         {kRed, beside(kMiddle, 0)},
         {kRed, beside(kMiddle, 2) - vec2_mils(100, 0)},
         {kBlue, vec2_mils(5000, 5000)}});
    refuse(kRed, Board{A, C}, "LRG-BRD-1", Reason::not_beside_chariot);
    refuse(kRed, Board{B, C}, "LRG-BRD-1", Reason::not_beside_chariot);
}

TEST_F(Boarding, NotAcrossAnAbruptEdge) {
    table.field.pieces.push_back({"cliff",
                                  TerrainKind::clear,
                                  Height::abrupt,
                                  {{vec2_mils(15000, 20010), vec2_mils(21000, 20010),
                                    vec2_mils(21000, 26000), vec2_mils(15000, 26000)}},
                                  {vec2_mils(15000, 23000)}});
    lay({{kRed, kMiddle, 0, kChariot},
         {kRed, beside(kMiddle, 1) + vec2_mils(0, 15)},
         {kBlue, vec2_mils(5000, 5000)}});
    refuse(kRed, Board{A, C}, "LRG-BRD-1", Reason::not_beside_chariot);
}

TEST_F(Boarding, WhoCannotRide) {
    lay({{kRed, kMiddle, 0, kChariot},
         {kRed, beside(kMiddle, 1), 900, kRider},
         {kRed, kMiddle - vec2_mils(0, 3500), 0, kTitan},
         {kRed, kMiddle - vec2_mils(4000, 0), 0, kDragon},
         {kRed, kMiddle + vec2_mils(4000, 0), 1800, kChariot},
         {kBlue, vec2_mils(5000, 5000)}});
    refuse(kRed, Board{A, C}, "LRG-PASS-4", Reason::cannot_ride);
    refuse(kRed, Board{B, C}, "LRG-PASS-6", Reason::cannot_ride);
    refuse(kRed, Board{D, C}, "LRG-PASS-5", Reason::cannot_ride);
    refuse(kRed, Board{FigureId{4}, C}, "LRG-PASS-5", Reason::cannot_ride);
    refuse(kRed, Board{C, C}, "LRG-PASS-5", Reason::cannot_ride);
}

TEST_F(Boarding, OnlyAChariotThatIsThere) {
    lay({{kRed, kMiddle, 0, kDragon},
         {kRed, beside(kMiddle, 1)},
         {kRed, vec2_mils(30000, 30000), 0, kChariot},
         {kBlue, vec2_mils(5000, 5000)}});
    refuse(kRed, Board{A, C}, "LRG-CHAR-1", Reason::not_a_chariot);
    refuse(kRed, Board{A, A}, "LRG-CHAR-1", Reason::not_a_chariot);
    state[B].whereabouts = Whereabouts::eliminated;
    state[B].clicks = {3, 3, 3, 3};
    refuse(kRed, Board{A, B}, "U-DIAL-6", Reason::not_on_table);
}

TEST_F(Boarding, NoOpponentsChariot) {
    lay({{kBlue, kMiddle, 0, kChariot}, {kRed, beside(kMiddle, 2)}});
    refuse(kRed, Board{A, C}, "LRG-PASS-7", Reason::cannot_ride);
}

TEST_F(Boarding, ATeamMatesChariot) {
    table = chariot_table(4);
    table.seats[2].team = 0;
    lay({{Seat{2}, kMiddle, 0, kChariot},
         {kRed, beside(kMiddle, 2)},
         {kBlue, vec2_mils(5000, 5000)},
         {Seat{3}, vec2_mils(9000, 5000)}});
    play(kRed, Board{A, C});
    EXPECT_EQ(passenger_of(state, C), A);
}

TEST_F(Boarding, OnlyOne) {
    lay({{kRed, kMiddle, 0, kChariot},
         {kRed, beside(kMiddle, 1)},
         {kRed, beside(kMiddle, 2)},
         {kBlue, vec2_mils(5000, 5000)}});
    put_on(state, A, C);
    refuse(kRed, Board{B, C}, "LRG-PASS-8", Reason::chariot_is_full);
    refuse(kRed, Board{A, C}, "LRG-BRD-1", Reason::is_aboard);
}

TEST_F(Boarding, NeedsSpeed) {
    const std::uint16_t lame = [&] {
        Warrior warrior = plain_warrior();
        for (Click& click : warrior.dials[0].clicks) click.speed.value = 0;
        return add_warrior(table, warrior);
    }();
    lay({{kRed, kMiddle, 0, kChariot},
         {kRed, beside(kMiddle, 2), 0, lame},
         {kBlue, vec2_mils(5000, 5000)}});
    refuse(kRed, Board{A, C}, "LRG-BRD-2", Reason::speed_is_zero);
    put_on(state, A, C);
    refuse(kRed, Disembark{A, beside(kMiddle, 2), {}}, "LRG-DIS-1", Reason::speed_is_zero);
}

TEST_F(Boarding, NotWithACaptiveAndNotAsOne) {
    lay({{kRed, kMiddle, 0, kChariot},
         {kRed, beside(kMiddle, 2), 1800},
         {kBlue, beside(kMiddle, 2) - vec2_mils(1250, 0)},
         {kBlue, vec2_mils(5000, 5000)}});
    state[B].captor = A;
    refuse(kRed, Board{A, C}, "LRG-BRD-3", Reason::is_captor);
}

TEST_F(Boarding, AnOpponentInContactMayHoldIt) {
    lay({{kRed, kMiddle, 0, kChariot},
         {kRed, beside(kMiddle, 2)},
         {kBlue, beside(kMiddle, 2) - vec2_mils(1250, 0)}});
    const State before = state;
    EXPECT_EQ(explain(table, state, kRed, Board{A, C}).needed, 4);
    play(kRed, Board{A, C});
    expect_owed(Ask::roll_break_away, kChance, A);
    EXPECT_EQ(owed().other, C);
    EXPECT_EQ(state[A].tokens, 1);
    roll({3});
    expect_owed(Ask::turn_in_place, kRed, A);
    play(kRed, Turn{A, degrees(90)});
    EXPECT_EQ(state[A].whereabouts, Whereabouts::on_table);
    EXPECT_EQ(state[A].facing, degrees(90));

    state = before;
    play(kRed, Board{A, C});
    roll({4});
    EXPECT_EQ(state[A].whereabouts, Whereabouts::aboard);
    EXPECT_EQ(name_of(owed().ask), name_of(Ask::give_action));  // nobody spins
}

TEST_F(Boarding, PushesLikeAnyMoveAction) {
    lay({{kRed, kMiddle, 0, kChariot}, {kRed, beside(kMiddle, 2)}, {kBlue, vec2_mils(5000, 5000)}});
    state[A].tokens = 1;
    play(kRed, Board{A, C});
    EXPECT_EQ(state[A].tokens, 2);
    EXPECT_EQ(clicks_of(A, ClickWord::pushing), 1);
    EXPECT_EQ(state[A].clicks[0], 1);
    EXPECT_EQ(count(EventKind::clicked, C), 0);
}

TEST_F(Boarding, QuicknessBoardsForNothingAndHelpsNoPassenger) {
    const std::uint16_t quick =
        add_warrior(table, with_ability(plain_warrior(), Ability::quickness));
    lay({{kRed, kMiddle, 0, kChariot},
         {kRed, beside(kMiddle, 2), 0, quick},
         {kBlue, vec2_mils(5000, 5000)}});
    play(kRed, Board{A, C});
    EXPECT_EQ(state.actions_left, 2);
    EXPECT_EQ(state[A].tokens, 1);
    state[A].given = Given::nothing;
    state.actions_left = 0;
    refuse(kRed, Disembark{A, beside(kMiddle, 2), {}}, "U-ARMY-5", Reason::no_actions_left);
}

// --- leaving ---

struct Leaving : Ride {
    void SetUp() override {
        lay({{kRed, kMiddle, 0, kChariot}, {kRed, {}, 0, kArcher}, {kBlue, vec2_mils(5000, 5000)}});
        put_on(state, A, C);
    }
};

TEST_F(Leaving, BesideASideOrTheRearFacingAnywhere) {
    const State before = state;
    for (const int section : {1, 2, 3}) {
        state = before;
        play(kRed, Disembark{A, beside(kMiddle, section), degrees(123)});
        EXPECT_EQ(state[A].whereabouts, Whereabouts::on_table);
        EXPECT_FALSE(state[A].chariot.exists());
        EXPECT_EQ(state[A].at, beside(kMiddle, section));
        EXPECT_EQ(state[A].facing, degrees(123));
        EXPECT_EQ(state[A].tokens, 1);
        EXPECT_TRUE(told(EventKind::disembarked, A, "LRG-DIS-2"));
        EXPECT_EQ(name_of(owed().ask), name_of(Ask::give_action));
    }
    state = before;
    allow(kRed, Disembark{A, at_front_left_border(kMiddle), {}});
}

TEST_F(Leaving, NeedsALegalPlace) {
    table.field.pieces.push_back({"rock",
                                  TerrainKind::blocking,
                                  Height::ground,
                                  {{vec2_mils(17000, 20500), vec2_mils(19000, 20500),
                                    vec2_mils(19000, 22000), vec2_mils(17000, 22000)}},
                                  {}});
    state[B].at = beside(kMiddle, 3);
    refuse(kRed, Disembark{A, beside(kMiddle, 0), {}}, "LRG-DIS-2", Reason::not_beside_chariot);
    refuse(kRed, Disembark{A, beside(kMiddle, 2) - vec2_mils(50, 0), {}}, "LRG-DIS-2",
           Reason::not_touching_holder);
    refuse(kRed, Disembark{A, beside(kMiddle, 3), {}}, "U-GEN-13", Reason::rests_on_base);
    refuse(kRed, Disembark{A, kMiddle, {}}, "U-GEN-13", Reason::rests_on_base);
    refuse(kRed, Disembark{A, beside(kMiddle, 1), {}}, "U-BLK-3", Reason::rests_in_terrain);
    refuse(kRed, Disembark{A, vec2_mils(-100, 100), {}}, "U-GEN-13", Reason::rests_off_table);
    refuse(kRed, Disembark{B, beside(kMiddle, 2), {}}, "U-TURN-3", Reason::not_your_figure);
}

TEST_F(Leaving, WhoIsNotAboardCannotLeave) {
    state[A].whereabouts = Whereabouts::on_table;
    state[A].chariot = {};
    state[A].at = beside(kMiddle, 2);
    refuse(kRed, Disembark{A, beside(kMiddle, 1), {}}, "LRG-DIS-1", Reason::not_aboard);
    refuse(kRed, Disembark{C, beside(kMiddle, 1), {}}, "LRG-DIS-1", Reason::not_aboard);
}

// A passenger's Aquatic is disregarded like everything else that his speed shows. [LRG-PASS-15]
TEST_F(Leaving, NobodyGetsOffIntoDeepWater) {
    table.field.pieces.push_back({"lake",
                                  TerrainKind::deep_water,
                                  Height::ground,
                                  {{vec2_mils(10000, 15000), vec2_mils(15500, 15000),
                                    vec2_mils(15500, 21000), vec2_mils(10000, 21000)}},
                                  {}});
    refuse(kRed, Disembark{A, beside(kMiddle, 2), {}}, "U-WATER-4", Reason::rests_in_terrain);
    state[A].warrior =
        WarriorId{add_warrior(table, with_ability(plain_warrior(), Ability::aquatic))};
    refuse(kRed, Disembark{A, beside(kMiddle, 2), {}}, "LRG-PASS-15", Reason::rests_in_terrain);
    play(kRed, Disembark{A, beside(kMiddle, 1), {}});
}

TEST_F(Leaving, NobodyHoldsHimAndWhomHeMeetsSpins) {
    state[B].at = beside(kMiddle, 2) - vec2_mils(1250, 0);
    const auto guard = add_warrior(table, with_ability(plain_warrior(), Ability::pole_arm));
    state[B].warrior = WarriorId{guard};
    play(kRed, Disembark{A, beside(kMiddle, 2), degrees(180)});
    expect_owed(Ask::free_spin, kBlue, B);
    EXPECT_EQ(count(EventKind::break_away_rolled, A), 0);
    play(kBlue, FreeSpin{B, degrees(0)});
    EXPECT_EQ(clicks_of(A, ClickWord::pole_arm), 1);
    EXPECT_EQ(state[A].clicks[0], 1);
}

TEST_F(Leaving, ChargeLetsNoAttackFollow) {
    state[B].at = beside(kMiddle, 2) - vec2_mils(1250, 0);
    state[A].warrior =
        WarriorId{add_warrior(table, with_ability(plain_warrior(), Ability::charge))};
    play(kRed, Disembark{A, beside(kMiddle, 2), degrees(180)});
    play(kBlue, Decline{});
    EXPECT_EQ(name_of(owed().ask), name_of(Ask::give_action));
}

TEST_F(Leaving, TheDemoralizedKeepAwayFromOpponents) {
    state[B].at = beside(kMiddle, 2) - vec2_mils(1250, 0);
    state[A].warrior =
        WarriorId{add_warrior(table, with_ability(plain_warrior(), Ability::demoralized))};
    refuse(kRed, Disembark{A, beside(kMiddle, 2), {}}, "U-DEM-1", Reason::demoralized_contact);
    play(kRed, Disembark{A, beside(kMiddle, 1), {}});
}

TEST_F(Leaving, TerrorIsFacedFirst) {
    state[B].at = beside(kMiddle, 2) - vec2_mils(1250, 0);
    state[B].warrior =
        WarriorId{add_warrior(table, with_ability(plain_warrior(), Ability::terrify))};
    const Disembark near{A, beside(kMiddle, 2), {}}, far{A, beside(kMiddle, 1), degrees(90)};
    const State before = state;
    play(kRed, near);
    expect_owed(Ask::cancel_abilities, kBlue, A);
    play(kBlue, Decline{});
    expect_owed(Ask::roll_terrify, kChance, A);
    EXPECT_EQ(state[A].whereabouts, Whereabouts::aboard);
    roll({2});
    expect_owed(Ask::choose_path, kRed, A);
    refuse(kRed, near, "U-SA-DEF-12", Reason::barred_by_terror);
    refuse(kRed, Move{A, {beside(kMiddle, 1)}, {}}, "LRG-DIS-5", Reason::is_aboard);
    refuse(kRed, Disembark{C, beside(kMiddle, 1), {}}, "U-SA-DEF-12", Reason::wrong_answer);
    const State barred = state;
    play(kRed, far);
    EXPECT_EQ(state[A].at, beside(kMiddle, 1));
    EXPECT_EQ(state.actions_left, 1);

    state = barred;
    play(kRed, Move{A, {}, degrees(90)});  // stays aboard
    EXPECT_EQ(state[A].whereabouts, Whereabouts::aboard);
    EXPECT_EQ(name_of(owed().ask), name_of(Ask::give_action));

    state = before;
    play(kRed, near);
    play(kBlue, Decline{});
    roll({3});
    play(kRed, near);
    expect_owed(Ask::free_spin, kBlue, B);
    EXPECT_EQ(state[A].at, beside(kMiddle, 2));
}

// --- the deployment ---

struct DeployAboard : Ride {
    void SetUp() override {
        lay({{kRed, {}, 0, kChariot},
             {kRed, {}},
             {kRed, {}, 0, kRider},
             {kRed, {}, 0, kDragon},
             {kBlue, {}, 0, kChariot},
             {kBlue, {}}});
        state.phase = Phase::deploying;
        state.turn = {};
        state.actions_left = 0;
        for (std::uint16_t i = 0; i < state.figure_count; ++i)
            state.figures[i].whereabouts = Whereabouts::in_hand;
        // Between red's starting area and the middle; no test here is about that.
        state[C].whereabouts = Whereabouts::on_table;
        state[C].at = vec2_mils(18000, 2500);
    }
};

TEST_F(DeployAboard, AFigureBeginsTheGameOnItsPlayersChariot) {
    sound();
    play(kRed, Board{A, C});
    EXPECT_EQ(state[A].whereabouts, Whereabouts::aboard);
    EXPECT_EQ(state[A].at, state[C].at);
    EXPECT_EQ(state[A].tokens, 0);
    EXPECT_TRUE(told(EventKind::boarded, A, "LRG-PASS-9"));
    expect_owed(Ask::deploy, kRed, {});
    refuse(kRed, Board{A, C}, "U-SETUP-6", Reason::already_deployed);
    refuse(kRed, Board{B, C}, "LRG-PASS-4", Reason::cannot_ride);
    refuse(kRed, Board{D, C}, "LRG-PASS-5", Reason::cannot_ride);
    refuse(kRed, Board{FigureId{5}, C}, "U-SETUP-6", Reason::not_your_figure);
}

TEST_F(DeployAboard, NotOnOneThatIsFullOrNotThereOrNotHis) {
    state[B].warrior = WarriorId{kPlain};
    refuse(kRed, Board{A, B}, "LRG-CHAR-1", Reason::not_a_chariot);
    refuse(kRed, Board{A, FigureId{4}}, "LRG-PASS-9", Reason::not_your_figure);
    state[C].whereabouts = Whereabouts::in_hand;
    refuse(kRed, Board{A, C}, "U-DIAL-6", Reason::not_on_table);
    state[C].whereabouts = Whereabouts::on_table;
    play(kRed, Board{A, C});
    refuse(kRed, Board{B, C}, "LRG-PASS-8", Reason::chariot_is_full);
}

TEST_F(DeployAboard, TheBattleBeginsWhenNobodyIsInHand) {
    for (const FigureId id : {B, D, FigureId{4}, FigureId{5}})
        state[id].whereabouts = Whereabouts::on_table;
    state[B].at = vec2_mils(10000, 2500);
    state[D].at = vec2_mils(25000, 3000);
    state[FigureId{4}].at = vec2_mils(10000, 33000);
    state[FigureId{5}].at = vec2_mils(20000, 34000);
    play(kRed, Board{A, C});
    EXPECT_EQ(state.phase, Phase::playing);
    EXPECT_EQ(state.turn, kRed);
    allow(kRed, Disembark{A, beside(state[C].at, 1), {}});
}

}  // namespace
}  // namespace six
