// The one text language for commands: scenario files, replays, the terminal and `why` all speak it.
// What print_command prints, parse_command reads back as the same command. Whether a command is
// legal is never asked here.
//
//     move A to 10,14            move A via 10,12 12,13 to 14,14 facing 90      move A facing 90
//     close A at B               close A at B with C D        close A at B capture
//     shoot A at B C             shoot A at B with D E        shoot A at B using magic_blast freeze
//     close A using sweep        shoot A using shockwave
//     move W forward 8 facing 45 by front left rear           move W back 3 by rear
//     close W at B by left       shoot W at B by front long   section W left   pass W by rear
//     board P W                  disembark P at 10,10 facing 90
//     form A B C march B         march A to 10,12 facing 90 then B via 9,9 to 10,10 then C stay
//     use A regeneration         use A necromancy Z
//     use A magic_levitation B at 10,10 facing 90
//     pass A                     end_turn                     release A
//     withdraw                   offer_end                    agree            time
//     cancel A pierce B flight own C                          heal value       heal die
//     place A at 10,10 facing 90                              turn A facing 180
//     spin B facing 270          decline                      dice 6 6
//     deploy A at 3,4 facing 90  leave_out A
//     cast A spark from tome on B    cast A hail from tome browse at 10,12    counter B
//     army watch_spearman*3 hill_raider      edge north       pool 0 2
//     terrain 0 at 10,10 turned 45
//
// `towards B` may stand wherever `facing 90` may. A facing left out is the one the figure has. `by`
// names sections of a large figure, of an attack or an ability the one that acts: front when none
// is said. `forward` and `back` are read as the place they lead to.
#pragma once

#include <string>
#include <string_view>

#include "engine/base/expected.h"
#include "engine/catalog/warrior.h"
#include "engine/messages/command.h"
#include "engine/state/state.h"
#include "io/language/names.h"
#include "io/text/error.h"
#include "io/text/line_reader.h"

namespace six::io {

struct CommandContext {
    const Names& names;
    const Catalog& catalog;        // for armies
    const State* state = nullptr;  // for facings left out and `towards`; none during set-up
};

// The error's place is the column of the word that was not understood.
Expected<Command, Error> parse_command(std::string_view text, const CommandContext&);
// The same as part of a longer line: reads as far as the reader's end.
Expected<Command, Error> read_command(LineReader&, const CommandContext&);

std::string print_command(const Command&, const Names&, const Catalog&);

}  // namespace six::io
