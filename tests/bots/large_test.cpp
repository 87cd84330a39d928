// The simple bot and figures with sections: what they are worth to it, what it chooses for them.
#include <gtest/gtest.h>

#include <array>

#include "bots/outlook.h"
#include "bots/random_bot.h"
#include "bots/simple_bot.h"
#include "bots/worth.h"
#include "engine/game/battle_game.h"
#include "engine/rules/chariot.h"
#include "engine/rules/query.h"
#include "engine/state/ask.h"
#include "sim/match.h"
#include "sim/random_battle.h"
#include "tests/support/fixture_chariot.h"

namespace six::bots {
namespace {

using namespace fixture;

const Vec2 kMiddle = vec2_mils(18'000, 18'000);
constexpr FigureId kFirst{0}, kSecond{1};
constexpr int kSeeds = 20;

BattleCommand answer(const Table& table, const State& state, std::uint64_t seed = 1) {
    SimpleBot bot;
    Rng rng(seed);
    const BattleGame game(lent(table), state);
    return std::get<BattleCommand>(bot.choose(game, game.next_decision(), rng));
}

void play(const Table& table, State& state, const BattleCommand& command) {
    Events events;
    const Seat seat = next_decision(table, state).seat;
    ASSERT_TRUE(step(table, state, seat, command, events)) << name_of(command);
}

// A plain warrior of red's strikes blue's first figure.
Attack strike() {
    AttackPlan plan;
    plan.kind = AttackKind::close;
    plan.who = kSecond;
    plan.targets.push_back(kFirst);
    return {plan};
}

TEST(Worth, TwoSectionsAtTheirEndAreTheEndOfALargeFigure) {
    const Table table = chariot_table();
    State state = battle_of(table, {{kRed, kMiddle, 0, kChariot}});
    Figure& chariot = state[kFirst];
    EXPECT_EQ(life_of(table, chariot), 6);
    chariot.clicks = {3, 0, 1, 0};
    EXPECT_EQ(life_of(table, chariot), 2);
    EXPECT_GT(worth_of_click(table, chariot, 2), worth_of_click(table, chariot, 1));
    // The last click of the rear is its end; the others have clicks to spare, the front none.
    const Score points = kPoint * 60;
    EXPECT_EQ(worth_of_clicks(table, chariot, 2, 5), points / 2 + 2 * (points / 4));
    EXPECT_LT(worth_of_clicks(table, chariot, 1, 2), points / 2);
    EXPECT_EQ(worth_of_clicks(table, chariot, 0, 2), 0);
}

TEST(Outlook, AStrongSectionWantsToFaceTheEnemy) {
    Table table = chariot_table();
    Warrior archers = plain_dragon();
    for (const std::size_t i : {0u, 2u, 3u}) archers.dials[i].range = Inches{};
    const std::uint16_t warrior = add_warrior(table, archers);
    State state =
        battle_of(table, {{kRed, kMiddle, 0, warrior}, {kBlue, vec2_mils(26'000, 18'000)}});
    const auto standing = [&](std::int32_t facing) {
        state[kFirst].facing = Facing::from_tenths(facing);
        State copy;
        copy_state(copy, state);
        return Outlook(table, copy).standing(kFirst);
    };
    // Its left looks along +x when it faces along -y.
    EXPECT_GT(standing(2700), 0);
    EXPECT_EQ(standing(0), 0);
    EXPECT_EQ(standing(900), 0);
}

TEST(SimpleBot, TheDefenderTakesTheBlowWhereItHurtsLeast) {
    const Table table = chariot_table();
    for (const std::uint8_t weak : {std::uint8_t{0}, std::uint8_t{1}}) {
        State state = battle_of(
            table, {{kBlue, kMiddle, 0, kChariot}, {kRed, at_front_left_border(kMiddle), 2250}});
        state[kFirst].clicks[weak] = 2;
        play(table, state, strike());
        ASSERT_EQ(next_decision(table, state).ask, Ask::choose_section);
        const auto other = static_cast<std::uint8_t>(1 - weak);
        for (std::uint64_t seed = 0; seed < kSeeds; ++seed)
            EXPECT_EQ(answer(table, state, seed), BattleCommand(ChooseSection{kFirst, other}));
    }
}

TEST(SimpleBot, TheAttackerTurnsToTheSectionThatEndsIt) {
    const Table table = chariot_table();
    State state =
        battle_of(table, {{kBlue, kMiddle, 0, kChariot}, {kRed, beside(kMiddle, 0), 1800}});
    state[kFirst].clicks = {3, 0, 1, 0};
    play(table, state, strike());
    const Decision owed = next_decision(table, state);
    ASSERT_EQ(owed.ask, Ask::choose_section);
    ASSERT_EQ(owed.seat, kRed);
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed)
        EXPECT_EQ(answer(table, state, seed), BattleCommand(ChooseSection{kFirst, 2}));
}

TEST(SimpleBot, PushingIsPaidByASectionThatCanAffordIt) {
    const Table table = chariot_table();
    State state =
        battle_of(table, {{kRed, kMiddle, 0, kChariot}, {kBlue, vec2_mils(30'000, 18'000), 1800}});
    state[kFirst].tokens = 1;
    state[kFirst].clicks = {2, 0, 2, 2};
    play(table, state, Move{kFirst, {vec2_mils(20'000, 18'000)}, {}, 0b0001});
    ASSERT_EQ(next_decision(table, state).ask, Ask::take_clicks);
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed)
        EXPECT_EQ(answer(table, state, seed), BattleCommand(ChooseSection{kFirst, 1}));
}

