// The loop itself: steps and whole games per second, what a clone with its hash costs, and the
// promise that a warmed-up step allocates nothing, counted by a replaced operator new.
#include <benchmark/benchmark.h>

#include <array>
#include <cstdlib>
#include <new>
#include <vector>

#include "bots/random_bot.h"
#include "bots/simple_bot.h"
#include "engine/game/battle.h"
#include "engine/state/canonical.h"
#include "sim/match.h"
#include "sim/random_battle.h"

namespace {

std::size_t g_allocations = 0;

void* counted(std::size_t size) {
    ++g_allocations;
    if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
    throw std::bad_alloc();
}

}  // namespace

void* operator new(std::size_t size) {
    return counted(size);
}
void* operator new[](std::size_t size) {
    return counted(size);
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete[](void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}
void operator delete[](void* memory, std::size_t) noexcept {
    std::free(memory);
}

namespace six {
namespace {

sim::Battle melee(std::uint16_t figures, std::uint64_t seed,
                  sim::LargeFigures large = sim::LargeFigures::none) {
    Rng rng(seed);
    return sim::random_battle(rng, sim::Beginning::melee,
                              {.edition = Edition::unlimited,
                               .seats = 2,
                               .figures = figures,
                               .vary_options = false,
                               .large = large,
                               .castles = false});
}

// The first of the seeds that give one player a castle.
sim::Battle melee_at_castle(std::uint16_t figures) {
    for (std::uint64_t seed = 7;; ++seed) {
        Rng rng(seed);
        sim::Battle battle = sim::random_battle(
            rng, sim::Beginning::melee,
            {.edition = Edition::unlimited, .seats = 2, .figures = figures, .vary_options = false});
        for (const Piece& piece : battle.table.field.pieces)
            if (piece.section.exists()) return battle;
    }
}

class Recorder final : public sim::Watcher {
public:
    bool stepped(const Table&, const State&, const Decision& owed, const BattleCommand& command,
                 std::span<const Event>) override {
        senders.push_back(owed.seat);
        commands.push_back(command);
        return true;
    }
    std::vector<Seat> senders;
    std::vector<BattleCommand> commands;
};

template <class Bot, sim::LargeFigures kLarge>
std::uint32_t play_game(std::uint16_t figures, std::uint64_t seed) {
    sim::Battle battle = melee(figures, seed, kLarge);
    Bot bot;
    const std::array<bots::Bot*, 2> players{&bot, &bot};
    sim::Chance chance(seed);
    Recorder recorder;
    sim::play(battle.table, battle.state, players, chance, &recorder);
    return static_cast<std::uint32_t>(recorder.commands.size());
}

// The commands of one game, played again: the rules alone, without anybody who thinks.
void play_steps(benchmark::State& run, const sim::Battle& battle) {
    Recorder recorder;
    State state;
    {
        bots::RandomBot bot;
        const std::array<bots::Bot*, 2> players{&bot, &bot};
        sim::Chance chance(7);
        copy_state(state, battle.state);
        sim::play(battle.table, state, players, chance, &recorder);
    }
    Events events;
    const auto play_again = [&] {
        copy_state(state, battle.state);
        for (std::size_t i = 0; i < recorder.commands.size(); ++i) {
            events.clear();
            const auto done =
                step(battle.table, state, recorder.senders[i], recorder.commands[i], events);
            benchmark::DoNotOptimize(done);
        }
    };
    play_again();  // warms up the buffers
    std::size_t allocations = 0;
    for (auto _ : run) {
        const std::size_t before = g_allocations;
        play_again();
        allocations += g_allocations - before;
    }
    const std::size_t steps = recorder.commands.size();
    run.SetItemsProcessed(static_cast<std::int64_t>(steps) * run.iterations());
    run.counters["allocations"] = static_cast<double>(allocations);
    if (allocations != 0) run.SkipWithError("a step allocated memory");
}
void BM_Steps(benchmark::State& run, sim::LargeFigures large) {
    play_steps(run, melee(static_cast<std::uint16_t>(run.range(0)), 7, large));
}
void BM_CastleSteps(benchmark::State& run) {
    play_steps(run, melee_at_castle(static_cast<std::uint16_t>(run.range(0))));
}
BENCHMARK_CAPTURE(BM_Steps, ordinary, sim::LargeFigures::none)
    ->Name("BM_Steps")
    ->ArgName("figures")
    ->Arg(8)
    ->Arg(20)
    ->Arg(40)
    ->Arg(120);
BENCHMARK_CAPTURE(BM_Steps, large, sim::LargeFigures::everywhere)
    ->Name("BM_LargeSteps")
    ->ArgName("figures")
    ->Arg(8)
    ->Arg(20);

BENCHMARK(BM_CastleSteps)->ArgName("figures")->Arg(8)->Arg(20);

// One turn with two actions, whatever the size of the armies: proposals, checks and steps. What it
// costs may grow no worse than n log n in the figures on the table.
void BM_Turn(benchmark::State& run) {
    const auto figures = static_cast<std::uint16_t>(run.range(0));
    std::vector<sim::Battle> battles;
    for (std::uint64_t seed = 1; seed <= 16; ++seed) {
        battles.push_back(melee(figures, seed));
        battles.back().table.build_total = 200;
        battles.back().state.actions_left = 2;
    }
    bots::RandomBot bot;
    Events events;
    std::uint64_t seed = 0;
    for (auto _ : run) {
        const sim::Battle& battle = battles[seed % battles.size()];
        sim::Chance chance(++seed);
        BattleGame game(lent(battle.table), battle.state);
        const Seat seat = game.state().turn;
        while (game.state().phase == Phase::playing && game.state().turn == seat) {
            const Decision owed = game.next_decision();
            const Command answer = owed.by_chance() ? game.own(roll_dice(chance.dice, owed.dice))
                                                    : bot.choose(game, owed, chance.thoughts);
            events.clear();
            const auto done = game.step(owed.seat, answer, events);
            benchmark::DoNotOptimize(done);
        }
    }
    run.SetComplexityN(run.range(0));
}
BENCHMARK(BM_Turn)
    ->Unit(benchmark::kMicrosecond)
    ->ArgName("figures")
    ->Arg(8)
    ->Arg(20)
    ->Arg(40)
    ->Arg(120)
    ->Complexity(benchmark::oNLogN);

template <class Bot, sim::LargeFigures kLarge = sim::LargeFigures::none>
void BM_Game(benchmark::State& run) {
    std::uint64_t seed = 0;
    std::int64_t steps = 0;
    for (auto _ : run)
        steps += play_game<Bot, kLarge>(static_cast<std::uint16_t>(run.range(0)), ++seed);
    run.SetItemsProcessed(run.iterations());  // games
    run.counters["steps"] =
        benchmark::Counter(static_cast<double>(steps), benchmark::Counter::kIsRate);
}
BENCHMARK_TEMPLATE(BM_Game, bots::RandomBot)
    ->Name("BM_RandomGame")
    ->Unit(benchmark::kMillisecond)
    ->ArgName("figures")
    ->Arg(8)
    ->Arg(20)
    ->Arg(40)
    ->Arg(120);
BENCHMARK_TEMPLATE(BM_Game, bots::SimpleBot)
    ->Name("BM_SimpleGame")
    ->Unit(benchmark::kMillisecond)
    ->ArgName("figures")
    ->Arg(8)
    ->Arg(20);

BENCHMARK_TEMPLATE(BM_Game, bots::RandomBot, sim::LargeFigures::everywhere)
    ->Name("BM_LargeRandomGame")
    ->Unit(benchmark::kMillisecond)
    ->ArgName("figures")
    ->Arg(8)
    ->Arg(20);
BENCHMARK_TEMPLATE(BM_Game, bots::SimpleBot, sim::LargeFigures::everywhere)
    ->Name("BM_LargeSimpleGame")
    ->Unit(benchmark::kMillisecond)
    ->ArgName("figures")
    ->Arg(8);

void BM_CloneAndHash(benchmark::State& run) {
    const auto figures = static_cast<std::uint16_t>(run.range(0));
    const sim::Battle battle = melee(figures, 7);
    State clone;
    for (auto _ : run) {
        copy_state(clone, battle.state);
        benchmark::DoNotOptimize(hash_of(clone));
    }
    run.SetItemsProcessed(run.iterations());
    run.counters["bytes"] = static_cast<double>(used_bytes(figures));
}
BENCHMARK(BM_CloneAndHash)->ArgName("figures")->Arg(16)->Arg(64)->Arg(240);

}  // namespace
}  // namespace six
