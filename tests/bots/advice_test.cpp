// What a bot advises, over positions of random battles: attacks that can only hurt friends, or
// whose odds nobody can count, stand below doing nothing.
#include <gtest/gtest.h>

#include <array>

#include "bots/random_bot.h"
#include "bots/simple_bot.h"
#include "engine/game/battle.h"
#include "engine/game/odds.h"
#include "engine/rules/query.h"
#include "engine/state/ask.h"
#include "sim/match.h"
#include "sim/random_battle.h"

namespace six::bots {
namespace {

bool hurts_nobody_but_friends(const Table& table, const State& state, Seat seat,
                              const BattleCommand& command) {
    const auto odds = odds_of(table, state, seat, command);
    if (!odds) return true;
    bool friends = false;
    for (const FigureOdds& one : odds->figures) {
        const bool friendly = table.friends(state[one.figure].owner, seat);
        const std::int64_t clicks = odds->expected_mils(one.figure);
        if (friendly && clicks < 0) return false;  // somebody is healed
        if (!friendly && (clicks != 0 || one.captured > 0 || one.token > 0)) return false;
        friends = friends || (friendly && (clicks > 0 || one.eliminated > 0));
    }
    return friends;
}

class Listener final : public sim::Watcher {
public:
    bool about_to(const Table& table, const State& state, const Decision& decision,
                  const BattleCommand&) override {
        if (decision.by_chance() || decision.ask != Ask::give_action) return true;
        std::vector<BattleCommand> proposals;
        Rng rng(7);
        propose(table, state, 80, rng, proposals);
        for (const BattleCommand& command : proposals)
            harmful += std::holds_alternative<Attack>(command) &&
                       hurts_nobody_but_friends(table, state, decision.seat, command);
        Rng again(7);
        const BattleGame game(lent(table), state);
        const std::vector<Command> advice = bot.advise(game, decision, again);
        EXPECT_FALSE(advice.empty());
        for (const Command& command : advice) {
            if (!as<Attack>(command)) continue;
            ++attacks;
            EXPECT_FALSE(hurts_nobody_but_friends(table, state, decision.seat,
                                                  std::get<BattleCommand>(command)));
        }
        return true;
    }

    SimpleBot bot;
    int harmful = 0, attacks = 0;
};

TEST(Advice, NamesNoAttackThatCanOnlyHurtFriends) {
    Listener listener;
    for (std::uint64_t seed = 0; seed < 24; ++seed) {
        Rng rng(seed);
        sim::Battle battle = sim::random_battle(
            rng, sim::Beginning::melee,
            {.edition = seed % 2 == 0 ? Edition::unlimited : Edition::conquest, .figures = 10});
        RandomBot random;
        const std::array<Bot*, kMaxSeats> players{&random, &random, &random, &random};
        sim::Chance chance(seed);
        sim::play(battle.table, battle.state, players, chance, &listener, 60);
    }
    EXPECT_GT(listener.harmful, 0) << "nothing to be silent about was met";
    EXPECT_GT(listener.attacks, 100);
}

TEST(Advice, IsRankedAndBeginsWithTheBestAnswer) {
    Rng rng(3);
    const sim::Battle battle = sim::random_battle(
        rng, sim::Beginning::melee, {.edition = Edition::unlimited, .seats = 2, .figures = 8});
    const BattleGame game(std::make_shared<const Table>(battle.table), battle.state);
    const Decision owed = game.next_decision();
    SimpleBot bot;
    Rng one(1), other(1);
    const auto advice = bot.advise(game, owed, one);
    EXPECT_EQ(advice, bot.advise(game, owed, other));
    EXPECT_GT(advice.size(), 1U);
}

}  // namespace
}  // namespace six::bots
