#include "sim/match.h"

#include <gtest/gtest.h>

#include <array>

#include "bots/random_bot.h"
#include "engine/game/battle.h"
#include "engine/state/ask.h"
#include "engine/state/canonical.h"

namespace six::sim {
namespace {

class Counter final : public Watcher {
public:
    explicit Counter(int stop_after = -1) : left_(stop_after) {}
    bool stepped(const Table&, const State&, const Decision& owed, const BattleCommand& command,
                 std::span<const Event>) override {
        ++steps;
        if (owed.by_chance()) dice.push_back(std::get<Roll>(command).pips[0]);
        return left_ < 0 || --left_ > 0;
    }
    int steps = 0;
    std::vector<std::uint8_t> dice;

private:
    int left_;
};

Battle melee(std::uint64_t seed) {
    Rng rng(seed, 0);
    return random_battle(rng, Beginning::melee,
                         {.edition = Edition::unlimited, .seats = 2, .vary_options = false});
}

struct RandomPlayers {
    bots::RandomBot bot;
    std::array<bots::Bot*, kMaxSeats> seats{&bot, &bot, &bot, &bot};
};

TEST(Match, IsPlayedToItsEnd) {
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        Battle battle = melee(seed);
        RandomPlayers players;
        Chance chance(seed);
        EXPECT_EQ(play(battle.table, battle.state, players.seats, chance), MatchEnd::over);
        EXPECT_EQ(battle.state.phase, Phase::over);
    }
}

TEST(Match, SameSeedIsTheSameGame) {
    std::array<std::uint64_t, 2> hashes{};
    for (std::uint64_t& hash : hashes) {
        Battle battle = melee(3);
        RandomPlayers players;
        Chance chance(3);
        play(battle.table, battle.state, players.seats, chance);
        hash = hash_of(battle.state);
    }
    EXPECT_EQ(hashes[0], hashes[1]);
}

TEST(Match, StopsAtTheLimitAndWhenTheWatcherHasSeenEnough) {
    Battle battle = melee(1);
    RandomPlayers players;
    Chance chance(1);
    EXPECT_EQ(play(battle.table, battle.state, players.seats, chance, nullptr, 0),
              MatchEnd::step_limit);
    EXPECT_EQ(play(battle.table, battle.state, players.seats, chance, nullptr, 3),
              MatchEnd::step_limit);
    Counter three(3);
    EXPECT_EQ(play(battle.table, battle.state, players.seats, chance, &three), MatchEnd::stopped);
    EXPECT_EQ(three.steps, 3);
}

// Draws more numbers than it needs before it answers.
class Ponderer final : public bots::Bot {
public:
    std::string_view name() const override { return "ponderer"; }
    Command choose(const Game& seen, const Decision& decision, Draw& draw) override {
        for (int i = 0; i < 3; ++i) draw.below(6);
        return bot_.choose(seen, decision, draw);
    }

private:
    bots::RandomBot bot_;
};

TEST(Match, WhatABotConsidersDoesNotChangeTheDice) {
    std::array<std::vector<std::uint8_t>, 2> dice;
    bots::RandomBot quick;
    Ponderer slow;
    for (std::size_t i = 0; i < 2; ++i) {
        Battle battle = melee(5);
        bots::Bot* bot = i == 0 ? static_cast<bots::Bot*>(&quick) : &slow;
        const std::array<bots::Bot*, kMaxSeats> players{bot, bot, bot, bot};
        Chance chance(5);
        Counter counter;
        play(battle.table, battle.state, players, chance, &counter);
        dice[i] = counter.dice;
    }
    const std::size_t common = std::min(dice[0].size(), dice[1].size());
    ASSERT_GE(common, 1u);
    EXPECT_EQ(dice[0][0], dice[1][0]);  // later ones differ in kind: one die here, two there
}

TEST(Match, SetUpEndsWithArmiesInHand) {
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        Rng rng(seed, 0);
        const Agreement agreement = random_agreement(rng, {.edition = Edition::unlimited});
        RandomPlayers players;
        Chance chance(seed);
        Battle battle = set_up(agreement, players.seats, chance);
        EXPECT_EQ(battle.state.phase, Phase::deploying);
        EXPECT_EQ(battle.table.seat_count, agreement.seat_count);
        EXPECT_EQ(next_decision(battle.table, battle.state).ask, Ask::deploy);
        EXPECT_NE(play(battle.table, battle.state, players.seats, chance), MatchEnd::stopped);
    }
}

}  // namespace
}  // namespace six::sim
