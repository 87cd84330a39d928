// The games that the desk is asked to put on the table: new ones and recorded ones. For the sources
// of host/ alone.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "host/desk_table.h"
#include "host/protocol/asks.h"
#include "host/sitting.h"
#include "io/text/error.h"

namespace six::host {

struct Begun {
    PlayGame game;
    std::array<Seated, kMaxSeats> seats{};
    bool by_hand = false;  // the set-up
    TableTitle title{};
    bool other_dice = false;  // some recorded dice are not those of the seed
    std::size_t cut_off = 0;  // the recording lacks its end after this line; 0: it has one
};

Expected<Begun, io::Error> begun_game(const protocol::BeginAsk&, io::Language);
Expected<Begun, io::Error> resumed_game(const protocol::ResumeAsk&);

// The last line of a recording that lacks its end; 0 of one that has it.
std::size_t cut_off_after(const io::Replay&);

}  // namespace six::host
