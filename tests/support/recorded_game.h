// Recorded games for tests of replays: fixture battles played by proposals from a seed, close
// attacks first, so that they end soon.
#pragma once

#include <cstdint>
#include <string>

#include "engine/state/setup.h"
#include "engine/state/state.h"
#include "engine/state/table.h"

namespace six::fixture {

// Plays at most so many commands and returns the replay; a game that is not over then is recorded
// as unfinished.
std::string recorded_battle(const Table&, State, std::uint64_t seed,
                            std::size_t most_commands = 5000);
std::string recorded_game(const Agreement&, std::uint64_t seed, std::size_t most_commands = 5000);

// A duel of two figures of one warrior: the smallest replay worth having.
std::string small_replay(std::size_t most_commands);

}  // namespace six::fixture
