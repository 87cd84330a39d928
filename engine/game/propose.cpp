// What the row of the question owed proposes.
#include "engine/game/battle.h"
#include "engine/game/owed.h"
#include "engine/rules/proposals/proposals.h"

namespace six {

void propose(const Table& table, const State& state, std::size_t limit, Draw& draw,
             std::vector<BattleCommand>& out) {
    out.clear();
    if (state.phase == Phase::over) return;
    const auto [frame, question] = owed_in(table, state);
    const Asked asked{table, state, frame, frame.seat};
    Proposals proposals(question, asked, limit, draw, out);
    if (question.dice > 0) return proposals.add_rolls(question.dice);
    question.propose(asked, proposals);
}

}  // namespace six
