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
#include "io/text/error.h"

namespace six::cli {

Expected<host::NewGame, io::Error> new_game(const Arguments&);

struct ResumedGame : host::PlayGame::Resumed {
    bool other_rules = false;  // recorded under another version of the rules
};
Expected<ResumedGame, io::Error> resumed_game(const std::string& file, std::uint64_t seed_if_none);

}  // namespace six::cli
