#include "engine/rules/double_time.h"

#include "engine/messages/battle_command.h"
#include "engine/messages/reason.h"
#include "engine/messages/term.h"
#include "engine/rules/formation.h"
#include "engine/rules/move.h"
#include "engine/rules/sources.h"

namespace six {
namespace {

// It has the proficiency, or would have it but for what it is.
bool is_on_foot(const Table& table, const State& state, const Figure& figure) {
    if (in_force_with(table, state, figure, &AbilityFacts::double_time)) return true;
    const Warrior& warrior = warrior_of(table, figure);
    return warrior.kind != FigureKind::warrior && warrior.dials[0].goes_by(SpeedType::boot) &&
           table.options.is_on(Option::v2_boot_prof_double_time);
}

}  // namespace

Clause bar_of_double_time(const Table& table, const State& state, FigureId who, bool then) {
    const Figure& figure = state[who];
    // Titans and warriors of several dials have none; what flies or swims has something better.
    if (!in_force_with(table, state, figure, &AbilityFacts::double_time) ||
        in_force_with(table, state, figure, &AbilityFacts::flies) ||
        in_force_with(table, state, figure, &AbilityFacts::swims))
        return "V-SPD-9";
    if (is_member(state.action, who) || captive_of(state, who).exists()) return "V-SPD-17";
    // Given a move action, and in contact with nobody.
    if (then || touches_opponent(table, state, who)) return "V-SPD-8";
    return {};
}

Clause clause_against_double_time(const Table& table, const State& state, const Move& move,
                                  Inches length) {
    // In a formation it is the pace of all that it went beyond, with several dials the sum of them.
    if (!is_on_foot(table, state, state[move.who]) || is_member(state.action, move.who) ||
        is_large(table, state[move.who]))
        return {};
    const bool then = move.then || state.action.advances();
    const Clause bar = bar_of_double_time(table, state, move.who, then);
    const Inches normal = pace_of(table, state, move).normal;
    const std::int32_t percent = table.options[Option::v2_double_time_factor];
    return !then && length <= scaled(table, normal, percent) ? bar : Clause{};
}

Result<Ok> check_double_time(const Table& table, const State& state, const Move& move) {
    const Figure& figure = state[move.who];
    if (!in_force_with(table, state, figure, &AbilityFacts::double_time) ||
        table.options.is_on(Option::v2_double_time_end_contact))
        return Ok{};
    if (length_of(table, state, move) <= pace_of(table, state, move).normal) return Ok{};
    const FigureId met = opponent_touched(table, state, moved_by(table, state, move));
    if (!met.exists()) return Ok{};
    return Illegal{.clause = "V-SPD-8",
                   .why = Reason::double_time_contact,
                   .who = move.who,
                   .other = met,
                   .where = move.path.back()};
}

// Before anything else. [V-SPD-17, V-MOD-4]
void sources::double_time(const Movement& movement, Sum& out) {
    if (movement.doubling == 0) return;
    const AbilityFacts* facts =
        in_force_with(movement.table, movement.state, movement.figure, &AbilityFacts::double_time);
    if (bar_of_double_time(movement.table, movement.state, movement.who, movement.then.has_value())
            .exists())
        return;
    const Inches whole = Inches::from_mils(out.total());
    const Inches more =
        scaled(movement.table, whole, movement.table.options[Option::v2_double_time_factor]) -
        whole;
    out.put(Term::doubled, more.mils(), facts->clause, movement.who);
}

}  // namespace six
