// Options that several commands have, for the tables of commands.
#pragma once

#include <string_view>

#include "cli/args.h"

namespace six::cli {

inline constexpr OptionSpec kJson{"json", OptionKind::flag, {}, "cli.option.json"};
inline constexpr std::string_view kEveryEdition = "unlimited|v2|dungeons|conquest";
inline constexpr std::string_view kPlayedEditions = "unlimited|v2|conquest";
inline constexpr OptionSpec kEdition{"edition", OptionKind::choice, kEveryEdition,
                                     "cli.option.edition"};
inline constexpr OptionSpec kGroup{"group", OptionKind::text, "PREFIX", "cli.option.group"};
inline constexpr OptionSpec kSeed{"seed", OptionKind::number, "N", "cli.option.seed"};
// Of a new game.
inline constexpr OptionSpec kPlayed{"edition", OptionKind::choice, kPlayedEditions,
                                    "cli.option.played_edition"};
// Asked the same question, side by side.
inline constexpr OptionSpec kEditions{"editions", OptionKind::text, "EDITIONS",
                                      "cli.option.editions"};
inline constexpr OptionSpec kArmyOut{"out", OptionKind::text, "FILE", "cli.army.option.out"};

}  // namespace six::cli
