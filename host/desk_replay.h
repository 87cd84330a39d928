// Moments of a game: a replay looked at answer by answer beside the game on the table, and any
// moment of either as a scenario file. For the sources of host/ alone.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "host/desk_table.h"
#include "host/play_game.h"
#include "host/protocol/requests.h"
#include "io/replay/replay.h"
#include "io/text/error.h"

namespace six::host {

// How a game stood when so many answers had been given.
struct Moment {
    std::shared_ptr<const Table> table;
    State state;  // between two actions
    io::Names names;
    std::size_t answered = 0;
};
// The last moment between two actions that is not after this one; none before the table is laid.
std::optional<Moment> quiet_moment(const PlayGame&, std::size_t answered);

// That moment, and what was answered from it on as the script.
Expected<std::string, io::Error> scenario_at(const PlayGame&, std::size_t answered,
                                             std::string_view about);

// A scenario's position with its script played; what the script expects to be refused is passed
// over.
Expected<PlayGame, io::Error> laid_scenario(const std::string& text, io::Language);

class ViewedReplay {
public:
    // Played by today's rules as far as they take its commands. Fails when not even its beginning
    // can be laid.
    static Expected<std::unique_ptr<ViewedReplay>, io::Error> of(const io::Replay&);

    const PlayGame& game() const { return sitting_.game(); }  // as far as it goes
    std::size_t count() const { return game().answers().size(); }
    protocol::ViewReplayAnswer overview(io::Language) const;
    protocol::TableView table_at(io::Language, std::size_t answered) const;

private:
    ViewedReplay(PlayGame, std::array<Seated, kMaxSeats>);
    void play(const io::Replay&);

    Sitting sitting_;
    std::array<Seated, kMaxSeats> seats_;
    std::vector<std::unique_ptr<BattleGame>> kept_;  // every kKeepEvery answers, so that any
                                                     // moment is near one
    io::Rerun rerun_;
    std::size_t cut_off_ = 0;
};

// Said of a recording that lacks its end after this line; nothing for 0.
std::optional<std::string> cut_off_said(const Voice&, std::size_t line);

}  // namespace six::host
