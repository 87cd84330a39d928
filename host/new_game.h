// From a set-up to a table: the agreement, the armies that meet on it, and who plays. Seats without
// an army get one of the collection that fits, drawn from the seed.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "engine/base/expected.h"
#include "host/play_game.h"
#include "io/format/files.h"
#include "io/library/setup_file.h"
#include "io/text/error.h"

namespace six::host {

struct NewGame {
    PlayStart start;
    std::array<std::optional<ChooseArmy>, kMaxSeats> armies;
    std::array<std::string, kMaxSeats> army_names;  // as the files have them; empty: chosen freely
    std::string map_name;
    std::array<std::string, kMaxSeats> players;  // whom a set-up file seats; empty: it says nothing
};

// The seed is the one given, else the file's, else 1.
Expected<NewGame, io::Error> new_game(const io::SetupFile&, io::Language,
                                      std::optional<std::uint64_t> seed);

// Different armies of the collection that were made for this build total, for the seats that have
// none yet. Who defends a castle chooses first. [C-SIEGE-2]
void draw_armies(std::uint64_t seed, const Agreement&, std::span<std::optional<io::Army>>);

// A recording holds the catalog of its game: where all armies are known, their figures are enough.
void keep_fielded(Agreement&, std::array<std::optional<ChooseArmy>, kMaxSeats>& armies);

}  // namespace six::host
