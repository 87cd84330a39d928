// Questions about a position that several chapters ask: what a figure shows, whom it touches, who
// opposes whom. They change nothing and decide nothing.
#pragma once

#include "engine/geometry/contact.h"
#include "engine/geometry/scene.h"
#include "engine/rules/hooks.h"
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
inline bool is_dead(const Table& table, const Figure& figure) {  // [U-DIAL-6]
    return shown(table, figure).skulls() >= table.rules->skulls_to_eliminate;
}

inline Base base_of(const Table& table, const Figure& figure) {
    return {warrior_of(table, figure).base, figure.at, figure.facing};
}

// --- abilities ---

// Null for none.
inline const AbilityHooks* hooks_of(const Table& table, Ability ability) {
    return (*table.rules->abilities)[static_cast<std::size_t>(ability)];
}
// The ability an attack was declared with, and what that makes of it; null and a plain attack where
// it was none.
inline const AbilityHooks* ability_of(const Table& table, const AttackPlan& plan) {
    return hooks_of(table, plan.ability);
}
inline constexpr AttackForm kPlainAttack{};
inline const AttackForm& form_of(const Table& table, const AttackPlan& plan) {
    const AbilityHooks* ability = ability_of(table, plan);
    return ability ? ability->form : kPlainAttack;
}
constexpr std::uint64_t bit_of(Ability ability) {
    return std::uint64_t{1} << static_cast<int>(ability);
}
// Every ability in force: shown by the dial, not cancelled; a captive's are ignored. [U-DIAL-7,
// U-ABIL-1, U-CAP-5]
template <class Each>
void for_each_in_force(const Table& table, const Figure& figure, Each each) {
    if (figure.captive()) return;
    const Click& click = shown(table, figure);
    for (const Cell* cell : {&click.speed, &click.attack, &click.defense, &click.damage})
        for (const Ability ability : cell->abilities)
            if (ability != Ability::none && !(figure.cancelled & bit_of(ability)))
                each(*hooks_of(table, ability));
}
// The first one in force of which `fact` is true; null when there is none.
template <class Fact>
const AbilityHooks* in_force_with(const Table& table, const Figure& figure, Fact fact) {
    const AbilityHooks* found = nullptr;
    for_each_in_force(table, figure, [&](const AbilityHooks& hooks) {
        if (!found && hooks.*fact) found = &hooks;
    });
    return found;
}
bool shows(const Table&, const Figure&, Ability);
bool in_force(const Table&, const Figure&, Ability);
// In force when this action was declared, for the figure's own use of it.
inline bool is_demoralized(const Table& table, const Figure& figure) {
    return in_force_with(table, figure, &AbilityHooks::only_moves) != nullptr;
}

// --- sides and contact ---

// Figures of one's own and of team-mates are friendly, all others opposing; captives are neither.
// [U-GEN-2]
inline bool opposing(const Table& table, const Figure& a, const Figure& b) {
    return !a.captive() && !b.captive() && !table.friends(a.owner, b.owner);
}
inline bool friendly(const Table& table, const Figure& a, const Figure& b) {
    return !a.captive() && !b.captive() && table.friends(a.owner, b.owner);
}

// Base contact, of figures on the table. A captive touches nobody, and nobody touches across an
// abrupt edge or a low wall. [U-GEN-1, U-GEN-8, U-CAP-20, U-ABR-2, U-WALL-5]
bool touching(const Table&, const Figure& a, const Figure& b);
bool bases_touch(const Table&, const Figure& a, const Figure& b);  // captives and edges or not
// Whether `by` touches the front arc of `of`, with at least one point. [U-MOUNT-15]
bool touches_front_of(const Table&, const Figure& of, const Figure& by);
bool touches_rear_of(const Table&, const Figure& of, const Figure& by);
bool touches_opponent(const Table&, const State&, FigureId);
// The captive a figure holds; none.
FigureId captive_of(const State&, FigureId captor);

template <class Each>
void for_each_on_table(const State& state, Each each) {
    for (std::uint16_t i = 0; i < state.figure_count; ++i)
        if (on_table(state.figures[i])) each(FigureId{i}, state.figures[i]);
}

// The scene of this position. It is one buffer that the next call fills anew: a step must not
// allocate, and a scene holds nothing that outlives the question asked of it.
const Scene& scene_of(const Table&, const State&);

// A side is still fighting while one of its figures on the table is neither captive nor
// Demoralized. [U-END-1, U-DEM-6]
int sides_fighting(const Table&, const State&);
bool has_figures(const State&, Seat);  // captives count as not there [U-MULTI-4]

// Whether the figure could be given a non-pass action now, as far as tokens and turns go.
bool may_be_given_action(const Table&, const State&, FigureId);

}  // namespace six
