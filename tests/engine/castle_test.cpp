// Castle sections: ground that is attacked and shoots, tops to stand on, doors and gates, ruin.
#include "engine/rules/castle/castle.h"

#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/rules/invariant.h"
#include "engine/rules/line_of_fire.h"
#include "engine/rulesets/conquest.h"
#include "engine/state/ask.h"
#include "tests/support/large_battle.h"

namespace six {
namespace {

using namespace fixture;

// Blue's keep reaches from 15,27 to 21,33, its door at 18,33; the wall that joins it from 9,27 to
// 15,29; the gatehouse from 24,26 to 30,30 with its gate along x = 27 and its door at 27,30.
constexpr FigureId kKeep{0}, kWall{1}, A{3}, B{4}, C{5};
constexpr std::int32_t kSouth = 2700, kNorth = 900;

class Castle : public LargeBattle {
protected:
    static constexpr std::uint16_t kKeepKind = 9, kWallKind = 10, kGateKind = 11, kPlankKind = 13;

    Castle() { add_kinds(); }

    void add_kinds() {
        const auto stone = [&](FigureKind kind, std::int32_t along, std::int32_t across) {
            Warrior section = plain_warrior();
            section.kind = kind;
            section.points = 100;
            section.base = {.kind = BaseKind::rectangle,
                            .half_length = Inches::from_mils(along / 2),
                            .half_width = Inches::from_mils(across / 2),
                            .arc = std::uint16_t{Facing::kFullTurn}};
            section.dials[0].range = 10_in;
            for (Click& click : section.dials[0].clicks)
                if (click.skulls() == 0) click.speed.value = 2;
            // Breached at the fourth slot.
            section.dials[0].clicks[3].damage.abilities[0] = Ability::demoralized;
            return section;
        };
        std::vector<Warrior>& warriors = table.catalog.warriors;
        warriors.push_back(stone(FigureKind::keep, 6000, 6000));
        warriors.push_back(stone(FigureKind::wall, 2000, 6000));
        warriors.push_back(stone(FigureKind::gatehouse, 4000, 6000));
        warriors.push_back(stone(FigureKind::tower, 0, 0));
        warriors.back().base = {
            .kind = BaseKind::disc, .radius = 2_in, .arc = std::uint16_t{Facing::kFullTurn}};
        warriors.push_back(stone(FigureKind::planking, 2000, 4000));
    }
    void lay(std::initializer_list<Put> others) {
        table.field.pieces.clear();
        const State sections = battle_of(table, {{kBlue, {18_in, 30_in}, kSouth, kKeepKind},
                                                 {kBlue, {12_in, 28_in}, kSouth, kWallKind},
                                                 {kBlue, {27_in, 28_in}, kSouth, kGateKind}});
        state = sections;
        for (std::uint16_t i = 0; i < state.figure_count; ++i)
            state.figures[i].whereabouts = Whereabouts::built;
        for (const Put& put : others) {
            const State one = battle_of(table, {put});
            state.figures[state.figure_count++] = one.figures[0];
        }
        build_castles(table, state);
        events.clear();
        ASSERT_EQ(what_is_wrong(table, state), "");
    }
    static Put red(std::int32_t x, std::int32_t y, std::int32_t facing = kNorth) {
        return {kRed, vec2_mils(x, y), facing, kPlain};
    }
    static Put blue(std::int32_t x, std::int32_t y, std::int32_t facing = kSouth) {
        return {kBlue, vec2_mils(x, y), facing, kPlain};
    }
    void give_turn(Seat seat) {
        state.turn = seat;
        state.actions_left = 2;
    }
    static Move way(FigureId who, std::initializer_list<Vec2> points) {
        Move move{who, {}, Facing::from_tenths(kSouth)};
        for (const Vec2 point : points) move.path.push_back(point);
        return move;
    }
    static Attack shot(FigureId who, FigureId at) {
        return {AttackPlan{.kind = AttackKind::ranged, .who = who, .targets = {at}}};
    }
    static Attack blow(FigureId who, FigureId at) {
        return {AttackPlan{.kind = AttackKind::close, .who = who, .targets = {at}}};
    }
    void arm(std::uint16_t warrior, Inches range) {
        table.catalog.warriors[warrior].dials[0].range = range;
    }
};

// --- ground and tops ---

TEST_F(Castle, WhoStandsOnATopKnowsIt) {
    lay({blue(18000, 30000), red(18000, 20000)});
    EXPECT_EQ(state[A].top, kKeep);
    EXPECT_FALSE(state[B].top.exists());
    EXPECT_EQ(top_under(table, state, {10_in, 28_in}), kWall);
}

TEST_F(Castle, OnTheGroundItIsInTheWay) {
    lay({red(17500, 25000), blue(18000, 30000)});
    refuse(kRed, way(A, {vec2_mils(17500, 29000)}), "C-CASTLE-21", Reason::not_at_door);
    refuse(kRed,
           way(A, {vec2_mils(15000, 26000), vec2_mils(18000, 27000), vec2_mils(19500, 25500)}),
           "C-CASTLE-45", Reason::path_in_terrain);
    play(kRed, way(A, {vec2_mils(17500, 26375)}));  // it may be touched
}

TEST_F(Castle, OneGoesUpThroughTheDoor) {
    lay({red(18000, 20000), blue(18000, 34500)});
    give_turn(kBlue);
    // Beside the door on the ground, then beside it on the top: the step costs nothing.
    refuse(kBlue, way(B, {vec2_mils(18000, 33700), vec2_mils(18000, 32375)}), "C-CASTLE-21",
           Reason::not_at_door);
    refuse(kBlue, way(B, {vec2_mils(18000, 33625), vec2_mils(18000, 31000)}), "C-CASTLE-21",
           Reason::not_at_door);
    refuse(kBlue, way(B, {vec2_mils(19500, 33625), vec2_mils(19500, 32375)}), "C-CASTLE-21",
           Reason::not_at_door);
    play(kBlue, way(B, {vec2_mils(18000, 33625), vec2_mils(18000, 32375)}));
    EXPECT_EQ(state[B].top, kKeep);
    EXPECT_EQ(last(EventKind::moved)->clause, Clause("C-CASTLE-21"));
    EXPECT_EQ(last(EventKind::moved)->n, 875);
}

TEST_F(Castle, AndDownAgain) {
    lay({red(18000, 20000), blue(18000, 30000)});
    give_turn(kBlue);
    refuse(kBlue, way(B, {vec2_mils(18000, 26000)}), "C-CASTLE-21", Reason::not_at_door);
    play(kBlue, way(B, {vec2_mils(18000, 32375), vec2_mils(18000, 33625)}));
    EXPECT_FALSE(state[B].top.exists());
}

TEST_F(Castle, ClosedDoorsLetOnlyTheOwnersSidePass) {
    lay({red(18000, 34500), blue(30000, 20000)});
    const Move up = way(A, {vec2_mils(18000, 33625), vec2_mils(18000, 32375)});
    refuse(kRed, up, "C-CASTLE-20", Reason::portal_closed);
    state[kKeep].clicks[0] = 3;  // breached
    play(kRed, up);
    EXPECT_EQ(state[A].top, kKeep);
    EXPECT_TRUE(is_occupied(table, state, kKeep));
}

TEST_F(Castle, FromTopToTouchingTopIsOrdinaryMovement) {
    lay({red(18000, 20000), blue(16000, 28000)});
    give_turn(kBlue);
    refuse(kBlue, way(B, {vec2_mils(14000, 30500), vec2_mils(12000, 28000)}), "C-CASTLE-22",
           Reason::leaves_top);
    play(kBlue, way(B, {vec2_mils(12000, 28000)}));
    EXPECT_EQ(state[B].top, kWall);
}

TEST_F(Castle, ABaseMayLieAcrossTwoTopsButNotOverhang) {
    lay({red(18000, 20000), blue(17000, 28000)});
    give_turn(kBlue);
    refuse(kBlue, way(B, {vec2_mils(15000, 29000), vec2_mils(14900, 28700)}), "C-CASTLE-15",
           Reason::overhangs_top);
    play(kBlue, way(B, {vec2_mils(15000, 28000)}));
}

TEST_F(Castle, AWallHasNoDoor) {
    lay({blue(12000, 30000), red(18000, 20000)});
    give_turn(kBlue);
    refuse(kBlue, way(A, {vec2_mils(12000, 29625), vec2_mils(12000, 28375)}), "C-CASTLE-19",
           Reason::not_at_door);
}

TEST_F(Castle, ThroughTheGate) {
    lay({blue(27000, 32000), red(27000, 24000)});
    refuse(kRed, way(B, {vec2_mils(27000, 30700)}), "C-CASTLE-20", Reason::portal_closed);
    give_turn(kBlue);
    refuse(kBlue, way(A, {vec2_mils(27500, 32000), vec2_mils(27500, 25000)}), "C-CASTLE-38",
           Reason::cannot_use_gate);
    refuse(kBlue, way(A, {vec2_mils(27000, 28000)}), "C-CASTLE-38", Reason::rests_in_gate);
    play(kBlue, way(A, {vec2_mils(27000, 25300)}));
    EXPECT_FALSE(state[A].top.exists());
}

TEST_F(Castle, WhoPassesTheGateMeetsNobodyAboveIt) {
    lay({blue(27000, 32000), red(10000, 10000), blue(27000, 28000)});
    give_turn(kBlue);
    play(kBlue, way(A, {vec2_mils(27000, 25000)}));
}

TEST_F(Castle, NothingTouchesBetweenTopAndGround) {
    lay({red(17500, 26375), blue(17500, 27630)});
    EXPECT_FALSE(touching(table, state, state[A], state[B]));
    refuse(kRed, blow(A, B), "C-CASTLE-23", Reason::abrupt_between);
}

// --- lines of fire ---

TEST_F(Castle, LinesOfFire) {
    lay({red(12000, 24000), blue(12000, 32000), blue(18000, 30000)});
    const auto blocked = line_of_fire(table, state, A, B);
    EXPECT_FALSE(blocked.clear());
    EXPECT_EQ(blocked.clause, Clause("C-CASTLE-34"));
    EXPECT_TRUE(line_of_fire(table, state, A, C).clear() ||
                line_of_fire(table, state, A, C).block.piece == piece_of(table, kWall));
    state[A].at = vec2_mils(18000, 24000);
    EXPECT_TRUE(line_of_fire(table, state, A, C).clear());  // on its own section
    state[B] = put_at(table, state, state[B], vec2_mils(12000, 28000), state[B].facing);
    EXPECT_TRUE(line_of_fire(table, state, B, C).clear());  // from top to top
}

TEST_F(Castle, AShotAtASectionRunsToItsNearestPoint) {
    arm(kPlain, 5_in);
    lay({red(18000, 22000), blue(30000, 20000)});
    play(kRed, shot(A, kKeep));
    lay({red(18000, 21999), blue(30000, 20000)});
    refuse(kRed, shot(A, kKeep), "C-CASTLE-25", Reason::beyond_range);
}

TEST_F(Castle, ASectionShootsFromAnyPointOfItsTop) {
    lay({red(18000, 17000), red(24000, 16000)});
    give_turn(kBlue);
    refuse(kBlue, shot(kKeep, B), "C-CASTLE-30", Reason::beyond_range);
    play(kBlue, shot(kKeep, A));
    EXPECT_EQ(last(EventKind::attacked)->clause, Clause("C-CASTLE-30"));
    EXPECT_EQ(last(EventKind::token_placed)->clause, Clause("C-CASTLE-31"));
    play(kChance, dice({1, 1}));
    EXPECT_EQ(state[kKeep].clicks[0], 0);  // no click of a critical miss
}

TEST_F(Castle, ASecondTurnCostsItNoClick) {
    lay({red(18000, 20000), red(30000, 10000)});
    give_turn(kBlue);
    state[kKeep].tokens = 1;
    play(kBlue, shot(kKeep, A));
    play(kChance, dice({1, 3}));
    EXPECT_EQ(state[kKeep].clicks[0], 0);
    EXPECT_EQ(state[kKeep].tokens, 2);
}

TEST_F(Castle, ItMakesNoCloseAttackAndNeverMoves) {
    lay({red(18000, 26375), red(30000, 10000)});
    give_turn(kBlue);
    refuse(kBlue, blow(kKeep, A), "C-CASTLE-29", Reason::section_only_shoots);
    refuse(kBlue, way(kKeep, {{18_in, 20_in}}), "C-CASTLE-7", Reason::section_never_moves);
    play(kBlue, shot(kKeep, A));  // whoever touches it is a target like others
}

// --- attacks on it ---

TEST_F(Castle, ACloseAttackNeedsATouchInTheFrontArc) {
    lay({red(18000, 26300), red(16000, 26375, kSouth), red(20000, 26375)});
    refuse(kRed, blow(A, kKeep), "C-CASTLE-24", Reason::not_touching_section);
    refuse(kRed, blow(B, kKeep), "C-CASTLE-24", Reason::not_in_front_arc);
    play(kRed, blow(C, kKeep));
    play(kChance, dice({6, 5}));
    EXPECT_EQ(state[kKeep].clicks[0], 2);
    EXPECT_EQ(count(EventKind::breached), 0);
}

TEST_F(Castle, Breached) {
    lay({red(18000, 26375), red(30000, 10000)});
    state[kKeep].clicks[0] = 2;
    EXPECT_FALSE(is_breached(table, state[kKeep]));
    play(kRed, blow(A, kKeep));
    play(kChance, dice({6, 5}));
    EXPECT_EQ(last(EventKind::breached)->who, kKeep);
    EXPECT_TRUE(is_section(state[kKeep]));
    give_turn(kBlue);
    state.owed.clear();
    refuse(kBlue, shot(kKeep, A), "C-CASTLE-32", Reason::is_breached);
}

TEST_F(Castle, WhoStandsOnItIsFortified) {
    arm(kPlain, 12_in);
    lay({red(18000, 20000), blue(18000, 28000)});
    play(kRed, shot(A, B));
    play(kChance, dice({3, 3}));
    const Event* rolled = last(EventKind::attack_rolled);
    EXPECT_EQ(rolled->m, 15 + 2);
    // A breached section shields nobody, and its height counts no more either.
    lay({red(18000, 20000), blue(18000, 28000)});
    state[kKeep].clicks[0] = 3;
    play(kRed, shot(A, B));
    play(kChance, dice({3, 3}));
    EXPECT_EQ(last(EventKind::attack_rolled)->m, 15);
}

// --- ruin ---

TEST_F(Castle, WhoStoodOnItComesDown) {
    lay({red(18000, 26375), blue(18000, 30000), red(30000, 10000)});
    state[kKeep].clicks[0] = 4;
    play(kRed, blow(A, kKeep));
    play(kChance, dice({6, 5}));
    EXPECT_EQ(state[kKeep].whereabouts, Whereabouts::eliminated);
    EXPECT_FALSE(state[B].top.exists());
    EXPECT_EQ(last(EventKind::came_down)->clause, Clause("C-CASTLE-35"));
    EXPECT_EQ(asked(), Ask::face_anywhere);
    play(kBlue, Turn{B, Facing::from_tenths(0)});
    EXPECT_EQ(asked(), Ask::roll_fall);
    play(kChance, dice({3}));
    EXPECT_EQ(state[B].clicks[0], 3);
    EXPECT_EQ(ground_of(table, state, table.field.pieces[0]).kind, TerrainKind::hindering);
    EXPECT_EQ(state.seats[0].points, 100);
}

TEST_F(Castle, PlankingFallsWithWhatItRestsOn) {
    lay({red(18000, 26375), red(30000, 10000)});
    // Between keep and gatehouse: from 20,27 to 24,29 they leave a gap of three inches.
    state.figures[state.figure_count] = state[kWall];
    Figure& planking = state.figures[state.figure_count++];
    planking.warrior = WarriorId{kPlankKind};
    planking.at = {22500_mil, 28_in};
    table.catalog.warriors[kPlankKind].base.half_width = 1500_mil;
    table.field.pieces.clear();
    build_castles(table, state);
    ASSERT_EQ(what_is_wrong(table, state), "");
    state[kKeep].clicks[0] = 4;
    refuse(kRed, blow(A, FigureId{5}), "C-CASTLE-16", Reason::cannot_be_attacked);
    play(kRed, blow(A, kKeep));
    play(kChance, dice({6, 5}));
    EXPECT_EQ(planking.whereabouts, Whereabouts::eliminated);
}

// --- actions of their own ---

TEST_F(Castle, InConquestAKeepHasTwoActionsForSections) {
    table.rules = &kConquest;
    table.options = OptionValues(Edition::conquest);
    lay({red(18000, 20000), blue(5000, 30000)});
    EXPECT_EQ(castle_actions_of(table, state, kBlue), 2);
    state[kKeep].clicks[0] = 3;
    EXPECT_EQ(castle_actions_of(table, state, kBlue), 1);  // the gatehouse
    EXPECT_EQ(castle_actions_of(table, state, kRed), 0);
    give_turn(kBlue);
    state[kKeep].clicks[0] = 0;
    state.actions_left = 0;
    state.castle_actions = 2;
    refuse(kBlue, way(B, {{6_in, 30_in}}), "C-TURN-4", Reason::castle_actions_only);
    play(kBlue, shot(kKeep, A));
    EXPECT_EQ(state.castle_actions, 1);
}

}  // namespace
}  // namespace six
