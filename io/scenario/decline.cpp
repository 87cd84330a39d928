#include "io/scenario/decline.h"

#include "engine/game/battle.h"
#include "engine/game/usual_answer.h"
#include "engine/state/ask.h"

namespace six::io {

std::optional<BattleCommand> declining_answer(const BattleGame& game, Seat seat) {
    if (game.in_setup()) return std::nullopt;
    const Decision owed = game.next_decision();
    if (owed.ask == Ask::nothing || owed.by_chance() || owed.seat != seat) return std::nullopt;
    const Table& table = game.table();
    const State& state = game.state();
    if (check(table, state, seat, Decline{})) return Decline{};
    auto usual = usual_answer(table, state, owed, Decline{});
    if (!usual || !check(table, state, seat, *usual)) return std::nullopt;
    return usual;
}

}  // namespace six::io