TEST(SimpleBot, ALargeFigureComesCloser) {
    const Table table = chariot_table();
    const State state = battle_of(table, {{kRed, vec2_mils(6000, 18'000), 900, kDragon},
                                          {kBlue, vec2_mils(34'000, 18'000), 1800}});
    const BattleCommand command = answer(table, state);
    const auto* move = std::get_if<Move>(&command);
    ASSERT_NE(move, nullptr);
    ASSERT_FALSE(move->path.empty());
    EXPECT_GT(move->path.back().x, 9_in);
}

TEST(SimpleBot, ALargeFigureDoesNotPushForAStepAcrossTheTable) {
    const Table table = chariot_table();
    State state = battle_of(table, {{kRed, vec2_mils(4000, 18'000), 0, kDragon},
                                    {kBlue, vec2_mils(34'000, 18'000), 1800}});
    state[kFirst].tokens = 1;
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed)
        EXPECT_FALSE(std::holds_alternative<Move>(answer(table, state, seed)));
}

// A shooter beside a chariot, and an opponent on the other side of the table.
State beside_a_chariot(const Table& table) {
    const Vec2 chariot = vec2_mils(6000, 18'000);
    return battle_of(table, {{kRed, chariot, 0, kChariot},
                             {kRed, beside(chariot, 2), 0, kArcher},
                             {kBlue, vec2_mils(35'000, 18'000), 1800}});
}

TEST(SimpleBot, WhoRodeUpFarFromTheEnemyStaysUp) {
    const Table table = chariot_table();
    State state = beside_a_chariot(table);
    ASSERT_TRUE(check(table, state, kRed, Board{kSecond, kFirst}));
    play(table, state, Board{kSecond, kFirst});
    for (int turn = 0; turn < 40 && state.phase == Phase::playing; ++turn) {
        const BattleCommand command = answer(table, state, static_cast<std::uint64_t>(turn));
        EXPECT_FALSE(std::holds_alternative<Disembark>(command));
        play(table, state, EndTurn{});
    }
}

TEST(SimpleBot, NobodyClimbsUpAndDownForEver) {
    const Table table = chariot_table();
    int climbs = 0;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        State state = beside_a_chariot(table);
        SimpleBot bot;
        const std::array<Bot*, kMaxSeats> players{&bot, &bot, &bot, &bot};
        class Climbs final : public sim::Watcher {
        public:
            bool stepped(const Table&, const State&, const Decision&, const BattleCommand& command,
                         std::span<const Event>) override {
                count += std::holds_alternative<Board>(command) ||
                         std::holds_alternative<Disembark>(command);
                return true;
            }
            int count = 0;
        } watcher;
        sim::Chance chance(seed);
        sim::play(table, state, players, chance, &watcher, 300);
        EXPECT_LE(watcher.count, 3) << "seed " << seed;
        climbs += watcher.count;
    }
    EXPECT_GT(climbs, 0);
}

TEST(SimpleBot, AFighterGetsOffWhereHeCanFight) {
    Table table = chariot_table();
    State state = battle_of(table, {{kRed, kMiddle, 0, kChariot},
                                    {kRed, kMiddle, 0, kPlain},
                                    {kBlue, vec2_mils(18'000, 23'000), 2700}});
    put_on(state, kSecond, kFirst);
    state[kFirst].tokens = 2;  // the chariot rests
    int off = 0;
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed)
        off += std::holds_alternative<Disembark>(answer(table, state, seed));
    EXPECT_GT(off, kSeeds / 2);
}

TEST(SimpleBot, BeatsTheRandomBotWithLargeFiguresToo) {
    RandomBot random;
    SimpleBot simple;
    int won = 0, lost = 0;
    for (std::uint64_t game = 0; game < 32; ++game) {
        Rng rng(game, 0);
        const auto beginning = game % 4 < 2 ? sim::Beginning::melee : sim::Beginning::deploy;
        sim::Battle battle = sim::random_battle(rng, beginning,
                                                {.edition = Edition::unlimited,
                                                 .seats = 2,
                                                 .figures = 8,
                                                 .vary_options = false,
                                                 .large = sim::LargeFigures::everywhere});
        const std::uint8_t seat = game % 2;
        std::array<Bot*, kMaxSeats> players{};
        players.fill(&random);
        players[seat] = &simple;
        sim::Chance chance(game);
        EXPECT_EQ(sim::play(battle.table, battle.state, players, chance), sim::MatchEnd::over);
        if (!battle.state.winner.exists()) continue;
        ++(battle.state.winner.n == seat ? won : lost);
    }
    EXPECT_GE(won, 4 * lost) << won << " won, " << lost << " lost";
    EXPECT_GE(won, 24);
}

}  // namespace
}  // namespace six::bots
