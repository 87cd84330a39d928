#include <gtest/gtest.h>

#include "engine/game/battle_game.h"
#include "engine/messages/reason.h"
#include "engine/rules/playable.h"
#include "engine/state/ask.h"
#include "tests/support/command_for.h"
#include "tests/support/fixture_battle.h"
#include "tests/support/rng.h"

namespace six {
namespace {

using namespace fixture;

ChooseArmy army(std::initializer_list<std::uint16_t> warriors) {
    ChooseArmy chosen;
    for (const std::uint16_t n : warriors) chosen.warriors.push_back(WarriorId{n});
    return chosen;
}

struct SettingUp : testing::Test {
    Events events;
    std::unique_ptr<BattleGame> game = std::make_unique<BattleGame>(plain_agreement());

    template <class One>
    void play(Seat sender, const One& one) {
        const auto done = game->step(sender, command_for(*game, one), events);
        ASSERT_TRUE(done) << name_of(done.error().why) << " " << done.error().clause.id();
    }
    std::vector<std::size_t> armies_seen_by(Seat eyes) const {
        const Seen seen(*game, eyes);
        const auto& armies = dynamic_cast<const BattleGame&>(*seen).setup().armies;
        return {armies[0].size(), armies[1].size()};
    }
    template <class One>
    Illegal refuse(Seat sender, const One& one, Clause clause, Reason why) {
        const std::uint64_t before = game->hash();
        const auto done = game->step(sender, command_for(*game, one), events);
        EXPECT_FALSE(done);
        if (done) return {};
        EXPECT_EQ(done.error().clause.id(), clause.id());
        EXPECT_EQ(name_of(done.error().why), name_of(why));
        EXPECT_EQ(game->hash(), before);
        return done.error();
    }
    void choose_armies() {
        play(kRed, army({0, 0}));
        play(kBlue, army({0}));
    }
    void choose_edges() {
        choose_armies();
        play(kChance, dice({3, 3, 2, 2}));
        play(kRed, ChooseEdge{Edge::south});
    }
};

TEST_F(SettingUp, RunsFromArmiesToTheFirstTurn) {
    choose_edges();
    play(kRed, ChooseTerrain{{0, 1}});
    play(kBlue, ChooseTerrain{});
    play(kRed, PlaceTerrain{0, vec2_mils(10000, 12000), Facing::from_tenths(450)});
    play(kBlue, PlaceTerrain{1, vec2_mils(24000, 20000), {}});
    ASSERT_FALSE(game->in_setup());
    EXPECT_EQ(game->table().field.pieces.size(), 2u);
    EXPECT_EQ(game->state().figure_count, 3);
    EXPECT_EQ(game->table().seats[1].edge, Edge::north);  // two players: the edge opposite
    EXPECT_EQ(game->table().seats[0].army_points, 40);
    play(kRed, Deploy{FigureId{1}, vec2_mils(18000, 1000), Facing::from_tenths(900)});
    play(kRed, Deploy{FigureId{0}, vec2_mils(20000, 1000), Facing::from_tenths(900)});
    EXPECT_EQ(game->next_decision().seat, kBlue);
    play(kBlue, Deploy{FigureId{2}, vec2_mils(18000, 35000), Facing::from_tenths(2700)});
    EXPECT_EQ(game->next_decision().ask, Ask::give_action);
    EXPECT_EQ(game->state().turn, kRed);
    EXPECT_TRUE(game->ok());
}

TEST_F(SettingUp, ArmiesAreCheckedBeforeTheyCount) {
    refuse(kBlue, army({0}), "U-ARMY-2", Reason::not_your_decision);
    refuse(kRed, army({}), "U-ARMY-7", Reason::army_empty);
    refuse(kRed, army({9}), "U-ARMY-2", Reason::no_such_warrior);
    refuse(kRed, army({2, 2}), "U-ARMY-3", Reason::unique_twice);
    play(kRed, army({0, 0, 0, 0, 0, 0, 0, 0, 0, 0}));  // 200 points exactly
    const Illegal dear = refuse(kBlue, army({0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}), "U-ARMY-2",
                                Reason::army_too_expensive);
    EXPECT_EQ(dear.n, 220);
    EXPECT_EQ(dear.m, 200);
    play(kBlue, army({2, 0}));
}

TEST_F(SettingUp, MoreFiguresThanAGameHoldsAreRefusedWithTheNumber) {
    ChooseArmy crowd;
    for (int i = 0; i < 121; ++i) crowd.warriors.push_back(WarriorId{0});
    const Illegal refused = refuse(kRed, crowd, "U-ARMY-2", Reason::army_too_large);
    EXPECT_EQ(refused.n, 121);
    EXPECT_EQ(refused.m, 120);
}

TEST_F(SettingUp, ArmiesAreHiddenUntilAllHaveChosen) {
    play(kRed, army({0, 1}));
    EXPECT_EQ(armies_seen_by(kRed), (std::vector<std::size_t>{2, 0}));
    EXPECT_EQ(armies_seen_by(kBlue), (std::vector<std::size_t>{0, 0}));
    EXPECT_EQ(armies_seen_by(Seat{}), (std::vector<std::size_t>{0, 0}));
    EXPECT_EQ(events.back().audience, 1 << kRed.n);
    EXPECT_TRUE(is_for(events.back(), kRed));
    EXPECT_FALSE(is_for(events.back(), kBlue));
    EXPECT_FALSE(is_for(events.back(), Seat{}));
    play(kBlue, army({0}));
    EXPECT_EQ(armies_seen_by(kBlue), (std::vector<std::size_t>{2, 1}));
    EXPECT_EQ(armies_seen_by(Seat{}), (std::vector<std::size_t>{2, 1}));
    EXPECT_EQ(events.back().audience, Event::kEverybody);
    EXPECT_FALSE(game->hides_from(kBlue));
}

// --- an observation is a game ---

TEST_F(SettingUp, AnObservationAsksChanceForWhatItDoesNotKnow) {
    play(kRed, army({0, 1}));
    const std::unique_ptr<Game> seen = game->observe(kBlue);
    EXPECT_NE(seen->hash(), game->hash());
    EXPECT_EQ(seen->next_decision(), game->next_decision());  // who is waited for is open to all
    const auto choose = [&](Seat sender, const ChooseArmy& chosen) {
        return seen->step(sender, command_for(*game, chosen), events).has_value();
    };
    EXPECT_FALSE(choose(kRed, army({0})));
    EXPECT_TRUE(choose(kBlue, army({0})));
    // The game would show both armies now.
    const Decision owed = seen->next_decision();
    EXPECT_EQ(owed.ask, Ask::choose_army);
    EXPECT_TRUE(owed.by_chance());
    EXPECT_TRUE(owed.hidden);
    EXPECT_FALSE(owed.seat.exists());
    TestRng draw(7);
    std::vector<Command> proposals;
    seen->propose(4, draw, proposals);
    ASSERT_FALSE(proposals.empty());
    for (const Command& proposal : proposals) EXPECT_TRUE(seen->check(Seat{}, proposal));
    EXPECT_FALSE(choose(kRed, army({0})));       // it was chosen already, whatever it was
    EXPECT_FALSE(choose(Seat{}, army({2, 2})));  // only what may be an army
    const std::unique_ptr<Game> other = seen->clone();
    EXPECT_TRUE(choose(Seat{}, army({0, 1})));
    EXPECT_EQ(seen->next_decision().ask, Ask::roll_first_player);
    // Whoever guesses right sees the game as it is.
    play(kBlue, army({0}));
    EXPECT_EQ(seen->hash(), game->hash());
    EXPECT_TRUE(other->step(Seat{}, command_for(*game, army({2})), events));
    EXPECT_NE(other->hash(), game->hash());
}

TEST_F(SettingUp, AWatcherKnowsOfNoArmyWhatIsInIt) {
    play(kRed, army({0, 1}));
    const std::unique_ptr<Game> seen = game->observe(Seat{});
    EXPECT_TRUE(seen->step(kBlue, command_for(*game, army({0})), events));
    EXPECT_TRUE(seen->next_decision().hidden);  // of red; what blue chose here was seen
    EXPECT_TRUE(seen->step(Seat{}, command_for(*game, army({0})), events));
    EXPECT_EQ(seen->next_decision().ask, Ask::roll_first_player);
}

TEST_F(SettingUp, TiesForFirstPlayerAreRolledAgain) {
    choose_armies();
    EXPECT_EQ(game->next_decision().dice, 4);
    play(kChance, dice({3, 3, 2, 4}));
    EXPECT_EQ(game->next_decision().ask, Ask::roll_first_player);
    play(kChance, dice({1, 1, 1, 2}));
    EXPECT_EQ(game->next_decision().seat, kBlue);
}

TEST_F(SettingUp, OnlyTheTiedRollAgain) {
    game = std::make_unique<BattleGame>(plain_agreement(4));
    for (std::uint8_t n = 0; n < 4; ++n) play(Seat{n}, army({0}));
    EXPECT_EQ(game->next_decision().dice, 8);
    play(kChance, dice({6, 6, 1, 1, 6, 6, 3, 3}));
    EXPECT_EQ(game->next_decision().dice, 4);
    play(kChance, dice({1, 2, 2, 2}));
    EXPECT_EQ(game->next_decision().seat, Seat{2});
    play(Seat{2}, ChooseEdge{Edge::west});
    EXPECT_EQ(game->next_decision().seat, Seat{3});  // the choice goes round to the left
    refuse(Seat{3}, ChooseEdge{Edge::west}, "U-MULTI-2", Reason::edge_taken);
}

TEST_F(SettingUp, TerrainKeepsItsDistances) {
    choose_edges();
    refuse(kRed, ChooseTerrain{{0, 0, 0, 0, 0}}, "U-TPL-1", Reason::too_many_items);
    refuse(kRed, ChooseTerrain{{2}}, "U-TPL-1", Reason::no_such_item);
    play(kRed, ChooseTerrain{{0, 0}});
    play(kBlue, ChooseTerrain{});
    refuse(kRed, PlaceTerrain{1, vec2_mils(18000, 18000), {}}, "U-TPL-3", Reason::no_such_item);
    // 4 inches square: its centre keeps 4 inches from the edge, 2 for itself and 2 between.
    refuse(kRed, PlaceTerrain{0, vec2_mils(3999, 18000), {}}, "U-TPL-4", Reason::item_near_edge);
    refuse(kRed, PlaceTerrain{0, vec2_mils(18000, 4900), {}}, "U-TPL-4",
           Reason::item_in_starting_area);
    refuse(kRed, Decline{}, "U-TPL-8", Reason::place_is_left);
    play(kRed, PlaceTerrain{0, vec2_mils(4000, 18000), {}});
    refuse(kBlue, PlaceTerrain{0, vec2_mils(9999, 18000), {}}, "U-TPL-4", Reason::item_too_close);
    play(kBlue, PlaceTerrain{0, vec2_mils(10000, 18000), {}});
    EXPECT_FALSE(game->in_setup());
}

TEST_F(SettingUp, OnlyItemsGoIntoThePool) {
    Agreement agreement = *plain_agreement();
    const auto add = [&](auto change) {
        Piece piece = agreement.terrain_box[0];  // 4 inches square
        change(piece);
        agreement.terrain_box.push_back(piece);
    };
    add([](Piece& p) { p.kind = TerrainKind::clear; });
    add([](Piece& p) { p.outline.corners[2] = vec2_mils(2000, 1999); });
    add([](Piece& p) { p.height = Height::abrupt; });
    add([](Piece& p) {
        p.height = Height::abrupt;
        p.access = {vec2_mils(2000, 500)};
    });
    add([](Piece& p) { p.kind = TerrainKind::low_wall; });
    add([](Piece& p) {
        p.kind = TerrainKind::low_wall;
        p.outline.corners = {vec2_mils(-3000, 0), vec2_mils(3000, 0), vec2_mils(3000, 500),
                             vec2_mils(-3000, 500)};
    });
    game = std::make_unique<BattleGame>(std::make_shared<const Agreement>(agreement));
    choose_edges();
    refuse(kRed, ChooseTerrain{{2}}, "U-TPL-2", Reason::clear_is_no_item);
    refuse(kRed, ChooseTerrain{{0, 3}}, "U-TPL-5", Reason::item_size);
    refuse(kRed, ChooseTerrain{{4}}, "U-TPL-6", Reason::no_access_point);
    refuse(kRed, ChooseTerrain{{6}}, "U-TPL-7", Reason::wall_size);
    play(kRed, ChooseTerrain{{0, 5, 7}});
    play(kBlue, ChooseTerrain{});
    play(kRed, PlaceTerrain{5, vec2_mils(18000, 18000), Facing::from_tenths(900)});
    play(kBlue, PlaceTerrain{7, vec2_mils(18000, 10000), Facing::from_tenths(450)});
    play(kRed, PlaceTerrain{0, vec2_mils(10000, 18000), {}});
    // Access points are turned and moved with their item.
    EXPECT_EQ(game->table().field.pieces[0].access[0], vec2_mils(17500, 20000));
}

TEST_F(SettingUp, DeploymentStaysInItsAreaAndLeavesOutOnlyWithoutRoom) {
    choose_edges();
    play(kRed, ChooseTerrain{});
    play(kBlue, ChooseTerrain{});
    const Facing up = Facing::from_tenths(900);
    refuse(kRed, Deploy{FigureId{0}, vec2_mils(18000, 2376), up}, "U-SETUP-7",
           Reason::outside_starting_area);
    play(kRed, Deploy{FigureId{0}, vec2_mils(18000, 2375), up});
    refuse(kRed, Deploy{FigureId{0}, vec2_mils(18000, 1000), up}, "U-SETUP-6",
           Reason::already_deployed);
    refuse(kRed, Deploy{FigureId{1}, vec2_mils(18000, 1200), up}, "U-SETUP-7",
           Reason::rests_on_base);
    refuse(kRed, Deploy{FigureId{2}, vec2_mils(18000, 1000), up}, "U-SETUP-6",
           Reason::not_your_figure);
    refuse(kRed, LeaveOut{FigureId{1}}, "U-SETUP-9", Reason::room_is_left);
}

TEST(Agreeing, RefusesWhatThePageCannotPlay) {
    const auto refusal = [](auto change) {
        Agreement agreement = *plain_agreement();
        change(agreement);
        const auto verdict = check_agreement(agreement);
        return verdict ? std::string("ok") : std::string(name_of(verdict.error().why));
    };
    EXPECT_EQ(refusal([](Agreement&) {}), "ok");
    EXPECT_EQ(refusal([](Agreement& a) { a.build_total = 150; }), "bad_build_total");
    EXPECT_EQ(refusal([](Agreement& a) { a.build_total = 0; }), "bad_build_total");
    EXPECT_EQ(refusal([](Agreement& a) { a.seat_count = 5; }), "bad_seat_count");
    EXPECT_EQ(refusal([](Agreement& a) { a.field_size.x = 97_in; }), "bad_field_size");
    EXPECT_EQ(refusal([](Agreement& a) { a.catalog.warriors.clear(); }), "army_empty");
    EXPECT_EQ(refusal([](Agreement& a) {
                  a.terrain_box[0].outline.corners[2] = vec2_mils(-2000, -2000);
              }),
              "bad_outline");
    EXPECT_EQ(refusal([](Agreement& a) { a.catalog.warriors[0].dials[0].clicks.pop_back(); }),
              "bad_dial");
    EXPECT_EQ(refusal([](Agreement& a) { a.catalog.warriors[0].base.radius = Inches{}; }),
              "bad_base");
    EXPECT_EQ(refusal([](Agreement& a) {
                  a.catalog.warriors[0].base = {.kind = BaseKind::rectangle,
                                                .half_length = 3_in,
                                                .half_width = 1_in,
                                                .arc = Facing::kFullTurn};
              }),
              "bad_base");
    EXPECT_EQ(refusal([](Agreement& a) {
                  a.catalog.warriors[1].dials[0].clicks[1].damage.abilities[1] = Ability::flight;
              }),
              "ability_on_wrong_value");
    EXPECT_EQ(
        refusal([](Agreement& a) { a.options.set(Edition::unlimited, Option::recontact, 0); }),
        "option_not_read");
}

}  // namespace
}  // namespace six
