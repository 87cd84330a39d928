// A game as a replay: the parts of the file one after the other, all of it, or what it has gained.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "host/play_game.h"
#include "io/replay/replay.h"

namespace six::host {

void write_beginning(const PlayGame&, const std::vector<io::ReplayPlayer>&, io::ReplayWriter&);
void write_answers(const PlayGame&, io::ReplayWriter&);  // those given so far
void write_end(const PlayGame&, io::ReplayWriter&);

// Whole: it can be read and resumed.
std::string replay_text(const PlayGame&, const std::vector<io::ReplayPlayer>&);

// The recording of a game that goes on, for who keeps it elsewhere and adds what is new. Of one
// game only, whose beginning must outlive it; it writes each answer once.
class Recording {
public:
    Recording() = default;
    Recording(const Recording&) = delete;
    Recording& operator=(const Recording&) = delete;

    struct Part {
        std::size_t from = 0;  // which line of the file is the first of these
        std::string lines;     // each with its line end
        std::string end;       // the line that ends the file as it is now
    };
    // What follows on the line with this chain value: all of it from the first line on where there
    // is no such line, because something was taken back or somebody's orders have changed.
    Part since(const PlayGame&, std::vector<io::ReplayPlayer>, std::string_view mark);

private:
    void catch_up(const PlayGame&, std::vector<io::ReplayPlayer>);
    void begin_anew(const PlayGame&, std::vector<io::ReplayPlayer>);

    std::vector<io::ReplayPlayer> players_;
    std::size_t taken_back_ = 0;
    std::size_t noted_ = 0;  // answers
    std::vector<std::string> lines_;
    std::optional<io::ReplayWriter> writer_;  // into lines_
};

}  // namespace six::host
