#include "engine/game/usual_answer.h"

#include "engine/game/battle.h"
#include "engine/rules/question.h"

namespace six {

std::optional<BattleCommand> usual_answer(const Table& table, const State& state,
                                          const Decision& owed, const BattleCommand& wished) {
    if (state.owed.empty()) return std::nullopt;
    const Question& question = question_of(table, state.owed.back());
    if (!question.usual) return std::nullopt;
    auto usual = question.usual({table, state, state.owed.back()});
    if (!usual || !question.of_ways) return usual;
    // The path of the command in question, as long as it can still be taken.
    const bool path = wished.index() == usual->index() || std::holds_alternative<Disembark>(wished);
    return path && check(table, state, owed.seat, wished) ? wished : usual;
}

}  // namespace six
