// Attacks, close and ranged, from the declaration to the last reaction. The chapters close.cpp and
// ranged.cpp say what one figure may attack; attack_sum.cpp and damage_sum.cpp add up; this one
// runs the ten steps. [U-CBT]
#pragma once

#include "engine/messages/explanation.h"
#include "engine/messages/illegal.h"
#include "engine/rules/cancel.h"
#include "engine/rules/query.h"
#include "engine/rules/values.h"

namespace six {

// Given as an action, or as what follows the move of Charge or Bound.
Result<Ok> check_attack(const Table&, const State&, const AttackPlan&);
void resolve_attack(Context&, const AttackPlan&);
// ... and the sections of Action::picked are settled already. [MDW-RATK-6]
void resolve_attack_on_picked(Context&, const AttackPlan&);
// From how far, at whom and by how many, of a plan for which the action may be given.
Result<Ok> check_aim(const Table&, const State&, const AttackPlan&);
// It is known whom the attack names. [H-V2-CAV-TARGET]
void declare_attack(Context&);
// What a figure must not be to attack at all. [U-DEM-1, U-CAP-6, U-SA-DMG-1]
Result<Ok> check_fit_to_attack(const Table&, const State&, const AttackPlan&, FigureId who);

// --- one attacker and one target: may it, by itself? (contact, arc, range, line, what it is) ---
Result<Ok> check_close_target(const Table&, const State&, const AttackPlan&, FigureId attacker,
                              FigureId target);
Result<Ok> check_ranged_target(const Table&, const State&, const AttackPlan&, FigureId attacker,
                               FigureId target);
// Whether a close attack meets the rear arc: a passenger's where its chariot touches. Across a low
// wall it is judged along the connection of the centres. [U-CC-2, U-WALL-7]
bool from_behind(const Table&, const State&, const Figure& target, FigureId by);
// What its target would have to suffer: to be attacked and hurt by it, or to be chosen and healed.
inline std::array<Deed, 2> suffered_by(const Table& table, const AttackPlan& plan) {
    const AttackForm& form = form_of(table, plan);
    if (form.on_friends) return {Deed::be_healed_by_attack, Deed::be_chosen};
    const bool hurts = plan.aim == Aim::damage && !plan.freeze && !form.steers;
    return {Deed::be_attacked, hurts ? Deed::be_hurt_by_attack : Deed::be_attacked};
}
// How far one of the attackers may shoot. [U-RNG-2, LRG-LONG-5, LRG-PRNG-7]
// The target, where it is known: between two levels the range is another. [V-SOAR-5]
Inches reach_of_shot(const Table&, const State&, const AttackPlan&, FigureId firer,
                     TermList* told = nullptr, FigureId target = {});
// Bases do not stop its lines; a shockwave's where the players agreed so. [V-SA-ATK-12,
// H-SHOCKWAVE-BASES]
inline bool shoots_over_bases(const Table& table, const AttackForm& form) {
    return form.over_bases || (form.all_round && table.options[Option::shockwave_bases] ==
                                                     opt::shockwave_bases::clear);
}
// Its line of fire to a target. [U-RNG-2]
struct FireLine;
FireLine line_of_shot(const Table&, const State&, const AttackPlan&, FigureId target);
// None shoots that touches an opponent; a large figure asks section by section, a passenger
// touches nobody. [U-RNG-1, LRG-RNG-5, LRG-RNG-6]
Result<Ok> check_out_of_contact(const Table&, const State&, const AttackPlan&, FigureId attacker);
inline Illegal refuse_target(const State& state, FigureId attacker, FigureId target, Clause clause,
                             Reason why) {
    return {
        .clause = clause, .why = why, .who = attacker, .other = target, .where = state[target].at};
}
// What Sweep or Shockwave strikes; what a splash reaches besides the targets. [U-SA-ATK-5,
// U-SA-ATK-10, U-SA-ATK-4]
FigureSet found_targets(const Table&, const State&, const AttackPlan&);
FigureSet affected_by(const Table&, const State&, const AttackPlan&);

// --- the sums ---
struct Shares {              // what a figure would suffer if it is hit
    bool target = false;     // named, not merely splashed
    std::uint8_t parts = 0;  // one for being a target, one for each splash [FAQ-FL-14]
};
Shares shares_of(const Table&, const State&, const AttackPlan&, FigureId affected);

// The terms that do not depend on the dice: attack side first, then the defense. The roll and the
// explanation both add up this list, so they cannot differ.
struct AttackSum {
    TermList terms;
    std::int32_t attack = 0;  // without the dice
    std::int32_t defense = 0;
};
AttackSum attack_sum(const Table&, const State&, const Action&, FigureId affected);
// Clicks, or clicks of healing, that a hit deals: value, doubling, additions, reductions.
// [U-ABIL-6]
struct DamageSum {
    TermList terms;
    std::int32_t clicks = 0;
};
DamageSum damage_sum(const Table&, const State&, const Action&, FigureId affected);

// --- the steps ---
void go_on_with_attack(Context&);  // the frame go_on came to the top
void apply_attack(Context&);       // its last stage: what those that were hit suffer
void tell_term(Context&, const ExplainedTerm&);
void resolve_attack_roll(Context&, std::uint8_t first, std::uint8_t second);
void resolve_dodge(Context&, FigureId who);
void resolve_dodge_roll(Context&, FigureId who, std::uint8_t pips);
void resolve_damage_roll(Context&, std::uint8_t pips);
void resolve_healing_choice(Context&, bool by_die);
void resolve_healing_roll(Context&, FigureId who, std::uint8_t pips);

// Optional abilities of this seat that touch the attack under way and are still on. [U-ABIL-3]
Optional optional_in_attack(const Table&, const State&, Seat);
// Figures of this seat that would use a borrowed defense value in it. [U-SA-DEF-14]
bool borrows_in_attack(const Table&, const State&, FigureId);
InlineVector<FigureId, 8> borrowers_in_attack(const Table&, const State&, Seat);  // the first

}  // namespace six
