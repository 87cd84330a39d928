// why: one command in a scenario's position, and everything that decides about it: the verdict, the
// sum term by term, the odds of every outcome, and the clauses in full.
#include "io/language/why.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/commands.h"
#include "cli/terminal.h"
#include "engine/game/look.h"
#include "engine/messages/reason.h"
#include "io/answers/why_json.h"
#include "io/language/command_text.h"
#include "io/language/describe.h"
#include "io/language/odds_text.h"
#include "io/rules/rule_catalog.h"
#include "io/scenario/decline.h"
#include "io/scenario/scenario_book.h"
#include "io/scenario/scenario_lay.h"

namespace six::cli {
namespace {

using io::LaidScenario;
using io::Language;
using io::say;
using io::Scenario;

constexpr std::string_view kChance = "chance";

// --- from the file to the position ---

void complain_of(const Arguments& args, std::ostream& err, const std::vector<io::Error>& errors) {
    for (const io::Error& error : errors) failure(args, err, error);
}

std::optional<Scenario> load_scenario(const Arguments& args, std::ostream& err) {
    const std::string& file = args.words[0];
    const auto text = io::read_scenario_file(file);
    if (!text) {
        complain_of(args, err, {text.error()});
        return std::nullopt;
    }
    auto scenario = io::parse_scenario(*text, file, io::ScenarioUse::ask);
    if (!scenario) {
        complain_of(args, err, scenario.error());
        return std::nullopt;
    }
    return *std::move(scenario);
}

io::CommandContext context_of(const LaidScenario& laid) {
    const BattleGame& game = *laid.game;
    return {laid.names, game.in_setup() ? game.agreement()->catalog : game.table().catalog,
            game.in_setup() ? nullptr : &game.state()};
}

// One step of the file's script: what it says must happen, happens.
std::optional<io::Error> take_step(const Arguments& args, LaidScenario& laid,
                                   const io::Step& step) {
    const auto stuck = [&](std::string why) {
        return io::Error{args.words[0] + ":" + std::to_string(step.place.line),
                         "cli.why.script_stops",
                         {{"command", printable(step.command)}, {"why", std::move(why)}}};
    };
    if (step.decline_all) {
        Events told;
        while (const auto answer = io::declining_answer(*laid.game, step.sender))
            if (!laid.game->step(step.sender, *answer, told)) break;
        return std::nullopt;
    }
    const auto command = io::parse_command(step.command, context_of(laid));
    if (!command) return stuck(say(args.language, command.error()));
    const bool setup = laid.game->in_setup();
    Events events;
    const auto done = laid.game->step(step.sender, *command, events);
    if (done && step.refusal) return stuck(say(args.language, "scenario.was_allowed"));
    if (!done && !step.refusal) return stuck(io::describe(args.language, laid.names, done.error()));
    if (setup && !laid.game->in_setup()) io::name_figures(laid);
    return std::nullopt;
}

// The game after so many steps of the script; null when something is wrong, which has been said.
std::shared_ptr<LaidScenario> position_of(const Arguments& args, std::ostream& err,
                                          const Scenario& scenario) {
    const std::size_t all = scenario.steps.size();
    const auto steps = static_cast<std::size_t>(args.number_or("at", all));
    if (steps > all) {
        failure(args, err, "cli.why.no_such_step",
                {{"n", std::to_string(steps)}, {"count", std::to_string(all)}});
        return nullptr;
    }
    const auto laid = io::lay_scenario(scenario, scenario.editions[0], args.language);
    if (!laid) {
        complain_of(args, err, {laid.error()});
        return nullptr;
    }
    for (std::size_t i = 0; i < steps; ++i)
        if (const auto error = take_step(args, **laid, scenario.steps[i])) {
            complain_of(args, err, {*error});
            return nullptr;
        }
    if ((*laid)->game->in_setup() || (*laid)->game->state().phase == Phase::over) {
        failure(args, err, (*laid)->game->in_setup() ? "cli.why.in_setup" : "cli.why.over");
        return nullptr;
    }
    return *laid;
}

// --- the command ---

struct Asked {
    Seat sender;
    Command command;
};

// "red close A at B"; without a seat the one whose answer is owed asks, and chance rolls.
std::optional<Asked> read_command(const Arguments& args, std::ostream& err,
                                  const LaidScenario& laid) {
    std::string text;
    for (std::size_t i = 1; i < args.words.size(); ++i) text += (i > 1 ? " " : "") + args.words[i];
    const std::size_t begin = text.find_first_not_of(' ');
    const std::size_t end = std::min(text.find(' ', std::min(begin, text.size())), text.size());
    const std::string first =
        begin == std::string::npos ? std::string() : text.substr(begin, end - begin);
    const auto seat = laid.names.find_seat(first);
    const bool named = seat.has_value() || first == kChance;
    // The seat is blanked out, so that errors name the right column.
    if (named) text.replace(begin, first.size(), first.size(), ' ');
    const auto command = io::parse_command(text, context_of(laid));
    if (!command) {
        usage(args, err, "cli.why.unreadable", {{"why", say(args.language, command.error())}});
        return std::nullopt;
    }
    if (named) return Asked{seat.value_or(Seat{}), *command};
    const bool of_chance = as<Roll>(*command) != nullptr || as<CallTime>(*command) != nullptr;
    return Asked{of_chance ? Seat{} : laid.game->next_decision().seat, *command};
}

// --- the answer ---

class Answer {
public:
    Answer(std::ostream& out, Language language, const LaidScenario& laid)
        : out_(out),
          terminal_(terminal_of(out)),
          columns_(static_cast<std::size_t>(terminal_.columns)),
          language_(language),
          names_(laid.names),
          table_(laid.game->table()),
          state_(laid.game->state()) {}

