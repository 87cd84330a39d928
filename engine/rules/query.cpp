#include "engine/rules/query.h"

#include "engine/rules/terrain.h"

namespace six {

bool shows(const Table& table, const Figure& figure, Ability ability) {
    const Click& click = shown(table, figure);
    for (const Cell* cell : {&click.speed, &click.attack, &click.defense, &click.damage})
        if (cell->abilities[0] == ability || cell->abilities[1] == ability) return true;
    return false;
}

bool in_force(const Table& table, const Figure& figure, Ability ability) {
    return !figure.captive() && !(figure.cancelled & bit_of(ability)) &&
           shows(table, figure, ability);
}

bool bases_touch(const Table& table, const Figure& a, const Figure& b) {
    return meeting(base_of(table, a), base_of(table, b), table.contact_slack()) ==
           Meeting::touching;
}

bool touching(const Table& table, const Figure& a, const Figure& b) {
    return !a.captive() && !b.captive() && bases_touch(table, a, b) &&
           !abrupt_between(table, a.at, b.at) && touch_past_walls(table, a, b);
}

bool touches_front_of(const Table& table, const Figure& of, const Figure& by) {
    return touching(table, of, by) &&
           arcs_touched(base_of(table, of), base_of(table, by), table.contact_slack()).front;
}

bool touches_rear_of(const Table& table, const Figure& of, const Figure& by) {
    if (!touching(table, of, by)) return false;
    // A touch on the border is front contact; with several touches one in the rear is enough.
    // [U-CC-7, U-MOUNT-15]
    const Base base = base_of(table, of);
    for (const ContactPoint& touch :
         contact_points(base, base_of(table, by), table.contact_slack()))
        if (!arcs_of_touch(base, touch).front) return true;
    return false;
}

bool touches_opponent(const Table& table, const State& state, FigureId who) {
    const Figure& figure = state[who];
    for (std::uint16_t i = 0; i < state.figure_count; ++i) {
        const Figure& other = state.figures[i];
        if (on_table(other) && opposing(table, figure, other) && touching(table, figure, other))
            return true;
    }
    return false;
}

FigureId captive_of(const State& state, FigureId captor) {
    for (std::uint16_t i = 0; i < state.figure_count; ++i)
        if (state.figures[i].captor == captor && on_table(state.figures[i])) return FigureId{i};
    return {};
}

const Scene& scene_of(const Table& table, const State& state) {
    static thread_local Scene scene;
    scene.clear();
    for_each_on_table(
        state, [&](FigureId id, const Figure& figure) { scene.add(id, base_of(table, figure)); });
    for (std::uint16_t i = 0; i < table.field.pieces.size(); ++i)
        scene.add(PieceId{i}, table.field.pieces[i].outline);
    return scene;
}

int sides_fighting(const Table& table, const State& state) {
    unsigned teams = 0;
    for_each_on_table(state, [&](FigureId, const Figure& figure) {
        if (!figure.captive() && !is_demoralized(table, figure))
            teams |= 1u << table.seats[figure.owner.n].team;
    });
    return __builtin_popcount(teams);
}

bool has_figures(const State& state, Seat seat) {
    bool found = false;
    for_each_on_table(state, [&](FigureId, const Figure& figure) {
        found = found || (figure.owner == seat && !figure.captive());
    });
    return found;
}

bool may_be_given_action(const Table& table, const State& state, FigureId who) {
    const Figure& figure = state[who];
    if (!on_table(figure) || figure.captive() || figure.owner != state.turn ||
        figure.given != Given::nothing || figure.has(note::levitated) ||
        figure.tokens >= table.rules->max_tokens)
        return false;
    return state.actions_left > 0 || in_force_with(table, figure, &AbilityHooks::free_move);
}

}  // namespace six
