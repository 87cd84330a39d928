// One sitting at the table: lines in, text out. It asks the person whose answer is owed, rolls the
// dice of the seed, lets bots and standing orders answer, tells what happened and records it all.
// It reads no terminal and opens none, so that a test plays whole games with it.
#pragma once

#include <array>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/play_record.h"
#include "cli/play_words.h"
#include "cli/terminal.h"
#include "engine/game/orders.h"
#include "host/play_game.h"
#include "host/sitting.h"
#include "io/text/text.h"

namespace six::cli {

struct PlayWishes {
    io::Language language = io::Language::en;
    std::array<std::string, kMaxSeats> players;  // a bot's name; "human" or empty: a person
    // The armies agreed beforehand, by seat; where there is none it is chosen like the rest.
    std::array<std::optional<ChooseArmy>, kMaxSeats> armies;
    bool deploy_by_hand = false;  // the whole set-up; otherwise a bot does it for everybody
    std::string save_file;        // where `save` writes when it is told nothing
    std::array<StandingOrders, kMaxSeats> orders{};  // given before
};

class PlaySession {
public:
    // How large the terminal is now: asked before everything that is printed.
    using TerminalNow = Terminal (*)(const std::ostream&);

    PlaySession(host::PlayGame, PlayWishes, PlayRecord, std::ostream& out,
                TerminalNow terminal = terminal_of);

    void begin();  // goes on to the first question for a person, and shows the table
    // A person is asked something. If not, the game is over, was left, or cannot go on.
    bool waiting() const { return !done_; }
    std::string prompt() const;
    void enter(std::string_view line);  // one line that was typed
    void leave();                       // as `quit` does: the recording is ended
    std::string farewell() const;       // that it was left, and how to go on

    const host::PlayGame& game() const { return game_; }
    std::vector<std::string> complete(std::string_view line) const;

private:
    // --- going on ---
    void go_on();                     // all that needs no person
    bool give(Seat, const Command&);  // what was typed; false: it was refused, and that was said
    void answered(bool by_order);
    void record(bool done);
    void tell_last(bool by_order);
    void tell_owed();
    void finish();

    // --- what was typed ---
    void obey(const PlayWord&, std::string_view rest);
    void command(const PlayWord&, std::string_view rest);
    std::optional<Command> read(const PlayWord&, std::string_view rest);
    void answer(const Command&);
    void play_hint(std::string_view typed);
    void refuse(const Illegal&);
    std::optional<FigureId> figure_named(std::string_view word);
    void look_at(std::string_view rest);
    void dial(std::string_view rest);
    void list(std::string_view seat);
    void why(std::string_view line);
    void hints(std::string_view count);
    void undo();
    void order(std::string_view line);
    void log(std::string_view count);
    void save(std::string_view file);

    // --- printing ---
    std::string words(std::string_view key, const std::vector<io::Argument>& = {}) const;
    void say(std::string_view key, const std::vector<io::Argument>& = {});
    void print(std::string_view text, std::size_t indent = 0);
    void look(bool with_events);
    Terminal terminal() const { return terminal_(out_); }

    host::Sitting sitting_;
    host::PlayGame& game_;  // the one they sit at
    PlayWishes wishes_;
    PlayRecord record_;
    std::ostream& out_;
    TerminalNow terminal_;
    std::vector<std::string> saved_;  // files `save` has written from this table
    std::vector<Command> hints_;      // numbered from 1; for this question only
    Clause last_refusal_;
    bool done_ = false;
};

}  // namespace six::cli
