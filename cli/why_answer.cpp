#include "cli/why_answer.h"

#include <algorithm>
#include <ostream>
#include <vector>

#include "engine/game/look.h"
#include "engine/messages/reason.h"
#include "io/language/command_text.h"
#include "io/language/describe.h"
#include "io/language/odds_text.h"
#include "io/rules/rule_catalog.h"

namespace six::cli {
namespace {

using io::Language;
using io::say;

class DecisionTold {
public:
    DecisionTold(const WhyPage& page, const io::LaidScenario& laid)
        : page_(page), names_(laid.names), table_(laid.game->table()), state_(laid.game->state()) {}

    void print(const io::Why& why) {
        print_verdict(why);
        print_sum(why.explanation);
        print_odds(why);
    }

private:
    void print_verdict(const io::Why& why) {
        if (why.explanation.verdict) {
            page_.out << paint(page_.terminal, Colour::green,
                               say(page_.language, "explain.allowed"))
                      << '\n';
            return;
        }
        const Illegal& illegal = why.explanation.verdict.error();
        const std::string refused = say(page_.language, "cli.why.refused");
        const std::string text =
            wrap(refused + ' ' + io::describe(page_.language, names_, illegal), page_.columns(), 0);
        page_.out << paint(page_.terminal, Colour::red, refused) << text.substr(refused.size())
                  << '\n';
        for (const FigureId figure : {illegal.who, illegal.other})
            if (figure.exists() && figure.n < state_.figure_count) page_.line(2, about(figure));
        if (illegal.piece.exists()) {
            const FigureId section = table_.field.pieces[illegal.piece.n].section;
            if (!section.exists())
                page_.line(2, about(illegal.piece));
            else if (section != illegal.who && section != illegal.other)
                page_.line(2, about(section));
        }
        if (illegal.where != Vec2{})
            page_.line(2, say(page_.language, "cli.why.place",
                              {{"at", io::place_text(page_.language, illegal.where)}}));
        // Who answers to something else is told to what.
        if (illegal.why == Reason::wrong_answer || illegal.why == Reason::not_your_decision)
            page_.line(2, say(page_.language, "cli.why.owed",
                              {{"question", io::describe(page_.language, names_, why.owed)}}));
    }

    std::string about(FigureId id) const {
        const Figure& figure = state_[id];
        const bool stands = on_table(figure) || is_section(figure);
        return say(page_.language, stands ? "cli.why.figure" : "cli.why.figure_absent",
                   {{"label", names_.of(id)},
                    {"name", warrior_of(table_, figure).name},
                    {"seat", names_.said(page_.language, figure.owner)},
                    {"at", io::place_text(page_.language, figure.at)},
                    {"facing", io::facing_text(page_.language, figure.facing)}});
    }
    std::string about(PieceId id) const {
        const auto kind = static_cast<std::size_t>(table_.field.pieces[id.n].kind);
        return say(page_.language, "cli.why.piece",
                   {{"piece", names_.said(page_.language, id)},
                    {"kind", say(page_.language, "terrain." + std::string(kTerrainNames[kind]))}});
    }

    void print_sum(const Explanation& explanation) {
        if (explanation.terms.empty() && explanation.dice == 0) return;
        page_.heading(say(page_.language, "cli.why.heading.sum"));
        const std::vector<std::string> lines = io::describe(page_.language, names_, explanation);
        for (std::size_t i = 1; i < lines.size(); ++i)
            page_.line(2, lines[i]);  // the first: the verdict
    }

