#include "host/desk_why.h"

#include "engine/game/look.h"
#include "engine/messages/term.h"
#include "io/language/odds_text.h"
#include "io/language/why.h"

namespace six::host {
namespace {

using protocol::Number;

class Writer {
public:
    Writer(const Voice& voice, const io::Why& why)
        : voice_(voice), why_(why), table_(voice.game().table()), state_(voice.game().state()) {}

    protocol::WhyAnswer whole() const {
        const Explanation& explanation = why_.explanation;
        return {.command = voice_.command(why_.command),
                .legal = explanation.verdict.has_value(),
                .refusal = voice_.refusal(explanation.verdict),
                .terms = terms(),
                .roll = roll(),
                .odds = odds(),
                .struck = struck(),
                .lines = lines(),
                .clauses = clauses()};
    }

private:
    std::vector<protocol::Term> terms() const {
        std::vector<protocol::Term> list;
        for (const ExplainedTerm& term : why_.explanation.terms) {
            const bool by_die = why_.explanation.damage_dice > 0 && term.term == Term::damage;
            const std::string name = kTermNames[static_cast<std::size_t>(term.term)];
            protocol::Term& told =
                list.emplace_back(protocol::Term{.term = name,
                                                 .said = voice_.words("term." + name),
                                                 .change = is_change(term.term),
                                                 .figure = voice_.label(term.figure),
                                                 .clause = Voice::clause(term.clause)});
            if (!by_die) told.value = term.value;
            if (is_length(term.term)) told.unit = protocol::Unit::mils;
        }
        return list;
    }

    std::optional<protocol::DiceNeeded> roll() const {
        const Explanation& explanation = why_.explanation;
        if (explanation.dice == 0) return std::nullopt;
        return protocol::DiceNeeded{.dice = explanation.dice,
                                    .needed = explanation.needed,
                                    .chances = explanation.chances,
                                    .of = explanation.dice == 2 ? 36 : 6};
    }

    std::optional<protocol::OddsTold> odds() const {
        if (!why_.odds || why_.odds->total <= 1) return std::nullopt;
        const Odds& odds = *why_.odds;
        protocol::OddsTold told{.total = static_cast<Number>(odds.total),
                                .assumed = io::odds_assumptions(voice_.language(), odds)};
        for (const io::OddsBlock& block : io::odds_blocks(voice_.language(), odds)) {
            protocol::OddsBlock& out = told.blocks.emplace_back();
            out.figure = voice_.label(block.figure);
            out.average = block.average;
            for (const io::OddsRow& row : block.rows)
                out.rows.push_back(
                    {.what = row.what,
                     .weight = static_cast<Number>(row.weight),
                     .percent = io::percent_text(voice_.language(), row.weight, odds.total)});
        }
        return told;
    }

    std::vector<protocol::Struck> struck() const {
        std::vector<protocol::Struck> list;
        for (const ExplainedSection& one : why_.explanation.struck)
            list.push_back(
                {voice_.labels().of(one.figure), static_cast<protocol::SectionName>(one.section)});
        return list;
    }

    std::vector<protocol::FireLine> lines() const {
        std::vector<protocol::FireLine> list;
        const auto* attack = as<Attack>(why_.command);
        if (!attack || attack->plan.kind != AttackKind::ranged) return list;
        const AttackPlan& plan = attack->plan;
        if (!plan.who.exists() || plan.who.n >= state_.figure_count || !in_play(state_[plan.who]))
            return list;
        const FigureId from = rides(state_[plan.who]) ? state_[plan.who].chariot : plan.who;
        const Warrior& warrior = warrior_of(table_, state_[plan.who]);
        const std::size_t section = own_section(table_, state_[plan.who], plan.section);
        if (section >= warrior.dials.size()) return list;
        const Inches dial_range = warrior.dials[section].range;
        const Inches range = plan.long_range ? 2 * dial_range : dial_range;
        for (const FigureId target : plan.targets)
            if (target.n < state_.figure_count && target != from && in_play(state_[target]) &&
                !rides(state_[target]))
                list.push_back(line(from, target, range));
        return list;
    }

    protocol::FireLine line(FigureId from, FigureId target, Inches range) const {
        const FireLine fire = line_of_fire(table_, state_, from, target, range);
        protocol::FireLine told{
            .target = voice_.labels().of(target),
            .from = fire.from,
            .to = fire.to,
            .length = distance(fire.from, fire.to),
            .range = range,
            .clear = fire.clear(),
            .hindered_by = voice_.piece(fire.hindering),
            .height = height_counts(table_, state_, state_[from], state_[target]),
            .clause = Voice::clause(fire.clear() ? fire.hindering_clause : fire.clause)};
        if (!fire.clear())
            told.blocked_by = protocol::Blocker{.figure = voice_.label(fire.block.figure),
                                                .piece = voice_.piece(fire.block.piece),
                                                .at = fire.block.where};
        return told;
    }

    std::vector<std::string> clauses() const {
        std::vector<std::string> list;
        for (const Clause clause : io::clauses_of(why_, voice_.labels().edition))
            list.emplace_back(clause.id());
        return list;
    }

    const Voice& voice_;
    const io::Why& why_;
    const Table& table_;
    const State& state_;
};

}  // namespace

protocol::WhyAnswer why_told(const Voice& voice, Seat sender, const Command& command) {
    const PlayGame& game = voice.game();
    return Writer(voice, io::ask_why(game.table(), game.state(), sender, command)).whole();
}

}  // namespace six::host
