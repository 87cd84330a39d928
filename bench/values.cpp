// What the sums cost that every roll, explanation and move asks for, over the moments of some
// games.
#include <benchmark/benchmark.h>

#include <array>
#include <vector>

#include "bots/random_bot.h"
#include "engine/game/battle.h"
#include "engine/rules/attack.h"
#include "engine/rules/move.h"
#include "engine/state/ask.h"
#include "sim/match.h"
#include "sim/random_battle.h"

namespace six {
namespace {

struct Moment {
    std::size_t battle = 0;
    State state;
    FigureId figure;
};

// Where dice of an attack are owed, with everybody whom it affects; and where a figure was moved.
class Moments final : public sim::Watcher {
public:
    std::vector<sim::Battle> battles;
    std::vector<Moment> attacks, moves;

    Moments() {
        battles.reserve(kGames);
        for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
            Rng rng(seed);
            battles.push_back(
                sim::random_battle(rng, sim::Beginning::melee,
                                   {.edition = Edition::unlimited, .seats = 2, .figures = 12}));
            State state = battles.back().state;
            bots::RandomBot bot;
            const std::array<bots::Bot*, 2> players{&bot, &bot};
            sim::Chance chance(seed);
            sim::play(battles.back().table, state, players, chance, this, kSteps);
        }
    }
    bool about_to(const Table&, const State& state, const Decision& owed,
                  const BattleCommand& command) override {
        const std::size_t battle = battles.size() - 1;
        if (owed.ask == Ask::roll_attack)
            for (std::uint16_t i = 0; i < state.figure_count; ++i)
                if (state.action.affected.has(FigureId{i}))
                    attacks.push_back({battle, state, FigureId{i}});
        if (const auto* move = std::get_if<Move>(&command))
            moves.push_back({battle, state, move->who});
        return true;
    }
    const Table& table(const Moment& moment) const { return battles[moment.battle].table; }

private:
    static constexpr std::uint64_t kGames = 30;
    static constexpr std::uint32_t kSteps = 200;
};

const Moments& moments() {
    static const Moments all;
    return all;
}

template <class Ask>
void ask_all(benchmark::State& run, const std::vector<Moment>& all, Ask ask) {
    for (auto _ : run)
        for (const Moment& moment : all) ask(moments().table(moment), moment);
    run.SetItemsProcessed(static_cast<std::int64_t>(all.size()) * run.iterations());
}

void BM_AttackSum(benchmark::State& run) {
    ask_all(run, moments().attacks, [](const Table& table, const Moment& at) {
        benchmark::DoNotOptimize(attack_sum(table, at.state, at.state.action, at.figure).defense);
    });
}
void BM_DamageSum(benchmark::State& run) {
    ask_all(run, moments().attacks, [](const Table& table, const Moment& at) {
        benchmark::DoNotOptimize(damage_sum(table, at.state, at.state.action, at.figure).clicks);
    });
}
void BM_Pace(benchmark::State& run) {
    ask_all(run, moments().moves, [](const Table& table, const Moment& at) {
        benchmark::DoNotOptimize(pace_of(table, at.state, at.figure, 0b1111).furthest);
    });
}
BENCHMARK(BM_AttackSum)->Unit(benchmark::kMicrosecond);
BENCHMARK(BM_DamageSum)->Unit(benchmark::kMicrosecond);
BENCHMARK(BM_Pace)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace six
