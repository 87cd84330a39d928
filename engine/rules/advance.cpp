#include "engine/rules/advance.h"

#include <bit>

#include "engine/messages/battle_command.h"
#include "engine/messages/reason.h"
#include "engine/messages/term.h"
#include "engine/rules/attack.h"
#include "engine/rules/move.h"
#include "engine/rules/sources.h"

namespace six {
namespace {

bool begins(const AbilityFacts& facts, AttackKind kind) {
    return facts.advances != Advance::none && facts.follow_up == kind;
}

bool shows_one(const Table& table, const Figure& figure, std::size_t section, AttackKind kind) {
    const Click& click = shown(table, figure, section);
    const auto does = [&](Ability ability) {
        const AbilityFacts* facts = facts_of(table, ability);
        return facts && begins(*facts, kind);
    };
    for (const Cell* cell : click.cells())
        for (const Ability ability : cell->abilities)
            if (does(ability)) return true;
    return does(click.nexus);
}

std::size_t advancing_section(const Table& table, const Figure& figure, std::uint8_t sections) {
    return is_large(table, figure) ? static_cast<std::size_t>(std::countr_zero(sections)) : 0;
}

// What gives the action under way its beginning; null once it is gone from the dial.
const AbilityFacts* advance_under_way(const Table& table, const State& state) {
    const Figure& figure = state[state.action.who];
    return advance_of(table, state, figure, advancing_section(table, figure, state.action.sections),
                      kind_of_advance(state.action));
}

// Why there is no such beginning: what would give it is cancelled, or it is none of those that
// have it. [U-ABIL-1, V-SPD-11, V-MOVE-7]
Illegal refuse_none(const Table& table, const State& state, const Move& move, const Figure& figure,
                    std::size_t section) {
    const bool cancelled = shows_one(table, figure, section, *move.then);
    const bool instead = *move.then == AttackKind::close &&
                         in_force_with(table, state, figure, section, &AbilityFacts::surges);
    const Warrior& warrior = warrior_of(table, figure);
    const bool big_boot =
        warrior.dials[section].goes_by(SpeedType::boot) && warrior.kind != FigureKind::warrior;
    const bool without =
        *move.then == AttackKind::close && (big_boot || kind_of(table, figure).has_saddle);
    return {.clause = without || instead ? Clause("V-SPD-11")
                      : cancelled        ? Clause("U-ABIL-1")
                                         : Clause("U-MOVE-10"),
            .why = cancelled ? Reason::ability_cancelled : Reason::cannot_advance,
            .who = move.who,
            .where = figure.at};
}

}  // namespace

const AbilityFacts* advance_of(const Table& table, const State& state, const Figure& figure,
                               std::size_t section, AttackKind kind) {
    const AbilityFacts* found = nullptr;
    for_each_in_force(table, state, figure, section, [&](const AbilityFacts& facts) {
        if (begins(facts, kind) && (!found || found->surges)) found = &facts;
    });
    return found && found->surges && shows_one(table, figure, section, kind) ? nullptr : found;
}

Result<Ok> check_advance(const Table& table, const State& state, const Move& move) {
    const Figure& figure = state[move.who];
    const auto refuse = [&](Clause clause, Reason why) {
        return Illegal{.clause = clause, .why = why, .who = move.who, .where = figure.at};
    };
    // A section's works as printed if it alone is given the action. [H-V2-SECTION-CHARGE]
    const bool large = is_large(table, figure);
    if (large &&
        (!table.options.is_on(Option::v2_section_charge) || !std::has_single_bit(move.sections)))
        return refuse("MDW-MOVE-5", Reason::cannot_advance);
    const std::size_t section = advancing_section(table, figure, move.sections);
    const AbilityFacts* facts = advance_of(table, state, figure, section, *move.then);
    if (!facts) return refuse_none(table, state, move, figure, section);
    const AttackPlan plan{
        .kind = *move.then, .who = move.who, .section = static_cast<std::uint8_t>(section)};
    if (const auto fit = check_fit_to_attack(table, state, plan, move.who); !fit) return fit;
    if (*move.then == AttackKind::ranged &&
        warrior_of(table, figure).dials[section].range == Inches{})
        return refuse("U-RNG-1", Reason::no_range);
    if (touches_opponent(table, state, move.who))
        return refuse(facts->clause, Reason::touches_opponent);
    if (move.level != Level::as_it_is) return refuse("V-SOAR-2", Reason::combat_action_no_level);
    if (move.carried.exists()) return refuse("V-SA-SPD-12", Reason::cannot_carry);
    return Ok{};
}

AttackKind kind_of_advance(const Action& action) {
    return action.kind == ActionKind::close ? AttackKind::close : AttackKind::ranged;
}

Clause clause_of_advance(const Table& table, const State& state) {
    const AbilityFacts* facts = advance_under_way(table, state);
    return facts ? facts->clause : Clause("U-MOVE-10");
}

Clause clause_of_advanced_attack(const Table& table, const State& state) {
    const AbilityFacts* facts = advance_under_way(table, state);
    if (!facts) return "U-MOVE-10";
    return facts->advances == Advance::half ? Clause("V-SPD-15") : facts->clause;
}

// Surge: half of what is there, before terrain halves it once more. [V-SPD-10, V-SPD-15]
bool surges(const Movement& movement) {
    if (!movement.then || (movement.large && movement.sections == 0)) return false;
    const AbilityFacts* facts = advance_of(
        movement.table, movement.state, movement.figure,
        advancing_section(movement.table, movement.figure, movement.sections), *movement.then);
    return facts && facts->advances == Advance::half;
}

void sources::surging_speed(const Movement& movement, Sum& out) {
    if (!surges(movement)) return;
    const Inches whole = Inches::from_mils(out.total());
    const Inches part = scaled(movement.table, whole, movement.table.options[Option::v2_surge]);
    out.put(Term::surge, (part - whole).mils(), "V-SPD-10", movement.who);
}

}  // namespace six
