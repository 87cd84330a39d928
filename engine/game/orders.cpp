#include "engine/game/orders.h"

#include "engine/game/battle.h"
#include "engine/rules/query.h"

namespace six {
namespace {

// Towards the newcomer's centre dot; where only another part of its base touches, as the rear
// circle of a rider may, towards that.
std::optional<Command> spin_towards(const Table& table, const State& state, const Decision& owed) {
    const Figure& figure = state[owed.who];
    const Figure& newcomer = state[owed.other];
    const auto facing = [&](Vec2 place) -> std::optional<Command> {
        if (place == figure.at) return std::nullopt;
        const Command spin = FreeSpin{owed.who, facing_towards(place - figure.at)};
        if (!check(table, state, owed.seat, spin)) return std::nullopt;
        return spin;
    };
    if (const auto spin = facing(newcomer.at)) return spin;
    for (const ContactPoint& point :
         contact_points(base_of(table, figure), base_of(table, newcomer), table.contact_slack()))
        if (const auto spin = facing(point.at)) return spin;
    return std::nullopt;
}

}  // namespace

std::optional<Command> standing_answer(const Table& table, const State& state,
                                       const StandingOrders& orders) {
    const Decision owed = next_decision(table, state);
    switch (owed.ask) {
        case Ask::free_spin:
            if (!orders.face_newcomer) return std::nullopt;
            return spin_towards(table, state, owed);
        case Ask::cancel_abilities:
            // Terrify is all that is asked about outside of attacks.
            if (orders.never_cancel ||
                (orders.always_terrify && state.action.stage != AttackStage::roll))
                return Decline{};
            return std::nullopt;
        case Ask::dodge:
            if (!orders.always_dodge) return std::nullopt;
            return UseAbility{.who = owed.who, .ability = Ability::dodge};
        default:
            return std::nullopt;
    }
}

}  // namespace six
