// Castles before the battle: what may be chosen, where it is built, and who sits where.
#include <gtest/gtest.h>

#include "engine/game/battle_game.h"
#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/rules/castle/castle_placement.h"
#include "engine/rulesets/conquest.h"
#include "engine/state/ask.h"
#include "tests/support/command_for.h"
#include "tests/support/fixture_battle.h"
#include "tests/support/fixture_castle.h"
#include "tests/support/rng.h"

namespace six {
namespace {

using namespace fixture;

constexpr std::uint16_t kWarrior = 0, kWall = 3, kTower = 4, kGatehouse = 5, kKeep = 6,
                        kPlanking = 7;
constexpr Facing kUp = Facing::from_tenths(900);
constexpr Facing kDown = Facing::from_tenths(2700);

ChooseArmy army(std::initializer_list<std::uint16_t> warriors) {
    ChooseArmy chosen;
    for (const std::uint16_t n : warriors) chosen.warriors.push_back(WarriorId{n});
    return chosen;
}

Agreement with_castles(Edition edition, std::uint8_t seats = 2) {
    Agreement agreement = *plain_agreement(seats);
    for (const FigureKind kind : {FigureKind::wall, FigureKind::tower, FigureKind::gatehouse,
                                  FigureKind::keep, FigureKind::planking})
        agreement.catalog.warriors.push_back(plain_section(kind));
    agreement.build_total = 800;
    if (edition == Edition::conquest) {
        agreement.rules = &kConquest;
        agreement.options = OptionValues(Edition::conquest);
        agreement.field_size = kConquest.field.table_size;
    }
    return agreement;
}

struct Building : testing::Test {
    Events events;
    std::unique_ptr<BattleGame> game;