    void print_odds(const io::Why& why) {
        if (!why.explanation.verdict) return;
        if (!why.odds) {
            page_.heading(say(page_.language, "cli.why.heading.odds"));
            return page_.line(2, say(page_.language, "cli.why.too_many_branches"));
        }
        const Odds& odds = *why.odds;
        const std::vector<io::OddsBlock> blocks = io::odds_blocks(page_.language, odds);
        if (blocks.empty()) return;
        page_.heading(say(page_.language, "cli.why.heading.odds"));
        if (odds.total > 1)
            page_.line(2, say(page_.language, "odds.total", {{"n", std::to_string(odds.total)}}));
        const Widths widths = widths_of(odds, blocks);
        for (const io::OddsBlock& block : blocks) {
            if (block.figure.exists()) page_.line(2, figure_heading(odds, block.figure));
            for (const io::OddsRow& row : block.rows)
                page_.out << "    " << fit(row.what, widths.what) << "  "
                          << right_aligned(io::fraction_text(row.weight, odds.total),
                                           widths.fraction)
                          << "  "
                          << right_aligned(io::percent_text(page_.language, row.weight, odds.total),
                                           widths.percent)
                          << '\n';
            if (!block.average.empty()) page_.line(4, block.average);
        }
        const std::vector<std::string> assumptions = io::odds_assumptions(page_.language, odds);
        if (assumptions.empty()) return;
        page_.line(2, say(page_.language, "cli.why.assumed"));
        for (const std::string& sentence : assumptions) page_.line(4, sentence);
    }

    struct Widths {
        std::size_t what = 0, fraction = 0, percent = 0;
    };
    Widths widths_of(const Odds& odds, const std::vector<io::OddsBlock>& blocks) const {
        Widths widths;
        for (const io::OddsBlock& block : blocks)
            for (const io::OddsRow& row : block.rows) {
                widths.what = std::max(widths.what, columns_of(row.what));
                widths.fraction =
                    std::max(widths.fraction, io::fraction_text(row.weight, odds.total).size());
                widths.percent =
                    std::max(widths.percent,
                             columns_of(io::percent_text(page_.language, row.weight, odds.total)));
            }
        return widths;
    }
    std::string figure_heading(const Odds& odds, FigureId id) const {
        std::string cited;
        for (const Clause clause : odds.find(id)->clauses)
            cited += (cited.empty() ? "" : ", ") + std::string(clause.id());
        std::string sentence = say(page_.language, "cli.why.outcomes_of",
                                   {{"label", names_.of(id)},
                                    {"name", warrior_of(table_, state_[id]).name},
                                    {"seat", names_.said(page_.language, state_[id].owner)}});
        if (cited.empty()) return sentence;
        return say(page_.language, "form.clause",
                   {{"sentence", std::move(sentence)}, {"clause", cited}});
    }

    const WhyPage& page_;
    const io::Names& names_;
    const Table& table_;
    const State& state_;
};

}  // namespace

void WhyPage::heading(const std::string& name) const {
    out << '\n' << paint(terminal, Colour::bold, name) << '\n';
}

void WhyPage::line(std::size_t indent, const std::string& text) const {
    out << std::string(indent, ' ') << wrap(text, columns(), indent) << '\n';
}

void print_question(const WhyPage& page, const io::LaidScenario& laid, const io::Why& why) {
    const std::string sender = why.sender.exists() ? laid.names.said(page.language, why.sender)
                                                   : say(page.language, "seat.chance");
    const std::string command =
        io::print_command(why.command, laid.names, laid.game->table().catalog);
    page.out << paint(page.terminal, Colour::bold,
                      say(page.language, "cli.why.question",
                          {{"seat", sender}, {"command", command}}))
             << '\n';
}

void print_decision(const WhyPage& page, const io::LaidScenario& laid, const io::Why& why) {
    DecisionTold(page, laid).print(why);
}

void print_clauses(const WhyPage& page, const std::string& name, std::span<const Clause> clauses) {
    if (clauses.empty()) return;
    page.heading(name);
    std::size_t width = 0;
    for (const Clause clause : clauses) width = std::max(width, columns_of(clause.id()));
    for (const Clause clause : clauses) {
        const io::RuleClause& rule = io::rule_catalog()[clause];
        std::string text = rule.text(page.language);
        if (page.language == Language::de && rule.de.empty())
            text += ' ' + say(page.language, "cli.rules.untranslated");
        page.out << "  " << paint(page.terminal, Colour::bold, fit(clause.id(), width)) << "  "
                 << wrap(text, page.columns(), width + 4) << '\n';
    }
}

}  // namespace six::cli
