// A game as a replay: the parts of the file one after the other, or all of it.
#pragma once

#include <string>
#include <vector>

#include "host/play_game.h"
#include "io/replay/replay.h"

namespace six::host {

void write_beginning(const PlayGame&, const std::vector<io::ReplayPlayer>&, io::ReplayWriter&);
void write_answers(const PlayGame&, io::ReplayWriter&);  // those given so far
void write_end(const PlayGame&, io::ReplayWriter&);

// Whole: it can be read and resumed.
std::string replay_text(const PlayGame&, const std::vector<io::ReplayPlayer>&);

}  // namespace six::host
