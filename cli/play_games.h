// The games that `play` recorded by itself: where they are kept, which there are, and a new file
// for one more.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>

#include "cli/args.h"

namespace six::cli {

// $XDG_STATE_HOME/sixskulls, else ~/.local/state/sixskulls; empty when the environment names
// neither.
std::string recordings_folder();

// A file of one's own for the recording of a game that was given none: in that folder, one that
// does not exist yet.
struct FreshRecording {
    std::string file;    // empty: there is none
    std::string folder;  // where it is, or should have been; empty: nobody says where
};
FreshRecording fresh_recording(std::uint64_t seed);

// What a seed is when nobody asks for one: another one each time.
std::uint64_t fresh_seed();

// play --list
int list_games(const Arguments&, std::ostream& out, std::ostream& err);

}  // namespace six::cli
