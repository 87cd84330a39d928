// What a bot pays for the exact odds of an attack: a plain one, and one whose damage a die decides.
#include "engine/game/odds.h"

#include <benchmark/benchmark.h>

#include "tests/support/fixture_battle.h"

namespace six {
namespace {

using namespace fixture;

// Two who fight, and so many others far away.
void BM_Odds(benchmark::State& run, Ability ability) {
    Table table = plain_table();
    for (Click& click : table.catalog.warriors[0].dials[0].clicks)
        click.attack.abilities[0] = ability;
    State state = battle_of(table, {{kRed, vec2_mils(2000, 2000)}, {kBlue, vec2_mils(3250, 2000)}});
    while (state.figure_count < run.range(0)) {
        Figure& other = state.figures[state.figure_count];
        other = state.figures[1];
        other.at = vec2_mils(2000 + 3000 * (state.figure_count % 10),
                             8000 + 3000 * (state.figure_count / 10));
        ++state.figure_count;
    }
    const Attack attack{{.kind = AttackKind::close,
                         .who = FigureId{0},
                         .members = {},
                         .targets = {FigureId{1}},
                         .aim = Aim::damage,
                         .ability = ability}};
    for (auto _ : run) {
        const auto odds = odds_of(table, state, kRed, attack);
        if (!odds) return run.SkipWithError("the attack was refused");
        benchmark::DoNotOptimize(odds->hit);
    }
    run.SetItemsProcessed(run.iterations());
}
BENCHMARK_CAPTURE(BM_Odds, plain, Ability::none)->ArgName("figures")->Arg(8)->Arg(40);
BENCHMARK_CAPTURE(BM_Odds, weapon_master, Ability::weapon_master)->ArgName("figures")->Arg(40);

}  // namespace
}  // namespace six
