// Whose answer is owed, to what, by which clause.
#include "engine/game/battle.h"
#include "engine/game/owed.h"
#include "engine/rules/deploy.h"
#include "engine/rules/question.h"
#include "engine/state/ask.h"
#include "engine/state/law.h"

namespace six {
namespace {

Decision decision_of(const Question& question, const Asked& asked) {
    const auto& [table, state, frame, sender] = asked;
    FigureId other = frame.other;
    if (!other.exists() && state.action.kind != ActionKind::none) other = state.action.who;
    if (question.other)
        if (const FigureId named = question.other(asked); named.exists()) other = named;
    return {.ask = question.ask,
            .seat = frame.seat,
            .clause = cited(*table.rules,
                            question.clause_now ? question.clause_now(asked) : question.clause),
            .who = frame.figure,
            .other = other,
            .dice = question.dice,
            .sections = question.sections ? question.sections(asked) : std::uint8_t{0}};
}

}  // namespace

Owed owed_in(const Table& table, const State& state) {
    const QuestionTable& questions = *table.rules->questions;
    if (state.phase == Phase::deploying)
        return {{.seat = next_to_deploy(table, state)}, questions[Ask::deploy]};
    if (state.owed.empty()) return {{.seat = state.turn}, questions[Ask::give_action]};
    return {state.owed.back(), question_of(table, state.owed.back())};
}

Decision next_decision(const Table& table, const State& state) {
    if (state.phase == Phase::over)
        return {.ask = Ask::nothing, .clause = cited(*table.rules, "U-END-1")};
    const Owed owed = owed_in(table, state);
    return decision_of(owed.question, {table, state, owed.frame});
}

}  // namespace six
