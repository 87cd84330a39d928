#include "engine/rules/area.h"

#include "engine/rules/castle/castle.h"

namespace six {

FigureSet standing_within(const Table& table, const State& state, Vec2 centre, Inches radius) {
    FigureSet found;
    for_each_on_table(state, [&](FigureId id, const Figure& figure) {
        if (is_in_areas(table, figure) && within(figure.at, centre, radius)) found.add(id);
    });
    return found;
}

FigureSet sections_within(const Table& table, const State& state, Vec2 centre, Inches radius) {
    FigureSet found;
    for (std::uint16_t i = 0; i < state.figure_count; ++i) {
        const FigureId id{i};
        if (is_section(state[id]) && within(nearest_of_section(table, id, centre), centre, radius))
            found.add(id);
    }
    return found;
}

}  // namespace six
