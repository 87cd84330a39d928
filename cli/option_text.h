// What the parser and the help share: the options every command has, and how options and words are
// shown. For what is made of the table of commands: the parser, the help, the manual page and the
// shells' completions.
#pragma once

#include <string>
#include <string_view>

#include "cli/args.h"

namespace six::cli {

inline constexpr std::string_view kProgram = "sixskulls";
inline constexpr OptionSpec kLang{"lang", OptionKind::choice, "en|de", "cli.option.lang"};
inline constexpr OptionSpec kHelp{"help", OptionKind::flag, {}, "cli.option.help"};
inline constexpr OptionSpec kVersion{"version", OptionKind::flag, {}, "cli.option.version"};

// The two words of a command's name; the second is empty when there is none.
std::string_view first_word(std::string_view name);
std::string_view second_word(std::string_view name);

// "FILE COMMAND..." in the reader's language: the table writes placeholders in capitals, keys are
// small.
std::string placeholder(io::Language, std::string_view shown);
std::string value_shown(io::Language, const OptionSpec&);
std::string option_shown(io::Language, const OptionSpec&);  // "--seed N"

}  // namespace six::cli
