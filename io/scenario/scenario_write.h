// A position as a scenario file: the same table and the same state when it is read and laid again.
// Figures that come with the program are called by their ids, all others are defined in the file;
// what was answered since the position follows as its script. Only what a turn remembers of two
// figures at a time (State::memos) has no words in the language; a comment then says so.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/messages/command.h"
#include "engine/state/state.h"
#include "engine/state/table.h"
#include "io/language/names.h"

namespace six::io {

struct Scripted {
    Seat seat;  // none: chance
    Command command;
};

// The language speaks of moments between two actions of a battle that goes on.
bool can_be_written(const State&);

// `about` is put at the top as a comment. Labels that a file cannot have are replaced.
std::string scenario_text(const Table&, const State&, const Names&,
                          std::span<const Scripted> since = {}, std::string_view about = {});

// One value of a click as a `dial` line has it: "8:flight/charge", "x".
std::string cell_text(const Cell&);
std::string spell_text(const Spell&);  // scenario_spells.cpp

}  // namespace six::io
