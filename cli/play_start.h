// From the command line of `play` to the table: armies, battlefield and seed of a new game, or the
// game of a recording. Whatever cannot be had is an error that says which file or name, and why.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "cli/args.h"
#include "cli/play_session.h"
#include "engine/base/expected.h"
#include "host/new_game.h"
#include "host/play_game.h"
#include "io/error.h"

namespace six::cli {

Expected<host::NewGame, io::Error> new_game(const Arguments&);

Expected<host::PlayGame::Resumed, io::Error> resumed_game(const std::string& file,
                                                          std::uint64_t seed_if_none);

// A file of one's own for the recording of a game that was given none: in the folder where programs
// keep their state (XDG_STATE_HOME), one that does not exist yet.
struct FreshRecording {
    std::string file;    // empty: there is none
    std::string folder;  // where it is, or should have been; empty: nobody says where
};
FreshRecording fresh_recording(std::uint64_t seed);

}  // namespace six::cli
