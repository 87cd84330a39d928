// Cavalry units: a mount and its rider. The mount is the figure on the table; the rider is in its
// saddle, fights from where it stands and can be attacked there. Whatever action either is given is
// the unit's, and its tokens lie on the mount. [V-CAV, C-MOUNT-8, C-MOUNT-9]
#pragma once

#include <span>

#include "engine/messages/illegal.h"
#include "engine/rules/query.h"

namespace six {

struct Board;
struct Deploy;

// He has the symbol of the mount, and is no mount himself. [C-MOUNT-8]
bool fits_saddle(const Warrior& rider, const Warrior& mount);
// Who bears the tokens of what this figure does: of a rider his mount.
inline FigureId bearer_of(const State& state, FigureId who) {
    return in_saddle(state[who]) ? state[who].chariot : who;
}
// The other one of the unit; none: it is no unit.
FigureId partner_of(const Table&, const State&, FigureId);

// --- getting on and off ---
// A special action in place of a move action, where the players agreed so. [H-V2-CAV-MOUNTING]
bool mounts_by_special_action(const Table&, const Figure& mount);
// He may be given it. No Demoralized rider is given a special action that moves him. [V-SA-DMG-4]
Result<Ok> check_given_to_mount(const Table&, const State&, FigureId who);
Result<Ok> check_mounting(const Table&, const State&, const Board&);
void put_in_saddle(Context&, FigureId who, FigureId mount);
// On his feet again: what the unit has borne is his, too.
void take_tokens_along(const Figure& mount, Figure& rider);
// The mount is destroyed: he stands in its place. Who it was; none: nobody rode it. [V-CAV-1]
FigureId leave_saddle(Context&, FigureId mount);
// ... and unhurt, or takes a die of clicks. [H-V2-CAV-LOST]
bool falls_with_mount(const Table&);
// The mount has been put in another place.
void carry_rider(Context&, FigureId mount);

// --- whom an attack strikes (named_target.cpp) ---
// Its player says which of the two, where the players agreed so, and not who attacks. Who attacks
// nobody by name strikes the mount. [H-V2-CAV-TARGET]
bool defender_names(const Table&, const AttackPlan&);
struct NamedUnit {
    FigureId named, other;  // whom the attack names, and whom it could name as well
};
using NamedUnits = InlineVector<NamedUnit, kMostTargets>;
NamedUnits units_to_name(const Table&, const State&, const AttackPlan&);
void ask_for_names(Context&, const NamedUnits&);

// --- the deployment: under a rider, or not at all ---
// Of those in hand, one that fits; none.
FigureId rider_in_hand(const Table&, const State&, FigureId mount);
Result<Ok> check_deployed_rider(const Table&, const State&, const Deploy&);
// As many riders as mounts of each sort. [V-CAV-1]
Result<Ok> check_riders_of_army(const Catalog&, std::span<const WarriorId> army);

}  // namespace six
