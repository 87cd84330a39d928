#include "io/language/why.h"

#include <algorithm>

#include "engine/game/battle.h"
#include "engine/game/untrusted_command.h"
#include "io/rules/citation.h"
#include "io/rules/rule_catalog.h"

namespace six::io {

Why ask_why(const Table& table, const State& state, Seat sender, const Command& command) {
    Why why{.owed = next_decision(table, state),
            .sender = sender,
            .command = command,
            .explanation = {},
            .odds = {}};
    if (const auto* battle = std::get_if<BattleCommand>(&command)) {
        why.explanation = explain(table, state, sender, *battle);
        if (why.explanation.verdict) why.odds = odds_of(table, state, sender, *battle);
    } else {
        why.explanation.verdict = of_another_game(why.owed, sender);
    }
    return why;
}

std::vector<Clause> clauses_of(const Why& why, Edition edition) {
    std::vector<Clause> cited;
    const auto cite = [&](Clause clause) {
        if (!clause.exists()) return;
        for (const Clause each : citation(clause, edition))
            if (std::find(cited.begin(), cited.end(), each) == cited.end()) cited.push_back(each);
    };
    if (!why.explanation.verdict) cite(why.explanation.verdict.error().clause);
    for (const ExplainedSection& struck : why.explanation.struck) cite(struck.clause);
    for (const ExplainedTerm& term : why.explanation.terms) cite(term.clause);
    if (why.odds)
        for (const FigureOdds& one : why.odds->figures)
            for (const Clause clause : one.clauses) cite(clause);
    return cited;
}

}  // namespace six::io
