#include "engine/game/offers.h"

#include "engine/game/owed.h"
#include "engine/rules/proposals/offers.h"
#include "engine/rules/setup/setup_question.h"

namespace six {
namespace {

template <class Row, class Names>
bool has_answer(const Row& row, const Names& names, std::string_view command) {
    for (const auto& answer : row.answers)
        if (answer.command < names.size() && names[answer.command] == command) return true;
    return false;
}

}  // namespace

bool is_answer(const Ruleset& rules, Ask ask, std::string_view command) {
    for (const SetupQuestion* row : rules.questions->of_setup)
        if (row->ask == ask) return has_answer(*row, kSetupCommandNames, command);
    const Question* row = rules.questions->find(ask);
    return row && has_answer(*row, kBattleCommandNames, command);
}

std::vector<Offer> offers(const Table& table, const State& state) {
    std::vector<Offer> out;
    if (state.phase == Phase::over) return out;
    const auto [frame, question] = owed_in(table, state);
    const Asked asked{table, state, frame, frame.seat};
    Offers offers(question, asked, out);
    if (question.offer) question.offer(asked, offers);
    offers.add_declining();
    return out;
}

bool is_answer(const Table& table, const State& state, const BattleCommand& kind) {
    return state.phase != Phase::over && owed_in(table, state).question.answer_for(kind);
}

// --- of whichever game is played ---

std::vector<Offer> offers(const BattleGame& game) {
    return game.in_setup() ? offers(*game.agreement(), game.setup())
                           : offers(game.table(), game.state());
}

bool is_answer(const BattleGame& game, const Command& kind) {
    if (const auto* setup = std::get_if<SetupCommand>(&kind))
        return game.in_setup() && is_answer(*game.agreement(), game.setup(), *setup);
    return !game.in_setup() &&
           is_answer(game.table(), game.state(), *std::get_if<BattleCommand>(&kind));
}

}  // namespace six
