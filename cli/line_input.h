// Lines that a person types. On a terminal they can be edited, recalled and completed, if the
// program was built with libedit; from a pipe or a file they are read as they come.
#pragma once

#include <cstddef>
#include <functional>
#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace six::cli {

// A longer line is nobody's command, and is not obeyed in part.
inline constexpr std::size_t kLongestLine = 4096;

class LineInput {
public:
    using Complete = std::function<std::vector<std::string>(std::string_view line)>;

    virtual ~LineInput() = default;
    // None at the end of the input. Of a line that is too long as much as shows it: one byte more
    // than allowed; the rest is passed over without being kept.
    virtual std::optional<std::string> line(const std::string& prompt) = 0;
    // What the last word of a line may become; asked when the person presses TAB.
    virtual void complete_with(const Complete&) {}
};

// Prompt and line are printed, so that what is recorded from a pipe reads like a talk.
std::unique_ptr<LineInput> stream_input(std::istream& in, std::ostream& out);

// The process's own standard input: with editing where that is a terminal.
std::unique_ptr<LineInput> standard_input(std::ostream& out);

}  // namespace six::cli
