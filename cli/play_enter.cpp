// What a person types at the table: the part of PlaySession that understands and obeys it.
#include <algorithm>
#include <charconv>
#include <filesystem>
#include <optional>
#include <ostream>
#include <system_error>
#include <variant>

#include "cli/args.h"
#include "cli/line_input.h"
#include "cli/play_explain.h"
#include "cli/play_session.h"
#include "cli/play_template.h"
#include "cli/play_view.h"
#include "engine/game/look.h"
#include "engine/messages/reason.h"
#include "host/order_words.h"
#include "host/typed_line.h"
#include "io/language/command_text.h"
#include "io/language/describe.h"
#include "io/text/line_reader.h"

namespace six::cli {
namespace {

constexpr std::size_t kHints = 5;
constexpr std::size_t kMostHints = 20;
constexpr std::size_t kLogged = 20;

std::string_view trimmed(std::string_view line) {
    constexpr std::string_view kBlank = " \t\r\n";
    const std::size_t first = line.find_first_not_of(kBlank);
    if (first == std::string_view::npos) return {};
    return line.substr(first, line.find_last_not_of(kBlank) - first + 1);
}

std::optional<std::size_t> number(std::string_view text) {
    std::size_t n = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return n;
}

struct Typed {
    std::string_view verb, rest;
};
Typed typed_line(std::string_view line) {
    line = trimmed(line);
    const std::size_t end = std::min(line.find_first_of(" \t"), line.size());
    return {line.substr(0, end), trimmed(line.substr(end))};
}

std::string joined_by(const std::vector<std::string_view>& words, std::string_view between = ", ") {
    std::string text;
    for (const std::string_view word : words) {
        if (!text.empty()) text += between;
        text += word;
    }
    return text;
}

}  // namespace

void PlaySession::enter(std::string_view line) {
    if (done_) return;
    if (line.size() > kLongestLine)
        return say("cli.line_too_long", {{"most", std::to_string(kLongestLine)}});
    const auto [verb, rest] = typed_line(line);
    if (verb.empty()) return tell_owed();
    if (rest.empty() && number(verb)) return play_hint(verb);
    const Meant meant = meant_by(verb, {game_.rules(), game_.owed().ask});
    if (meant.word == nullptr) {
        if (meant.may_mean.empty() && meant.near.empty())
            say("cli.play.unknown_word_alone", {{"word", printable(verb)}});
        else if (meant.may_mean.empty())
            say("cli.play.unknown_word", {{"word", printable(verb)}, {"near", meant.near}});
        else
            say("cli.play.ambiguous",
                {{"word", printable(verb)}, {"list", joined_by(meant.may_mean)}});
        return;
    }
    // It cannot be meant by accident.
    const std::string_view word = meant.word->word;
    if ((word == "withdraw" || word == "time") && verb != word)
        return say("cli.play.write_out", {{"word", std::string(word)}});
    if (meant.word->usage.empty() && !rest.empty())
        return say("cli.usage.too_many_words",
                   {{"command", std::string(meant.word->word)}, {"word", printable(rest)}});
    if (meant.word->is_command)
        command(*meant.word, rest);
    else
        obey(*meant.word, rest);
    out_ << std::flush;
}

void PlaySession::obey(const PlayWord& word, std::string_view rest) {
    const io::Language language = wishes_.language;
    const std::string_view name = word.word;
    if (name == "help") out_ << help_shown(language, terminal(), game_, rest);
    if (name == "look") {
        if (!rest.empty()) return look_at(rest);
        look(true);
        tell_owed();
    }
    if (name == "legend") out_ << legend_shown(language, terminal(), game_);
    if (name == "list") list(rest);
    if (name == "dial") dial(rest);
    if (name == "template") out_ << template_shown(language, terminal(), game_, rest);
    if (name == "measure") out_ << distance_shown(language, terminal(), game_, rest);
    if (name == "why") why(rest);
    if (name == "hints") hints(rest);
    if (name == "undo") undo();
    if (name == "orders") order(rest);
    if (name == "score") out_ << score_shown(language, terminal(), game_);
    if (name == "log") log(rest);
    if (name == "save") save(rest);
    if (name == "time") {
        if (give(Seat{}, CallTime{})) {
            go_on();
            if (!done_) tell_owed();
        }
    }
    if (name == "quit") leave();
}

// The figure that is named first, or the question which one is meant.
std::optional<FigureId> PlaySession::figure_named(std::string_view word) {
    if (game_.in_setup()) {
        say("cli.play.not_laid");
        return std::nullopt;
    }
    const auto id = game_.names().find_figure(word);
    if (id && id->n < game_.state().figure_count) return id;
    say("cli.play.which_figure",
        {{"list", joined_by({game_.names().figures.begin(), game_.names().figures.end()})}});
    return std::nullopt;
}

void PlaySession::look_at(std::string_view rest) {
    const std::string line = written_out("look " + std::string(rest), game_.names());
    const auto id = figure_named(std::string_view(line).substr(5));
    if (!id) return;
    const Figure& figure = game_.state()[*id];
    const FigureId body = body_of(game_.state(), *id);
    if (!in_play(figure)) return say("cli.play.not_on_table", {{"who", game_.names().of(*id)}});
    out_ << surroundings_shown(wishes_.language, terminal(), game_, body);
}

void PlaySession::dial(std::string_view rest) {
    const std::string line = written_out("dial " + std::string(rest), game_.names());
    const std::vector<std::string_view> parts = split_words(line);
    const auto id = figure_named(parts.size() > 1 ? parts[1] : std::string_view());
    if (!id) return;
    std::optional<std::size_t> section;
    const bool large = is_large(game_.table(), game_.state()[*id]);
    for (std::size_t i = 0; i < kSectionNames.size() && large && parts.size() == 3; ++i)
        if (parts[2] == kSectionNames[i]) section = i;
    if (parts.size() > 2 && !section)
        return say("cli.play.dial_what", {{"word", printable(parts[2])}});
    out_ << dial_shown(wishes_.language, terminal(), game_, *id, section);
}

// --- commands ---

std::optional<Command> PlaySession::read(const PlayWord& word, std::string_view rest) {
    const auto command = host::read_typed_command(wishes_.language, game_, word, rest);
    if (command) return *command;
    print(command.error());
    print(std::string(word.word) + ' ' + std::string(word.usage), 4);
    return std::nullopt;
}

void PlaySession::command(const PlayWord& word, std::string_view rest) {
    if (const auto typed = read(word, rest)) answer(*typed);
}

void PlaySession::answer(const Command& command) {
    if (!give(sitting_.sender_of(command), command)) return;
    go_on();
    if (!done_) tell_owed();
}

void PlaySession::refuse(const Illegal& illegal) {
    last_refusal_ = illegal.clause;
    print(io::describe(wishes_.language, game_.names(), illegal));
    if (illegal.why == Reason::wrong_answer)
        print(io::describe(wishes_.language, game_.names(), game_.owed()));
    out_ << clause_shown(wishes_.language, terminal(), illegal.clause);
}

// --- words for the table ---

void PlaySession::list(std::string_view seat) {
    Seat only;
    if (!seat.empty()) {
        for (std::uint8_t n = 0; n < game_.seat_count(); ++n)
            if (game_.names().of(Seat{n}).starts_with(seat) ||
                game_.names().said(wishes_.language, Seat{n}) == seat)
                only = Seat{n};
        if (!only.exists()) return say("cli.play.no_seat", {{"word", printable(seat)}});
    }
    out_ << figures_shown(wishes_.language, terminal(), game_, only);
}

void PlaySession::why(std::string_view line) {
    if (line.empty()) {
        const Decision owed = game_.owed();
        if (!last_refusal_.exists()) print(io::describe(wishes_.language, game_.names(), owed));
        out_ << clause_shown(wishes_.language, terminal(),
                             last_refusal_.exists() ? last_refusal_ : owed.clause);
        return;
    }
    const auto [verb, rest] = typed_line(line);
    if (const auto n = number(verb); n && rest.empty() && *n >= 1 && *n <= hints_.size()) {
        out_ << command_explained(wishes_.language, terminal(), game_, hints_[*n - 1]);
        return;
    }
    const Meant meant = meant_by(verb, {game_.rules(), game_.owed().ask});
    if (meant.word == nullptr || !meant.word->is_command)
        return say("cli.play.why_what", {{"word", printable(verb)}});
    if (const auto command = read(*meant.word, rest))
        out_ << command_explained(wishes_.language, terminal(), game_, *command);
}

void PlaySession::hints(std::string_view count) {
    std::size_t wanted = kHints;
    if (!count.empty()) {
        const auto n = number(count);
        if (!n || *n < 1 || *n > kMostHints)
            return say("cli.play.how_many", {{"most", std::to_string(kMostHints)}});
        wanted = *n;
    }
    hints_ = sitting_.hints(wanted);
    for (std::size_t i = 0; i < hints_.size(); ++i)
        out_ << fit(std::to_string(i + 1), 4)
             << wrap(hint_shown(wishes_.language, game_, hints_[i]), usable_columns(terminal()), 4)
             << '\n';
    out_ << hints_drawn(wishes_.language, terminal(), game_, hints_);
    say("cli.play.hints");
}

void PlaySession::play_hint(std::string_view typed) {
    const auto n = number(typed);
    if (!n || *n == 0 || *n > hints_.size()) return say("cli.play.no_hint");
    const Command chosen = hints_[*n - 1];
    print(io::print_command(chosen, game_.names(), game_.catalog()));
    answer(chosen);
    out_ << std::flush;
}

void PlaySession::undo() {
    std::string last;
    bool any = false;
    for (const host::Answered& answered : game_.answers())
        if (answered.typed) {
            any = true;
            last = io::print_command(answered.command, game_.names(), game_.catalog());
        }
    if (!any) return say("cli.play.nothing_to_undo");
    const std::size_t taken = game_.take_back();
    if (taken == 0) return say("cli.play.no_undo");
    hints_.clear();
    last_refusal_ = {};
    record(record_.rewrite(game_));
    say("cli.play.undone", {{"command", last}});
    tell_owed();
}

void PlaySession::order(std::string_view line) {
    const Seat seat = game_.owed().seat;
    StandingOrders wanted = sitting_.seated(seat).orders;
    const std::vector<std::string_view> parts = split_words(line);
    if (std::size_t wrong = 0; !host::change_orders(parts, wanted, wrong)) {
        const auto first = parts.begin() + static_cast<std::ptrdiff_t>(wrong);
        const auto end =
            parts.begin() + static_cast<std::ptrdiff_t>(std::min(wrong + 2, parts.size()));
        say("cli.play.no_order", {{"word", printable(joined_by({first, end}, " "))}});
        return print(std::string("orders ") + std::string(play_word("orders")->usage), 4);
    }
    if (sitting_.seated(seat).orders != wanted) {  // a resumed game knows them again
        sitting_.order(seat, wanted);
        record_.seat(sitting_.players());
        record(record_.rewrite(game_));
    }
    out_ << orders_shown(wishes_.language, terminal(), game_.names(), seat, wanted);
    if (parts.empty()) return;
    // The question that is open now may be answered by it.
    const std::size_t before = game_.answers().size();
    go_on();
    if (!done_ && game_.answers().size() != before) tell_owed();
}

void PlaySession::log(std::string_view count) {
    std::size_t wanted = kLogged;
    if (!count.empty()) {
        const auto n = number(count);
        if (!n) return say("cli.play.log_what");
        wanted = *n;
    }
    const std::vector<host::Answered>& answers = game_.answers();
    std::size_t first = answers.size();
    std::size_t events = 0;
    while (first > 0 && events < wanted) events += answers[--first].events.size();
    for (std::size_t i = first; i < answers.size(); ++i) {
        const host::SeenAnswer seen = game_.seen_by(sitting_.eyes(), i);
        if (answers[i].seat.exists() && !seen.secret)
            print(game_.names().said(wishes_.language, answers[i].seat) + ": " +
                  io::print_command(answers[i].command, game_.names(), game_.catalog()));
        host::Answered shown = answers[i];
        shown.events = seen.events;
        out_ << events_shown(wishes_.language, terminal(), game_.names(), shown, true);
    }
}

void PlaySession::save(std::string_view file) {
    const std::string target(file.empty() ? std::string_view(wishes_.save_file) : file);
    if (target.empty()) {
        if (record_.file().empty()) return say("cli.play.save_where");
        return say("cli.play.recorded", {{"file", printable(record_.file())}});
    }
    // The recording is up to date, and its file is in use.
    std::error_code ignored;
    if (!record_.file().empty() && std::filesystem::equivalent(target, record_.file(), ignored))
        return say("cli.play.recorded", {{"file", printable(record_.file())}});
    const bool own = std::find(saved_.begin(), saved_.end(), target) != saved_.end();
    if (!own && !may_be_replaced(game_, target))
        return say("cli.play.not_own", {{"file", printable(target)}});
    if (!can_be_written(target)) return say("cli.play.unwritable", {{"file", printable(target)}});
    const bool done = save_game(game_, sitting_.players(), target);
    if (done && !own) saved_.push_back(target);
    say(done ? "cli.play.saved" : "cli.play.unwritable", {{"file", printable(target)}});
}

}  // namespace six::cli
