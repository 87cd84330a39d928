// Formations: what may form one, and the movement formation. [U-FORM, U-MFORM, U-FAC]
#pragma once

#include <span>

#include "engine/messages/event.h"
#include "engine/messages/event_kind.h"
#include "engine/messages/illegal.h"
#include "engine/rules/query.h"

namespace six {

struct FormUp;
class March;

// As the page says, or as Unlimited has them if the players agreed so; in 2.0 two may be agreed to
// be enough for a shot. [C-TURN-9, H-V2-RFORM-SIZE]
inline Formations formations_of(const Table& table) {
    const bool as_usual =
        table.options[Option::c_formation_size] == opt::c_formation_size::unlimited_sizes;
    if (as_usual) return Formations{};
    Formations formations = table.rules->formations;
    if (table.options[Option::v2_rform_size] == opt::v2_rform_size::two_to_five)
        formations.ranged.least = 2;
    return formations;
}

// What movement and combat formations share: every figure once, on the table, of the player whose
// turn it is, able to act, no ability in force that bars it, one faction (with Shyft, Apocalypse
// and figures of two factions), not on both sides of an abrupt edge. `lead` is cited for what
// concerns the whole. [U-FORM-2 to U-FORM-7, U-CAP-15, U-ABR-3]
Result<Ok> check_members(const Table&, const State&, std::span<const FigureId> members,
                         FormedWord kind);
// Each touches another, and all are one group. [U-MFORM-1, U-CFORM-9]
bool linked(const Table&, const State&, std::span<const FigureId> members);

Result<Ok> check_form_up(const Table&, const State&, const FormUp&);
void resolve_form_up(Context&, const FormUp&);
// Whether it belongs to the movement formation under way.
bool is_member(const Action&, FigureId);
// Members in contact roll one after another, before anybody moves; none when all have. [U-MFORM-5]
FigureId next_to_break_away(const Table&, const State&);
// Answers choose_paths.
Result<Ok> check_march(const Table&, const State&, const March&);
void resolve_march(Context&, const March&);
March all_stay(const State&);
// Riders that are held may not even turn: if all members are such, nothing is left to choose.
// [U-MFORM-5, U-MOUNT-7]
bool all_are_held_fast(const Table&, const State&);

// Hindering terrain slows each member before the slowest is looked for, and so all of them.
// [U-MFORM-7, H-FORM-HINDERED]
inline bool halves_before_minimum(const Table& table) {
    return table.options[Option::form_hindered] == opt::form_hindered::halve_before_minimum;
}

// The primary of a combat formation attacks plainly, or as a Weapon Master, and no other ability
// of its own works in it. [U-CFORM-8, H-FORM-ABILITY]
inline bool only_plain_formations(const Table& table) {
    return table.options[Option::form_ability] == opt::form_ability::plain_and_weapon_master;
}

}  // namespace six
