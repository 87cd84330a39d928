// A sorcerer counters the spell of another: two dice each, and a token for trying. [V-SPELL-7]
#include "engine/messages/battle_command.h"
#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/messages/term.h"
#include "engine/rules/attack.h"
#include "engine/rules/chariot.h"
#include "engine/rules/context.h"
#include "engine/rules/damage.h"
#include "engine/rules/proposals/offers.h"
#include "engine/rules/proposals/proposals.h"
#include "engine/rules/question.h"
#include "engine/rules/sorcery/spells.h"
#include "engine/rules/turn.h"
#include "engine/state/ask.h"

namespace six {
namespace {

constexpr Clause kCounter = "V-SPELL-7";

Result<Ok> check_counterer(const Table& table, const State& state, FigureId caster, FigureId who) {
    const Figure& figure = state[who];
    const auto refuse = [&](Reason why) {
        return Illegal{
            .clause = kCounter, .why = why, .who = who, .other = caster, .where = figure.at};
    };
    if (!in_play(figure)) return refuse(Reason::not_on_table);
    if (figure.captive()) return refuse(Reason::is_captive);
    if (!opposing(table, state, figure, state[caster])) return refuse(Reason::target_friendly);
    if (const auto sorcerer = check_sorcerer(table, state, who); !sorcerer) return sorcerer;
    if (figure.tokens >= table.rules->actions.max_tokens) return refuse(Reason::two_tokens);
    if (!within(state[body_of(state, who)].at, state[body_of(state, caster)].at,
                table.options.inches(Option::v2_spell_counter)))
        return refuse(Reason::counter_out_of_reach);
    return Ok{};
}

// Those of the seat that may.
template <class Each>
void for_each_counterer(const Asked& asked, Each each) {
    for_each_in_play(asked.state, [&](FigureId id, const Figure& figure) {
        if (figure.owner == asked.frame.seat &&
            check_counterer(asked.table, asked.state, asked.frame.figure, id))
            each(id);
    });
}

// After the dice, as by any action. [V-SPELL-7, V-SUB-10]
void push_counterer(Context& c, FigureId who) {
    if (c[who].tokens < c.rules().actions.max_tokens ||
        in_force_with(c.table, c.state, c[who], &AbilityFacts::is_never_pushed))
        return;
    deal_clicks(c, {.who = who, .clicks = 1, .cause = ClickWord::pushing, .clause = kCounter});
}

void propose_counters(const Asked& asked, Proposals& out) {
    for_each_counterer(asked, [&](FigureId id) { out.add(CounterSpell{id}); });
    out.make_room();
    out.add(Decline{});
}

void offer_counters(const Asked& asked, Offers& out) {
    for_each_counterer(
        asked, [&](FigureId id) { out.add(CounterSpell{id}, {.key = "counter", .who = id}); });
}

// Both add up alike. [V-SUB-6]
std::uint8_t total_of(Context& c, FigureId who, const Roll& roll) {
    int total = roll.pips[0] + roll.pips[1];
    tell_term(c, {Term::dice, total, kCounter, who});
    if (const auto* focus = in_force_with(c.table, c.state, c[who], &AbilityFacts::focuses)) {
        ++total;
        tell_term(c, {Term::focus, 1, focus->clause, who});
    }
    return static_cast<std::uint8_t>(total);
}

void resolve_counter_roll(Context& c, const Frame& asked, const Roll& roll) {
    const std::uint8_t total = total_of(c, asked.figure, roll);
    Action& action = c.state.action;
    if (asked.figure == action.who) {
        action.natural = total;
        return c.emit({.kind = EventKind::casting_rolled,
                       .clause = kCounter,
                       .who = asked.figure,
                       .n = total});
    }
    const bool countered = total > action.natural;
    c.emit({.kind = EventKind::counterspell_rolled,
            .clause = kCounter,
            .who = asked.figure,
            .other = action.who,
            .n = total,
            .m = action.natural,
            .word = static_cast<std::uint8_t>(countered ? CounterWord::countered
                                                        : CounterWord::failed)});
    if (countered) action.spell = 0;
    push_counterer(c, asked.figure);
}

}  // namespace

bool may_counter(const Table& table, const State& state, Seat seat, FigureId caster) {
    bool found = false;
    const Frame frame{.ask = Ask::counter_spell, .seat = seat, .figure = caster};
    for_each_counterer({table, state, frame}, [&](FigureId) { found = true; });
    return found;
}

Result<Ok> check_counter(const Asked& asked, const CounterSpell& counter) {
    if (asked.state[counter.who].owner != asked.frame.seat)
        return Illegal{.clause = kCounter, .why = Reason::not_your_figure, .who = counter.who};
    return check_counterer(asked.table, asked.state, asked.frame.figure, counter.who);
}

// One may: nobody else is asked any more.
void resolve_counter(Context& c, const Frame& asked, const CounterSpell& counter) {
    auto& owed = c.state.owed;
    for (std::size_t i = owed.size(); i-- > 0;)
        if (owed[i].ask == Ask::counter_spell) owed.erase_at(i);
    place_foreign_token(c, counter.who, kCounter);
    c.owe(Ask::roll_counterspell, {}, counter.who, asked.figure);
    c.owe(Ask::roll_counterspell, {}, asked.figure, counter.who);
}

const Question questions::counter_spell{
    .ask = Ask::counter_spell,
    .clause = kCounter,
    .answers = {kAnswer<CounterSpell, check_counter, resolve_counter>,
                kAnswer<Decline, always<Decline>, nothing_follows<Decline>>},
    .still_asked =
        [](const Asked& asked) {
            return may_counter(asked.table, asked.state, asked.frame.seat, asked.frame.figure);
        },
    .usual = declining,
    .propose = propose_counters,
    .offer = offer_counters,
    .present = Present::in_play};

const Question questions::roll_counterspell{
    .ask = Ask::roll_counterspell,
    .clause = kCounter,
    .dice = 2,
    .rolled = [](Context& c, const Frame& asked,
                 const Roll& roll) { resolve_counter_roll(c, asked, roll); },
    .about = About::one,
    .present = Present::in_play};

}  // namespace six
