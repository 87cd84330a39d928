#include "engine/rules/riding/cavalry.h"

#include <algorithm>
#include <array>

#include "engine/messages/battle_command.h"
#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/messages/term.h"
#include "engine/rules/chariot.h"
#include "engine/rules/context.h"
#include "engine/rules/sources.h"
#include "engine/rules/turn.h"

namespace six {
namespace {

// A rider on his mount, or a mount under its rider: his boxed bonus counts. [V-CAV-3]
FigureId bonus_of(const Strike& strike) {
    if (in_saddle(strike.attacker)) return strike.plan.who;
    if (strike.table.options[Option::v2_cav_values] == opt::v2_cav_values::bonus_for_rider)
        return {};
    return rider_of(strike.table, strike.state, strike.plan.who);
}

bool is_special_to_mount(const Table& table) {
    return table.options[Option::v2_cav_mounting] == opt::v2_cav_mounting::special_action;
}

}  // namespace

bool mounts_by_special_action(const Table& table, const Figure& mount) {
    return kind_of(table, mount).has_saddle && is_special_to_mount(table);
}

Result<Ok> check_given_to_mount(const Table& table, const State& state, FigureId who) {
    if (!is_special_to_mount(table)) return check_may_move(table, state, who);
    if (const auto may = check_may_act(table, state, who, Given::action); !may) return may;
    if (is_demoralized(table, state, state[who]))
        return Illegal{
            .clause = "U-DEM-1", .why = Reason::is_demoralized, .who = who, .where = state[who].at};
    return Ok{};
}

bool fits_saddle(const Warrior& rider, const Warrior& mount) {
    return rider.kind == FigureKind::warrior && !rider.mounted && rider.mount == mount.mount &&
           mount.kind == FigureKind::mount;
}

FigureId partner_of(const Table& table, const State& state, FigureId who) {
    return in_saddle(state[who]) ? state[who].chariot : rider_of(table, state, who);
}

Result<Ok> check_mounting(const Table& table, const State& state, const Board& board) {
    const Figure& figure = state[board.who];
    const Figure& mount = state[board.chariot];
    const auto no = [&](Clause clause, Reason why) {
        return Illegal{.clause = clause,
                       .why = why,
                       .who = board.who,
                       .other = board.chariot,
                       .where = mount.at};
    };
    if (const auto may = check_given_to_mount(table, state, board.who); !may) return may;
    if (!on_table(mount))
        return Illegal{.clause = "U-DIAL-6", .why = Reason::not_on_table, .who = board.chariot};
    if (const Ban never = forbidden(table, figure, Deed::ride); never.exists())
        return no(never.clause, never.why);
    if (figure.owner != mount.owner) return no("V-CAV-1", Reason::cannot_ride);
    if (!fits_saddle(warrior_of(table, figure), warrior_of(table, mount)))
        return no("C-MOUNT-8", Reason::wrong_mount);
    if (rider_of(table, state, board.chariot).exists())
        return no("V-CAV-1", Reason::mount_has_rider);
    if (captive_of(state, board.who).exists()) return no("V-CAV-2", Reason::is_captor);
    if (!touching(table, state, figure, mount)) return no("V-CAV-1", Reason::not_beside_mount);
    return Ok{};
}

// He goes no further, and so does the unit. [V-CAV-1]
void put_in_saddle(Context& c, FigureId who, FigureId mount) {
    Figure& rider = c[who];
    Figure& bears = c[mount];
    rider.whereabouts = Whereabouts::in_saddle;
    rider.chariot = mount;
    carry_rider(c, mount);
    bears.tokens = std::max(bears.tokens, rider.tokens);
    bears.given = std::max(bears.given, rider.given);
    rider.tokens = 0;
    c.emit({.kind = EventKind::boarded, .clause = "V-CAV-1", .who = who, .other = mount});
}

void take_tokens_along(const Figure& mount, Figure& rider) {
    rider.tokens = mount.tokens;
}

FigureId leave_saddle(Context& c, FigureId mount) {
    const FigureId who = rider_of(c.table, c.state, mount);
    if (!who.exists()) return who;
    take_tokens_along(c[mount], c[who]);
    put_down_at_dot(c, who, "V-CAV-1");
    return who;
}

bool falls_with_mount(const Table& table) {
    return table.options[Option::v2_cav_lost] == opt::v2_cav_lost::rider_takes_a_die;
}

void carry_rider(Context& c, FigureId mount) {
    const FigureId who = rider_of(c.table, c.state, mount);
    if (!who.exists()) return;
    c[who].at = c[mount].at;
    c[who].facing = c[mount].facing;
}

FigureId rider_in_hand(const Table& table, const State& state, FigureId mount) {
    for (std::uint16_t i = 0; i < state.figure_count; ++i) {
        const Figure& figure = state.figures[i];
        if (figure.whereabouts == Whereabouts::in_hand && figure.owner == state[mount].owner &&
            fits_saddle(warrior_of(table, figure), warrior_of(table, state[mount])))
            return FigureId{i};
    }
    return {};
}

Result<Ok> check_deployed_rider(const Table& table, const State& state, const Deploy& deploy) {
    const bool mount = kind_of(table, state[deploy.who]).has_saddle;
    const auto no = [&](Clause clause, Reason why) {
        return Illegal{.clause = clause,
                       .why = why,
                       .who = deploy.who,
                       .other = deploy.rider,
                       .where = deploy.at};
    };
    if (!deploy.rider.exists())
        return mount ? Result<Ok>(no("V-CAV-1", Reason::mount_without_rider)) : Result<Ok>(Ok{});
    if (!mount) return no("V-CAV-1", Reason::not_a_mount);
    const Figure& rider = state[deploy.rider];
    if (rider.owner != state[deploy.who].owner || rider.whereabouts != Whereabouts::in_hand)
        return no("V-CAV-1", Reason::cannot_ride);
    if (!fits_saddle(warrior_of(table, rider), warrior_of(table, state[deploy.who])))
        return no("C-MOUNT-8", Reason::wrong_mount);
    return Ok{};
}

Result<Ok> check_riders_of_army(const Catalog& catalog, std::span<const WarriorId> army) {
    std::array<std::int32_t, kMountNames.size()> mounts{}, riders{};
    for (const WarriorId id : army) {
        const Warrior& warrior = catalog[id];
        auto& count = warrior.kind == FigureKind::mount ? mounts : riders;
        ++count[static_cast<std::size_t>(warrior.mount)];
    }
    for (std::size_t i = 1; i < mounts.size(); ++i)
        if (mounts[i] > riders[i])
            return Illegal{.clause = "V-CAV-1",
                           .why = Reason::mount_without_rider,
                           .n = mounts[i],
                           .m = riders[i]};
    return Ok{};
}

void sources::boxed_bonus(const Strike& strike, Sum& out) {
    const FigureId rider = bonus_of(strike);
    if (!rider.exists()) return;
    if (const std::int32_t bonus = warrior_of(strike.table, strike.state[rider]).boxed_bonus;
        bonus != 0)
        out.put(Term::boxed_bonus, bonus, "V-CAV-3", rider);
}

}  // namespace six
