#include "host/desk_why.h"

#include "engine/game/look.h"
#include "engine/messages/term.h"
#include "io/language/odds_text.h"
#include "io/language/why.h"

namespace six::host {
namespace {

class Writer {
public:
    Writer(const Voice& voice, const io::Why& why)
        : voice_(voice), why_(why), table_(voice.game().table()), state_(voice.game().state()) {}

    Json whole() const {
        const Explanation& explanation = why_.explanation;
        return {
            {"command", voice_.command(why_.command)},
            {"legal", explanation.verdict.has_value()},
            {"refusal", explanation.verdict ? Json() : voice_.refusal(explanation.verdict.error())},
            {"terms", terms()},
            {"roll", roll()},
            {"odds", odds()},
            {"struck", struck()},
            {"lines", lines()},
            {"clauses", clauses()}};
    }

private:
    Json terms() const {
        Json list = Json::array();
        for (const ExplainedTerm& term : why_.explanation.terms) {
            const bool by_die = why_.explanation.damage_dice > 0 && term.term == Term::damage;
            const std::string name = kTermNames[static_cast<std::size_t>(term.term)];
            list.push_back({{"term", name},
                            {"said", voice_.words("term." + name)},
                            {"value", by_die ? Json() : Json(term.value)},
                            {"unit", is_length(term.term) ? Json("mils") : Json()},
                            {"change", is_change(term.term)},
                            {"figure", voice_.label(term.figure)},
                            {"clause", Voice::clause(term.clause)}});
        }
        return list;
    }

    Json roll() const {
        const Explanation& explanation = why_.explanation;
        if (explanation.dice == 0) return {};
        return {{"dice", explanation.dice},
                {"needed", explanation.needed},
                {"chances", explanation.chances},
                {"of", explanation.dice == 2 ? 36 : 6}};
    }

    Json odds() const {
        if (!why_.odds || why_.odds->total <= 1) return {};
        const Odds& odds = *why_.odds;
        Json blocks = Json::array();
        for (const io::OddsBlock& block : io::odds_blocks(voice_.language(), odds)) {
            Json rows = Json::array();
            for (const io::OddsRow& row : block.rows)
                rows.push_back(
                    {{"what", row.what},
                     {"weight", row.weight},
                     {"percent", io::percent_text(voice_.language(), row.weight, odds.total)}});
            blocks.push_back({{"figure", voice_.label(block.figure)},
                              {"rows", std::move(rows)},
                              {"average", block.average}});
        }
        return {{"total", odds.total},
                {"blocks", std::move(blocks)},
                {"assumed", io::odds_assumptions(voice_.language(), odds)}};
    }

    Json struck() const {
        Json list = Json::array();
        for (const ExplainedSection& one : why_.explanation.struck)
            list.push_back(
                {{"figure", voice_.label(one.figure)}, {"section", Voice::section(one.section)}});
        return list;
    }

    Json lines() const {
        Json list = Json::array();
        const auto* attack = as<Attack>(why_.command);
        if (!attack || attack->plan.kind != AttackKind::ranged) return list;
        const AttackPlan& plan = attack->plan;
        if (!plan.who.exists() || plan.who.n >= state_.figure_count || !in_play(state_[plan.who]))
            return list;
        const FigureId from = is_aboard(state_[plan.who]) ? state_[plan.who].chariot : plan.who;
        const Warrior& warrior = warrior_of(table_, state_[plan.who]);
        const std::size_t section = own_section(table_, state_[plan.who], plan.section);
        if (section >= warrior.dials.size()) return list;
        const Inches dial_range = warrior.dials[section].range;
        const Inches range = plan.long_range ? 2 * dial_range : dial_range;
        for (const FigureId target : plan.targets)
            if (target.n < state_.figure_count && target != from && in_play(state_[target]) &&
                !is_aboard(state_[target]))
                list.push_back(line(from, target, range));
        return list;
    }

    Json line(FigureId from, FigureId target, Inches range) const {
        const FireLine fire = line_of_fire(table_, state_, from, target, range);
        Json blocked;
        if (!fire.clear())
            blocked = {{"figure", voice_.label(fire.block.figure)},
                       {"piece", voice_.piece(fire.block.piece)},
                       {"at", Voice::place(fire.block.where)}};
        return {{"target", voice_.label(target)},
                {"from", Voice::place(fire.from)},
                {"to", Voice::place(fire.to)},
                {"length", distance(fire.from, fire.to).mils()},
                {"range", range.mils()},
                {"clear", fire.clear()},
                {"blockedBy", std::move(blocked)},
                {"hinderedBy", voice_.piece(fire.hindering)},
                {"height", height_counts(table_, state_, state_[from], state_[target])},
                {"clause", Voice::clause(fire.clear() ? fire.hindering_clause : fire.clause)}};
    }

    Json clauses() const {
        Json list = Json::array();
        for (const Clause clause : io::clauses_of(why_, voice_.labels().edition))
            list.push_back(clause.id());
        return list;
    }

    const Voice& voice_;
    const io::Why& why_;
    const Table& table_;
    const State& state_;
};

}  // namespace

Json why_json(const Voice& voice, Seat sender, const Command& command) {
    const PlayGame& game = voice.game();
    return Writer(voice, io::ask_why(game.table(), game.state(), sender, command)).whole();
}

}  // namespace six::host
