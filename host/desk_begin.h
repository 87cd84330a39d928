// The games that the desk is asked to put on the table: new ones and recorded ones. For the sources
// of host/ alone.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "host/desk_table.h"
#include "host/sitting.h"
#include "io/format/json_place.h"

namespace six::host {

struct Begun {
    PlayGame game;
    std::array<Seated, kMaxSeats> seats{};
    bool by_hand = false;  // the set-up
    TableTitle title{};
    bool other_dice = false;  // some recorded dice are not those of the seed
    std::size_t cut_off = 0;  // the recording lacks its end after this line; 0: it has one
};

// Requests `begin` and `resume`. What they complain of in the request itself is for the caller to
// look at: then what they return is of no use.
Expected<Begun, io::Error> begun_game(const io::JsonPlace& ask, io::Language);
Expected<Begun, io::Error> resumed_game(const io::JsonPlace& ask);

// The last line of a recording that lacks its end; 0 of one that has it.
std::size_t cut_off_after(const io::Replay&);

// A long text of the request: a replay, a scenario.
Expected<std::string, io::Error> read_text(const io::JsonPlace& ask, std::string_view member);

}  // namespace six::host
