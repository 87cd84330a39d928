// Whose answer is owed, to what, by which clause.
#include "engine/game/battle.h"
#include "engine/rules/deploy.h"
#include "engine/rules/question.h"
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

Decision next_decision(const Table& table, const State& state) {
    const QuestionTable& questions = *table.rules->questions;
    if (state.phase == Phase::over)
        return {.ask = Ask::nothing, .clause = cited(*table.rules, "U-END-1")};
    if (state.phase == Phase::deploying) {
        const Frame frame{.seat = next_to_deploy(table, state)};
        return decision_of(*questions.deploy, {table, state, frame});
    }
    if (state.owed.empty()) {
        const Frame frame{.seat = state.turn};
        return decision_of(*questions.give_action, {table, state, frame});
    }
    const Frame& frame = state.owed.back();
    return decision_of(question_of(table, frame), {table, state, frame});
}

}  // namespace six
