#include "workshop/figure_worth.h"

#include <algorithm>

#include "workshop/point_value.h"

namespace six::workshop {
namespace {

bool shows(const Click& click, Ability ability) {
    for (const Cell* cell : click.cells())
        for (const Ability shown : cell->abilities)
            if (shown == ability) return true;
    return false;
}

}  // namespace

// Every figure wants actions of its own, which are few: many weak ones are worth less than their
// dials say.
std::int32_t worth_of(const Warrior& warrior) {
    constexpr std::int32_t kActions = 10;
    return point_value(warrior) - kActions;
}

bool is_large_figure(const Warrior& warrior) {
    return warrior.kind != FigureKind::warrior && warrior.kind != FigureKind::mount;
}

bool shoots(const Warrior& warrior) {
    return std::any_of(warrior.dials.begin(), warrior.dials.end(),
                       [](const Dial& dial) { return dial.range > Inches{}; });
}

bool leads(const Warrior& warrior) {
    if (warrior.rank == Rank::unique || warrior.rank == Rank::tough) return true;
    return std::any_of(warrior.dials.begin(), warrior.dials.end(), [](const Dial& dial) {
        return shows(dial.clicks[dial.start], Ability::command);
    });
}

}  // namespace six::workshop
