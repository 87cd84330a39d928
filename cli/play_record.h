// The replay of a game that is being played, written as it goes: every answer is in the file before
// the next one is asked for, so that nothing is lost when the terminal dies. What is taken back
// leaves the file too; a file is replaced as a whole, so that there is always a good one.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "host/play_game.h"
#include "io/replay/replay.h"
#include "io/text/file_write.h"

namespace six::cli {

enum class Recorded : unsigned char {
    anew,  // the file is made: one of that name is nobody's to write over
    on,    // the file holds this game so far
};

class PlayRecord {
public:
    // No file: nothing is written.
    explicit PlayRecord(std::string file = {}, Recorded recorded = Recorded::anew)
        : file_(std::move(file)), recorded_(recorded) {}

    const std::string& file() const { return file_; }
    const std::string& lost_file() const { return lost_; }  // that could not be written

    // Who sits there and what they ordered; what is in the file changes with the next rewrite.
    void seat(std::vector<io::ReplayPlayer> players) { players_ = std::move(players); }

    // Each is false when the file could not be written; the game goes on without it.
    bool rewrite(
        const host::PlayGame&);       // all answers so far: at the beginning, and after taking back
    bool add(const host::PlayGame&);  // the last answer
    bool end(const host::PlayGame&);  // the last line

private:
    bool gone();  // no further attempts

    std::string file_, lost_;
    Recorded recorded_;
    std::vector<io::ReplayPlayer> players_;
    std::unique_ptr<io::OutFile> out_;
    std::optional<io::ReplayWriter> writer_;
    // The writer reads the catalog of what it was given first.
    std::shared_ptr<const Agreement> agreement_;
    std::shared_ptr<const Table> table_;
};

// The game so far as a whole file that can be resumed: a new one, or in place of one that
// may_be_replaced.
bool save_game(const host::PlayGame&, const std::vector<io::ReplayPlayer>&,
               const std::string& file);

// Whether a file can be made there, or replaced.
bool can_be_written(const std::string& file);

// Nothing would be lost if this game were saved there: no such file, or one that holds a part of
// this game.
bool may_be_replaced(const host::PlayGame&, const std::string& file);

}  // namespace six::cli
