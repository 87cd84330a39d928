// The way of a large figure: who may give it, how far it goes, what stops it.
#include "engine/rules/large_move.h"

#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/messages/term.h"
#include "engine/state/ask.h"
#include "tests/support/large_battle.h"

namespace six {
namespace {

using namespace fixture;

constexpr FigureId D{0}, B{1}, C{2};

// A dragon in the middle of a large table, looking to the north, and an opponent in a corner.
struct LargeMove : LargeBattle {
    LargeMove() { lay(kDragon); }
    void lay(std::uint16_t mover, std::initializer_list<Put> others = {}) {
        table.field.size = {96_in, 96_in};
        state = battle_of(
            table, {{kRed, vec2_mils(48000, 48000), 900, mover}, {kBlue, vec2_mils(90000, 90000)}});
        for (const Put& put : others) {
            const State one = battle_of(table, {put});
            state.figures[state.figure_count++] = one.figures[0];
        }
        state.actions_left = 4;
    }
    void take_option(Option option, std::int32_t value) {
        ASSERT_TRUE(table.options.set(Edition::unlimited, option, value));
    }
};

// --- giving the actions ---

TEST_F(LargeMove, NamesItsSections) {
    refuse(kRed, ahead(state, D, 3000, 0), "DRG-MOVE-2", Reason::no_section_named);
    refuse(kRed, ahead(state, D, 3000, 16), "LRG-DIAL-1", Reason::no_such_section);
    play(kRed, ahead(state, D, 3000, kFront));
    EXPECT_EQ(state[D].at, vec2_mils(48000, 51000));
    EXPECT_EQ(state[D].acted, kFront);
}

TEST_F(LargeMove, OthersHaveNoSections) {
    state.turn = kBlue;
    refuse(kBlue, ahead(state, B, 1000, kFront), "LRG-DIAL-1", Reason::no_such_section);
    play(kBlue, ahead(state, B, 1000, 0));
}

TEST_F(LargeMove, OnlyActiveSectionsThatHaveNotActedMove) {
    deactivate(D, 1);
    refuse(kRed, ahead(state, D, 1000, kFront | kLeft), "LRG-ACT-3", Reason::section_inactive);
    state[D].acted = kRear;
    refuse(kRed, ahead(state, D, 1000, kFront | kRear), "LRG-ACT-2", Reason::section_acted);
    play(kRed, ahead(state, D, 1000, kFront | kRight));
}

TEST_F(LargeMove, EverySectionTakesAnAction) {
    state.actions_left = 2;
    const Illegal no = refuse(kRed, ahead(state, D, 1000, kFront | kLeft | kRear), "U-ARMY-5",
                              Reason::no_actions_left);
    EXPECT_EQ(no.n, 3);
    EXPECT_EQ(no.m, 2);
    state.actions_left = 3;
    play(kRed, ahead(state, D, 1000, kFront | kLeft | kRear));
    EXPECT_EQ(state.turn, kBlue);  // nothing was left
    EXPECT_EQ(state[D].tokens, 1);
    EXPECT_EQ(count(EventKind::token_placed), 1);
}

TEST_F(LargeMove, TheTokenComesWhenTheActionIsOver) {
    play(kRed, ahead(state, D, 1000, kFront | kLeft));
    ASSERT_EQ(events.back().kind, EventKind::token_placed);
    EXPECT_EQ(events.back().clause.id(), Clause("LRG-ACT-4").id());
    EXPECT_EQ(state.actions_left, 2);
}

TEST_F(LargeMove, MovesOnceATurnAndNotAfterCombat) {
    play(kRed, turn_to(D, 0, kFront));
    refuse(kRed, turn_to(D, 900, kLeft), "DRG-ACT-6", Reason::already_moved);
    state[D].unset(note::moved | note::moves_over);
    state[D].set(note::fought);
    refuse(kRed, turn_to(D, 900, kLeft), "LRG-CBT-1", Reason::already_fought);
    state[D].unset(note::fought);
    play(kRed, turn_to(D, 900, kLeft));
}

TEST_F(LargeMove, ASectionWithQuicknessIsFree) {
    show(kDragon, 1, Ability::quickness);
    state.actions_left = 1;
    refuse(kRed, ahead(state, D, 1000, kFront | kRear), "U-ARMY-5", Reason::no_actions_left);
    play(kRed, ahead(state, D, 10000, kFront | kLeft));
    EXPECT_EQ(state.turn, kBlue);  // with one action
}

TEST_F(LargeMove, WithoutAnActionLeftQuicknessKeepsTheTurnOpen) {
    lay(kDragon, {{kRed, vec2_mils(10000, 10000)}});
    show(kDragon, 1, Ability::quickness);
    state.actions_left = 1;
    play(kRed, Pass{C});
    ASSERT_EQ(state.turn, kRed);
    refuse(kRed, ahead(state, D, 1000, kFront), "U-ARMY-5", Reason::no_actions_left);
    refuse(kRed, ahead(state, D, 1000, kFront | kLeft), "U-ARMY-5", Reason::no_actions_left);
    play(kRed, ahead(state, D, 4000, kLeft));
    EXPECT_EQ(state.turn, kBlue);
}

TEST_F(LargeMove, AfterAMoveOrCombatQuicknessKeepsNoTurnOpen) {
    for (const std::uint16_t note : {note::moved, note::fought}) {
        lay(kDragon, {{kRed, vec2_mils(10000, 10000)}});
        show(kDragon, 1, Ability::quickness);
        state.actions_left = 1;
        state[D].set(note);
        play(kRed, Pass{C});
        EXPECT_EQ(state.turn, kBlue);
    }
}

TEST_F(LargeMove, NimbleHasNoEffect) {
    show(kDragon, 0, Ability::nimble);
    refuse(kRed, Turn{D, Facing::from_tenths(0)}, "C-MULTI-17", Reason::no_such_ability);
}

// --- how far ---

TEST_F(LargeMove, SpeedsAddUp) {
    play(kRed, ahead(state, D, 13000, kFront | kLeft | kRear));
    EXPECT_EQ(last(EventKind::moved)->n, 13000);
    lay(kDragon);
    const Illegal no = refuse(kRed, ahead(state, D, 13001, kFront | kLeft | kRear), "DRG-MOVE-2",
                              Reason::beyond_speed);
    EXPECT_EQ(no.n, 13001);
    EXPECT_EQ(no.m, 13000);
}

TEST_F(LargeMove, AnActiveSectionWithASkullAddsNothing) {
    Click& click = table.catalog.warriors[kDragon].dials[1].clicks[0];
    click.speed = {.value = 4, .skull = true};
    refuse(kRed, ahead(state, D, 6001, kFront | kLeft), "DRG-MOVE-2", Reason::beyond_speed);
    play(kRed, ahead(state, D, 6000, kFront | kLeft));
}

TEST_F(LargeMove, ItsSumIsExplained) {
    show(kDragon, 1, Ability::charge);
    add_piece(TerrainKind::hindering, Height::ground, vec2_mils(49000, 47000),
              vec2_mils(53000, 49000));
    const Explanation sum = explain(table, state, kRed, ahead(state, D, 5000, kFront | kLeft));
    ASSERT_TRUE(sum.verdict);
    ASSERT_EQ(sum.terms.size(), 5u);
    EXPECT_EQ(sum.terms[0], (ExplainedTerm{Term::speed, 6000, "DRG-MOVE-2", D}));
    EXPECT_EQ(sum.terms[1], (ExplainedTerm{Term::speed, 4000, "DRG-MOVE-2", D}));
    EXPECT_EQ(sum.terms[2], (ExplainedTerm{Term::doubled, 4000, "C-MULTI-17", D}));
    EXPECT_EQ(sum.terms[3], (ExplainedTerm{Term::halved, -7000, "C-MULTI-10", D}));
    EXPECT_EQ(sum.terms[4], (ExplainedTerm{Term::length, 5000, "U-MOVE-1", D}));
}

TEST_F(LargeMove, ChargeDoublesItsOwnShareOnly) {
    show(kDragon, 1, Ability::charge);
    refuse(kRed, ahead(state, D, 6001, kFront), "DRG-MOVE-2", Reason::beyond_speed);
    refuse(kRed, ahead(state, D, 14001, kFront | kLeft), "C-MULTI-17", Reason::beyond_speed);
    play(kRed, ahead(state, D, 14000, kFront | kLeft));
    EXPECT_EQ(last(EventKind::moved)->clause.id(), Clause("C-MULTI-17").id());
}

TEST_F(LargeMove, WhereNothingDoublesItAddsUpPlainly) {
    take_option(Option::c_multi_speed, opt::c_multi_speed::no_doubling);
    show(kDragon, 1, Ability::charge);
    lay(kDragon, {{kBlue, vec2_mils(45375, 58000)}});
    refuse(kRed, ahead(state, D, 10001, kFront | kLeft), "DRG-MOVE-2", Reason::beyond_speed);
    play(kRed, ahead(state, D, 10000, kFront | kLeft));
    play(kBlue, Decline{});
    EXPECT_EQ(asked(), Ask::follow_up);
}

TEST_F(LargeMove, HinderedAtTheStartItsSumIsHalvedRoundedUp) {
    add_piece(TerrainKind::hindering, Height::ground, vec2_mils(49900, 47000),
              vec2_mils(53000, 49000));
    refuse(kRed, ahead(state, D, 7001, kFront | kLeft | kRear), "C-MULTI-10", Reason::beyond_speed);
    play(kRed, ahead(state, D, 7000, kFront | kLeft | kRear));
    lay(kDragon);  // the same just beside it
    state[D].at = vec2_mils(47800, 48000);
    play(kRed, ahead(state, D, 13000, kFront | kLeft | kRear));
}

TEST_F(LargeMove, WhoFliesIsNotHindered) {
    add_piece(TerrainKind::hindering, Height::ground, vec2_mils(49900, 47000),
              vec2_mils(53000, 49000));
    show(kDragon, 1, Ability::flight);
    refuse(kRed, ahead(state, D, 3001, kFront), "C-MULTI-10", Reason::beyond_speed);
    play(kRed, ahead(state, D, 10000, kFront | kLeft));
    EXPECT_EQ(last(EventKind::moved)->clause.id(), Clause("LRG-SA-2").id());
}

// --- straight ---

// Whatever it faces and however far it goes, the place of the template is accepted with the length
// of the template, and one two mils beside it is not.
TEST_F(LargeMove, EveryTemplateIsAcceptedAndNothingBesideIt) {
    for (Dial& dial : table.catalog.warriors[kDragon].dials)
        for (Click& click : dial.clicks)
            if (click.skulls() == 0) click.speed.value = 10;
    for (const std::int32_t tenths :
         {0, 1, 137, 450, 451, 899, 900, 1234, 1800, 2250, 2718, 3599}) {
        const Facing facing = Facing::from_tenths(tenths);
        const Facing across = facing.turned(900);
        for (std::int32_t far = 1; far <= 20000; ++far) {
            const Vec2 place = straight_ahead(state[D], facing, Inches::from_mils(far));
            const Move there{D, {place}, facing, kFront | kRear};
            const auto legal = check_way(table, state, there);
            ASSERT_TRUE(legal) << tenths << " " << far << " " << name_of(legal.error().why);
            const std::int32_t length = length_of(table, state, there).mils();
            ASSERT_TRUE(length == far || length == far - 1) << tenths << " " << far;
            if (far < 10) continue;
            const Move beside{D, {ahead_of(place, across, 3_mil)}, facing, kFront | kRear};
            const auto crooked = check_way(table, state, beside);
            ASSERT_FALSE(crooked) << tenths << " " << far;
            ASSERT_EQ(crooked.error().why, Reason::not_straight);
        }
        for (std::int32_t far = 20002; far <= 20010; ++far) {
            const Move beyond{D,
                              {straight_ahead(state[D], facing, Inches::from_mils(far))},
                              facing,
                              kFront | kRear};
            const auto legal = check_way(table, state, beyond);
            ASSERT_FALSE(legal) << tenths << " " << far;
            ASSERT_EQ(legal.error().why, Reason::beyond_speed);
        }
    }
}

TEST_F(LargeMove, GoesOneWayOnly) {
    const Move bent{
        D, {vec2_mils(48000, 50000), vec2_mils(48000, 52000)}, Facing::from_tenths(900), kFront};
    refuse(kRed, bent, "LRG-MOVE-1", Reason::not_straight);
    refuse(kRed, Move{D, {vec2_mils(50000, 50000)}, Facing::from_tenths(900), kFront}, "LRG-MOVE-3",
           Reason::not_straight);
    refuse(kRed, Move{D, {vec2_mils(48000, 50000)}, Facing::from_tenths(0), kFront}, "LRG-MOVE-3",
           Reason::not_straight);
    play(kRed, Move{D, {vec2_mils(52000, 48000)}, Facing::from_tenths(0), kFront});
    EXPECT_EQ(state[D].facing, Facing::from_tenths(0));
    EXPECT_EQ(last(EventKind::moved)->clause.id(), Clause("LRG-MOVE-3").id());
}

TEST_F(LargeMove, BackwardWithoutATurn) {
    const Vec2 behind = vec2_mils(48000, 44000);
    refuse(kRed, Move{D, {behind}, Facing::from_tenths(901), kFront}, "LRG-MOVE-2",
           Reason::not_straight);
    refuse(kRed, Move{D, {vec2_mils(48003, 44000)}, Facing::from_tenths(900), kFront}, "LRG-MOVE-2",
           Reason::not_straight);
    // Straight behind, but only after a turn.
    refuse(kRed, Move{D, {vec2_mils(52000, 48000)}, Facing::from_tenths(1800), kFront},
           "LRG-MOVE-2", Reason::not_straight);
    play(kRed, Move{D, {behind}, Facing::from_tenths(900), kFront});
    EXPECT_EQ(state[D].at, behind);
    EXPECT_EQ(last(EventKind::moved)->clause.id(), Clause("LRG-MOVE-2").id());
    EXPECT_EQ(last(EventKind::moved)->n, 4000);
}

TEST_F(LargeMove, AChariotGoesNoStepBackward) {
    lay(kChariot);
    refuse(kRed, ahead(state, D, -1, kFront), "LRG-CHAR-3", Reason::not_backward);
    lay(kTank);
    play(kRed, ahead(state, D, -1, kFront));  // [C-TANK-2]
    lay(kChariot);
    play(kRed, Move{D, {vec2_mils(48000, 44000)}, Facing::from_tenths(2700), kFront});
}

TEST_F(LargeMove, TurnsOnTheSpotWithoutAnySpeed) {
    for (Click& click : table.catalog.warriors[kDragon].dials[0].clicks) click.speed.value = 0;
    refuse(kRed, ahead(state, D, 1, kFront), "DRG-MOVE-2", Reason::beyond_speed);
    play(kRed, turn_to(D, 1234, kFront));
    EXPECT_EQ(state[D].facing, Facing::from_tenths(1234));
    EXPECT_EQ(last(EventKind::turned)->clause.id(), Clause("LRG-MOVE-3").id());
}

// --- bases ---

TEST_F(LargeMove, BasesOfOneDialAreIgnoredOnTheWayTitansIncluded) {
    lay(kTank, {{kBlue, vec2_mils(48000, 52000), 0, kTitan}, {kRed, vec2_mils(47000, 54200)}});
    play(kRed, ahead(state, D, 10000, kFront | kLeft));
    EXPECT_EQ(last(EventKind::moved)->clause.id(), Clause("LRG-MOVE-4").id());
}

TEST_F(LargeMove, ItEndsOnNoBase) {
    lay(kTank, {{kBlue, vec2_mils(48000, 57000), 0, kTitan}});
    // 2 + 1.5 inches, less the slack, before the titan's dot.
    const Illegal no =
        refuse(kRed, ahead(state, D, 5521, kFront), "LRG-TEMP-5", Reason::rests_on_base);
    EXPECT_EQ(no.other, C);
    play(kRed, ahead(state, D, 5520, kFront));
}

TEST_F(LargeMove, ABaseOfSeveralDialsStopsTheMovingDisc) {
    // 3.9 inches beside the line: a disc of 2 inches meets a disc of 2 inches, the dot's line not.
    lay(kTank, {{kBlue, vec2_mils(51900, 54000), 0, kDragon}});
    const Illegal no = refuse(kRed, ahead(state, D, 14000, kFront | kLeft | kRight), "LRG-MOVE-5",
                              Reason::must_stop_at_base);
    EXPECT_EQ(no.other, C);
    EXPECT_EQ(no.n, 14000);
    EXPECT_EQ(no.where, vec2_mils(48000, 48000 + no.m));
    EXPECT_GT(no.m, 4000);  // where they come nearer than 3.98 inches
    EXPECT_LT(no.m, 6000);
    EXPECT_FALSE(judge(ahead(state, D, no.m + 1, kFront | kLeft | kRight)));
    EXPECT_TRUE(judge(ahead(state, D, no.m, kFront | kLeft | kRight)));
    // 4 inches beside it they touch in passing: the move ends where they are nearest.
    lay(kTank, {{kBlue, vec2_mils(52000, 54000), 0, kDragon}});
    EXPECT_NEAR(refuse(kRed, ahead(state, D, 14000, kFront | kLeft | kRight), "LRG-MOVE-5",
                       Reason::must_stop_at_base)
                    .m,
                6000, 1);
    EXPECT_TRUE(judge(ahead(state, D, 6000, kFront | kLeft | kRight)));
    // Beyond the tolerance nothing is in the way, nor for a dragon.
    lay(kTank, {{kBlue, vec2_mils(52021, 54000), 0, kDragon}});
    EXPECT_TRUE(judge(ahead(state, D, 14000, kFront | kLeft | kRight)));
    lay(kDragon, {{kBlue, vec2_mils(51900, 54000), 0, kDragon}});
    EXPECT_TRUE(judge(ahead(state, D, 14000, kFront | kLeft | kRight)));
}

TEST_F(LargeMove, ADragonIsStoppedByABaseAcrossTheLineOfItsDot) {
    lay(kDragon, {{kBlue, vec2_mils(49999, 54000), 0, kTank}});
    const Illegal no = refuse(kRed, ahead(state, D, 14000, kFront | kLeft | kRight), "DRG-MOVE-4",
                              Reason::must_stop_at_base);
    EXPECT_EQ(no.n, 14000);
    EXPECT_FALSE(judge(ahead(state, D, no.m + 1, kFront | kLeft | kRight)));
    EXPECT_TRUE(judge(ahead(state, D, no.m, kFront | kLeft | kRight)));
    state[C].at = vec2_mils(50000, 54000);  // its rim meets the line and no more
    EXPECT_TRUE(judge(ahead(state, D, 14000, kFront | kLeft | kRight)));
    // Partly under it at the end: no base across the line, but one it would stand on.
    refuse(kRed, ahead(state, D, 6000, kFront), "LRG-TEMP-5", Reason::rests_on_base);
}

TEST_F(LargeMove, BackwardItStopsAsWell) {
    for (const std::uint16_t kind : {kTank, kDragon}) {
        lay(kind, {{kRed, vec2_mils(48000, 42000), 0, kTank}});  // of a friend too
        const Illegal no = refuse(kRed, ahead(state, D, -10000, kFront | kLeft),
                                  kind == kDragon ? Clause("DRG-MOVE-4") : Clause("LRG-MOVE-5"),
                                  Reason::must_stop_at_base);
        EXPECT_EQ(no.n, 10000);
        EXPECT_EQ(no.m, 2020);
        EXPECT_EQ(no.where, vec2_mils(48000, 45980));
        play(kRed, ahead(state, D, -2020, kFront | kLeft));
    }
}

TEST_F(LargeMove, TheFirstOfSeveralBasesStopsIt) {
    lay(kTank,
        {{kBlue, vec2_mils(48000, 60000), 0, kTank}, {kBlue, vec2_mils(48000, 54000), 0, kDragon}});
    const Illegal no = refuse(kRed, ahead(state, D, 14000, kFront | kLeft | kRight), "LRG-MOVE-5",
                              Reason::must_stop_at_base);
    EXPECT_EQ(no.other, FigureId{3});
    EXPECT_EQ(no.m, 2020);
}

TEST_F(LargeMove, FromContactItMayGoAwayAndNotThrough) {
    lay(kTank, {{kRed, vec2_mils(48000, 52000), 0, kTank}});
    const Illegal no = refuse(kRed, ahead(state, D, 9000, kFront | kLeft), "LRG-MOVE-5",
                              Reason::must_stop_at_base);
    EXPECT_EQ(no.m, 20);
    EXPECT_TRUE(judge(ahead(state, D, -9000, kFront | kLeft)));
    EXPECT_TRUE(judge(Move{D, {vec2_mils(57000, 48000)}, Facing::from_tenths(0), kFront | kLeft}));
}

TEST_F(LargeMove, ADragonsLineGoesThroughNoGapOfTouchingLargeBases) {
    lay(kDragon,
        {{kBlue, vec2_mils(46000, 54000), 0, kTank}, {kBlue, vec2_mils(50000, 54000), 0, kTank}});
    refuse(kRed, ahead(state, D, 14000, kFront | kLeft | kRight), "U-MOVE-3",
           Reason::path_between_touching);
}

TEST_F(LargeMove, WithFlightItStopsAtNoBase) {
    for (const std::uint16_t kind : {kTank, kDragon}) {
        lay(kind, {{kBlue, vec2_mils(48000, 53000), 0, kTank}});
        show(kind, 1, Ability::flight);
        EXPECT_FALSE(judge(ahead(state, D, 10000, kFront | kRight)));  // that section stays
        play(kRed, ahead(state, D, 10000, kFront | kLeft));
        EXPECT_EQ(last(EventKind::moved)->clause.id(), Clause("LRG-MOVE-6").id());
    }
}

// --- terrain ---

TEST_F(LargeMove, BlockingTerrainStopsTheSweptDisc) {
    add_piece(TerrainKind::blocking, Height::ground, vec2_mils(49900, 52000),
              vec2_mils(53000, 53000));
    refuse(kRed, ahead(state, D, 10000, kFront | kLeft), "C-MULTI-9", Reason::path_in_terrain);
    refuse(kRed, ahead(state, D, 3500, kFront), "C-MULTI-9", Reason::path_in_terrain);
    take_option(Option::c_multi_sweep, opt::c_multi_sweep::dot);
    refuse(kRed, ahead(state, D, 3500, kFront), "LRG-TEMP-6", Reason::rests_in_terrain);
    play(kRed, ahead(state, D, 10000, kFront | kLeft));
}

TEST_F(LargeMove, WithFlightOnlyTheEndCounts) {
    add_piece(TerrainKind::blocking, Height::ground, vec2_mils(47000, 52000),
              vec2_mils(49000, 53000));
    show(kDragon, 0, Ability::flight);
    refuse(kRed, ahead(state, D, 5000, kFront), "LRG-TEMP-6", Reason::rests_in_terrain);
    refuse(kRed, ahead(state, D, 10000, kLeft | kRear | kRight), "C-MULTI-9",
           Reason::path_in_terrain);
    play(kRed, ahead(state, D, 10000, kFront | kLeft));
}

TEST_F(LargeMove, HinderingTerrainStopsItWhenTheWholeDiscIsInside) {
    add_piece(TerrainKind::hindering, Height::ground, vec2_mils(40000, 50500),
              vec2_mils(60000, 60000));
    const Illegal no =
        refuse(kRed, ahead(state, D, 6000, kFront), "C-MULTI-10", Reason::must_stop_in_hindering);
    EXPECT_EQ(no.m, 4500);
    EXPECT_TRUE(judge(ahead(state, D, 4500, kFront)));
    // One narrower than the disc never holds it.
    table.field.pieces.clear();
    add_piece(TerrainKind::hindering, Height::ground, vec2_mils(40000, 50500),
              vec2_mils(60000, 53000));
    EXPECT_TRUE(judge(ahead(state, D, 10000, kFront | kLeft)));
}

TEST_F(LargeMove, GradualHeightStopsItWhenTheWholeDiscHasCrossed) {
    add_piece(TerrainKind::clear, Height::gradual, vec2_mils(40000, 50500),
              vec2_mils(60000, 70000));
    const Illegal no =
        refuse(kRed, ahead(state, D, 6000, kFront), "C-MULTI-10", Reason::must_stop_at_height);
    EXPECT_EQ(no.m, 4500);
    EXPECT_TRUE(judge(ahead(state, D, 4500, kFront)));
    EXPECT_TRUE(judge(ahead(state, D, 1000, kFront)));  // across the edge
}

TEST_F(LargeMove, LowWallsAndAbruptEdgesOnlyWithFlight) {
    show(kDragon, 1, Ability::flight);
    for (const bool wall : {true, false}) {
        table.field.pieces.clear();
        if (wall) {
            add_piece(TerrainKind::low_wall, Height::ground, vec2_mils(46000, 51000),
                      vec2_mils(50000, 51200));
        } else {
            add_piece(TerrainKind::clear, Height::abrupt, vec2_mils(40000, 51000),
                      vec2_mils(60000, 70000));
            table.field.pieces[0].access = {vec2_mils(48000, 51000)};
        }
        const Illegal no = refuse(kRed, ahead(state, D, 10000, kFront | kRight), "C-MULTI-10",
                                  Reason::cannot_cross);
        EXPECT_EQ(no.where, vec2_mils(48000, 51000));
        EXPECT_EQ(no.n, 10000);
        EXPECT_EQ(no.m, 3000);
        EXPECT_TRUE(judge(ahead(state, D, 1000, kFront)));
        EXPECT_TRUE(judge(ahead(state, D, 10000, kFront | kLeft)));
        // Nobody rests on them. [U-WALL-6, U-ABR-6]
        EXPECT_FALSE(judge(ahead(state, D, 1500, kFront)));
        EXPECT_FALSE(judge(ahead(state, D, 1500, kLeft)));
    }
}

TEST_F(LargeMove, DeepWaterIsForWhoSwimsWithASectionThatMoves) {
    add_piece(TerrainKind::deep_water, Height::ground, vec2_mils(40000, 51000),
              vec2_mils(60000, 60000));
    show(kDragon, 2, Ability::aquatic);
    refuse(kRed, ahead(state, D, 6000, kFront), "U-WATER-2", Reason::path_in_terrain);
    play(kRed, ahead(state, D, 8000, kFront | kRear));
    EXPECT_EQ(last(EventKind::moved)->clause.id(), Clause("LRG-SA-3").id());
    // What it stands in it may leave, with whatever sections. [U-WATER-4]
    state[D].unset(note::moved | note::moves_over);
    play(kRed, turn_to(D, 900, kLeft));
}

TEST_F(LargeMove, ItsWholeBaseStaysOnTheTable) {
    state[D].at = vec2_mils(48000, 90000);
    refuse(kRed, ahead(state, D, 4001, kFront), "U-MOVE-14", Reason::rests_off_table);
    play(kRed, ahead(state, D, 4000, kFront));
}

TEST_F(LargeMove, DemoralizedItGoesToNobodyButOneSectionAloneBindsNot) {
    lay(kDragon, {{kBlue, vec2_mils(48000, 52625)}});
    for (std::size_t i = 0; i < 3; ++i) show(kDragon, i, Ability::demoralized);
    EXPECT_TRUE(judge(ahead(state, D, 2000, kFront)));
    deactivate(D, 3);
    refuse(kRed, ahead(state, D, 2000, kFront), "U-DEM-1", Reason::demoralized_contact);
    EXPECT_TRUE(judge(ahead(state, D, 1900, kFront)));
}

}  // namespace
}  // namespace six
