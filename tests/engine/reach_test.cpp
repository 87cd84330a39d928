// Where a figure may go, case by case.
#include "engine/game/reach.h"

#include "engine/geometry/segment.h"
#include "engine/messages/reason.h"
#include "engine/rules/castle/castle.h"
#include "engine/rules/move.h"
#include "engine/state/ask.h"
#include "tests/support/fixture_castle.h"
#include "tests/support/large_battle.h"

namespace six {
namespace {

using namespace fixture;

constexpr FigureId A{0}, B{1}, C{2};

class ReachTest : public LargeBattle {
protected:
    void lay(std::initializer_list<Put> figures) { state = battle_of(table, figures); }
    Reach reach(FigureId who = A, std::uint8_t sections = 0) const {
        return {table, state, who, sections};
    }
    WayThere way(Vec2 to, std::optional<Facing> facing = {}, FigureId who = A) const {
        const WayThere found = reach(who).way_to(to, facing);
        EXPECT_TRUE(found.legal);
        EXPECT_TRUE(check(table, state, next_decision(table, state).seat, found.command));
        return found;
    }
    static Inches away(Vec2 a, Vec2 b) { return distance(a, b); }
};

// The furthest that a ring gets from the place, and the nearest.
Inches furthest_of(const Rings& rings, Vec2 from) {
    Inches most;
    for (const auto& ring : rings)
        for (const Vec2 corner : ring) most = std::max(most, distance(from, corner));
    return most;
}

TEST_F(ReachTest, OnABareTableItIsACircle) {
    lay({{kRed, {18_in, 18_in}}});
    const Reach found = reach();
    EXPECT_EQ(found.normal(), 8_in);
    EXPECT_EQ(found.furthest(), 8_in);
    ASSERT_EQ(found.region().size(), 1u);
    EXPECT_TRUE(found.beyond().empty());
    for (const Vec2 corner : found.region()[0]) {
        EXPECT_GE(away({18_in, 18_in}, corner), 7990_mil);
        EXPECT_LE(away({18_in, 18_in}, corner), 8_in);
    }
    const WayThere there = way({20_in, 20_in});
    EXPECT_TRUE(there.reached);
    EXPECT_EQ(there.path, (Path{{20_in, 20_in}}));
    EXPECT_EQ(there.facing, Facing::from_tenths(450));
    EXPECT_FALSE(there.refusal);
}

TEST_F(ReachTest, TooFarIsAsFarAsItGets) {
    lay({{kRed, {18_in, 18_in}}});
    const WayThere there = way({18_in, 30_in});
    EXPECT_FALSE(there.reached);
    EXPECT_EQ(there.refusal->why, Reason::beyond_speed);
    EXPECT_TRUE(within(there.at, {18_in, 26_in}, 5_mil));
}

TEST_F(ReachTest, DraggedOntoAnOpponentItStandsBeforeHimAndLooksAtHim) {
    lay({{kRed, {10_in, 10_in}}, {kBlue, {15_in, 10_in}}});
    const WayThere there = way({15_in, 10_in});
    EXPECT_FALSE(there.reached);
    EXPECT_EQ(there.refusal->other, B);
    ASSERT_EQ(there.contacts.size(), 1u);
    EXPECT_EQ(there.contacts[0].figure, B);
    EXPECT_FALSE(there.contacts[0].friendly);
    EXPECT_TRUE(there.contacts[0].front);
    EXPECT_TRUE(way({15_in, 10_in}, Facing::from_tenths(1800)).contacts[0].front == false);
}

TEST_F(ReachTest, LetGoNearAnOpponentItTouchesHimAndLooksAtHim) {
    lay({{kRed, {10_in, 10_in}}, {kBlue, {15_in, 12_in}}});
    const auto let_go = [&](Vec2 at, Inches near) { return reach().way_to(at, {}, near); };
    const Vec2 beside = vec2_mils(13000, 12000);  // three quarters of an inch between the bases
    const WayThere drawn = let_go(beside, 750_mil);
    EXPECT_TRUE(drawn.reached);
    EXPECT_FALSE(drawn.refusal);
    EXPECT_TRUE(within(drawn.at, vec2_mils(13750, 12000), 2_mil));
    EXPECT_EQ(drawn.facing, Facing::from_tenths(0));
    ASSERT_EQ(drawn.contacts.size(), 1u);
    EXPECT_TRUE(drawn.contacts[0].front);
    EXPECT_TRUE(check(table, state, kRed, drawn.command));
    // A mil less, nothing asked for, or a facing wished: it stays where it was let go.
    EXPECT_EQ(let_go(beside, 749_mil).at, beside);
    EXPECT_EQ(way(beside).at, beside);
    EXPECT_EQ(reach().way_to(beside, Facing::from_tenths(900), 750_mil).at, beside);
}

TEST_F(ReachTest, WhereThereIsNoRoomItIsDrawnToTheNearestSide) {
    lay({{kRed, {10_in, 10_in}}, {kBlue, {15_in, 12_in}}, {kRed, vec2_mils(13750, 12000)}});
    // Straight on C stands in the way.
    const Vec2 wish = vec2_mils(13763, 10763);
    const WayThere drawn = reach().way_to(wish, {}, 750_mil);
    EXPECT_TRUE(drawn.reached);
    EXPECT_TRUE(within(drawn.at, vec2_mils(14375, 10917), 3_mil));
    EXPECT_TRUE(check(table, state, kRed, drawn.command));
    EXPECT_TRUE(std::any_of(drawn.contacts.begin(), drawn.contacts.end(),
                            [](const ContactAhead& one) { return one.figure == B; }));
}

TEST_F(ReachTest, WhomItTouchesDoesNotDrawItBack) {
    lay({{kRed, {10_in, 10_in}}, {kBlue, vec2_mils(11250, 10000)}});
    EXPECT_EQ(reach().way_to(vec2_mils(9600, 10000), {}, 1_in).at, vec2_mils(9600, 10000));
}

TEST_F(ReachTest, AFriendDrawsFromAQuarterOfAnInch) {
    lay({{kRed, {10_in, 10_in}}, {kBlue, {30_in, 30_in}}, {kRed, {15_in, 10_in}}});
    EXPECT_TRUE(within(reach().way_to(vec2_mils(13500, 10000), {}, 1_in).at,
                       vec2_mils(13750, 10000), 2_mil));
    EXPECT_EQ(reach().way_to(vec2_mils(13490, 10000), {}, 1_in).at, vec2_mils(13490, 10000));
}

TEST_F(ReachTest, WhoMayTouchNobodyIsNotDrawn) {
    show(kSmallFoe, 0, Ability::demoralized);
    lay({{kRed, {10_in, 10_in}, 0, kSmallFoe}, {kBlue, {14_in, 10_in}}});
    const WayThere there = reach().way_to({12_in, 10_in}, {}, 1_in);
    EXPECT_TRUE(there.reached);
    EXPECT_EQ(there.at, (Vec2{12_in, 10_in}));
}

TEST_F(ReachTest, ItGoesRoundWhoeverStandsInTheWay) {
    lay({{kRed, {10_in, 10_in}}, {kBlue, {13_in, 10_in}}});
    const WayThere there = way({16_in, 10_in});
    EXPECT_TRUE(there.reached);
    EXPECT_GT(there.path.size(), 1u);
    EXPECT_GT(there.length, 6_in);
    EXPECT_LT(there.length, 6500_mil);
    EXPECT_EQ(reach().region().size(), 2u);  // a hole about him
}

TEST_F(ReachTest, HeldByAnOpponentItHasToBreakAway) {
    lay({{kRed, {10_in, 10_in}}, {kBlue, vec2_mils(11250, 10000)}});
    const Reach found = reach();
    ASSERT_TRUE(found.break_away());
    EXPECT_EQ(found.break_away()->needed, 4);
    EXPECT_EQ(found.break_away()->chances, 3);
    EXPECT_FALSE(found.region().empty());
    EXPECT_TRUE(way({7_in, 10_in}).break_away);
    EXPECT_FALSE(way({10_in, 10_in}, Facing::from_tenths(900)).break_away);

    // Free, it chooses its path anew, and nothing more is rolled.
    play(kRed, way({7_in, 10_in}).command);
    play(kChance, dice({6}));
    ASSERT_EQ(asked(), Ask::choose_path);
    EXPECT_FALSE(reach().break_away());
    EXPECT_TRUE(way({7_in, 12_in}).reached);
}

TEST_F(ReachTest, WhoMayNotMoveIsToldWhy) {
    lay({{kRed, {10_in, 10_in}}, {kBlue, {20_in, 20_in}}});
    const Reach theirs = reach(B);
    EXPECT_EQ(theirs.refusal()->why, Reason::not_your_figure);
    EXPECT_TRUE(theirs.region().empty());
    EXPECT_FALSE(theirs.way_to({20_in, 21_in}).legal);
}

TEST_F(ReachTest, ChargeReachesBeyondTheNormalPace) {
    show(kSmallFoe, 0, Ability::charge);
    lay({{kRed, {18_in, 18_in}, 0, kSmallFoe}});
    const Reach found = reach();
    EXPECT_EQ(found.furthest(), 16_in);
    EXPECT_EQ(found.beyond().size(), 2u);  // without a hole
    EXPECT_GT(furthest_of(found.beyond(), {18_in, 18_in}), 15_in);
}

TEST_F(ReachTest, WhoFliesIsStoppedByNothing) {
    show(kSmallFoe, 0, Ability::flight);
    add_piece(TerrainKind::blocking, Height::ground, {12_in, 6_in}, {14_in, 14_in});
    lay({{kRed, {10_in, 10_in}, 0, kSmallFoe}, {kRed, {10_in, 4_in}}});
    EXPECT_EQ(way({16_in, 10_in}).path.size(), 1u);
    EXPECT_FALSE(way({13_in, 10_in}).reached);
    EXPECT_FALSE(way({16_in, 10_in}, {}, B).reached);
}

TEST_F(ReachTest, InAWoodItStopsOnceItIsInside) {
    add_piece(TerrainKind::hindering, Height::ground, {12_in, 6_in}, {18_in, 14_in});
    lay({{kRed, {10_in, 10_in}}});
    const WayThere there = way({15_in, 10_in});
    EXPECT_FALSE(there.reached);
    EXPECT_EQ(there.refusal->why, Reason::must_stop_in_hindering);
    EXPECT_TRUE(within(there.at, vec2_mils(12635, 10000), 15_mil));
    EXPECT_TRUE(way({12_in, 11_in}).reached);
}

TEST_F(ReachTest, OverALowWallItStopsBehindIt) {
    add_piece(TerrainKind::low_wall, Height::ground, vec2_mils(12000, 5000),
              vec2_mils(12300, 15000));
    lay({{kRed, {10_in, 10_in}}});
    const WayThere there = way({16_in, 10_in});
    EXPECT_FALSE(there.reached);
    EXPECT_TRUE(within(there.at, vec2_mils(12925, 10000), 25_mil));
    EXPECT_TRUE(within(way(vec2_mils(12500, 10000)).at, vec2_mils(12925, 10000), 25_mil));
}

TEST_F(ReachTest, ASteepHillIsClimbedAtItsAccessPoint) {
    add_piece(TerrainKind::clear, Height::abrupt, {12_in, 6_in}, {18_in, 14_in});
    table.field.pieces[0].access = {{12_in, 9_in}};
    lay({{kRed, {10_in, 10_in}}});
    const WayThere there = way({15_in, 9_in});
    EXPECT_TRUE(within(there.at, vec2_mils(12630, 9000), 20_mil));
    EXPECT_FALSE(there.reached);
}

TEST_F(ReachTest, ABaseAcrossAnEdgeGoesEitherWay) {
    add_piece(TerrainKind::clear, Height::gradual, {12_in, 6_in}, {18_in, 14_in});
    lay({{kRed, vec2_mils(12200, 10000)}});
    EXPECT_TRUE(way({15_in, 10_in}).reached);
    EXPECT_TRUE(way({8_in, 10_in}).reached);
    // Not in and out again on the other side.
    EXPECT_FALSE(way(vec2_mils(19500, 10000)).reached);
}

TEST_F(ReachTest, ARiderIsTurnedSoThatHisHorseFindsRoom) {
    lay({{kRed, {10_in, 10_in}, 0, kRider}, {kBlue, {14_in, 12_in}}});
    // Looking away from him would put the rear circle on him.
    const Vec2 beside = vec2_mils(14000, 10700);
    EXPECT_TRUE(way(beside).reached);
    EXPECT_FALSE(way(beside, Facing::from_tenths(2700)).reached);
    EXPECT_TRUE(way(beside, Facing::from_tenths(900)).reached);
}

// [U-MOVE-6, H-CONTACT-AT-END]
TEST_F(ReachTest, WhereContactEndsWaysItKeepsOffOpponents) {
    lay({{kRed, {10_in, 10_in}}, {kBlue, {13_in, 10_in}}});
    const Inches past_him = way({16_in, 10_in}).length;
    ASSERT_TRUE(table.options.set(Edition::unlimited, Option::contact_at_end,
                                  opt::contact_at_end::first_contact_stops));
    const WayThere round = way({16_in, 10_in});
    EXPECT_TRUE(round.reached);
    EXPECT_GT(round.length, past_him + 200_mil);
    EXPECT_TRUE(way(vec2_mils(11750, 10000)).reached);  // as far as his base
    // Whom it touches already does not hold it.
    lay({{kRed, {10_in, 10_in}}, {kBlue, vec2_mils(11250, 10000)}});
    EXPECT_TRUE(way({7_in, 10_in}).reached);
}

TEST_F(ReachTest, WhereContactEndsWaysNobodySlipsBetweenOpponents) {
    lay({{kRed, {10_in, 10_in}},
         {kBlue, {13_in, 6_in}},
         {kBlue, {13_in, 8_in}},
         {kBlue, {13_in, 10_in}},
         {kBlue, {13_in, 12_in}},
         {kBlue, {13_in, 14_in}}});
    const auto behind_them = [&] {
        const Rings region = reach().region();
        return std::any_of(region.begin(), region.end(), [](const std::vector<Vec2>& ring) {
            return std::any_of(ring.begin(), ring.end(), [](Vec2 corner) {
                return corner.x > 14_in && corner.y > 9_in && corner.y < 11_in;
            });
        });
    };
    EXPECT_TRUE(way({15_in, 11_in}).reached);
    EXPECT_TRUE(behind_them());
    ASSERT_TRUE(table.options.set(Edition::unlimited, Option::contact_at_end,
                                  opt::contact_at_end::first_contact_stops));
    const WayThere stopped = way({15_in, 11_in});
    EXPECT_FALSE(stopped.reached);
    EXPECT_FALSE(behind_them());
}

// Straight behind him the second circle would begin its way in the rock. [H-MOUNT-TERRAIN]
TEST_F(ReachTest, WhereTerrainStopsBothCirclesARiderGoesAnotherWay) {
    add_piece(TerrainKind::blocking, Height::ground, {8_in, 7_in}, vec2_mils(12000, 8800));
    lay({{kRed, {10_in, 10_in}, 0, kRider}, {kBlue, {30_in, 30_in}}});
    const Vec2 north{10_in, 14_in};
    EXPECT_EQ(way(north).path.size(), 1u);
    EXPECT_TRUE(way(north).reached);
    const Rings usual = reach().region();
    ASSERT_TRUE(table.options.set(Edition::unlimited, Option::mount_terrain,
                                  opt::mount_terrain::both_circles_swept));
    const WayThere other = way(north);
    EXPECT_FALSE(other.reached && other.path.size() == 1);
    EXPECT_TRUE(reach().region() != usual);
    EXPECT_TRUE(way({14_in, 10_in}).reached);
}

TEST_F(ReachTest, ALargeFigureGoesStraightWithTheSectionsThereAreActionsFor) {
    lay({{kRed, {18_in, 18_in}, 0, kDragon}});
    const Reach found = reach();
    EXPECT_EQ(found.sections(), kFront | kLeft);
    EXPECT_EQ(found.furthest(), 10_in);
    EXPECT_EQ(reach(A, kRear).furthest(), 3_in);
    const WayThere there = way({18_in, 23_in});
    EXPECT_TRUE(there.reached);
    EXPECT_EQ(there.facing, Facing::from_tenths(900));
    const WayThere back = way({14_in, 18_in}, Facing::from_tenths(0));
    EXPECT_TRUE(back.reached);
    EXPECT_EQ(back.facing, Facing::from_tenths(0));
}

TEST_F(ReachTest, AnotherLargeBaseEndsItsWay) {
    lay({{kRed, {10_in, 18_in}, 0, kDragon}, {kBlue, {17_in, 18_in}, 0, kTank}});
    const WayThere there = way({17_in, 18_in});
    EXPECT_TRUE(within(there.at, {13_in, 18_in}, 25_mil));
    ASSERT_EQ(there.contacts.size(), 1u);
    EXPECT_EQ(there.contacts[0].figure, B);
}

TEST_F(ReachTest, MembersOfAFormationGoAtItsPace) {
    for (Click& click : table.catalog.warriors[kSmallFoe].dials[0].clicks)
        if (click.skulls() == 0) click.speed.value = 5;
    lay({{kRed, {10_in, 10_in}},
         {kRed, vec2_mils(11250, 10000)},
         {kRed, vec2_mils(12500, 10000), 0, kSmallFoe}});
    play(kRed, FormUp{.members = {A, B, C}});
    ASSERT_EQ(asked(), Ask::choose_paths);
    const Reach found = reach(B);
    EXPECT_EQ(found.furthest(), 5_in);
    const WayThere there = found.way_to(vec2_mils(11250, 14000));
    EXPECT_TRUE(there.reached);
    EXPECT_EQ(std::get<Move>(there.command).who, B);
}

TEST_F(ReachTest, ItIsDeployedInItsStartingArea) {
    lay({{kRed, {}}, {kBlue, {18_in, 35_in}}});
    state.phase = Phase::deploying;
    state[A].whereabouts = Whereabouts::in_hand;
    ASSERT_EQ(asked(), Ask::deploy);
    const Reach found = reach();
    ASSERT_EQ(found.region().size(), 1u);
    const WayThere there = found.way_to({18_in, 18_in});
    EXPECT_TRUE(there.legal);
    EXPECT_FALSE(there.reached);
    EXPECT_EQ(there.refusal->why, Reason::outside_starting_area);
    EXPECT_TRUE(judge(there.command));
}

TEST_F(ReachTest, ThroughADoorOntoATopAndDownAgain) {
    Warrior keep = plain_section(FigureKind::keep);
    table.catalog.warriors.push_back(keep);
    const auto kind = static_cast<std::uint16_t>(table.catalog.warriors.size() - 1);
    const auto lay_from = [&](Vec2 at) {
        table.field.pieces.clear();
        lay({{kRed, at}, {kRed, {18_in, 10_in}, 900, kind}});
        state[B].whereabouts = Whereabouts::built;
        build_castles(table, state);
    };
    lay_from(vec2_mils(18000, 4500));
    EXPECT_EQ(reach(B).refusal()->why, Reason::section_never_moves);
    const WayThere up = way({18_in, 10_in});
    EXPECT_FALSE(up.reached);
    EXPECT_EQ(top_under(table, state, up.at), B);
    lay_from(up.at);
    EXPECT_TRUE(way({18_in, 10_in}).reached);
    const WayThere down = way(vec2_mils(18000, 4500));
    EXPECT_FALSE(down.reached);
    EXPECT_FALSE(top_under(table, state, down.at).exists());
}

}  // namespace
}  // namespace six
