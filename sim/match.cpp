#include "sim/match.h"

#include <cassert>
#include <memory>
#include <variant>

#include "engine/state/ask.h"

namespace six::sim {

namespace {

Command answer_to(const BattleGame& game, const Decision& owed, Players players, Chance& chance) {
    if (owed.by_chance()) return game.own(roll_dice(chance.dice, owed.dice));
    return players[owed.seat.n]->choose(*Seen(game, owed.seat), owed, chance.thoughts);
}

}  // namespace

MatchEnd play(BattleGame& game, Players players, Chance& chance, Watcher* watcher,
              std::uint32_t step_limit) {
    Events events;
    for (std::uint32_t steps = 0; steps < step_limit; ++steps) {
        const Decision owed = game.next_decision();
        if (owed.ask == Ask::nothing) return MatchEnd::over;
        const Command command = answer_to(game, owed, players, chance);
        const auto* in_battle = std::get_if<BattleCommand>(&command);
        if (watcher != nullptr && in_battle != nullptr &&
            !watcher->about_to(game.table(), game.state(), owed, *in_battle))
            return MatchEnd::stopped;
        events.clear();
        const Result<Ok> done = game.step(owed.seat, command, events);
        assert(done.has_value());
        if (!done) return MatchEnd::stopped;
        if (watcher == nullptr) continue;
        const bool goes_on =
            in_battle != nullptr
                ? watcher->stepped(game.table(), game.state(), owed, *in_battle, events)
                : watcher->stepped(*game.agreement(), game.setup(), owed,
                                   std::get<SetupCommand>(command), events);
        if (!goes_on) return MatchEnd::stopped;
    }
    return game.next_decision().ask == Ask::nothing ? MatchEnd::over : MatchEnd::step_limit;
}

MatchEnd play(const Table& table, State& state, Players players, Chance& chance, Watcher* watcher,
              std::uint32_t step_limit) {
    assert(players.size() >= table.seat_count);
    // The table outlives the match: nobody has to own it.
    BattleGame game(lent(table), state);
    const MatchEnd end = play(game, players, chance, watcher, step_limit);
    copy_state(state, game.state());
    return end;
}

Battle set_up(const Agreement& agreement, Players players, Chance& chance, Watcher* watcher) {
    BattleGame game(lent(agreement));
    Events events;
    while (game.in_setup()) {
        const Decision owed = game.next_decision();
        const Command command = answer_to(game, owed, players, chance);
        events.clear();
        const Result<Ok> done = game.step(owed.seat, command, events);
        assert(done.has_value());
        if (!done) break;
        if (watcher != nullptr)
            watcher->stepped(agreement, game.setup(), owed, std::get<SetupCommand>(command),
                             events);
    }
    return {game.table(), game.state()};
}

}  // namespace six::sim
