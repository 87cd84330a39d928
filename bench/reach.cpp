// A figure is picked up, and the pointer moves: what that costs on a crowded table.
#include "engine/game/reach.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <ctime>
#include <vector>

#include "engine/rules/query.h"
#include "sim/random_battle.h"

namespace six {
namespace {

// Figures that may move, with the battles they stand in.
struct Picks {
    std::vector<sim::Battle> battles;
    struct Pick {
        std::size_t battle = 0;
        FigureId who;
    };
    std::vector<Pick> picks;

    Picks(std::uint16_t figures, sim::LargeFigures large) {
        battles.reserve(8);
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            Rng rng(seed);
            battles.push_back(sim::random_battle(rng, sim::Beginning::melee,
                                                 {.edition = Edition::unlimited,
                                                  .seats = 2,
                                                  .figures = figures,
                                                  .vary_options = false,
                                                  .large = large,
                                                  .castles = false}));
            const sim::Battle& battle = battles.back();
            for_each_on_table(battle.state, [&](FigureId id, const Figure& figure) {
                if (is_large(battle.table, figure) != (large == sim::LargeFigures::everywhere))
                    return;
                if (!Reach(battle.table, battle.state, id).refusal())
                    picks.push_back({battles.size() - 1, id});
            });
        }
    }
    Reach reach(std::size_t i) const {
        const Pick& pick = picks[i % picks.size()];
        return {battles[pick.battle].table, battles[pick.battle].state, pick.who};
    }
};

// A hand waits for the slowest answer, not for the average: the time that 95 of 100 keep to.
class Slowest {
public:
    explicit Slowest(benchmark::State& run) : run_(run) {}
    ~Slowest() {
        if (times_.empty()) return;
        std::sort(times_.begin(), times_.end());
        run_.counters["p95_ms"] = 1000 * times_[times_.size() * 95 / 100] / CLOCKS_PER_SEC;
    }
    void begin() { begun_ = std::clock(); }
    void end() { times_.push_back(static_cast<double>(std::clock() - begun_)); }

private:
    benchmark::State& run_;
    std::clock_t begun_ = 0;
    std::vector<double> times_;
};

void BM_Reach(benchmark::State& run, sim::LargeFigures large) {
    const Picks picks(static_cast<std::uint16_t>(run.range(0)), large);
    std::size_t i = 0;
    Slowest slowest(run);
    for (auto _ : run) {
        slowest.begin();
        benchmark::DoNotOptimize(picks.reach(i++).region().size());
        slowest.end();
    }
}
BENCHMARK_CAPTURE(BM_Reach, ordinary, sim::LargeFigures::none)
    ->Name("BM_Reach")
    ->Unit(benchmark::kMillisecond)
    ->ArgName("figures")
    ->Arg(12)
    ->Arg(40);
BENCHMARK_CAPTURE(BM_Reach, large, sim::LargeFigures::everywhere)
    ->Name("BM_LargeReach")
    ->Unit(benchmark::kMillisecond)
    ->ArgName("figures")
    ->Arg(12)
    ->Arg(40);

// The pointer is moved over the whole table, also where the figure cannot go.
void BM_WayUnderPointer(benchmark::State& run) {
    const Picks picks(static_cast<std::uint16_t>(run.range(0)), sim::LargeFigures::none);
    Rng rng(7);
    std::size_t i = 0;
    Slowest slowest(run);
    while (run.KeepRunningBatch(200)) {
        run.PauseTiming();
        const Reach reach = picks.reach(i++);
        run.ResumeTiming();
        for (int k = 0; k < 200; ++k) {
            const auto x = static_cast<std::int32_t>(rng.below(36000));
            const auto y = static_cast<std::int32_t>(rng.below(36000));
            slowest.begin();
            benchmark::DoNotOptimize(reach.way_to(vec2_mils(x, y)).length);
            slowest.end();
        }
    }
}
BENCHMARK(BM_WayUnderPointer)->Unit(benchmark::kMicrosecond)->ArgName("figures")->Arg(12)->Arg(40);

}  // namespace
}  // namespace six
