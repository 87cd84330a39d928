#include "sim/match.h"

#include <cassert>
#include <utility>

#include "engine/game/battle.h"
#include "engine/game/setup.h"
#include "engine/state/ask.h"

namespace six::sim {

MatchEnd play(const Table& table, State& state, Players players, Chance& chance, Watcher* watcher,
              std::uint32_t step_limit) {
    assert(players.size() >= table.seat_count);
    Events events;
    for (std::uint32_t steps = 0; steps < step_limit; ++steps) {
        const Decision owed = next_decision(table, state);
        if (owed.ask == Ask::nothing) return MatchEnd::over;
        const BattleCommand command =
            owed.by_chance() ? BattleCommand{roll_dice(chance.dice, owed.dice)}
                             : players[owed.seat.n]->choose(table, state, owed, chance.thoughts);
        if (watcher != nullptr && !watcher->about_to(table, state, owed, command))
            return MatchEnd::stopped;
        events.clear();
        const Result<Ok> done = step(table, state, owed.seat, command, events);
        assert(done.has_value());
        if (!done) return MatchEnd::stopped;
        if (watcher != nullptr && !watcher->stepped(table, state, owed, command, events))
            return MatchEnd::stopped;
    }
    return next_decision(table, state).ask == Ask::nothing ? MatchEnd::over : MatchEnd::step_limit;
}

Battle set_up(const Agreement& agreement, Players players, Chance& chance, Watcher* watcher) {
    SetupState state;
    Events events;
    while (true) {
        const Decision owed = next_decision(agreement, state);
        if (owed.ask == Ask::nothing) break;
        const SetupCommand command =
            owed.by_chance()
                ? SetupCommand{roll_dice(chance.dice, owed.dice)}
                : players[owed.seat.n]->choose(agreement, state, owed, chance.thoughts);
        events.clear();
        const Result<Ok> done = step(agreement, state, owed.seat, command, events);
        assert(done.has_value());
        if (!done) break;
        if (watcher != nullptr) watcher->stepped(agreement, state, owed, command, events);
    }
    std::pair<Table, State> laid = lay_table(agreement, state);
    return {std::move(laid.first), laid.second};
}

}  // namespace six::sim
