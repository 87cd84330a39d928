#include "engine/rules/castle/siege.h"

#include <algorithm>

#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/rules/castle/castle.h"
#include "engine/rules/context.h"
#include "engine/rules/victory.h"

namespace six {
namespace {

struct Castle {
    int parts = 0;  // that decide the siege
    int taken = 0;
    bool held_by_attackers = false;  // one of those taken still stands
};

template <class Counts>
Castle castle_of(const Table& table, const State& state, Counts counts) {
    Castle castle;
    for (std::uint16_t i = 0; i < state.figure_count; ++i) {
        const Figure& figure = state.figures[i];
        // What left with its player was not taken. [U-WITH-4]
        const bool counted = is_section(figure) || figure.whereabouts == Whereabouts::eliminated;
        if (!is_castle(warrior_of(table, figure).kind) || !counted ||
            !table.friends(figure.owner, table.defender) || !counts(figure))
            continue;
        const bool held = is_section(figure) && is_occupied(table, state, FigureId{i});
        ++castle.parts;
        castle.taken += held || !is_section(figure);
        castle.held_by_attackers = castle.held_by_attackers || held;
    }
    return castle;
}

}  // namespace

Result<Ok> check_siege(const Agreement& agreement) {
    if (!agreement.defender.exists()) return Ok{};
    if (!agreement.rules->siege.exists())
        return Illegal{.clause = "C-SIEGE-2", .why = Reason::no_siege_in_edition};
    const auto no_such = Illegal{.clause = "C-SIEGE-2",
                                 .why = Reason::no_such_defender,
                                 .n = agreement.defender.n,
                                 .m = agreement.seat_count};
    if (agreement.defender.n >= agreement.seat_count || !first_attacker(agreement).exists())
        return no_such;
    const Inches narrow = std::min(agreement.field_size.x, agreement.field_size.y);
    const Inches needed = agreement.options.inches(Option::c_siege_area) +
                          agreement.rules->field.area_depth(agreement.options);
    if (narrow < needed)
        return Illegal{.clause = "C-SIEGE-3",
                       .why = Reason::siege_needs_room,
                       .n = narrow.mils(),
                       .m = needed.mils()};
    return Ok{};
}

Result<Ok> check_siege(const Table& table) {
    if (!table.defender.exists()) return Ok{};
    if (!table.rules->siege.exists())
        return Illegal{.clause = "C-SIEGE-2", .why = Reason::no_siege_in_edition};
    bool besieged = false;
    for (std::uint8_t n = 0; n < table.seat_count && table.defender.n < table.seat_count; ++n)
        besieged = besieged || !table.friends(Seat{n}, table.defender);
    if (besieged) return Ok{};
    return Illegal{.clause = "C-SIEGE-2",
                   .why = Reason::no_such_defender,
                   .n = table.defender.n,
                   .m = table.seat_count};
}

Seat first_attacker(const Agreement& agreement) {
    for (std::uint8_t step = 1; step < agreement.seat_count; ++step) {
        const Seat seat{
            static_cast<std::uint8_t>((agreement.defender.n + step) % agreement.seat_count)};
        if (!agreement.friends(seat, agreement.defender)) return seat;
    }
    return {};
}

void end_game_if_castle_fell(Context& c, Seat whose_turn) {
    const Table& table = c.table;
    if (!table.defender.exists() || !table.friends(whose_turn, table.defender)) return;
    Castle castle = castle_of(table, c.state, [&](const Figure& figure) {
        return warrior_of(table, figure).kind == FigureKind::keep;
    });
    if (castle.parts == 0)
        castle = castle_of(table, c.state,
                           [&](const Figure& figure) { return kind_of(table, figure).fights_on; });
    if (castle.parts == 0 || castle.taken < castle.parts) return;
    end_game(c, {.why = EndWord::siege,
                 .clause = castle.held_by_attackers ? Clause("C-SIEGE-4") : Clause("C-SIEGE-2"),
                 .beaten = table.defender});
}

}  // namespace six
