// Lines that are typed at the table, in the terminal and in the browser: read with the same words,
// completed by the same words, refused with the same sentences.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/expected.h"
#include "host/play_game.h"
#include "host/play_words.h"
#include "io/text/text.h"

namespace six::host {

// A command of this word and what follows it, anything abbreviated. The error is a sentence: what
// was not understood, and what it may have been.
Expected<Command, std::string> read_typed_command(io::Language, const PlayGame&, const PlayWord&,
                                                  std::string_view rest);

// What a line at a table that is drawn means: there the table's other words are drawn too.
struct TypedLine {
    enum class Does : unsigned char { give, why, hints, undo };
    Does does = Does::give;
    std::optional<Command> command;  // to give, or to explain
};
inline constexpr std::array kDoesNames = {"give", "why", "hints", "undo"};
Expected<TypedLine, std::string> read_typed_line(io::Language, const PlayGame&, std::string_view);

// What the last word of a line may become there, each with what it is; own figures come first where
// one of them is asked for, others first as targets.
struct Completion {
    std::string word, said;
};
std::vector<Completion> completions_said(io::Language, const PlayGame&, std::string_view line);

}  // namespace six::host
