// propose() answers every decision with something legal, and over many seeds with every kind of
// command there is.
#include <gtest/gtest.h>

#include <array>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "bots/random_bot.h"
#include "engine/game/battle.h"
#include "engine/game/setup.h"
#include "sim/match.h"
#include "sim/random_battle.h"

namespace six::sim {
namespace {

constexpr std::uint64_t kMostGames = 600;

class Collector final : public Watcher {
public:
    bool about_to(const Table& table, const State& state, const Decision& owed,
                  const Command&) override {
        propose(table, state, 12, rng_, proposals_);
        EXPECT_FALSE(proposals_.empty()) << name_of(owed.ask);
        for (const Command& command : proposals_) {
            EXPECT_TRUE(check(table, state, owed.seat, command)) << kCommandNames[command.index()];
            kinds.insert(command.index());
        }
        asks.insert(owed.ask);
        return true;
    }
    // The bot takes its answers from propose() while the table is set up.
    bool stepped(const Agreement&, const SetupState&, const Decision& owed, const Command& command,
                 std::span<const Event>) override {
        kinds.insert(command.index());
        asks.insert(owed.ask);
        return true;
    }

    std::set<std::size_t> kinds;
    std::set<Ask> asks;

private:
    Rng rng_{7};
    std::vector<Command> proposals_;
};

TEST(Propose, OverSeedsEveryKindOfCommandAndOfDecision) {
    Collector collector;
    bots::RandomBot bot;
    const std::array<bots::Bot*, kMaxSeats> players{&bot, &bot, &bot, &bot};
    // Time is the host's to call; a figure is left out only where there is no room.
    const std::size_t wanted = kCommandNames.size() - 2;
    const std::size_t asked = kAskNames.size() - 1;  // nothing
    std::uint64_t seed = 0;
    for (; seed < kMostGames; ++seed) {
        if (collector.kinds.size() >= wanted && collector.asks.size() >= asked) break;
        Rng rng(seed);
        Chance chance(seed);
        Battle battle;
        if (seed % 8 == 0)
            battle = set_up(random_agreement(rng, {.seats = 2, .build_total = 100}), players,
                            chance, &collector);
        else
            battle = random_battle(rng, Beginning::melee);
        play(battle.table, battle.state, players, chance, &collector, 600);
    }
    std::string missing;
    for (std::size_t i = 0; i < kCommandNames.size(); ++i)
        if (!collector.kinds.count(i)) missing += std::string(" ") + kCommandNames[i];
    for (std::size_t i = 0; i < asked; ++i)
        if (!collector.asks.count(static_cast<Ask>(i))) missing += std::string(" ") + kAskNames[i];
    EXPECT_LT(seed, kMostGames) << "never proposed or asked:" << missing;
}

}  // namespace
}  // namespace six::sim
