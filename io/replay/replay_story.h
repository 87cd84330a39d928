// The story of a replay, told from its recorded events alone: it never asks what today's rules
// would have done. An event that today's program does not know is told as it was written.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "io/replay/replay.h"
#include "io/text/text.h"

namespace six::io {

namespace answers {
enum class ReplayEnding : std::uint8_t;  // io/answers/replay_answers.h
}

struct StoryLine {
    std::size_t line = 0;                // of the file
    std::string by;                      // "Red", "the dice"
    std::string command;                 // machine text; words where it is still a secret
    std::vector<std::string> events;     // machine text, without secrets
    std::vector<std::string> sentences;  // one for each of them
};

std::vector<StoryLine> story_of(const Replay&, Language);

answers::ReplayEnding ending_told(Ending);

// For programs: answers::ReplayStoryTold.
std::string story_json(const Replay&, Language);

// For programs: what a check of a file found, answers::ReplayVerdict or ReplayUnreadable. `file`
// only names it.
std::string verdict_json(const std::string& file, const Replay&, const Rerun&, Language);
std::string refusal_json(const std::string& file, const Error&, Language);

// For programs: answers::ReplayExported.
std::string exported_json(const std::string& file, std::string_view format);

}  // namespace six::io
