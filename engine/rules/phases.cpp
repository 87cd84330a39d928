#include "engine/rules/phases.h"

#include "engine/messages/event_kind.h"
#include "engine/rules/begin_turn.h"
#include "engine/rules/context.h"
#include "engine/rules/turn.h"

namespace six {
namespace {

void tell_phase(Context& c, PhaseWord phase, Clause clause) {
    c.emit({.kind = EventKind::phase_began,
            .clause = clause,
            .seat = c.state.turn,
            .word = static_cast<std::uint8_t>(phase)});
}

}  // namespace

bool has_phases(const Table& table) {
    return table.rules->turn->after_beginning == begin_action_phase;
}

// Where there is nothing to do in it nobody hears of it.
void begin_command_phase(Context& c) {
    if (has_beginning_effects(c.table, c.state)) tell_phase(c, PhaseWord::command, "V-TURN-4");
    owe_beginning_effects(c);
}

void begin_action_phase(Context& c) {
    const bool forfeits = has_beginning_effects(c.table, c.state);
    tell_phase(c, PhaseWord::action, forfeits ? Clause("V-TURN-5") : Clause("V-TURN-8"));
}

void begin_end_phase(Context& c) {
    tell_phase(c, PhaseWord::end, "V-TURN-3");
}

}  // namespace six