    void agree(const Agreement& agreement) {
        const auto sound = check_agreement(agreement);
        ASSERT_TRUE(sound) << name_of(sound.error().why);
        game = std::make_unique<BattleGame>(std::make_shared<const Agreement>(agreement));
    }
    template <class One>
    void play(Seat sender, const One& one) {
        const auto done = game->step(sender, command_for(*game, one), events);
        ASSERT_TRUE(done) << name_of(done.error().why) << " " << done.error().clause.id();
    }
    template <class One>
    void refuse(Seat sender, const One& one, Clause clause, Reason why) {
        const std::uint64_t before = game->hash();
        const auto done = game->step(sender, command_for(*game, one), events);
        ASSERT_FALSE(done);
        EXPECT_EQ(done.error().clause.id(), clause.id());
        EXPECT_EQ(name_of(done.error().why), name_of(why));
        EXPECT_EQ(game->hash(), before);
    }
    // Red is first player at the south edge.
    void begin(const Agreement& agreement, const ChooseArmy& red, const ChooseArmy& blue) {
        agree(agreement);
        play(kRed, red);
        play(kBlue, blue);
        play(kChance, dice({3, 3, 2, 2}));
        play(kRed, ChooseEdge{Edge::south});
    }
    void owes(Ask ask, Seat seat) {
        EXPECT_EQ(name_of(game->next_decision().ask), name_of(ask));
        EXPECT_EQ(game->next_decision().seat, seat);
    }
};

TEST_F(Building, WithoutSectionsNobodyIsAsked) {
    begin(with_castles(Edition::unlimited), army({kWarrior}), army({kWarrior}));
    owes(Ask::choose_terrain, kRed);
}

TEST_F(Building, EachBuildsAllHisSectionsFirstPlayerFirst) {
    begin(with_castles(Edition::unlimited), army({kWall, kWarrior, kWall}),
          army({kWarrior, kKeep}));
    owes(Ask::build_section, kRed);
    EXPECT_EQ(game->next_decision().clause.id(), Clause("C-CASTLE-46").id());
    refuse(kBlue, BuildSection{1, vec2_mils(18000, 33000), kDown}, "C-CASTLE-46",
           Reason::not_your_decision);
    refuse(kRed, BuildSection{1, vec2_mils(18000, 1000), kUp}, "C-CASTLE-46",
           Reason::no_such_section_figure);
    refuse(kRed, BuildSection{9, vec2_mils(18000, 1000), kUp}, "C-CASTLE-46",
           Reason::no_such_section_figure);
    refuse(kRed, Decline{}, "U-SETUP-9", Reason::section_has_place);
    play(kRed, BuildSection{2, vec2_mils(18000, 1000), kUp});
    owes(Ask::build_section, kRed);
    refuse(kRed, BuildSection{2, vec2_mils(26000, 1000), kUp}, "C-CASTLE-46",
           Reason::no_such_section_figure);
    play(kRed, BuildSection{0, vec2_mils(24000, 1000), kUp});
    owes(Ask::build_section, kBlue);
    play(kBlue, BuildSection{1, vec2_mils(18000, 33000), kDown});
    owes(Ask::choose_terrain, kRed);
    play(kRed, ChooseTerrain{});
    play(kBlue, ChooseTerrain{});
    ASSERT_FALSE(game->in_setup());
    const State& state = game->state();
    EXPECT_EQ(state.figures[0].whereabouts, Whereabouts::built);
    EXPECT_EQ(state.figures[0].at, vec2_mils(24000, 1000));
    EXPECT_EQ(state.figures[1].whereabouts, Whereabouts::in_hand);
    EXPECT_EQ(state.figures[4].whereabouts, Whereabouts::built);
    EXPECT_EQ(game->table().field.pieces.size(), 3u);
    EXPECT_EQ(game->table().seats[0].army_points, 120);
    EXPECT_TRUE(game->ok());
}

TEST_F(Building, OrdinarilyASectionTouchesTheEdgeOrAnother) {
    begin(with_castles(Edition::unlimited), army({kWall, kTower, kKeep, kWarrior}),
          army({kWarrior}));
    refuse(kRed, BuildSection{0, vec2_mils(2999, 1000), kUp}, "C-CASTLE-46",
           Reason::section_off_table);
    refuse(kRed, BuildSection{0, vec2_mils(2'000'000'000, 1000), kUp}, "C-CASTLE-46",
           Reason::section_off_table);
    refuse(kRed, BuildSection{0, vec2_mils(18000, 1021), kUp}, "C-CASTLE-46",
           Reason::section_not_at_edge);
    play(kRed, BuildSection{0, vec2_mils(18000, 1020), kUp});  // near enough
    refuse(kRed, BuildSection{1, vec2_mils(18000, 4041), kUp}, "C-CASTLE-46",
           Reason::section_not_at_edge);
    refuse(kRed, BuildSection{1, vec2_mils(18000, 3999), kUp}, "C-CASTLE-46",
           Reason::sections_overlap);
    play(kRed, BuildSection{1, vec2_mils(18000, 4040), kUp});  // far beyond the starting area
    refuse(kRed, BuildSection{2, vec2_mils(18000, 33000), kUp}, "U-TPL-4",
           Reason::section_in_foreign_area);
    play(kRed, BuildSection{2, vec2_mils(18000, 9040), Facing{}});
    owes(Ask::choose_terrain, kRed);
}

TEST_F(Building, AnOpponentsSectionIsNoNeighbour) {
    begin(with_castles(Edition::unlimited), army({kKeep, kWarrior}), army({kWall, kWarrior}));
    play(kRed, BuildSection{0, vec2_mils(18000, 3000), kUp});
    refuse(kBlue, BuildSection{0, vec2_mils(18000, 7000), kDown}, "C-CASTLE-46",
           Reason::section_not_at_edge);
    play(kBlue, BuildSection{0, vec2_mils(18000, 35000), kDown});
}

TEST_F(Building, InConquestASectionLiesInsideTheStartingArea) {
    begin(with_castles(Edition::conquest), army({kKeep, kWall, kWall, kWarrior}), army({kWarrior}));
    EXPECT_EQ(game->next_decision().clause.id(), Clause("C-CASTLE-37").id());
    refuse(kRed, BuildSection{0, vec2_mils(10999, 3000), kUp}, "C-CASTLE-37",
           Reason::section_outside_area);
    refuse(kRed, BuildSection{0, vec2_mils(30000, 5001), kUp}, "C-CASTLE-37",
           Reason::section_outside_area);
    refuse(kRed, BuildSection{0, vec2_mils(30000, 33000), kUp}, "C-CASTLE-37",
           Reason::section_outside_area);
    play(kRed, BuildSection{0, vec2_mils(11000, 3000), kUp});
    // No edge has to be touched; sections may touch each other.
    play(kRed, BuildSection{1, vec2_mils(11000, 7000), kUp});
    refuse(kRed, BuildSection{2, vec2_mils(16979, 7000), kUp}, "C-CASTLE-37",
           Reason::sections_overlap);
    play(kRed, BuildSection{2, vec2_mils(16980, 7000), kUp});
}

TEST_F(Building, SlantedSectionsMayTouchToo) {
    begin(with_castles(Edition::conquest), army({kTower, kTower, kWarrior}), army({kWarrior}));
    play(kRed, BuildSection{0, vec2_mils(20000, 4000), kUp});
    refuse(kRed, BuildSection{1, vec2_mils(22800, 6800), kUp}, "C-CASTLE-37",
           Reason::section_outside_area);
    refuse(kRed, BuildSection{1, vec2_mils(23600, 5400), kUp}, "C-CASTLE-37",
           Reason::sections_overlap);
    play(kRed, BuildSection{1, vec2_mils(23750, 5400), kUp});  // 4.003 inches from dot to dot
}

TEST_F(Building, SectionsKeepTwoInchesFromTerrainThatLies) {
    Agreement agreement = with_castles(Edition::unlimited);
    agreement.terrain_is_fixed = true;
    agreement.fixed_terrain = {agreement.terrain_box[0]};
    for (Vec2& corner : agreement.fixed_terrain[0].outline.corners)
        corner = corner + vec2_mils(18000, 6000);  // from 4 to 8 inches up
    begin(agreement, army({kWall, kWall, kWarrior}), army({kWarrior}));
    play(kRed, BuildSection{0, vec2_mils(18000, 1000), kUp});
    refuse(kRed, BuildSection{1, vec2_mils(18000, 3000), kUp}, "C-CASTLE-46",
           Reason::section_near_terrain);
    play(kRed, BuildSection{1, vec2_mils(24000, 1000), kUp});
    ASSERT_FALSE(game->in_setup());
    EXPECT_EQ(game->table().field.pieces.size(), 3u);
    EXPECT_FALSE(game->table().field.pieces[0].section.exists());  // terrain stands first
}

TEST_F(Building, TerrainKeepsTwoInchesFromSections) {
    begin(with_castles(Edition::unlimited), army({kKeep, kWarrior}), army({kWarrior}));
    play(kRed, BuildSection{0, vec2_mils(18000, 3000), kUp});
    play(kRed, ChooseTerrain{{0}});
    play(kBlue, ChooseTerrain{});
    refuse(kRed, PlaceTerrain{0, vec2_mils(18000, 9999), {}}, "C-CASTLE-46",
           Reason::item_too_close);
    play(kRed, PlaceTerrain{0, vec2_mils(18000, 10000), {}});
}

TEST_F(Building, InConquestTooThoughTheItemLiesOutsideTheArea) {
    begin(with_castles(Edition::conquest), army({kKeep, kWarrior}), army({kWarrior}));
    play(kRed, BuildSection{0, vec2_mils(30000, 5000), kUp});
    play(kRed, ChooseTerrain{{0}});
    play(kBlue, ChooseTerrain{});
    refuse(kRed, PlaceTerrain{0, vec2_mils(30000, 11999), {}}, "U-TPL-4", Reason::item_too_close);
    play(kRed, PlaceTerrain{0, vec2_mils(30000, 12000), {}});
}

TEST_F(Building, PlankingJoinsTwoThatStand) {
    begin(with_castles(Edition::unlimited), army({kTower, kTower, kPlanking, kWarrior}),
          army({kWarrior}));
    refuse(kRed, BuildSection{2, vec2_mils(14000, 2000), Facing{}}, "C-CASTLE-46",
           Reason::section_not_at_edge);
    play(kRed, BuildSection{0, vec2_mils(10000, 2000), kUp});
    refuse(kRed, BuildSection{2, vec2_mils(14000, 2000), Facing{}}, "C-CASTLE-16",
           Reason::planking_joins_two);
    play(kRed, BuildSection{1, vec2_mils(18000, 2000), kUp});
    refuse(kRed, BuildSection{2, vec2_mils(14000, 2000), kUp}, "C-CASTLE-16",
           Reason::planking_joins_two);  // across the gap, not along it
    play(kRed, BuildSection{2, vec2_mils(14000, 2000), Facing{}});
}

TEST_F(Building, WhatFindsNoPlaceStaysOut) {
    begin(with_castles(Edition::unlimited), army({kPlanking, kTower, kPlanking, kWarrior}),
          army({kWall, kWarrior}));
    refuse(kRed, Decline{}, "U-SETUP-9", Reason::section_has_place);  // the tower has
    play(kRed, BuildSection{1, vec2_mils(10000, 2000), kUp});
    events.clear();
    play(kRed, Decline{});
    ASSERT_EQ(events.size(), 2u);
    EXPECT_EQ(events[1].kind, EventKind::section_left_out);
    EXPECT_EQ(events[1].n, 2);
    owes(Ask::build_section, kBlue);
    play(kBlue, BuildSection{0, vec2_mils(18000, 35000), kDown});
    play(kRed, ChooseTerrain{});
    play(kBlue, ChooseTerrain{});
    EXPECT_EQ(game->state().figures[0].whereabouts, Whereabouts::left_out);
    EXPECT_EQ(game->state().figures[1].whereabouts, Whereabouts::built);
    EXPECT_EQ(game->state().figures[2].whereabouts, Whereabouts::left_out);
    EXPECT_TRUE(game->ok());
}

// The area is 8 inches deep and 56 wide: nine keeps side by side, and the tenth has no place.
TEST_F(Building, TheSearchFindsWhatIsFlush) {
    Agreement agreement = with_castles(Edition::conquest);
    ChooseArmy keeps = army({kWarrior});
    for (int i = 0; i < 10; ++i) keeps.warriors.push_back(WarriorId{kKeep});
    begin(agreement, keeps, army({kWarrior}));
    for (std::uint8_t i = 0; i < 8; ++i)
        play(kRed, BuildSection{static_cast<std::uint8_t>(i + 1), vec2_mils(11333 + 6000 * i, 4567),
                                kUp});
    refuse(kRed, Decline{}, "U-SETUP-9", Reason::section_has_place);
    const auto last = find_section_place(*game->agreement(), game->setup(), kRed);
    ASSERT_TRUE(last);
    EXPECT_EQ(last->at.x, 59333_mil);
    play(kRed, *last);
    play(kRed, Decline{});
}

TEST_F(Building, AnArmyHoldsOnlySoManySections) {
    agree(with_castles(Edition::unlimited));
    ChooseArmy walls = army({kWarrior});
    for (int i = 0; i < 12; ++i) walls.warriors.push_back(WarriorId{kWall});
    play(kRed, walls);
    walls.warriors.push_back(WarriorId{kPlanking});
    refuse(kBlue, walls, "U-ARMY-2", Reason::too_many_sections);
    refuse(kBlue, army({kWall, kKeep}), "U-ARMY-7", Reason::army_of_sections);
    play(kBlue, army({kWall, kKeep, kWarrior}));
}

TEST_F(Building, GatesNeedRoomAmongThePieces) {
    Agreement agreement = with_castles(Edition::unlimited);
    agreement.terrain_is_fixed = true;
    for (std::int32_t i = 0; i < 44; ++i) {  // leaves ten pieces each
        Piece piece = agreement.terrain_box[0];
        for (Vec2& corner : piece.outline.corners) corner = corner + vec2_mils(18000, 18000);
        agreement.fixed_terrain.push_back(piece);
    }
    agree(agreement);
    refuse(kRed, army({kGatehouse, kGatehouse, kGatehouse, kWall, kWall, kWarrior}), "U-ARMY-2",
           Reason::too_many_sections);
    play(kRed, army({kGatehouse, kGatehouse, kGatehouse, kWall, kWarrior}));
}

TEST_F(Building, FiguresAreDeployedOnTheirOwnTops) {
    begin(with_castles(Edition::conquest), army({kKeep, kWarrior, kWarrior}), army({kWarrior}));
    play(kRed, BuildSection{0, vec2_mils(30000, 4000), kUp});
    play(kRed, ChooseTerrain{});
    play(kBlue, ChooseTerrain{});
    // Half of his 90 points stand already. [C-CONQ-12]
    owes(Ask::deploy, kBlue);
    play(kBlue, Deploy{FigureId{3}, vec2_mils(30000, 32000), kDown});
    refuse(kRed, Deploy{FigureId{1}, vec2_mils(30000, 1100), kUp}, "C-CASTLE-15",
           Reason::overhangs_top);
    play(kRed, Deploy{FigureId{1}, vec2_mils(30000, 1625), kUp});
    EXPECT_EQ(game->state().figures[1].top, FigureId{0});
    refuse(kRed, Deploy{FigureId{2}, vec2_mils(30000, 7625), kUp}, "U-SETUP-7",
           Reason::outside_starting_area);
    play(kRed, Deploy{FigureId{2}, vec2_mils(26375, 4000), kUp});  // beside it
    EXPECT_FALSE(game->state().figures[2].top.exists());
    EXPECT_EQ(game->state().phase, Phase::playing);
    EXPECT_TRUE(game->ok());
}

// --- sides and sieges ---

TEST_F(Building, TeamMatesShareAnEdgeInConquest) {
    Agreement agreement = with_castles(Edition::conquest, 4);
    agreement.teams = {0, 1, 0, 1};
    agree(agreement);
    for (std::uint8_t n = 0; n < 4; ++n) play(Seat{n}, army({kWarrior}));
    play(kChance, dice({1, 1, 6, 6, 1, 1, 3, 3}));
    refuse(Seat{1}, ChooseEdge{Edge::east}, "C-CONQ-6", Reason::no_such_edge);
    events.clear();
    play(Seat{1}, ChooseEdge{Edge::south});
    ASSERT_EQ(events.size(), 4u);
    EXPECT_EQ(events[2].seat, Seat{3});
    EXPECT_EQ(events[2].clause.id(), Clause("C-CONQ-13").id());
    EXPECT_EQ(game->setup().edges,
              (std::array{Edge::north, Edge::south, Edge::north, Edge::south}));
    owes(Ask::choose_terrain, Seat{1});
}

TEST_F(Building, OrdinarilyTeamMatesChooseForThemselves) {
    Agreement agreement = with_castles(Edition::unlimited, 4);
    agreement.teams = {0, 1, 0, 1};
    agree(agreement);
    for (std::uint8_t n = 0; n < 4; ++n) play(Seat{n}, army({kWarrior}));
    play(kChance, dice({1, 1, 6, 6, 1, 1, 3, 3}));
    play(Seat{1}, ChooseEdge{Edge::east});
    owes(Ask::choose_edge, Seat{2});
}

TEST_F(Building, OfThreeSidesTwoFriendsShare) {
    Agreement agreement = with_castles(Edition::conquest, 4);
    agreement.teams = {0, 1, 0, 3};
    agree(agreement);
    for (std::uint8_t n = 0; n < 4; ++n) play(Seat{n}, army({kWarrior}));
    play(kChance, dice({6, 6, 1, 1, 1, 1, 3, 3}));
    play(Seat{0}, ChooseEdge{Edge::east});  // two long edges are too few
    owes(Ask::choose_edge, Seat{1});
    play(Seat{1}, ChooseEdge{Edge::south});
    EXPECT_EQ(game->setup().edges[2], Edge::east);
    owes(Ask::choose_edge, Seat{3});
    refuse(Seat{3}, ChooseEdge{Edge::east}, "U-MULTI-2", Reason::edge_taken);
}

TEST_F(Building, BesiegedTheDefenderSitsDeeperAndTheAttackerIsFirst) {
    Agreement agreement = with_castles(Edition::conquest);
    agreement.defender = kBlue;
    agree(agreement);
    play(kRed, army({kWall, kWarrior}));
    refuse(kBlue, army({kWall, kPlanking, kWarrior}), "C-SIEGE-2", Reason::siege_needs_section);
    events.clear();
    play(kBlue, army({kKeep, kWall, kWarrior}));
    EXPECT_EQ(events.back().kind, EventKind::first_player);
    EXPECT_EQ(events.back().seat, kRed);
    EXPECT_EQ(events.back().clause.id(), Clause("C-SIEGE-2").id());
    owes(Ask::choose_edge, kRed);
    play(kRed, ChooseEdge{Edge::south});
    refuse(kRed, BuildSection{0, vec2_mils(30000, 7001), kUp}, "C-CASTLE-37",
           Reason::section_outside_area);  // his own is as deep as ever
    play(kRed, BuildSection{0, vec2_mils(30000, 7000), kUp});
    refuse(kBlue, BuildSection{0, vec2_mils(30000, 20999), kDown}, "C-CASTLE-37",
           Reason::section_outside_area);
    play(kBlue, BuildSection{0, vec2_mils(30000, 21000), kDown});
    play(kBlue, BuildSection{1, vec2_mils(40000, 30000), kDown});
    play(kRed, ChooseTerrain{{0}});
    play(kBlue, ChooseTerrain{});
    refuse(kRed, PlaceTerrain{0, vec2_mils(50000, 16001), {}}, "U-TPL-4",
           Reason::item_in_starting_area);
    play(kRed, PlaceTerrain{0, vec2_mils(50000, 16000), {}});
    EXPECT_EQ(game->table().defender, kBlue);
    play(kRed, Deploy{FigureId{1}, vec2_mils(40000, 4000), kUp});
    refuse(kBlue, Deploy{FigureId{4}, vec2_mils(40000, 18500), kDown}, "U-SETUP-7",
           Reason::outside_starting_area);
    play(kBlue, Deploy{FigureId{4}, vec2_mils(40000, 18625), kDown});
    EXPECT_EQ(game->state().turn, kRed);
}

TEST_F(Building, TheFirstAttackerClockwiseFromTheDefenderBegins) {
    Agreement agreement = with_castles(Edition::conquest, 4);
    agreement.teams = {0, 1, 0, 0};
    agreement.defender = Seat{2};
    agree(agreement);
    for (std::uint8_t n = 0; n < 4; ++n) play(Seat{n}, army({kTower, kWarrior}));
    owes(Ask::choose_edge, Seat{1});
    play(Seat{1}, ChooseEdge{Edge::north});
    // Everybody on the defender's side has the deep area.
    play(Seat{1}, BuildSection{0, vec2_mils(30000, 30000), kDown});
    play(Seat{2}, BuildSection{0, vec2_mils(20000, 16000), kUp});
    play(Seat{3}, BuildSection{0, vec2_mils(30000, 16000), kUp});
    refuse(Seat{0}, BuildSection{0, vec2_mils(40000, 16001), kUp}, "C-CASTLE-37",
           Reason::section_outside_area);
    play(Seat{0}, BuildSection{0, vec2_mils(40000, 16000), kUp});
}

TEST(Besieging, IsAgreedUponOnlyWhereItCanBePlayed) {
    const auto refusal = [](Edition edition, auto change) {
        Agreement agreement = with_castles(edition);
        agreement.defender = kBlue;
        change(agreement);
        const auto verdict = check_agreement(agreement);
        return verdict ? std::string("ok") : std::string(name_of(verdict.error().why));
    };
    EXPECT_EQ(refusal(Edition::conquest, [](Agreement&) {}), "ok");
    EXPECT_EQ(refusal(Edition::unlimited, [](Agreement&) {}), "no_siege_in_edition");
    EXPECT_EQ(refusal(Edition::conquest, [](Agreement& a) { a.defender = Seat{2}; }),
              "no_such_defender");
    EXPECT_EQ(refusal(Edition::conquest,
                      [](Agreement& a) {
                          a.teams = {0, 0, 2, 3};
                      }),
              "no_such_defender");
    EXPECT_EQ(refusal(Edition::conquest, [](Agreement& a) { a.field_size.y = 25_in; }),
              "siege_needs_room");
    EXPECT_EQ(refusal(Edition::conquest, [](Agreement& a) { a.field_size.y = 26_in; }), "ok");
}

// --- proposals ---

// Played by proposals alone every set-up ends, and castles come about; four of them may be too much
// for two starting areas.
TEST(ProposedCastles, AreBuiltWheneverTheyCan) {
    int built = 0, left_out = 0;
    for (const Edition edition : {Edition::unlimited, Edition::conquest})
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            Agreement agreement = with_castles(edition, seed % 3 == 0 ? 4 : 2);
            if (seed % 2 == 0) agreement.teams = {0, 1, 0, 1};
            if (edition == Edition::conquest && seed % 4 == 0) agreement.defender = Seat{1};
            ASSERT_TRUE(check_agreement(agreement));
            BattleGame game(std::make_shared<const Agreement>(agreement));
            TestRng draw(seed);
            Events events;
            std::vector<Command> proposals;
            while (game.in_setup()) {
                game.propose(8, draw, proposals);
                ASSERT_FALSE(proposals.empty()) << name_of(game.next_decision().ask);
                ASSERT_TRUE(game.step(game.next_decision().seat, proposals[0], events));
            }
            ASSERT_TRUE(game.ok());
            for (std::uint16_t i = 0; i < game.state().figure_count; ++i) {
                const Figure& figure = game.state().figures[i];
                built += figure.whereabouts == Whereabouts::built;
                left_out += figure.whereabouts == Whereabouts::left_out &&
                            game.table().catalog[figure.warrior].kind != FigureKind::planking;
            }
        }
    EXPECT_GT(built, 50);
    EXPECT_LT(left_out, built / 20);
}

// A keep at the edge, the others in one row before it.
TEST(ProposedCastles, StandInARow) {
    Agreement agreement = with_castles(Edition::conquest);
    agreement.defender = kRed;
    BattleGame game(std::make_shared<const Agreement>(agreement));
    Events events;
    const auto play = [&](Seat seat, const Command& command) {
        ASSERT_TRUE(game.step(seat, command, events));
    };
    play(kRed, army({kTower, kWall, kKeep, kWall, kGatehouse, kTower, kWarrior}));
    play(kBlue, army({kWarrior}));
    play(kBlue, ChooseEdge{Edge::north});
    struct First final : Draw {
        std::uint32_t below(std::uint32_t n) override { return n / 2; }
    } draw;
    std::vector<Command> proposals;
    while (game.next_decision().ask == Ask::build_section) {
        game.propose(8, draw, proposals);
        ASSERT_EQ(proposals.size(), 1u);
        play(kRed, proposals[0]);
    }
    const auto at = [&](std::uint8_t figure) {
        for (const PlacedSection& section : game.setup().sections)
            if (section.figure == figure) return section.at;
        return Vec2{};
    };
    EXPECT_EQ(at(2), vec2_mils(36000, 5000));  // room for whoever uses its door
    EXPECT_EQ(at(4), vec2_mils(36000, 16000));
    EXPECT_EQ(at(1), vec2_mils(30000, 17000));
    EXPECT_EQ(at(3), vec2_mils(42000, 17000));
    EXPECT_EQ(at(0), vec2_mils(25000, 16000));
    EXPECT_EQ(at(5), vec2_mils(47000, 16000));
}

}  // namespace
}  // namespace six
