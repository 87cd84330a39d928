// Two dice each say who begins. [U-SETUP-2]
#include <algorithm>

#include "engine/messages/event_kind.h"
#include "engine/rules/castle/siege.h"
#include "engine/rules/setup/setup_question.h"
#include "engine/state/ask.h"

namespace six {
namespace {

void tell_first_player(Laying& c, Clause clause) {
    c.emit({.kind = EventKind::first_player, .clause = clause, .seat = c.state.first_player});
}

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
    tell_first_player(c, "U-SETUP-2");
    c.step_is_over = true;
}

// In a siege nobody rolls. [C-SIEGE-2]
bool begin_rolling(Laying& c) {
    for (std::uint8_t n = 0; n < c.agreement.seat_count; ++n) c.state.rolls_again[n] = true;
    if (!c.agreement.defender.exists()) return true;
    c.state.first_player = first_attacker(c.agreement);
    tell_first_player(c, c.agreement.rules->siege);
    return false;
}

}  // namespace

const SetupQuestion questions::roll_first_player{
    .ask = Ask::roll_first_player,
    .clause = "U-SETUP-2",
    .begin = begin_rolling,
    .dice = [](const SetupAsked& asked) -> std::uint8_t {
        int rolling = 0;
        for (std::uint8_t n = 0; n < asked.agreement.seat_count; ++n)
            rolling += asked.state.rolls_again[n];
        return static_cast<std::uint8_t>(2 * rolling);
    },
    .rolled = resolve_first_player};

}  // namespace six
