// Replays: a recorded game as JSON Lines, one line for each command. The header carries all a
// reader needs (edition, rules version, option values, definitions of warriors and terrain, the
// first position or the agreement); each further line a command, where its dice came from, the
// events it made, and the SHA-256 of the canonical state after it; the last line says that the
// recording was ended. Nothing of the machine or the clock is in it. docs/replays.md shows the
// format.
//
// The last member of every line is its chain value: SHA-256 of the chain value of the line before
// and of the line's own bytes up to there. A line that was changed, moved, doubled or dropped is
// refused where it stands. (It is no signature: who rewrites the whole file can make a new chain.)
//
// A replay plays from its recorded events, whatever today's rules say of them; rerun tells from
// which line on they differ.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <ostream>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/base/expected.h"
#include "engine/game/battle_game.h"
#include "engine/messages/command.h"
#include "engine/messages/event.h"
#include "engine/messages/illegal.h"
#include "engine/state/setup.h"
#include "engine/state/state.h"
#include "engine/state/table.h"
#include "io/language/names.h"
#include "io/text/error.h"
#include "io/text/sha256.h"

namespace six::io {

inline constexpr int kReplayFormat = 1;
inline constexpr std::size_t kMaxReplay = std::size_t{64} << 20;  // bytes of a file
inline constexpr std::size_t kMaxReplayHeader = std::size_t{16}
                                                << 20;  // a whole collection of warriors fits
inline constexpr std::size_t kMaxReplayLine = std::size_t{1} << 20;

enum class DiceOrigin : std::uint8_t { seed, scripted, receipt };
inline constexpr std::array kDiceOriginNames = {"seed", "scripted", "receipt"};

// Who sat there and what was ordered beforehand, as a host noted it: nothing to the rules, but a
// host that goes on with the game can seat everybody again. Empty: not noted.
struct ReplayPlayer {
    std::string player;  // such as "human"
    std::string orders;  // such as "spin on dodge always"

    friend bool operator==(const ReplayPlayer&, const ReplayPlayer&) = default;
};

// --- writing ---

// Writes as the game goes, one line for each command, each flushed. First one of the two begins,
// then add for each command that was accepted, then end. What is given to begin must outlive the
// writer.
class ReplayWriter {
public:
    using Sink = std::function<void(std::string_view line)>;  // with its line end

    explicit ReplayWriter(Sink sink) : sink_(std::move(sink)) {}
    explicit ReplayWriter(std::ostream& out)
        : ReplayWriter([&out](std::string_view line) { out << line << std::flush; }) {}

    // A battle from a position between two actions. `dice` says where the dice come from: "seed 7",
    // "scripted". `players`, by seat, may be left out.
    void begin(const Table&, const State&, const Names&, std::string_view dice,
               std::span<const ReplayPlayer> players = {});
    // A game from its set-up on. The battle's figures are then called by standard_names.
    void begin(const Agreement&, const SetupState&, std::string_view dice,
               std::span<const ReplayPlayer> players = {});
    // Set-up is done: the next add is the battle's, whose figures have these names.
    void table_laid(Names);
    void table_laid(const Table&, const State&);  // standard_names

    // `sender` is none for chance. The origin counts for dice only. `after` is state_digest of what
    // came of it, of the set-up as long as that was not done before.
    void add(Seat sender, const Command&, DiceOrigin, std::span<const Event>, const Digest& after);
    void add(Seat sender, const Command&, DiceOrigin, std::span<const Event>, const State& after);
    void add(Seat sender, const Command&, DiceOrigin, std::span<const Event>,
             const SetupState& after);

    // The same for a host that holds a whole game: the table is noticed when it is laid.
    void begin(const BattleGame&, std::string_view dice);
    void add(Seat sender, const Command&, DiceOrigin, std::span<const Event>,
             const BattleGame& after);

    // With the last state: a game that is over names its winner. Without: it was left unfinished.
    void end(const State& last);
    void end_unfinished();
    // The line that would end it now, for who keeps a game that goes on as a whole file.
    std::string ending(const State* last) const;

private:
    void put(std::string line);  // without its chain value

    Sink sink_;
    Names names_;
    const Catalog* catalog_ = nullptr;
    bool in_setup_ = false;
    std::size_t count_ = 0;  // of commands so far
    Digest chain_{};
};

// SHA-256 of the canonical bytes.
Digest state_digest(const State&);
Digest state_digest(const SetupState&);

// --- reading ---

struct ReplayLine {
    std::string by;       // a seat's name, or "chance"
    std::string command;  // io/language/command_text.h
    std::optional<DiceOrigin> origin;
    std::vector<std::string> events;  // io/language/event_text.h
    Digest state{};                   // SHA-256 of the canonical bytes after the command
};

enum class Ending : std::uint8_t {
    over,        // the game was played to its end
    unfinished,  // it was left, and the recording says so
    missing,     // no last line: the file was cut off
};

struct Replay {
    std::string edition, rules, dice;
    int rules_version = 0;
    std::vector<std::string> seats;
    std::vector<ReplayPlayer> players;  // as many as seats
    std::string header;             // the whole first line: start_of reads the definitions in it
    Digest start{};                 // SHA-256 of the canonical bytes before the first command
    std::vector<ReplayLine> lines;  // lines[i] stands on line i + 2 of the file
    Ending ending = Ending::missing;
    std::string winner;  // when over: a seat's name, or "nobody"
};

// Checks form, numbering and chain; asks the rules nothing. The error's place is "line" or
// "line:/pointer".
Expected<Replay, Error> parse_replay(std::string_view text);

// --- what the header defines, and today's rules ---

struct BattleStart {
    Table table;
    State state;
    Names names;
};
using ReplayStart = std::variant<BattleStart, Agreement>;

// Fails when today's program cannot read the definitions: another format, or something it no longer
// knows.
Expected<ReplayStart, Error> start_of(const Replay&);

struct Rerun {
    std::size_t same_lines = 0;       // commands that went as recorded
    std::optional<Error> difference;  // the first thing that did not, with its line
    std::optional<Illegal> refusal;   // when today's rules refuse it: why, and the names to say so
    Names names;
    bool other_rules =
        false;  // recorded under another rules id or version: states are not compared
};

// Is shown the battle at its beginning (0 lines) and after each line that went as recorded; null as
// long as there is no table.
using Onlooker = std::function<void(std::size_t lines, const BattleStart* battle)>;

// Plays all commands by today's rules and compares events, and states under the same version of the
// rules.
Rerun rerun(const Replay&, const Onlooker& = {});

}  // namespace six::io
