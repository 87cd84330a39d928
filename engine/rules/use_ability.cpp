#include "engine/rules/use_ability.h"

#include "engine/messages/battle_command.h"
#include "engine/messages/reason.h"
#include "engine/rules/begin_turn.h"
#include "engine/rules/context.h"
#include "engine/rules/turn.h"

namespace six {

Result<Ok> check_use_ability(const Table& table, const State& state, const UseAbility& use) {
    const Figure& figure = state[use.who];
    const AbilityFacts* facts = facts_to_use(table, figure, use.ability);
    const bool of_dial = use.ability != Ability::none;
    const std::size_t section = own_section(table, figure, use.section);
    const auto refuse = [&](Clause clause, Reason why) {
        return Illegal{.clause = clause, .why = why, .who = use.who, .other = use.other};
    };
    if (section >= warrior_of(table, figure).dials.size())
        return refuse("LRG-DIAL-1", Reason::no_such_section);
    if (!facts || (of_dial && !shows(table, state, figure, section, use.ability)))
        return refuse("U-DIAL-7", Reason::no_such_ability);
    if (facts->used == UsedWhen::turn_begins)  // its moment is over [U-TURN-2]
        return check_beginning_effect(table, state, use);
    if (!is_action(facts->used)) return refuse(facts->clause, Reason::ability_of_other_action);
    const bool free = cost_of_use(table, state, use) == 0;
    if (state.actions_left == 0 && !free) return refuse("U-ARMY-5", Reason::no_actions_left);
    const auto may = free ? check_may_move(table, state, use.who, use.section)
                          : check_may_act(table, state, use.who, Given::action, use.section);
    if (!may) return may;
    if (is_slowed_by_captive(table, state, use.who)) return refuse("U-CAP-21", Reason::is_captor);
    // It is a move action, where it is no action of a kind of its own. [LRG-CBT-1, V-SA-1]
    if (facts->used == UsedWhen::move_action) {
        if (figure.has(note::fought)) return refuse("LRG-CBT-1", Reason::already_fought);
        if (figure.has(note::moves_over)) return refuse("DRG-ACT-6", Reason::already_moved);
    } else if (use.who == state.acts_again) {  // [V-TITAN-8]
        return refuse("V-TITAN-8", Reason::second_action_is_barred);
    }
    if (stat_of(use.ability) == Stat::speed)
        if (const Ban no = forbidden(table, figure, Deed::use_speed_ability); no.exists())
            return refuse(no.clause, no.why);
    if (!in_force(table, state, figure, section, use.ability))
        return refuse("U-ABIL-1", Reason::ability_cancelled);
    if (facts->has_object && !use.other.exists()) return refuse(facts->clause, Reason::no_target);
    return facts->use->check(table, state, use);
}

// The free move of Quickness is for moving only, unless the players agreed otherwise.
// [U-SA-SPD-14, H-QUICK-STATIONARY]
std::uint8_t cost_of_use(const Table& table, const State& state, const UseAbility& use) {
    const bool moving_only =
        table.options[Option::quick_stationary] == opt::quick_stationary::moving_only;
    if (moving_only ||
        facts_to_use(table, state[use.who], use.ability)->used != UsedWhen::move_action)
        return 1;
    const std::size_t section = own_section(table, state[use.who], use.section);
    return in_force_with(table, state, state[use.who], section, &AbilityFacts::free_move) ? 0 : 1;
}

void resolve_use_ability(Context& c, const UseAbility& use) {
    facts_to_use(c.table, c[use.who], use.ability)->use->resolve(c, use);
}

}  // namespace six
