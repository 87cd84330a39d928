// The words a person at the table may type: the commands of io/language/command_text.h and the
// words of the table itself. Here they are known, abbreviated, completed and likened to each other;
// what they do is the session's business. The words are the same in every language; abilities may
// be called by their names in any.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/dial/ability.h"
#include "engine/messages/decision.h"
#include "engine/state/ruleset.h"
#include "io/language/names.h"
#include "io/text/text.h"

namespace six::host {

struct PlayWord {
    std::string_view word;
    std::string_view usage;         // what may follow, in the words of the language: "A at B"
    bool is_command = false;        // an answer for the game, not a word for the table
    std::string_view command = {};  // ... of another name in the engine's lists
    char letter = '\0';             // stands for the whole word
};
std::span<const PlayWord> play_words();
const PlayWord* play_word(std::string_view exact);

// What is asked, and the page that says what answers it.
struct Asking {
    const Ruleset& rules;
    Ask ask;
};
bool fits(const PlayWord&, Asking);  // a word for the table always does

// What somebody who typed `typed` means: the word of that letter, or the one word that begins so,
// of those that answer what is asked, or else of all. None, and several in `may_mean`, when that is
// not clear; none, and the nearest words in `near`, when nothing begins so.
struct Meant {
    const PlayWord* word = nullptr;
    std::vector<std::string_view> may_mean;
    std::string near;  // empty: none is
};
Meant meant_by(std::string_view typed, Asking);

// A command line with everything abbreviated in it written out: the verb stays, labels get their
// own case, keywords and abilities may be cut short where only one begins so, and `facing north` is
// `facing 90`. What is not understood stays as it is.
std::string written_out(std::string_view line, const io::Names&);

// The words inside commands that this one knows, besides labels, numbers and abilities.
std::vector<std::string_view> keywords_of(const PlayWord&);

// What the last word of `line` may become; all that may stand there when it ends with a blank.
std::vector<std::string> completions(std::string_view line, Asking, const io::Names&);

std::vector<std::string_view> split_words(std::string_view line);

// By its word in commands or its name in any language, capitals or not, `_` for blanks.
std::optional<Ability> ability_called(std::string_view name);
// "Sturmangriff (charge)": its name, and its word in commands where that is another.
std::string ability_with_word(io::Language, Ability);

}  // namespace six::host
