#include "engine/rules/free_spin.h"

namespace six {

void owe_free_spins(Context& c, FigureId mover) {
    const State& state = c.state;
    // The last frame owed is answered first, so the order runs backwards: counter-clockwise from
    // the active player, ids descending.
    for (int step = c.table.seat_count - 1; step >= 0; --step) {
        const Seat seat{static_cast<std::uint8_t>((state.turn.n + step) % c.table.seat_count)};
        for (int i = state.figure_count - 1; i >= 0; --i) {
            const FigureId id{static_cast<std::uint16_t>(i)};
            const Figure& figure = state[id];
            if (figure.owner != seat || !on_table(figure) || warrior_of(c.table, figure).mounted)
                continue;  // [U-SPIN-4]
            if (!opposing(c.table, figure, c[mover]) || !touching(c.table, figure, c[mover]))
                continue;
            c.owe(FrameKind::free_spin, seat, id);
        }
    }
}

Result<Ok> check_free_spin(const Table& table, const State& state, const FreeSpin& spin) {
    const FigureId owed = state.owed.back().figure;
    if (spin.who != owed)
        return Illegal{
            .clause = "U-SPIN-1", .why = Reason::wrong_answer, .who = owed, .other = spin.who};
    Base base = base_of(table, state[spin.who]);
    base.facing = spin.facing;
    const Base newcomer = base_of(table, state[state.action.who]);
    if (!arcs_touched(base, newcomer, table.contact_slack()).front)
        return Illegal{.clause = "U-SPIN-1",
                       .why = Reason::newcomer_not_in_front,
                       .who = spin.who,
                       .other = state.action.who,
                       .where = base.at};
    return Ok{};
}

void resolve_free_spin(Context& c, const FreeSpin& spin) {
    c[spin.who].facing = spin.facing;
    c.emit({.kind = EventKind::free_spun,
            .clause = "U-SPIN-1",
            .who = spin.who,
            .other = c.state.action.who,
            .facing = spin.facing});
}

void resolve_declined_spin(Context& c, FigureId who) {
    c.emit({.kind = EventKind::spin_declined,
            .clause = "U-SPIN-2",
            .who = who,
            .other = c.state.action.who});
}

}  // namespace six
