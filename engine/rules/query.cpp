#include "engine/rules/query.h"

namespace six {

bool touching(const Table& table, const Figure& a, const Figure& b) {
    return meeting(base_of(table, a), base_of(table, b), table.contact_slack()) ==
           Meeting::touching;
}

bool touches_opponent(const Table& table, const State& state, FigureId who) {
    const Figure& figure = state[who];
    bool found = false;
    for_each_on_table(state, [&](FigureId id, const Figure& other) {
        found = found ||
                (id != who && opposing(table, figure, other) && touching(table, figure, other));
    });
    return found;
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

PieceSet barred_pieces(const Table& table) {
    PieceSet barred = 0;
    for (std::size_t i = 0; i < table.field.pieces.size(); ++i) {
        const TerrainKind kind = table.field.pieces[i].kind;
        if (kind == TerrainKind::blocking || kind == TerrainKind::deep_water)
            barred |= PieceSet{1} << i;
    }
    return barred;
}

int sides_fighting(const Table& table, const State& state) {
    unsigned teams = 0;
    for_each_on_table(state, [&](FigureId, const Figure& figure) {
        teams |= 1u << table.seats[figure.owner.n].team;
    });
    return __builtin_popcount(teams);
}

bool has_figures(const State& state, Seat seat) {
    bool found = false;
    for_each_on_table(
        state, [&](FigureId, const Figure& figure) { found = found || figure.owner == seat; });
    return found;
}

bool may_be_given_action(const Table& table, const State& state, FigureId who) {
    const Figure& figure = state[who];
    return on_table(figure) && figure.owner == state.turn && figure.given == Given::nothing &&
           figure.tokens < table.rules->max_tokens && state.actions_left > 0;
}

}  // namespace six
