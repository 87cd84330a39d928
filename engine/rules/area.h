// What an effect about a point reaches. Who stands on another level, in captivity or on a chariot
// is out of it. [V-BOMB-5, V-BOMB-11, V-SA-ATK-13, V-SOAR-7]
#pragma once

#include "engine/rules/query.h"
#include "engine/rules/soar.h"

namespace six {

// Whether the effect reaches one that stands there at all.
inline bool is_in_areas(const Table& table, const Figure& figure) {
    return on_table(figure) && !figure.captive() && !is_above_areas(table, figure);
}
// By centre dots: friends and opponents alike.
FigureSet standing_within(const Table&, const State&, Vec2 centre, Inches radius);
// Castle sections of which any part lies in it. [V-BOMB-11]
FigureSet sections_within(const Table&, const State&, Vec2 centre, Inches radius);

// How far the Stormfire of an attack spreads. [V-SA-ATK-13]
inline Inches storm_radius(const Table& table) {
    return table.options.inches(Option::v2_stormfire);
}
// ... and whether it reaches the figure from the target, which is not itself splashed.
inline bool storm_reaches(const Table& table, const Figure& target, const Figure& figure) {
    return is_in_areas(table, figure) && within(target.at, figure.at, storm_radius(table));
}

}  // namespace six
