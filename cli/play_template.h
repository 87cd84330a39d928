// The movement template of a large figure: how far it could go straight ahead, and what would stop
// it there. [LRG-TEMP-2]
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "cli/terminal.h"
#include "engine/messages/illegal.h"
#include "host/play_game.h"
#include "io/text/text.h"

namespace six::cli {

// The furthest place on its way that it may end at, with these sections. [DRG-MOVE-2, LRG-TEMP-5]
struct Furthest {
    FigureId who;
    Facing facing;
    bool backward = false;
    std::uint8_t sections = 0;
    Inches pace;                          // what their speeds allow
    Inches distance;                      // what the table does; 0: it cannot leave its place
    Vec2 at;                              // there
    std::optional<Illegal> stopped = {};  // why not a mil further
};
Furthest furthest_place(const Table&, const State&, FigureId, Facing, bool backward,
                        std::uint8_t sections);

// "r1 facing 45 by front left", "r1 back": drawn and said. All sections that may still act where
// none is named.
std::string template_shown(io::Language, const Terminal&, const host::PlayGame&,
                           std::string_view words);

}  // namespace six::cli
