#include "engine/game/setup.h"

#include "engine/base/bits.h"
#include "engine/game/dice.h"
#include "engine/game/lawful.h"
#include "engine/messages/reason.h"
#include "engine/rules/proposals/offers.h"
#include "engine/rules/proposals/proposals.h"
#include "engine/rules/setup/setup_question.h"
#include "engine/state/ask.h"
#include "engine/state/law.h"

namespace six {
namespace {

const SetupQuestion& question_of(const Agreement& agreement, const SetupState& state) {
    return *agreement.rules->questions->of_setup[state.step];
}

void begin_next(Laying& c) {
    const auto steps = c.agreement.rules->questions->of_setup;
    const auto asks = [&] {
        const SetupQuestion& step = *steps[c.state.step];
        return !step.begin || step.begin(c);
    };
    do ++c.state.step;
    while (c.state.step < steps.size() && !asks());
}

}  // namespace

bool is_over(const Agreement& agreement, const SetupState& state) {
    return state.step >= agreement.rules->questions->of_setup.size();
}

Decision next_decision(const Agreement& agreement, const SetupState& state) {
    if (is_over(agreement, state))
        return {.ask = Ask::nothing, .clause = cited(*agreement.rules, "U-SETUP-5")};
    const SetupQuestion& question = question_of(agreement, state);
    Decision owed{
        .ask = question.ask,
        .clause = cited(*agreement.rules,
                        question.clause_now ? question.clause_now(agreement) : question.clause)};
    if (question.dice)
        owed.dice = question.dice({agreement, state, {}});
    else if (question.ask == Ask::choose_army && has_bit(state.hidden, state.asked.n))
        owed.hidden = true;
    else
        owed.seat = state.asked;
    return owed;
}

namespace {

Result<Ok> judge_setup(const Agreement& agreement, const SetupState& state, Seat sender,
                       const SetupCommand& command) {
    const Decision owed = next_decision(agreement, state);
    if (owed.ask == Ask::nothing) return Illegal{.clause = owed.clause, .why = Reason::not_owed};
    if (sender != owed.seat)
        return Illegal{.clause = owed.clause,
                       .why = Reason::not_your_decision,
                       .n = sender.n,
                       .m = owed.seat.n};
    const SetupQuestion& question = question_of(agreement, state);
    if (const auto* roll = std::get_if<Roll>(&command); roll && question.dice)
        return check_roll(owed, *roll);
    const SetupAnswer* answer = question.answer_for(command);
    if (!answer) return Illegal{.clause = owed.clause, .why = Reason::wrong_answer};
    return answer->check({agreement, state, state.asked}, command);
}

}  // namespace

Result<Ok> check(const Agreement& agreement, const SetupState& state, Seat sender,
                 const SetupCommand& command) {
    return lawful(*agreement.rules, judge_setup(agreement, state, sender, command));
}

Result<Ok> step(const Agreement& agreement, SetupState& state, Seat sender,
                const SetupCommand& command, Events& out) {
    if (const auto legal = check(agreement, state, sender, command); !legal) return legal;
    Laying c{agreement, state, out};
    const SetupQuestion& question = question_of(agreement, state);
    if (const auto* roll = std::get_if<Roll>(&command))
        question.rolled(c, *roll);
    else
        question.answer_for(command)->resolve(c, command);
    if (c.step_is_over) begin_next(c);
    return Ok{};
}

void propose(const Agreement& agreement, const SetupState& state, std::size_t limit, Draw& draw,
             std::vector<SetupCommand>& out) {
    out.clear();
    if (is_over(agreement, state)) return;
    const SetupQuestion& question = question_of(agreement, state);
    const SetupAsked asked{agreement, state, state.asked};
    SetupProposals proposals(question, asked, limit, draw, out);
    if (question.dice) return proposals.add_rolls(question.dice(asked));
    question.propose(asked, proposals);
}

void hide_armies(const Agreement& agreement, SetupState& state, Seat eyes) {
    for (std::uint8_t n = 0; n < agreement.seat_count; ++n) {
        if (Seat{n} == eyes || state.armies[n].empty()) continue;
        state.armies[n].clear();
        state.domains[n].clear();
        state.items[n].clear();
        state.companies[n] = {};
        set_bit(state.hidden, n);
    }
}

std::vector<Offer> offers(const Agreement& agreement, const SetupState& state) {
    std::vector<Offer> out;
    if (is_over(agreement, state)) return out;
    const SetupQuestion& question = question_of(agreement, state);
    const SetupAsked asked{agreement, state, state.asked};
    SetupOffers offers(question, asked, out);
    if (question.offer) question.offer(asked, offers);
    offers.add_declining();
    return out;
}

bool is_answer(const Agreement& agreement, const SetupState& state, const SetupCommand& kind) {
    return !is_over(agreement, state) && question_of(agreement, state).answer_for(kind);
}

}  // namespace six
