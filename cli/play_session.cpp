#include "cli/play_session.h"

#include <algorithm>
#include <iostream>
#include <ostream>
#include <utility>

#include "cli/battle_screen.h"
#include "cli/play_explain.h"
#include "cli/play_view.h"
#include "cli/progress.h"
#include "engine/game/look.h"
#include "engine/messages/event_kind.h"
#include "engine/state/ask.h"
#include "host/order_words.h"
#include "io/language/command_text.h"
#include "io/language/describe.h"
#include "sim/match.h"

namespace six::cli {
namespace {

constexpr std::size_t kToldBesideTable = 6;  // sentences; the picture takes what it has room for

std::vector<std::string> last_sentences(io::Language language, const host::PlayGame& game,
                                        Seat eyes) {
    std::vector<std::string> told;
    for (std::size_t n = game.answers().size(); n-- > 0;) {
        const Events events = game.seen_by(eyes, n).events;
        for (auto event = events.rbegin(); event != events.rend(); ++event) {
            if (host::is_bookkeeping(event->kind)) continue;
            told.insert(told.begin(), io::describe(language, game.names(), *event));
            if (told.size() == kToldBesideTable) return told;
        }
    }
    return told;
}

std::array<host::Seated, kMaxSeats> seated(const PlayWishes& wishes) {
    std::array<host::Seated, kMaxSeats> seats;
    for (std::size_t n = 0; n < seats.size(); ++n) {
        if (!wishes.players[n].empty()) seats[n].player = wishes.players[n];
        seats[n].army = wishes.armies[n];
        seats[n].orders = wishes.orders[n];
    }
    return seats;
}

}  // namespace

PlaySession::PlaySession(host::PlayGame game, PlayWishes wishes, PlayRecord record,
                         std::ostream& out, TerminalNow terminal_now)
    : sitting_(std::move(game), seated(wishes), wishes.deploy_by_hand),
      game_(sitting_.game()),
      wishes_(std::move(wishes)),
      record_(std::move(record)),
      out_(out),
      terminal_(terminal_now) {}

// --- printing ---

std::string PlaySession::words(std::string_view key,
                               const std::vector<io::Argument>& arguments) const {
    return io::say(wishes_.language, key, arguments);
}

void PlaySession::print(std::string_view text, std::size_t indent) {
    out_ << paragraph(terminal(), text, indent);
}

void PlaySession::say(std::string_view key, const std::vector<io::Argument>& arguments) {
    print(words(key, arguments));
}

void PlaySession::look(bool with_events) {
    std::vector<std::string> told;
    if (with_events) told = last_sentences(wishes_.language, game_, sitting_.eyes());
    out_ << table_shown(wishes_.language, terminal(), game_, told);
}

std::string PlaySession::prompt() const {
    return game_.names().said(wishes_.language, game_.owed().seat) + "> ";
}

std::vector<std::string> PlaySession::complete(std::string_view line) const {
    return completions(line, {game_.rules(), game_.owed().ask}, game_.names());
}

// --- going on ---

void PlaySession::begin() {
    record_.seat(sitting_.players());
    record(record_.rewrite(game_));
    if (!record_.file().empty()) say("cli.play.recording", {{"file", printable(record_.file())}});
    go_on();
    if (done_) return;
    look(false);  // what happened stands just above
    say("cli.play.welcome");
    tell_owed();
}

void PlaySession::record(bool done) {
    if (!done) say("cli.play.record_lost", {{"file", printable(record_.lost_file())}});
}

void PlaySession::go_on() {
    while (!done_) {
        if (game_.owed().ask == Ask::nothing) return finish();
        if (game_.answers().size() >= sim::kStepLimit) {
            say("cli.battle.step_limit", {{"steps", std::to_string(sim::kStepLimit)}});
            return leave();
        }
        const host::Sitting::By by = sitting_.answers_next();
        if (by == host::Sitting::By::person) return;
        {
            const Progress progress(wishes_.language, std::cerr, "cli.progress.thinking");
            sitting_.go_on();
        }
        answered(by == host::Sitting::By::order);
        if (!out_) done_ = true;  // nobody listens any more
    }
}

bool PlaySession::give(Seat seat, const Command& command) {
    const Result<Ok> done = game_.answer(seat, command, true);
    if (done)
        answered(false);
    else
        refuse(done.error());
    return done.has_value();
}

void PlaySession::answered(bool by_order) {
    hints_.clear();
    last_refusal_ = {};
    record(record_.add(game_));
    tell_last(by_order);
}

void PlaySession::tell_last(bool by_order) {
    const host::Answered& last = game_.answers().back();
    const bool deployed = as<Deploy>(last.command) != nullptr;
    if (by_order && !deployed)
        print(words("cli.play.by_order",
                    {{"command", io::print_command(last.command, game_.names(), game_.catalog())}}),
              2);
    // What the helper does before the battle begins is seen on the table.
    const bool hidden = !last.typed && (deployed || as<ChooseArmy>(last.command) != nullptr);
    host::Answered shown = last;
    shown.events = game_.seen_by(sitting_.eyes(), game_.answers().size() - 1).events;
    if (hidden)
        std::erase_if(shown.events, [](const Event& event) {
            return event.kind == EventKind::deployed || event.kind == EventKind::army_chosen;
        });
    out_ << events_shown(wishes_.language, terminal(), game_.names(), shown, false) << std::flush;
}

void PlaySession::tell_owed() {
    const Decision owed = game_.owed();
    const Terminal now = terminal();
    out_ << paint(now, Colour::bold,
                  wrap(status_shown(wishes_.language, game_), usable_columns(now), 0))
         << '\n';
    if (owed.ask == Ask::give_action || owed.ask == Ask::nothing) return;
    print(io::describe(wishes_.language, game_.names(), owed));
    for (const PlayWord& word : play_words()) {
        if (!word.is_command || !fits(word, {game_.rules(), owed.ask})) continue;
        std::string line = std::string(word.word) + ' ' + std::string(word.usage);
        if (owed.ask == Ask::dodge && word.word == "use") line = "use A dodge";
        // A stands for the figure that is asked about.
        const std::string first = std::string(word.word) + " A";
        if (owed.who.exists() && (line == first || line.starts_with(first + ' ')))
            line.replace(first.size() - 1, 1, game_.names().of(owed.who));
        print(line, 4);
    }
}

void PlaySession::finish() {
    done_ = true;
    record(record_.end(game_));
    out_ << '\n';
    look(false);
    const State& state = game_.state();
    const std::string round = std::to_string(state.round);
    if (state.winner.exists())
        say("cli.battle.winner",
            {{"seat", game_.names().said(wishes_.language, state.winner)}, {"round", round}});
    else
        say("cli.battle.draw", {{"round", round}});
    out_ << score_shown(wishes_.language, terminal(), game_);
    if (!record_.file().empty()) say("cli.play.recorded", {{"file", printable(record_.file())}});
    out_ << std::flush;
}

void PlaySession::leave() {
    if (done_) return;
    done_ = true;
    record(record_.end(game_));
    if (!wishes_.save_file.empty()) save({});
    out_ << farewell() << std::flush;
}

std::string PlaySession::farewell() const {
    const std::string& file = record_.file();
    if (file.empty()) return paragraph(terminal(), words("cli.play.left"));
    // To be copied: in one line, however long.
    return paragraph(terminal(), words("cli.play.left_recorded")) + "    sixskulls play --resume " +
           shell_word(file) + '\n';
}

}  // namespace six::cli
