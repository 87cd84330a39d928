#include "engine/abilities/rolls.h"

#include "engine/rules/set_down.h"
#include "engine/rules/turn.h"

namespace six {

void begin_stationary(Context& c, const UseAbility& use, Clause clause) {
    const std::array members{use.who};
    begin_action(
        c,
        {.kind = ActionKind::ability, .members = members, .sections = bit_of_section(use.section)});
    c.state.action.plan.ability = use.ability;
    c.state.action.plan.section = use.section;
    c.emit({.kind = EventKind::ability_used,
            .clause = clause,
            .who = use.who,
            .word = static_cast<std::uint8_t>(use.ability)});
}

void set_dial(Context& c, FigureId dead, std::uint8_t clicks) {
    Figure& figure = c[dead];
    const Warrior& warrior = warrior_of(c.table, figure);
    for (std::size_t i = 0; i < warrior.dials.size(); ++i)
        figure.clicks[i] = warrior.dials[i].start;
    for (std::uint8_t i = 0; i < clicks && !is_dead(c.table, figure); ++i) ++figure.clicks[0];
    c.state.dial_turned = true;
}

std::optional<Place> find_place_as_new(const Table& table, const State& state, FigureId dead,
                                       const Figure& holder) {
    static thread_local State copy;
    copy_state(copy, state);
    copy[dead].clicks[0] = warrior_of(table, state[dead]).dials[0].start;
    return find_place(table, copy, dead, holder);
}

void bring_back(Context& c, FigureId who, FigureId dead) {
    c.owe(FrameKind::place_figure, c.state.turn, dead, who);
}

}  // namespace six
