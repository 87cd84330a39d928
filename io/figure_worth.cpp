#include "io/figure_worth.h"

#include <algorithm>

namespace six::io {
namespace {

bool shows(const Click& click, Ability ability) {
    for (const Cell* cell : {&click.speed, &click.attack, &click.defense, &click.damage})
        for (const Ability shown : cell->abilities)
            if (shown == ability) return true;
    return false;
}

// Of a slot: how well it hits and for how much, how hard it is to hit, how far it comes.
std::int32_t worth_of(const Click& click) {
    std::int32_t worth = click.speed.value + click.attack.value * click.damage.value +
                         2 * std::max(0, click.defense.value - 10);
    for (const Cell* cell : {&click.speed, &click.attack, &click.defense, &click.damage})
        for (const Ability ability : cell->abilities)
            if (ability != Ability::none) worth += ability == Ability::demoralized ? -6 : 4;
    return worth - 6 * click.skulls();
}

std::int32_t worth_of(const Dial& dial) {
    std::int32_t worth = 0;
    for (std::size_t i = dial.start; i < dial.clicks.size(); ++i)
        if (dial.clicks[i].skulls() < kSkullsAtTheEnd)
            worth += std::max(0, worth_of(dial.clicks[i]));
    return worth + dial.range.mils() / 1000 * 4 * dial.targets;
}

}  // namespace

// Every figure wants actions of its own, which are few: many weak ones are worth less than their
// dials say.
std::int32_t worth_of(const Warrior& warrior) {
    std::int32_t worth = -60;
    for (const Dial& dial : warrior.dials) worth += worth_of(dial);
    return worth;
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

}  // namespace six::io
