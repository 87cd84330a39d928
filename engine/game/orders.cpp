#include "engine/game/orders.h"

#include "engine/rules/question.h"

namespace six {

std::optional<BattleCommand> standing_answer(const Table& table, const State& state,
                                             const StandingOrders& orders) {
    if (state.owed.empty()) return std::nullopt;
    const Question& question = question_of(table, state.owed.back());
    if (!question.ordered) return std::nullopt;
    return question.ordered({table, state, state.owed.back()}, orders);
}

}  // namespace six
