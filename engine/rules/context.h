// What a resolving rule works with: the table to read, the state to change, the events to tell. It
// exists only inside one step, after every check has passed: a resolve cannot fail.
#pragma once

#include "engine/messages/event.h"
#include "engine/rules/query.h"
#include "engine/state/law.h"

namespace six {

struct Context {
    const Table& table;
    State& state;
    Events& events;

    const Ruleset& rules() const { return *table.rules; }
    Figure& operator[](FigureId id) { return state[id]; }
    void emit(Event event) {
        event.clause = cited(rules(), event.clause);
        events.push_back(event);
    }
    // The frame on top is what is owed next.
    void owe(Ask ask, Seat seat = {}, FigureId figure = {}, FigureId other = {}) {
        state.owed.push_back({ask, seat, figure, other});
    }
};

// Of the attack under way.
inline const AbilityFacts* ability_of(const Context& c) {
    return ability_of(c.table, c.state.action.plan);
}
inline const AttackForm& form_of(const Context& c) {
    return form_of(c.table, c.state.action.plan);
}

}  // namespace six