    void print(const io::Why& why) {
        const std::string sender = why.sender.exists() ? names_.said(language_, why.sender)
                                                       : say(language_, "seat.chance");
        out_ << paint(terminal_, Colour::bold,
                      say(language_, "cli.why.question",
                          {{"seat", sender},
                           {"command", io::print_command(why.command, names_, table_.catalog)}}))
             << '\n';
        print_verdict(why);
        print_sum(why.explanation);
        print_odds(why);
        print_clauses(why);
    }

private:
    void heading(std::string_view name) {
        out_ << '\n'
             << paint(terminal_, Colour::bold,
                      say(language_, "cli.why.heading." + std::string(name)))
             << '\n';
    }
    void line(std::size_t indent, const std::string& text) {
        out_ << std::string(indent, ' ') << wrap(text, columns_, indent) << '\n';
    }

    void print_verdict(const io::Why& why) {
        if (why.explanation.verdict) {
            out_ << paint(terminal_, Colour::green, say(language_, "explain.allowed")) << '\n';
            return;
        }
        const Illegal& illegal = why.explanation.verdict.error();
        out_ << paint(terminal_, Colour::red, say(language_, "cli.why.refused")) << ' '
             << wrap(io::describe(language_, names_, illegal), columns_, 0) << '\n';
        for (const FigureId figure : {illegal.who, illegal.other})
            if (figure.exists() && figure.n < state_.figure_count) line(2, about(figure));
        if (illegal.piece.exists()) {
            const FigureId section = table_.field.pieces[illegal.piece.n].section;
            if (!section.exists())
                line(2, about(illegal.piece));
            else if (section != illegal.who && section != illegal.other)
                line(2, about(section));
        }
        if (illegal.where != Vec2{})
            line(2, say(language_, "cli.why.place",
                        {{"at", io::place_text(language_, illegal.where)}}));
        // Who answers to something else is told to what.
        if (illegal.why == Reason::wrong_answer || illegal.why == Reason::not_your_decision)
            line(2, say(language_, "cli.why.owed",
                        {{"question", io::describe(language_, names_, why.owed)}}));
    }

    std::string about(FigureId id) const {
        const Figure& figure = state_[id];
        const bool stands = on_table(figure) || is_section(figure);
        return say(language_, stands ? "cli.why.figure" : "cli.why.figure_absent",
                   {{"label", names_.of(id)},
                    {"name", warrior_of(table_, figure).name},
                    {"seat", names_.said(language_, figure.owner)},
                    {"at", io::place_text(language_, figure.at)},
                    {"facing", io::facing_text(language_, figure.facing)}});
    }
    std::string about(PieceId id) const {
        const auto kind = static_cast<std::size_t>(table_.field.pieces[id.n].kind);
        return say(language_, "cli.why.piece",
                   {{"piece", names_.said(language_, id)},
                    {"kind", say(language_, "terrain." + std::string(kTerrainNames[kind]))}});
    }

