// Lines of fire on tables of growing size, and what making the Scene costs.
#include <benchmark/benchmark.h>

#include <vector>

#include "engine/geometry/line.h"
#include "tests/support/fixture_scenes.h"

namespace six {
namespace {

fixture::SceneFixture table_for(const benchmark::State& run) {
    const int figures = static_cast<int>(run.range(0));
    return fixture::crowded_table({.figures = figures, .side = figures > 60 ? 72_in : 36_in});
}

std::vector<LineQuery> queries_for(const fixture::SceneFixture& table) {
    std::vector<LineQuery> queries;
    for (const fixture::Shot shot : fixture::random_shots(table.bases.size(), 4096, 42))
        queries.push_back(fixture::query_of(table, shot));
    return queries;
}

template <class Ask>
void ask_in_turn(benchmark::State& run, const Ask& ask) {
    const fixture::SceneFixture table = table_for(run);
    const std::vector<LineQuery> queries = queries_for(table);
    Scene scene;
    table.fill(scene);
    std::size_t i = 0;
    for (auto _ : run) benchmark::DoNotOptimize(ask(scene, queries[i++ % queries.size()]));
    run.SetItemsProcessed(run.iterations());
}

void BM_FirstBlock(benchmark::State& run) {
    ask_in_turn(run, [](const Scene& scene, const LineQuery& q) { return first_block(scene, q); });
}
void BM_FirstBlockScalar(benchmark::State& run) {
    ask_in_turn(run, [](const Scene& scene, const LineQuery& q) {
        return first_block(scene, q, sweep::Unit::scalar);
    });
}
void BM_IsClear(benchmark::State& run) {
    ask_in_turn(run, [](const Scene& scene, const LineQuery& q) { return is_clear(scene, q); });
}
void BM_PiecesCrossed(benchmark::State& run) {
    ask_in_turn(run, [](const Scene& scene, const LineQuery& q) {
        return pieces_crossed(scene, q.from, q.to);
    });
}

void BM_MakeScene(benchmark::State& run) {
    const fixture::SceneFixture table = table_for(run);
    Scene scene;
    for (auto _ : run) {
        table.fill(scene);
        benchmark::DoNotOptimize(scene.bases().data());
        benchmark::ClobberMemory();
    }
    run.SetItemsProcessed(run.iterations());
}

BENCHMARK(BM_FirstBlock)->ArgName("figures")->Arg(8)->Arg(40)->Arg(120)->Arg(240);
BENCHMARK(BM_FirstBlockScalar)->ArgName("figures")->Arg(8)->Arg(40)->Arg(120)->Arg(240);
BENCHMARK(BM_IsClear)->ArgName("figures")->Arg(8)->Arg(40)->Arg(120)->Arg(240);
BENCHMARK(BM_PiecesCrossed)->ArgName("figures")->Arg(40);
BENCHMARK(BM_MakeScene)->ArgName("figures")->Arg(8)->Arg(40)->Arg(120)->Arg(240);

}  // namespace
}  // namespace six
