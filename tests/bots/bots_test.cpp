#include <gtest/gtest.h>

#include <array>

#include "bots/random_bot.h"
#include "bots/simple_bot.h"
#include "engine/game/battle_game.h"
#include "engine/rules/playable.h"
#include "engine/rules/query.h"
#include "engine/rulesets/v2.h"
#include "engine/state/ask.h"
#include "sim/match.h"
#include "sim/random_battle.h"
#include "tests/support/fixture_battle.h"

namespace six::bots {
namespace {

using fixture::battle_of;
using fixture::kBlue;
using fixture::kRed;

Vec2 inches(std::int32_t x, std::int32_t y) {
    return vec2_mils(1000 * x, 1000 * y);
}

BattleCommand answer(Bot& bot, const Table& table, const State& state, std::uint64_t seed = 1) {
    Rng rng(seed);
    const BattleGame game(lent(table), state);
    return std::get<BattleCommand>(bot.choose(game, game.next_decision(), rng));
}

TEST(Bots, AreFoundByName) {
    for (const std::string_view name : bot_names()) {
        const auto bot = make_bot(name);
        ASSERT_NE(bot, nullptr);
        EXPECT_EQ(bot->name(), name);
    }
    EXPECT_EQ(make_bot("deep thought"), nullptr);
    EXPECT_EQ(make_bot(""), nullptr);
}

TEST(Bots, SameSourceGivesTheSameAnswer) {
    const Table table = fixture::plain_table();
    const State state =
        battle_of(table, {{kRed, inches(10, 10)}, {kRed, inches(14, 10)}, {kBlue, inches(20, 20)}});
    for (const std::string_view name : bot_names()) {
        const auto one = make_bot(name), other = make_bot(name);
        for (std::uint64_t seed = 0; seed < 20; ++seed)
            EXPECT_EQ(answer(*one, table, state, seed), answer(*other, table, state, seed));
    }
}

TEST(SimpleBot, AttacksWhatStandsInFront) {
    const Table table = fixture::plain_table();
    const State state = battle_of(
        table, {{kRed, vec2_mils(10'000, 10'000)}, {kBlue, vec2_mils(11'250, 10'000), 1800}});
    SimpleBot bot;
    const Attack attack{
        AttackPlan{.kind = AttackKind::close, .who = FigureId{0}, .targets = {FigureId{1}}}};
    EXPECT_EQ(answer(bot, table, state), BattleCommand(attack));
}

TEST(SimpleBot, ComesCloser) {
    const Table table = fixture::plain_table();
    const State state = battle_of(table, {{kRed, inches(10, 10)}, {kBlue, inches(30, 10)}});
    SimpleBot bot;
    const BattleCommand command = answer(bot, table, state);
    const auto* move = std::get_if<Move>(&command);
    ASSERT_NE(move, nullptr);
    ASSERT_FALSE(move->path.empty());
    EXPECT_GT(move->path.back().x, 12_in);
}

// A token within its reach, and nobody else's yet. [V-OBJ-7]
TEST(SimpleBot, TakesObjectives) {
    Table table = fixture::plain_table();
    table.rules = &kV2;
    table.options = OptionValues(Edition::v2);
    fit_to_page(kV2, table.options, table.catalog);
    State state = battle_of(table, {{kRed, inches(10, 10)}, {kBlue, inches(30, 30)}});
    const auto goes_to = [&](std::uint64_t seed) {
        SimpleBot bot;
        const BattleCommand command = answer(bot, table, state, seed);
        const auto* move = std::get_if<Move>(&command);
        return move && !move->path.empty() ? move->path.back() : state.figures[0].at;
    };
    state.marker_count = 1;
    state.markers[0] = {.kind = MarkerKind::objective, .number = 1, .at = inches(10, 15)};
    int taken = 0;
    const auto touches = [&](Vec2 at) {
        return within(at, state.markers[0].at,
                      table.options.inches(Option::v2_obj_radius) +
                          base_of(table, state.figures[0]).shape.radius + table.contact_slack());
    };
    for (std::uint64_t seed = 0; seed < 20; ++seed) taken += touches(goes_to(seed));
    EXPECT_GE(taken, 15);
    state.markers[0].seat = kRed;  // his own needs nobody beside it
    taken = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) taken += touches(goes_to(seed));
    EXPECT_LE(taken, 2);
}

TEST(SimpleBot, DoesNotPushForAStepAcrossTheTable) {
    const Table table = fixture::plain_table();
    State state = battle_of(table, {{kRed, inches(10, 10)}, {kBlue, inches(30, 10)}});
    state.figures[0].tokens = 1;
    SimpleBot bot;
    for (std::uint64_t seed = 0; seed < 20; ++seed)
        EXPECT_FALSE(std::holds_alternative<Move>(answer(bot, table, state, seed)));
}

TEST(SimpleBot, WalksRoundAWall) {
    Table table = fixture::plain_table();
    table.field.pieces.push_back(
        {.name = "wall",
         .kind = TerrainKind::blocking,
         .outline = {{inches(14, 10), inches(16, 10), inches(16, 26), inches(14, 26)}}});
    State state = battle_of(table, {{kRed, inches(12, 18)}, {kBlue, inches(18, 18)}});
    SimpleBot bot;
    const std::array<Bot*, kMaxSeats> players{&bot, &bot, &bot, &bot};
    sim::Chance chance(1);
    sim::play(table, state, players, chance, nullptr, 60);
    EXPECT_TRUE(state.dial_turned || state.quiet_rounds < 10)
        << "nobody found his way round the wall";
}

TEST(SimpleBot, TurnsToWhoeverArrives) {
    const Table table = fixture::plain_table();
    State state = battle_of(table, {{kRed, inches(10, 10)}, {kBlue, inches(16, 10), 0}});
    Events events;
    // Into his back; the spin is blue's to take.
    ASSERT_TRUE(
        step(table, state, kRed, Move{FigureId{0}, {vec2_mils(14'750, 10'000)}, {}}, events));
    ASSERT_EQ(next_decision(table, state).ask, Ask::free_spin);
    SimpleBot bot;
    const BattleCommand command = answer(bot, table, state);
    ASSERT_TRUE(std::holds_alternative<FreeSpin>(command));
}

TEST(SimpleBot, BeatsTheRandomBot) {
    RandomBot random;
    SimpleBot simple;
    int won = 0, lost = 0;
    for (std::uint64_t game = 0; game < 24; ++game) {
        Rng rng(game, 0);
        sim::Battle battle =
            sim::random_battle(rng, sim::Beginning::melee,
                               {.edition = Edition::unlimited,
                                .seats = 2,
                                .figures = 8,
                                .vary_options = false,
                                .castles = false});  // one side alone would have it
        const std::uint8_t seat = game % 2;
        std::array<Bot*, kMaxSeats> players{};
        players.fill(&random);
        players[seat] = &simple;
        sim::Chance chance(game);
        sim::play(battle.table, battle.state, players, chance);
        if (!battle.state.winner.exists()) continue;
        ++(battle.state.winner.n == seat ? won : lost);
    }
    EXPECT_GE(won, 4 * lost) << won << " won, " << lost << " lost";
}

}  // namespace
}  // namespace six::bots
