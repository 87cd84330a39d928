#include "engine/rules/drain.h"

#include "engine/messages/battle_command.h"
#include "engine/messages/reason.h"
#include "engine/rules/context.h"
#include "engine/rules/damage.h"
#include "engine/rules/proposals/offers.h"
#include "engine/rules/proposals/proposals.h"
#include "engine/rules/question.h"
#include "engine/state/ask.h"

namespace six {
namespace {

constexpr Clause kDrain = "V-SA-DMG-11";

// Of the sections that it touches those that have clicks to heal. [V-SA-3]
SectionSet sections_to_heal(const Table& table, const State& state, FigureId who, FigureId other) {
    SectionSet open;
    const Figure& friend_of = state[other];
    if (who == other || !on_table(friend_of) || !friendly(table, state, state[who], friend_of) ||
        kind_of(table, friend_of).unaffected(Ability::drain).exists())
        return open;
    const SectionSet touched = sections_touched(table, state, friend_of, state[who]);
    for (std::size_t i = 0; i < warrior_of(table, friend_of).dials.size(); ++i)
        if (has(touched, i) && is_active(table, friend_of, i) &&
            friend_of.clicks[i] > warrior_of(table, friend_of).dials[i].start &&
            !in_force_with(table, state, friend_of, i, &AbilityFacts::cannot_be_healed))
            open.add(static_cast<Quarter>(i));
    return open;
}

bool can_heal_anybody(const Asked& asked) {
    bool found = false;
    for_each_on_table(asked.state, [&](FigureId id, const Figure&) {
        found =
            found || sections_to_heal(asked.table, asked.state, asked.frame.figure, id).bits != 0;
    });
    return found;
}

Result<Ok> check_friend(const Asked& asked, const UseAbility& use) {
    const auto& [table, state, frame, sender] = asked;
    const auto refuse = [&](Reason why) {
        return Illegal{.clause = kDrain, .why = why, .who = asked.frame.figure, .other = use.other};
    };
    if (use.who != frame.figure || use.ability != Ability::drain || !use.other.exists())
        return refuse(Reason::wrong_answer);
    if (sections_to_heal(table, state, use.who, use.other).bits != 0) return Ok{};
    if (!on_table(state[use.other]) || !touching(table, state, state[use.who], state[use.other]))
        return refuse(Reason::not_in_contact);
    if (!friendly(table, state, state[use.who], state[use.other]))
        return refuse(Reason::target_opposing);
    return refuse(Reason::cannot_be_healed);
}

void resolve_friend(Context& c, const UseAbility& use) {
    const SectionSet open = sections_to_heal(c.table, c.state, use.who, use.other);
    if (__builtin_popcount(open.bits) == 1)
        return heal_by_drain(c, use.other, static_cast<std::uint8_t>(__builtin_ctz(open.bits)));
    c.owe(Ask::heal_section, c[use.other].owner, use.other, use.who);
    c.state.owed.back().sections = open.bits;
    c.state.owed.back().clicks = 1;
}

template <class Each>
void for_each_friend(const Asked& asked, Each each) {
    for_each_on_table(asked.state, [&](FigureId id, const Figure&) {
        each(UseAbility{.who = asked.frame.figure, .ability = Ability::drain, .other = id});
    });
}

std::optional<BattleCommand> first_friend(const Asked& asked) {
    std::optional<BattleCommand> found;
    for_each_friend(asked, [&](const UseAbility& use) {
        if (!found && check_friend(asked, use)) found = use;
    });
    return found;
}

}  // namespace

void owe_drain(Context& c, FigureId drainer) {
    if (!drainer.exists() || !on_table(c[drainer]) || c[drainer].captive()) return;
    const Frame frame{.ask = Ask::choose_friend, .seat = c[drainer].owner, .figure = drainer};
    if (can_heal_anybody({c.table, c.state, frame})) c.state.owed.push_back(frame);
}

void heal_by_drain(Context& c, FigureId who, std::uint8_t section) {
    heal(c, who, 1, Ability::drain, kDrain, section);
}

const Question questions::choose_friend{
    .ask = Ask::choose_friend,
    .clause = kDrain,
    .answers = {kAnswer<UseAbility, check_friend, resolve_friend>,
                kAnswer<Decline, always<Decline>, nothing_follows<Decline>>},
    .still_asked = can_heal_anybody,
    .moot_without_it = true,
    .usual = first_friend,
    .propose =
        [](const Asked& asked, Proposals& out) {
            for_each_friend(asked, [&](const UseAbility& use) { out.add(use); });
            out.make_room();
            out.add(Decline{});
        },
    .offer =
        [](const Asked& asked, Offers& out) {
            for_each_friend(asked, [&](const UseAbility& use) {
                out.add(use, {.key = "use_on",
                              .who = use.who,
                              .other = use.other,
                              .ability = Ability::drain});
            });
        }};

}  // namespace six
