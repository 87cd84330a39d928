// Two dice each say who begins. [U-SETUP-2]
#include <algorithm>

#include "engine/rules/setup/order.h"
#include "engine/state/ask.h"

namespace six {
namespace {

// The highest roll is first player; who ties for it rolls again. [U-SETUP-2]
void resolve_first_player(Laying& c, const Roll& roll) {
    SetupState& state = c.state;
    std::size_t die = 0;
    std::uint8_t best = 0;
    for (std::uint8_t n = 0; n < c.agreement.seat_count; ++n) {
        if (!state.rolls_again[n]) continue;
        state.rolls[n] = static_cast<std::uint8_t>(roll.pips[die] + roll.pips[die + 1]);
        die += 2;
        best = std::max(best, state.rolls[n]);
        c.emit({.kind = EventKind::first_player_rolled,
                .clause = "U-SETUP-2",
                .seat = Seat{n},
                .n = state.rolls[n]});
    }
    int highest = 0;
    for (std::uint8_t n = 0; n < c.agreement.seat_count; ++n) {
        state.rolls_again[n] = state.rolls_again[n] && state.rolls[n] == best;
        highest += state.rolls_again[n];
        if (state.rolls_again[n]) state.first_player = Seat{n};
    }
    if (highest > 1) return;
    go_to_edges(c, "U-SETUP-2");
}

}  // namespace

const SetupQuestion questions::roll_first_player{
    .ask = Ask::roll_first_player,
    .clause = "U-SETUP-2",
    .dice = [](const SetupAsked& asked) -> std::uint8_t {
        int rolling = 0;
        for (std::uint8_t n = 0; n < asked.agreement.seat_count; ++n)
            rolling += asked.state.rolls_again[n];
        return static_cast<std::uint8_t>(2 * rolling);
    },
    .rolled = resolve_first_player};

}  // namespace six
