// How far a figure gets. [U-MOVE-1, U-MOVE-12]
#include "engine/messages/battle_command.h"
#include "engine/messages/term.h"
#include "engine/rules/advance.h"
#include "engine/rules/formation.h"
#include "engine/rules/move.h"
#include "engine/rules/sources.h"
#include "engine/rules/terrain.h"
#include "engine/rules/turn.h"

namespace six {
namespace {

Clause clause_of_halving(Inches whole, bool in_formation, bool doubled) {
    if (in_formation) return "U-MFORM-7";
    if (doubled) return "U-MOVE-12";
    if (whole <= 1_in) return "U-HIND-6";
    return whole.mils() % 2000 != 0 ? Clause("U-GEN-5") : Clause("U-HIND-2");
}

}  // namespace

Inches speed_of(const Table& table, const Figure& figure) {
    return shown(table, figure).speed.value * 1_in;
}

Inches halved(const Table& table, Inches length) {
    const std::int32_t inches = length.mils() / 1000;
    const bool down = table.options[Option::half_round] == opt::half_round::down;
    return ((down ? inches : inches + 1) / 2) * 1_in;
}

// As halves are: upwards, unless the players agreed otherwise. [V-MOD-6]
Inches scaled(const Table& table, Inches length, std::int32_t percent) {
    const std::int32_t hundredths = length.mils() / 1000 * percent;
    const bool down = table.options[Option::half_round] == opt::half_round::down;
    return ((down ? hundredths : hundredths + 99) / 100) * 1_in;
}

Movement::Movement(const Table& on, const State& now, FigureId moved, std::uint8_t with)
    : table(on),
      state(now),
      who(moved),
      figure(now[moved]),
      large(is_large(on, figure)),
      sections(with),
      hindered(halving_piece(on, now, figure, gait_of(on, now, figure, with)).exists()) {}

Inches Movement::speed() const {
    Sum sum;
    add_up(sum, values_of(table).speed, *this);
    return Inches::from_mils(sum.total());
}

void sources::speed_value(const Movement& movement, Sum& out) {
    if (movement.large) return;
    out.put(Term::speed, speed_of(movement.table, movement.figure).mils(), "U-MOVE-1",
            movement.who);
}

void sources::doubled_speed(const Movement& movement, Sum& out) {
    if (movement.large || movement.doubling == 0 ||
        is_slowed_by_captive(movement.table, movement.state, movement.who))
        return;
    if (const auto* twice = in_force_with(movement.table, movement.state, movement.figure,
                                          &AbilityFacts::doubles_speed))
        out.put(Term::doubled, out.total(), twice->clause, movement.who);
}

void sources::hindered_speed(const Movement& movement, Sum& out) {
    if (!movement.hindered) return;
    const bool in_formation = is_member(movement.state.action, movement.who);
    if (in_formation && halves_before_minimum(movement.table)) return;
    const Inches whole = Inches::from_mils(out.total());
    const bool doubled = in_force_with(movement.table, movement.state, movement.figure,
                                       &AbilityFacts::doubles_speed) != nullptr;
    Clause clause =
        movement.large ? Clause("C-MULTI-10") : clause_of_halving(whole, in_formation, doubled);
    if (!doubled && out.given(Join::twice) != 0) clause = "V-SPD-17";
    if (surges(movement)) clause = "V-SPD-15";  // once more
    out.put(Term::halved, (halved(movement.table, whole) - whole).mils(), clause, movement.who);
}

Pace pace_with(const Table& table, const State& state, FigureId who, std::uint8_t sections,
               TermList* told, std::optional<AttackKind> then) {
    Movement movement(table, state, who, sections);
    movement.then = then;
    Pace pace;
    Sum furthest = told ? Sum(*told) : Sum();
    add_up(furthest, values_of(table).speed, movement);
    pace.normal = pace.furthest = Inches::from_mils(furthest.total());
    if (furthest.given(Join::twice) != 0) {
        movement.doubling = 0;
        pace.normal = movement.speed();
    }
    return pace;
}

namespace {

// A combat action that begins with a move goes on as it began.
std::optional<AttackKind> attack_after(const State& state, FigureId who,
                                       std::optional<AttackKind> wished) {
    if (state.action.advances() && state.action.who == who) return kind_of_advance(state.action);
    return wished;
}

}  // namespace

Pace pace_of(const Table& table, const State& state, FigureId who, std::uint8_t sections,
             TermList* told) {
    return pace_with(table, state, who, sections_moving(state, who, sections), told,
                     attack_after(state, who, {}));
}

Pace pace_of(const Table& table, const State& state, const Move& move, TermList* told) {
    return pace_with(table, state, move.who, sections_moving(state, move), told,
                     attack_after(state, move.who, move.then));
}

}  // namespace six
