#include "engine/game/untrusted_command.h"

#include "engine/base/overload.h"
#include "engine/messages/reason.h"
#include "engine/state/ask.h"

namespace six {

bool names_unknown_figure(const BattleCommand& command, std::uint16_t count) {
    const auto unknown = [count](FigureId id) { return id.n >= count; };
    const auto any = [&](const auto& ids) {
        for (const FigureId id : ids)
            if (unknown(id)) return true;
        return false;
    };
    return std::visit(
        Overload{[&](const FormUp& c) {
                     return any(c.members) || (c.march.exists() && unknown(c.march));
                 },
                 [&](const Attack& c) {
                     return unknown(c.plan.who) || any(c.plan.members) || any(c.plan.targets);
                 },
                 [&](const UseAbility& c) {
                     return unknown(c.who) || (c.other.exists() && unknown(c.other));
                 },
                 [&](const March& c) {
                     for (const Move& move : c)
                         if (unknown(move.who)) return true;
                     return false;
                 },
                 [&](const Cancel& c) {
                     for (const Cancel::Entry& entry : c.abilities)
                         if (unknown(entry.who)) return true;
                     return any(c.own_defense);
                 },
                 [&](const Board& c) { return unknown(c.who) || unknown(c.chariot); },
                 [&](const Disembark& c) { return unknown(c.who); },
                 [&](const ChooseSection& c) { return unknown(c.who); },
                 [&](const Deploy& c) {
                     return unknown(c.who) || (c.rider.exists() && unknown(c.rider));
                 },
                 [&](const LeaveOut& c) { return unknown(c.who); },
                 [&](const Move& c) {
                     return unknown(c.who) || (c.carried.exists() && unknown(c.carried));
                 },
                 [&](const Pass& c) { return unknown(c.who); },
                 [&](const HandleItem& c) { return unknown(c.who); },
                 [&](const CastSpell& c) {
                     return unknown(c.who) || (c.other.exists() && unknown(c.other));
                 },
                 [&](const CounterSpell& c) { return unknown(c.who); },
                 [&](const NameTarget& c) { return unknown(c.who); },
                 [&](const Release& c) { return unknown(c.who); },
                 [&](const Place& c) { return unknown(c.who); },
                 [&](const Turn& c) { return unknown(c.who); },
                 [&](const FreeSpin& c) { return unknown(c.who); },
                 [](const auto&) { return false; }},
        command);
}

bool names_unknown_ability(const BattleCommand& command) {
    const auto unknown = [](Ability ability) {
        return static_cast<std::size_t>(ability) >= kAbilityNames.size();
    };
    return std::visit(Overload{[&](const Attack& c) { return unknown(c.plan.ability); },
                               [&](const UseAbility& c) { return unknown(c.ability); },
                               [&](const Cancel& c) {
                                   for (const Cancel::Entry& entry : c.abilities)
                                       if (unknown(entry.ability)) return true;
                                   return false;
                               },
                               [](const auto&) { return false; }},
                      command);
}

Illegal of_another_game(const Decision& owed, Seat sender) {
    if (owed.ask == Ask::nothing) return {.clause = owed.clause, .why = Reason::game_over};
    if (sender != owed.seat)
        return {.clause = owed.clause,
                .why = Reason::not_your_decision,
                .who = owed.who,
                .n = sender.n,
                .m = owed.seat.n};
    return {.clause = owed.clause, .why = Reason::wrong_answer, .who = owed.who};
}

}  // namespace six
