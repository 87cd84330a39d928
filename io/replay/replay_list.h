// Recorded games as a list: of each what its header and its last line say.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "io/replay/replay.h"
#include "io/text/error.h"

namespace six::io {

struct ListedReplay {
    std::string file;
    std::int64_t written = 0;      // seconds since 1970
    std::optional<Error> problem;  // it cannot be read: there is no more to say
    std::string edition, rules, dice, winner;
    int rules_version = 0;
    std::vector<std::string> seats;
    std::vector<ReplayPlayer> players;
    std::size_t commands = 0;
    Ending ending = Ending::missing;
};
ListedReplay listed_replay(const std::string& file);

// All *.jsonl of a folder, the one that was written last first.
std::vector<ListedReplay> listed_replays(const std::string& folder);

// answers::GamesListed (io/answers/replay_answers.h).
std::string replays_json(const std::string& folder, std::span<const ListedReplay>, Language);

}  // namespace six::io