    void print_sum(const Explanation& explanation) {
        if (explanation.terms.empty() && explanation.dice == 0) return;
        heading("sum");
        const std::vector<std::string> lines = io::describe(language_, names_, explanation);
        for (std::size_t i = 1; i < lines.size(); ++i) line(2, lines[i]);  // the first: the verdict
    }

    void print_odds(const io::Why& why) {
        if (!why.explanation.verdict) return;
        if (!why.odds) {
            heading("odds");
            return line(2, say(language_, "cli.why.too_many_branches"));
        }
        const Odds& odds = *why.odds;
        const std::vector<io::OddsBlock> blocks = io::odds_blocks(language_, odds);
        if (blocks.empty()) return;
        heading("odds");
        if (odds.total > 1)
            line(2, say(language_, "odds.total", {{"n", std::to_string(odds.total)}}));
        const Widths widths = widths_of(odds, blocks);
        for (const io::OddsBlock& block : blocks) {
            if (block.figure.exists()) line(2, figure_heading(odds, block.figure));
            for (const io::OddsRow& row : block.rows)
                out_ << "    " << fit(row.what, widths.what) << "  "
                     << right(io::fraction_text(row.weight, odds.total), widths.fraction) << "  "
                     << right(io::percent_text(language_, row.weight, odds.total), widths.percent)
                     << '\n';
            if (!block.average.empty()) line(4, block.average);
        }
        const std::vector<std::string> assumptions = io::odds_assumptions(language_, odds);
        if (assumptions.empty()) return;
        line(2, say(language_, "cli.why.assumed"));
        for (const std::string& sentence : assumptions) line(4, sentence);
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
                             columns_of(io::percent_text(language_, row.weight, odds.total)));
            }
        return widths;
    }
    static std::string right(const std::string& text, std::size_t width) {
        const std::size_t used = columns_of(text);
        return std::string(width > used ? width - used : 0, ' ') + text;
    }

    std::string figure_heading(const Odds& odds, FigureId id) const {
        std::string cited;
        for (const Clause clause : odds.find(id)->clauses)
            cited += (cited.empty() ? "" : ", ") + std::string(clause.id());
        std::string sentence = say(language_, "cli.why.outcomes_of",
                                   {{"label", names_.of(id)},
                                    {"name", warrior_of(table_, state_[id]).name},
                                    {"seat", names_.said(language_, state_[id].owner)}});
        if (cited.empty()) return sentence;
        return say(language_, "form.clause",
                   {{"sentence", std::move(sentence)}, {"clause", cited}});
    }

    void print_clauses(const io::Why& why) {
        const std::vector<Clause> clauses = io::clauses_of(why, names_.edition);
        if (clauses.empty()) return;
        heading("clauses");
        std::size_t width = 0;
        for (const Clause clause : clauses) width = std::max(width, columns_of(clause.id()));
        for (const Clause clause : clauses) {
            const io::RuleClause& rule = io::rule_catalog()[clause];
            std::string text = rule.text(language_);
            if (language_ == Language::de && rule.de.empty())
                text += ' ' + say(language_, "cli.rules.untranslated");
            out_ << "  " << paint(terminal_, Colour::bold, fit(clause.id(), width)) << "  "
                 << wrap(text, columns_, width + 4) << '\n';
        }
    }

    std::ostream& out_;
    Terminal terminal_;
    std::size_t columns_;
    Language language_;
    const io::Names& names_;
    const Table& table_;
    const State& state_;
};

}  // namespace

int run_why(const Arguments& args, std::ostream& out, std::ostream& err) {
    const auto scenario = load_scenario(args, err);
    if (!scenario) return kFailure;
    const auto laid = position_of(args, err, *scenario);
    if (!laid) return kFailure;
    const auto asked = read_command(args, err, *laid);
    if (!asked) return kUsage;
    const Table& table = laid->game->table();
    const State& state = laid->game->state();
    const io::Why why = io::ask_why(table, state, asked->sender, asked->command);
    if (args.has("json"))
        out << io::why_json(args.language, laid->names, table, state, why);
    else
        Answer(out, args.language, *laid).print(why);
    return kSuccess;
}

}  // namespace six::cli
