// Titans: one dial on a large disc, a move like any warrior's, and two actions in a turn.
#include "engine/geometry/planner.h"
#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/rules/deploy.h"
#include "engine/rules/move.h"
#include "engine/rules/terrain.h"
#include "engine/state/ask.h"
#include "tests/support/large_battle.h"

namespace six {
namespace {

using namespace fixture;

constexpr FigureId T{0}, B{1}, C{2};

struct Titan : LargeBattle {
    void lay(std::initializer_list<Put> others, std::uint8_t actions = 2) {
        state = battle_of(table, {{kRed, vec2_mils(10000, 18000), 0, kTitan}});
        for (const Put& put : others) {
            const State one = battle_of(table, {put});
            state.figures[state.figure_count++] = one.figures[0];
        }
        state.actions_left = actions;
        events.clear();
    }
    static Put foe(std::int32_t x, std::int32_t y) {
        return {kBlue, vec2_mils(x, y), 1800, kPlain};
    }
    static Attack close_attack() {
        return {AttackPlan{.kind = AttackKind::close, .who = T, .targets = {B}}};
    }
    static Move to(std::int32_t x, std::int32_t y) { return {T, {vec2_mils(x, y)}, {}}; }
};

// --- moving ---

TEST_F(Titan, BasesOnTheLineOfItsDotStopIt) {
    lay({foe(14000, 18000)});
    refuse(kRed, to(18000, 18000), "U-MOVE-2", Reason::path_crosses_base);
    state[B].at = vec2_mils(14000, 18625);
    play(kRed, to(18000, 18000));  // its rim may pass over them
}

TEST_F(Titan, TheWholeDiscRestsClear) {
    lay({foe(14000, 18000)});
    // 1.5 and 0.625 inches, less the slack.
    refuse(kRed, to(11896, 18000), "U-MOVE-5", Reason::rests_on_base);
    play(kRed, to(11895, 18000));
}

TEST_F(Titan, ItsDiscIsSweptAgainstBlockingTerrain) {
    lay({foe(30000, 30000)});
    add_piece(TerrainKind::blocking, Height::ground, vec2_mils(12000, 19450),
              vec2_mils(13000, 21000));
    refuse(kRed, to(16000, 18000), "U-BLK-1", Reason::path_in_terrain);
    refuse(kRed, to(16000, 17969), "U-BLK-1", Reason::path_in_terrain);
    play(kRed, {Move{T, {vec2_mils(12500, 17900), vec2_mils(16000, 18000)}, {}}});
}

TEST_F(Titan, ThePlannerFindsItsWayRoundARock) {
    lay({foe(30000, 30000)});
    for (Click& click : table.catalog.warriors[kTitan].dials[0].clicks) click.speed.value = 20;
    add_piece(TerrainKind::blocking, Height::ground, vec2_mils(13000, 17000),
              vec2_mils(14000, 19000));
    const Figure& titan = state[T];
    Planner planner;
    const Plan plan = planner.plan(
        scene_of(table, state),
        {.base = base_of(table, titan),
         .goal = vec2_mils(18000, 18000),
         .budget = 20_in,
         .mover = T,
         .barred = barred_on_the_way(table, state, titan, gait_of(table, state, titan)),
         .swept_radius = 1500_mil,
         .contact_slack = table.contact_slack(),
         .terrain_slack = table.terrain_slack(),
         .table = table.field.size});
    ASSERT_EQ(plan.outcome, PlanOutcome::found);
    EXPECT_GT(plan.length, 8_in);
    play(kRed, Move{T, plan.path, {}});
    EXPECT_EQ(state[T].at, vec2_mils(18000, 18000));
}

TEST_F(Titan, BreaksAwayUnlessAOneAndThenMayTurn) {
    lay({foe(12125, 18000)});
    EXPECT_EQ(explain(table, state, kRed, to(6000, 18000)).needed, 2);
    EXPECT_EQ(explain(table, state, kRed, turn_to(T, 900, 0)).dice, 0);  // turning needs no roll
    play(kRed, to(6000, 18000));
    play(kChance, dice({1}));
    EXPECT_EQ(last(EventKind::break_away_rolled)->clause.id(), Clause("C-TITAN-5").id());
    ASSERT_EQ(asked(), Ask::turn_in_place);
    play(kRed, Turn{T, Facing::from_tenths(900)});
    lay({foe(12125, 18000)});
    play(kRed, to(6000, 18000));
    play(kChance, dice({2}));
    EXPECT_EQ(asked(), Ask::choose_path);
}

// --- two actions ---

TEST_F(Titan, AfterAMoveASecondActionFollows) {
    lay({foe(16125, 18000)});
    play(kRed, to(14000, 18000));
    play(kBlue, Decline{});
    EXPECT_EQ(state[T].tokens, 1);
    EXPECT_EQ(last(EventKind::token_placed)->clause.id(), Clause("C-TITAN-9").id());
    refuse(kRed, Pass{T}, "C-TITAN-7", Reason::second_action_is_barred);
    play(kRed, close_attack());
    play(kChance, dice({5, 6}));
    EXPECT_EQ(state[B].clicks[0], 2);
    EXPECT_EQ(state[T].tokens, 1);  // one a turn
    EXPECT_EQ(state.turn, kBlue);   // both actions are used up
}

TEST_F(Titan, TheSecondMayBeAMoveAThirdThereIsNot) {
    lay({foe(30000, 30000)}, 3);
    play(kRed, to(14000, 18000));
    play(kRed, to(18000, 18000));
    refuse(kRed, to(20000, 18000), "C-TITAN-7", Reason::already_acted);
    EXPECT_EQ(count(EventKind::token_placed), 1);
}

TEST_F(Titan, ItTakesAnotherActionOfTheTurn) {
    lay({foe(30000, 30000)}, 1);
    play(kRed, to(14000, 18000));
    EXPECT_EQ(state.turn, kBlue);
}

TEST_F(Titan, AfterAnAttackThereIsNone) {
    lay({foe(12125, 18000)}, 3);
    play(kRed, close_attack());
    play(kChance, dice({5, 6}));
    refuse(kRed, to(8000, 18000), "C-TITAN-7", Reason::already_acted);
}

TEST_F(Titan, InContactWhenTheTurnBeganItHasOneActionOnly) {
    lay({foe(12125, 18000)});
    play(kRed, EndTurn{});
    play(kBlue, EndTurn{});  // the turn begins
    play(kRed, to(6000, 18000));
    play(kChance, dice({6}));
    play(kRed, to(6000, 18000));
    refuse(kRed, to(8000, 18000), "C-TITAN-8", Reason::already_acted);
    lay({foe(12200, 18000)});  // hardly apart
    play(kRed, EndTurn{});
    play(kBlue, EndTurn{});
    play(kRed, to(6000, 18000));
    play(kRed, to(8000, 18000));
}

TEST_F(Titan, PushedItTakesAClickBetweenTheTwo) {
    lay({foe(16125, 18000)});
    state[T].tokens = 1;
    play(kRed, to(14000, 18000));
    play(kBlue, Decline{});
    EXPECT_EQ(state[T].tokens, 2);
    EXPECT_EQ(state[T].clicks[0], 1);
    play(kRed, close_attack());
    play(kChance, dice({5, 6}));
    EXPECT_EQ(state[T].clicks[0], 1);  // and none after the second
}

TEST_F(Titan, WithTwoTokensItHasNone) {
    lay({foe(30000, 30000)});
    state[T].tokens = 2;
    refuse(kRed, to(14000, 18000), "U-PUSH-2", Reason::two_tokens);
}

TEST_F(Titan, OthersInBetweenEndIt) {
    for (const bool interrupted : {false, true}) {
        ASSERT_TRUE(table.options.set(
            Edition::unlimited, Option::c_titan_two,
            interrupted ? opt::c_titan_two::may_be_interrupted : opt::c_titan_two::in_a_row));
        lay({foe(30000, 30000), {kRed, vec2_mils(5000, 5000), 0, kPlain}}, 3);
        play(kRed, to(14000, 18000));
        play(kRed, Move{C, {vec2_mils(6000, 5000)}, {}});
        EXPECT_EQ(judge(to(16000, 18000)).has_value(), interrupted);
    }
}

// --- deployment ---

struct BigDeployment : LargeBattle {
    Result<Ok> put(std::uint16_t warrior, std::int32_t x, std::int32_t y) {
        state = battle_of(table, {{kRed, {}, 0, warrior}, {kBlue, vec2_mils(30000, 30000)}});
        state.phase = Phase::deploying;
        state.figures[0].whereabouts = Whereabouts::in_hand;
        return judge(Deploy{FigureId{0}, vec2_mils(x, y), {}});
    }
    void expect_refused(const Result<Ok>& told, Clause clause, Reason why) {
        ASSERT_FALSE(told);
        EXPECT_EQ(told.error().clause.id(), clause.id());
        EXPECT_EQ(name_of(told.error().why), name_of(why));
    }
};

// The starting area runs from 8 to 28 inches and is 3 inches deep.
TEST_F(BigDeployment, TheDotIsInTheAreaAndTheBaseOnTheTable) {
    for (const std::uint16_t large : {kDragon, kTank, kChariot}) {
        EXPECT_TRUE(put(large, 8000, 2000));
        EXPECT_TRUE(put(large, 28000, 3000));
        expect_refused(put(large, 7999, 2000), "C-MULTI-16", Reason::outside_starting_area);
        expect_refused(put(large, 10000, 3001), "C-MULTI-16", Reason::outside_starting_area);
        expect_refused(put(large, 10000, 1999), "C-MULTI-16", Reason::rests_off_table);
    }
    EXPECT_TRUE(put(kTitan, 8000, 1500));
    EXPECT_TRUE(put(kTitan, 10000, 3000));
    expect_refused(put(kTitan, 10000, 1499), "C-MULTI-16", Reason::rests_off_table);
    EXPECT_TRUE(put(kPlain, 8625, 2375));
    expect_refused(put(kPlain, 8624, 2375), "U-SETUP-7", Reason::outside_starting_area);
}

TEST_F(BigDeployment, WhereTheWholeBaseMustBeInTheAreaALargeOneNeverIs) {
    ASSERT_TRUE(
        table.options.set(Edition::unlimited, Option::c_big_deploy, opt::c_big_deploy::whole_base));
    expect_refused(put(kDragon, 18000, 2000), "U-SETUP-7", Reason::outside_starting_area);
    EXPECT_TRUE(put(kTitan, 9500, 1500));
    expect_refused(put(kTitan, 9500, 1501), "U-SETUP-7", Reason::outside_starting_area);
}

TEST_F(BigDeployment, RoomIsFoundForThem) {
    for (const std::uint16_t warrior : {kDragon, kTitan}) {
        expect_refused(put(warrior, 0, 0), "C-MULTI-16", Reason::outside_starting_area);
        const auto room = find_room(table, state, FigureId{0});
        ASSERT_TRUE(room);
        EXPECT_TRUE(check_deploy(table, state, *room));
    }
}

}  // namespace
}  // namespace six
