// Questions about a position that several chapters ask: what a figure shows, whom it touches, who
// opposes whom. They change nothing and decide nothing.
#pragma once

#include "engine/geometry/contact.h"
#include "engine/geometry/scene.h"
#include "engine/state/state.h"
#include "engine/state/table.h"

namespace six {

inline const Warrior& warrior_of(const Table& table, const Figure& figure) {
    return table.catalog[figure.warrior];
}
inline bool on_table(const Figure& figure) {
    return figure.whereabouts == Whereabouts::on_table;
}

// What the stat slot of its first dial shows. Section by section: a single dial is the case N = 1.
inline const Click& shown(const Table& table, const Figure& figure, std::size_t section = 0) {
    return warrior_of(table, figure).dials[section].clicks[figure.clicks[section]];
}
inline Inches speed_of(const Table& table, const Figure& figure) {
    return Inches::from_mils(shown(table, figure).speed.value * 1000);
}

inline Base base_of(const Table& table, const Figure& figure) {
    return {warrior_of(table, figure).base, figure.at, figure.facing};
}

// Figures of one's own and of team-mates are friendly, all others opposing. [U-GEN-2]
inline bool opposing(const Table& table, const Figure& a, const Figure& b) {
    return !table.friends(a.owner, b.owner);
}

// Base contact, of figures on the table. [U-GEN-1, U-GEN-8]
bool touching(const Table&, const Figure& a, const Figure& b);
bool touches_opponent(const Table&, const State&, FigureId);

template <class Each>
void for_each_on_table(const State& state, Each each) {
    for (std::uint16_t i = 0; i < state.figure_count; ++i)
        if (on_table(state.figures[i])) each(FigureId{i}, state.figures[i]);
}

// The scene of this position. It is one buffer that the next call fills anew: a step must not
// allocate, and a scene holds nothing that outlives the question asked of it.
const Scene& scene_of(const Table&, const State&);

// Pieces that figures on foot or hoof may not enter. [U-BLK-1, U-WATER-2]
PieceSet barred_pieces(const Table&);

// A side is still fighting while one of its figures stands on the table. [U-END-1]
int sides_fighting(const Table&, const State&);
bool has_figures(const State&, Seat);

// Whether the figure could be given a non-pass action now, as far as tokens and turns go.
bool may_be_given_action(const Table&, const State&, FigureId);

}  // namespace six
