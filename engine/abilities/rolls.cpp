#include "engine/abilities/rolls.h"

#include "engine/messages/event_kind.h"
#include "engine/rules/context.h"
#include "engine/rules/set_down.h"
#include "engine/rules/turn.h"
#include "engine/rules/use_ability.h"
#include "engine/state/ask.h"

namespace six {
namespace {

// Where it entered the game: a level of a large figure begins further on. [DGT-SUM-7,
// H-C-MULTI-HEAL]
void set_to_start(const Table& table, Figure& figure) {
    const Warrior& warrior = warrior_of(table, figure);
    for (std::size_t i = 0; i < warrior.dials.size(); ++i)
        figure.clicks[i] = warrior.dials[i].start;
}

}  // namespace

void begin_stationary(Context& c, const UseAbility& use, Clause clause) {
    const std::array members{use.who};
    begin_action(c, {.kind = kind_of_use(c.table, use.ability),
                     .members = members,
                     .cost = cost_of_use(c.table, c.state, use),
                     .sections = bit_of_section(use.section)});
    c.state.action.plan.ability = use.ability;
    c.state.action.plan.section = use.section;
    c.emit({.kind = EventKind::ability_used,
            .clause = clause,
            .who = use.who,
            .word = static_cast<std::uint8_t>(use.ability)});
}

void set_dial(Context& c, FigureId dead, std::uint8_t clicks) {
    Figure& figure = c[dead];
    set_to_start(c.table, figure);
    for (std::uint8_t i = 0; i < clicks && !is_dead(c.table, figure); ++i) ++figure.clicks[0];
    c.state.dial_turned = true;
}

std::optional<Place> find_place_for(const Table& table, const State& state, const UseAbility& use,
                                    bool as_new) {
    static thread_local State copy;
    copy_state(copy, state);
    copy.action.kind = kind_of_use(table, use.ability);
    copy.action.who = use.who;
    copy.action.plan.ability = use.ability;
    copy.action.plan.section = use.section;
    if (as_new) set_to_start(table, copy[use.other]);
    return find_place(table, copy, use.other, copy[use.who]);
}

void bring_back(Context& c, FigureId who, FigureId dead) {
    c.owe(Ask::place_figure, c.state.turn, dead, who);
}

}  // namespace six
